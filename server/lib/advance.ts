import { type AnyStateMachine, type EventFrom, type StateMachine, transition } from 'xstate'
import type { RefusalName } from '#contract/refusals.ts'
import { refuse } from './refuse.ts'

type NamedAction<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer _Actor,
    infer Action,
    infer _Guard,
    infer _Delay,
    infer _State,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema
  >
    ? Action
    : never

/** The effects a lifecycle names. */
export type EffectOf<M> = NamedAction<M> extends { type: infer Name extends string } ? Name : never

export interface Keeper<M, Row> {
  /** Writes the state if the row is still in the one that was read; false when it is not. */
  write(row: Row, to: Row extends { state: infer State } ? State : never): Promise<boolean>
  effects: Record<EffectOf<M>, (row: Row) => Promise<void>>
  /** What is said when the row cannot take the event, or was faster. */
  stale: RefusalName
}

/** The lifecycle decides, the row follows, the effects happen: all in the caller's transaction. */
export async function advance<M extends AnyStateMachine, Row extends { state: string }>(
  lifecycle: M,
  row: Row,
  event: EventFrom<M>,
  keeper: Keeper<M, Row>,
): Promise<Row> {
  const machine: AnyStateMachine = lifecycle
  const before = machine.resolveState({ value: row.state, context: {} })
  if (!before.can(event)) refuse(keeper.stale)
  const [after, actions] = transition(machine, before, event)
  if (!(await keeper.write(row, after.value))) refuse(keeper.stale)
  for (const { type } of actions) await keeper.effects[type as EffectOf<M>](row)
  return { ...row, state: after.value }
}
