import type { Selectable, Updateable } from 'kysely'
import type { PayStatus } from '#contract/payment.ts'
import type { PaymentState } from '#machines/payment/payment.lifecycle.ts'
import type { PaymentFacts } from '#machines/payment/payment.rules.ts'
import type { Payment } from '../schema.ts'

export type PaymentRow = Selectable<Payment>
export type PaymentChange = Updateable<Payment>

export const stateOf = (row: PaymentRow) => row.state as PaymentState
export const statusOf = (row: PaymentRow): PayStatus => (row.state === 'surplus' ? 'paid' : row.state)

export const factsOf = (row: PaymentRow, isSettled: boolean, now: Date): PaymentFacts => ({
  now: now.getTime(),
  expireAt: row.expire_at?.getTime() ?? null,
  isSettled,
  isOwn: row.gateway === 'house',
})

export const columnsOf = ({ expireAt }: PaymentFacts) => {
  const at = expireAt === null ? null : new Date(expireAt)
  return { expire_at: at, wake_at: at } satisfies PaymentChange
}
