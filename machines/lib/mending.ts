import { transition, type AnyMachineSnapshot, type EventObject } from 'xstate'
import { isClean, type Problems } from './problems.ts'

/** Where a flow keeps what is wrong with what was said to it. */
export interface Judging {
  readonly problems?: Problems
  readonly secondProblems?: Problems
  readonly trouble?: object | undefined
}

const NOTHING: Problems = {}

const keyIn = ({ secondProblems = NOTHING }: Judging) => (isClean(secondProblems) ? 'problems' : 'secondProblems')

export const problemsIn = (context: Judging): Problems => context[keyIn(context)] ?? NOTHING

export const withProblems = <Context extends Judging>(context: Context, problems: Problems): Context => ({
  ...context,
  [keyIn(context)]: problems,
})

/** What the flow would find wrong if it were told this now. Nothing happens by it. */
export function problemsAfter(snapshot: AnyMachineSnapshot, event: EventObject): Problems {
  const [next] = transition(snapshot.machine, snapshot, event)
  const context = next.context as Judging
  return context[keyIn(snapshot.context as Judging)] ?? NOTHING
}
