import type { ShopOrderActor } from '#machines/shop-order/shop-order.rules.ts'
import { shopOrderKnows } from '#machines/shop-order/shop-order.lifecycle.ts'
import type { Scope } from '../lib/move-record.ts'
import { refuse } from '../lib/refuse.ts'
import { moveShopOrder } from './move.ts'
import { type ShopOrderRow, stateOf } from './rows.ts'

interface Sent {
  readonly carrier: string
  readonly trackingNo: string
  /** Of the order; all that are left, where none are named. */
  readonly lines?: readonly number[]
  readonly by: Extract<ShopOrderActor, 'store' | 'operator' | 'system'>
  readonly operator?: number
}

/** Lines go whole, and once. The order is locked. */
export async function sendParcel(
  scope: Scope,
  row: ShopOrderRow,
  { carrier, trackingNo, lines, by, operator }: Sent,
): Promise<ShopOrderRow> {
  const { sql, now } = scope
  if (!shopOrderKnows(stateOf(row), 'ship')) return refuse('not-now')
  const { id: parcel } = await sql
    .insertInto('parcel')
    .values({
      order_id: row.id,
      carrier,
      tracking_no: trackingNo,
      state: 'announced',
      created_at: now,
      since: now,
      wake_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql
    .insertInto('parcel_event')
    .values({ parcel_id: parcel, version: 0, event: 'made', state: 'announced', actor: by, at: now })
    .execute()
  const { numUpdatedRows } = await sql
    .updateTable('shop_order_line')
    .set({ parcel_id: parcel })
    .where('order_id', '=', row.id)
    .where('parcel_id', 'is', null)
    .where('is_back', '=', false)
    .$if(lines !== undefined, (of) => of.where('id', 'in', lines ?? []))
    .executeTakeFirst()
  if (numUpdatedRows === 0n || (lines && Number(numUpdatedRows) < lines.length)) return refuse('missing')
  return moveShopOrder(scope, row, { type: 'ship', by }, operator === undefined ? {} : { operator })
}
