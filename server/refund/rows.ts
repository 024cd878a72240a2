import type { Selectable, Updateable } from 'kysely'
import { REFUND_ANSWER } from '#contract/limits.ts'
import type { LineRefund } from '#contract/shop-refund.ts'
import type { RefundState } from '#machines/refund/refund.lifecycle.ts'
import type { RefundFacts } from '#machines/refund/refund.rules.ts'
import type { Refund } from '../schema.ts'

export type RefundRow = Selectable<Refund>
export type RefundChange = Updateable<Refund>

export const stateOf = (row: Pick<RefundRow, 'state'>) => row.state as RefundState

export const ANSWER_MS = REFUND_ANSWER * 1_000

export const factsOf = ({ due_at, ended_at }: RefundRow, now: Date): RefundFacts => ({
  now: now.getTime(),
  dueAt: due_at?.getTime() ?? null,
  window: ANSWER_MS,
  isOver: ended_at !== null,
})

const LINE: Record<RefundState, LineRefund> = {
  asked: 'asked',
  refused: 'asked',
  appealed: 'asked',
  agreed: 'done',
  closed: 'rejected',
  rejected: 'rejected',
  withdrawn: 'none',
}

interface Line {
  readonly is_back: boolean
  /** Of the latest return that it is a part of. */
  readonly refund_state: string | null
}

export const lineRefundOf = ({ is_back, refund_state: state }: Line): LineRefund =>
  is_back ? 'done' : state === null ? 'none' : LINE[state as RefundState]
