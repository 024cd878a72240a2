import { sql as raw } from 'kysely'
import { parcelLifecycle } from '#machines/parcel/parcel.lifecycle.ts'
import { parcelBlocker, type ParcelMove } from '#machines/parcel/parcel.rules.ts'
import type { Sql } from '../lib/database.ts'
import { type Life, lockRecord, moveRecord, type Moving, type Scope } from '../lib/move-record.ts'
import { lockedShopOrder, moveShopOrder } from '../shop-order/move.ts'
import type { ParcelRow } from './rows.ts'

type MovingParcel = Moving<ParcelRow, ParcelMove, object>

const lockParcel = (sql: Sql, id: number): Promise<ParcelRow | undefined> =>
  sql.selectFrom('parcel').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export const orderOf = (sql: Sql, { order_id }: Pick<ParcelRow, 'order_id'>) =>
  sql.selectFrom('shop_order').select(['order_no', 'member_id']).where('id', '=', order_id).executeTakeFirstOrThrow()

/** Its order is locked before a parcel is. */
async function tellOrder({ sql, now }: Scope, parcel: ParcelRow): Promise<void> {
  const scope = { sql, now }
  const { order_no } = await orderOf(sql, parcel)
  const order = await lockedShopOrder(scope, order_no)
  if (!order || !(order.state === 'shipped' || order.before === 'shipped')) return
  const open = await sql
    .selectFrom('parcel')
    .select('id')
    .where('order_id', '=', parcel.order_id)
    .where('state', '<>', 'signed')
    .executeTakeFirst()
  if (!open) await moveShopOrder(scope, order, { type: 'sign', by: 'carrier' })
}

async function keepEvent({ sql, now, move: { type, by } }: MovingParcel, row: ParcelRow): Promise<void> {
  const { id: parcel_id, version, state } = row
  await sql.insertInto('parcel_event').values({ parcel_id, version, event: type, state, actor: by, at: now }).execute()
  const { order_no, member_id } = await orderOf(sql, row)
  const body = JSON.stringify({ order_no, package_id: parcel_id, version, event: type })
  await raw`insert into event (member_id, topic, body, at)
    values (${member_id}, 'shop-order', ${body}::jsonb, ${now})`.execute(sql)
}

const parcelLife: Life<ParcelRow, number, object, ParcelMove, object> = {
  lifecycle: parcelLifecycle,
  table: 'parcel',
  key: 'id',
  refuses: { unknown: 'not-now', raced: 'moved-on' },
  lock: lockParcel,
  facts: () => ({}),
  due: () => undefined,
  blocker: (_, move) => parcelBlocker(move),
  columns: (_, { now, move: { type } }) => ({ since: now, ...(type === 'sign' && { signed_at: now, wake_at: null }) }),
  effects: async (moving) => ({ tellOrder: (row) => tellOrder(moving, row) }),
  news: keepEvent,
}

export const lockedParcel = (scope: Scope, id: number) => lockRecord(parcelLife, scope, id)
export const moveParcel = (scope: Scope, row: ParcelRow, move: ParcelMove) => moveRecord(parcelLife, scope, row, move)
