import type { Answer } from './answers.ts'
import { type Asking, type Effect, isEffect, OR } from './calls-model.ts'
import type { Mishap } from './faulty-database.ts'

/** Several statements in one transaction, and not one that is all of it. */
const isInTransaction = ({ does }: Asking, isNaive: boolean) =>
  does === 'aside' || does === 'end' || does === 'cancel' || (does === 'send' && isNaive)

/** Whether a mishap comes to pass: not before there is an effect, and no refused transaction has a commit to be cut at. */
export function befalls(
  before: Answer | Effect,
  mishap: Mishap | undefined,
  asking: Asking,
  isNaive: boolean,
): boolean {
  if (!mishap || !isEffect(before)) return false
  if (before.isKept && !mishap.startsWith('cut')) return false
  return !(isInTransaction(asking, isNaive) && before.refused && mishap.startsWith('cut'))
}

/** A cut before the commit undoes the effect; what PostgreSQL wants repeated is repeated when it is a transaction. */
export function expectedOf(
  before: Answer | Effect,
  mishap: Mishap | undefined,
  asking: Asking,
  isNaive: boolean,
): Answer | undefined {
  if (!isEffect(before)) return before
  if (mishap === 'cut before commit') return undefined
  const isAskedAgain = mishap === 'conflict' || mishap === 'deadlock'
  if (isAskedAgain && !isInTransaction(asking, isNaive)) return { said: 'busy', facts: {} }
  const answer = before.act()
  return mishap === 'cut after commit' ? undefined : answer
}

export function compare(expected: Answer | undefined, answer: Answer | undefined, line: string): void {
  const wrong = Object.entries(expected?.facts ?? {}).find(([name, fact]) => answer?.facts[name] !== fact)
  const isSaid = expected && answer ? expected.said.split(OR).includes(answer.said) : expected === answer
  if (!isSaid || wrong) throw new Error(`expected ${JSON.stringify(expected ?? null)} in ${line}`)
}
