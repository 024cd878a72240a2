import type { Selectable } from 'kysely'
import { decimalOf } from '#contract/money.ts'
import type { Refund, Refundable } from '#contract/shop-refund.ts'
import type { Call } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { flag } from '../lib/flag.ts'
import type { ShopOrder } from '../schema.ts'
import { carriageBack } from './ask.ts'
import { latestRefundOf, linesIn, picturesOf } from './queries.ts'
import { lineRefundOf, stateOf } from './rows.ts'

const euros = (cents: bigint) => decimalOf(cents, 'EUR')

/** A coupon comes back with the last line. */
export async function presentRefund(
  { sql }: Pick<Call, 'sql'>,
  { id: order, member_coupon_id: coupon }: Pick<Selectable<ShopOrder>, 'id' | 'member_coupon_id'>,
  lines: readonly Pick<Line, 'id' | 'is_back'>[],
): Promise<Refund | null> {
  const row = await latestRefundOf(sql, order)
  if (!row) return null
  const ids = await linesIn(sql, row.id)
  return {
    id: row.id,
    status: stateOf(row),
    item_ids: ids,
    amount: euros(row.cash + row.carriage),
    points: row.points,
    freight: euros(row.carriage),
    coupon_back: flag(coupon !== null && lines.every(({ id, is_back }) => is_back || ids.includes(id))),
    reason: row.reason,
    explain: row.explain,
    appeal: row.appeal,
    images: await picturesOf(sql, row.id),
    answer: row.answer,
    time: unix(row.created_at),
    due_time: row.due_at && unix(row.due_at),
  }
}

interface Line {
  readonly id: number
  readonly cash: bigint
  readonly points: number
  readonly parcel_id: number | null
  readonly is_back: boolean
  readonly refund_state: string | null
}

export const presentRefundable = (row: Selectable<ShopOrder>, lines: readonly Line[], may: boolean): Refundable => ({
  items: may
    ? lines
        .filter((line) => lineRefundOf(line) === 'none')
        .map(({ id, cash, points }) => ({ item_id: id, amount: euros(cash), points }))
    : [],
  freight: euros(may ? carriageBack(row, lines) : 0n),
  until: may && row.state === 'received' && row.due_at ? unix(row.due_at) : null,
})
