import { sql as raw } from 'kysely'
import { shopOrderLifecycle } from '#machines/shop-order/shop-order.lifecycle.ts'
import {
  shopOrderBlocker,
  shopOrderDue,
  type ShopOrderFacts,
  type ShopOrderMove,
} from '#machines/shop-order/shop-order.rules.ts'
import type { Sql } from '../lib/database.ts'
import { type Scope, lapse, type Life, lockRecord, moveRecord } from '../lib/move-record.ts'
import { type MoveDetails, type MovingShopOrder, shopOrderEffects } from './effects.ts'
import { notifyShopOrder } from './notify.ts'
import { factsOf, type Sending, type ShopOrderChange, type ShopOrderRow } from './rows.ts'

export const lockShopOrder = (sql: Sql, orderNo: string): Promise<ShopOrderRow | undefined> =>
  sql.selectFrom('shop_order').selectAll().where('order_no', '=', orderNo).forNoKeyUpdate().executeTakeFirst()

async function sendingOf(sql: Sql, order: number): Promise<Sending> {
  const { rows } = await raw<Sending>`
    select count(parcel_id)::integer as sent, (count(*) filter (where parcel_id is null))::integer as unsent,
      (select count(*)::integer from parcel where order_id = ${order}) as parcels,
      (select count(*)::integer from parcel where order_id = ${order} and state <> 'signed') as unsigned,
      (select state from refund where order_id = ${order} and ended_at is null) as refund
    from shop_order_line line
    where order_id = ${order} and not is_back and not exists (
      select from refund_line join refund on refund.id = refund_id where line_id = line.id and ended_at is null)`.execute(
    sql,
  )
  return rows[0] ?? { sent: 0, unsent: 0, parcels: 0, unsigned: 0, refund: null }
}

const MOMENT = { pay: 'paid_at', ship: 'sent_at' } as const

function columnsOf(
  { dueAt, isOver, before, rest, refunds }: ShopOrderFacts,
  { now, move: { type }, details }: MovingShopOrder,
): ShopOrderChange {
  const due_at = dueAt === null ? null : new Date(dueAt)
  return {
    due_at,
    wake_at: due_at,
    since: now,
    before,
    rest: rest === null ? null : BigInt(rest),
    refunds,
    ...(type in MOMENT && { [MOMENT[type as keyof typeof MOMENT]]: now }),
    ...(isOver && { ended_at: now, reserved: 0n, cut_reserved: 0n }),
    ...((type === 'receive' || type === 'arrive' || type === 'verify') && { received_at: now }),
    ...(type === 'cancel' && { ended_by: 'member', reason: details.reason ?? '' }),
    ...(type === 'refund' && { hidden: false }),
    ...(type === 'expire' && { ended_by: 'time' }),
    ...(type === 'pay' && { paid_from: details.from ?? null }),
  }
}

const shopOrderLife: Life<ShopOrderRow, string, ShopOrderFacts, ShopOrderMove, MoveDetails> = {
  lifecycle: shopOrderLifecycle,
  table: 'shop_order',
  key: 'id',
  refuses: { unknown: 'not-now', raced: 'moved-on' },
  lock: lockShopOrder,
  facts: async ({ sql, now }, row) => factsOf(row, await sendingOf(sql, row.id), now),
  due: (facts, { state }) => shopOrderDue(state, facts),
  blocker: shopOrderBlocker,
  columns: columnsOf,
  effects: async (moving) => shopOrderEffects(moving),
  async news(moving, row) {
    await keepEvent(moving, row)
    await notifyShopOrder(moving, row)
  },
}

export const lockedShopOrder = (scope: Scope, orderNo: string) => lockRecord(shopOrderLife, scope, orderNo)
export const lapseShopOrder = (scope: Scope, row: ShopOrderRow) => lapse(shopOrderLife, scope, row)
export const moveShopOrder = (scope: Scope, row: ShopOrderRow, move: ShopOrderMove, details?: Partial<MoveDetails>) =>
  moveRecord(shopOrderLife, scope, row, move, details)

const keepEvent = (
  { sql, now, move: { type, by }, details: { operator } }: MovingShopOrder,
  { id, version, state }: ShopOrderRow,
) =>
  sql
    .insertInto('shop_order_event')
    .values({ order_id: id, version, event: type, state, actor: by, operator_id: operator ?? null, at: now })
    .execute()
