import { sql as raw } from 'kysely'
import type { Context } from '../lib/context.ts'
import { later } from '../lib/clock.ts'
import { inTransaction } from '../lib/database.ts'
import { SANDBOX_CARRIER } from '../parcel/sandbox-carrier.ts'
import { lockedShopOrder } from '../shop-order/move.ts'
import { sendParcel } from '../shop-order/send.ts'
import { play } from './play.ts'

type House = Pick<Context, 'database' | 'clock' | 'log' | 'chance'>

/** Seconds from the payment to the first parcel, and from that to the second. */
const [PACKS, FOLLOWS] = [40, 120]
/** From so many lines on there are two. */
const MANY = 3
const AT_ONCE = 20

async function due({ database, clock }: House): Promise<string[]> {
  const now = clock.now()
  const { rows } = await raw<{ order_no: string }>`
    select order_no from shop_order left join (
        select order_id, max(created_at) as at from parcel group by order_id) last on order_id = shop_order.id
    where state = 'unshipped' and delivery = 'express' and not exists (select from halt)
      and (case when at is null then paid_at <= ${later(now, -PACKS)} else at <= ${later(now, -FOLLOWS)} end)
    order by paid_at limit ${AT_ONCE}`.execute(database)
  return rows.map(({ order_no }) => order_no)
}

const numberFrom = ({ chance }: House) => `DEMO-${String(chance.bytes(6).readUIntBE(0, 6) % 1e10).padStart(10, '0')}`

/** Another process may have sent it meanwhile. */
async function pack(house: House, orderNo: string): Promise<void> {
  const scope = { now: house.clock.now() }
  await inTransaction(house.database, async (sql) => {
    const row = await lockedShopOrder({ ...scope, sql }, orderNo)
    if (row?.state !== 'unshipped') return
    const all = await sql
      .selectFrom('shop_order_line')
      .select(['id', 'parcel_id'])
      .where('order_id', '=', row.id)
      .where('is_back', '=', false)
      .orderBy('id')
      .execute()
    const left = all.filter(({ parcel_id: parcel }) => parcel === null).map(({ id }) => id)
    const isFirst = left.length === all.length
    const lines = isFirst && all.length >= MANY ? left.slice(0, Math.ceil(left.length / 2)) : left
    await sendParcel({ ...scope, sql }, row, {
      carrier: SANDBOX_CARRIER,
      trackingNo: numberFrom(house),
      lines,
      by: 'system',
    })
  })
}

/** What was bought of the house, and of stores that have nobody who sends. */
export async function sendDemoParcels(house: House): Promise<number> {
  const orders = await due(house)
  for (const order of orders)
    await pack(house, order).catch((error: unknown) =>
      house.log.warn({ err: error, order }, 'an order of the demo could not be sent'),
    )
  return orders.length
}

export const playDemoParcels = (house: House) =>
  play(house, () => sendDemoParcels(house), 'parcels of the demo could not be sent')
