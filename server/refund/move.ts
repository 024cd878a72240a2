import { refundLifecycle } from '#machines/refund/refund.lifecycle.ts'
import { refundBlocker, type RefundFacts, type RefundMove } from '#machines/refund/refund.rules.ts'
import { type Life, moveRecord, type Moving, type Scope } from '../lib/move-record.ts'
import { lockOpenRefund } from './queries.ts'
import { factsOf, type RefundChange, type RefundRow } from './rows.ts'

interface RefundDetails {
  /** Sealed. */
  readonly text: string
  readonly operator: number
}

type MovingRefund = Moving<RefundRow, RefundMove, RefundDetails>

const SAID = { refuse: 'answer', reject: 'answer', appeal: 'appeal' } as const

const columnsOf = (
  { dueAt, isOver }: RefundFacts,
  { now, move: { type }, details: { text } }: MovingRefund,
): RefundChange => ({
  since: now,
  due_at: dueAt === null ? null : new Date(dueAt),
  ...(isOver && { ended_at: now }),
  ...(type in SAID && text !== undefined && { [SAID[type as keyof typeof SAID]]: text }),
})

const refundLife: Life<RefundRow, number, RefundFacts, RefundMove, RefundDetails> = {
  lifecycle: refundLifecycle,
  table: 'refund',
  key: 'id',
  refuses: { unknown: 'not-now', raced: 'moved-on' },
  lock: lockOpenRefund,
  facts: ({ now }, row) => factsOf(row, now),
  /** Its order has the clock. */
  due: () => undefined,
  blocker: refundBlocker,
  columns: columnsOf,
  effects: async () => ({}),
  async news({ sql, now, move: { type, by }, details: { operator } }, { id, version, state }) {
    await sql
      .insertInto('refund_event')
      .values({ refund_id: id, version, event: type, state, actor: by, operator_id: operator ?? null, at: now })
      .execute()
  },
}

export const moveRefund = (scope: Scope, row: RefundRow, move: RefundMove, details?: Partial<RefundDetails>) =>
  moveRecord(refundLife, scope, row, move, details)
