import type { Selectable, Updateable } from 'kysely'
import type { MerchantFacts } from '#machines/merchant/merchant.rules.ts'
import type { Merchant } from '../schema.ts'
import type { Terms } from '../market/trade-terms.ts'

export type MerchantRow = Selectable<Merchant>
export type MerchantChange = Updateable<Merchant>

export interface Margin {
  readonly free: bigint
  readonly bound: bigint
}

const MS = 1_000
const ms = (moment: Date | null) => moment?.getTime() ?? null
const moment = (at: number | null) => (at === null ? null : new Date(at))

export const missingOf = ({ margin_need: need }: Pick<MerchantRow, 'margin_need'>, { free, bound }: Margin): bigint =>
  need > free + bound ? need - free - bound : 0n

export const factsOf = (row: MerchantRow, margin: Margin, terms: Terms, now: Date): MerchantFacts => ({
  now: now.getTime(),
  terms: { break: terms.merchant_break * MS, leave: terms.leave_quiet * MS },
  breakUntil: ms(row.break_until),
  leaveAt: ms(row.leave_at),
  marginShort: missingOf(row, margin) > 0n,
  openOrders: row.open_orders,
})

export const clocksOf = ({ breakUntil, leaveAt }: MerchantFacts): MerchantChange => ({
  break_until: moment(breakUntil),
  leave_at: moment(leaveAt),
})
