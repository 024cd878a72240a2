import { orderLifecycle } from '#machines/trade/order.lifecycle.ts'
import type { OrderFacts } from '#machines/trade/order.facts.ts'
import { blockerOf, type OrderMove } from '#machines/trade/order.rules.ts'
import { type Scope, lapse, type Life, lockRecord, moveRecord } from '../lib/move-record.ts'
import { lockMerchant } from '../merchant/queries.ts'
import { orderEffects } from './effects.ts'
import { notifyOrder } from './notify.ts'
import { lockOrder } from './queries.ts'
import { lapseIn } from './lapse.ts'
import { columnsOf, factsOf, type OrderRow } from './rows.ts'
import type { MoveDetails, MovingOrder } from './types.ts'

const orderLife: Life<OrderRow, string, OrderFacts, OrderMove, MoveDetails> = {
  lifecycle: orderLifecycle,
  table: 'trade_order',
  key: 'id',
  refuses: { unknown: 'not-now', raced: 'moved-on' },
  lock: lockOrder,
  facts: ({ now }, row) => factsOf(row, now),
  due: lapseIn,
  blocker: blockerOf,
  columns: (facts, { details: { merchant, change } }) => ({
    ...columnsOf(facts),
    ...(merchant && { merchant_id: merchant.id }),
    ...change,
  }),
  // The merchant before their accounts, here as everywhere: else a deadlock.
  async effects(moving, { merchant_id }) {
    if (merchant_id !== null) await lockMerchant(moving.sql, merchant_id)
    return orderEffects(moving)
  },
  async news(moving, row) {
    await keepEvent(moving, row)
    await notifyOrder(moving, row)
  },
}

export const lockedOrder = (scope: Scope, orderNo: string) => lockRecord(orderLife, scope, orderNo)
export const lapseOrder = (scope: Scope, row: OrderRow) => lapse(orderLife, scope, row)
export const moveOrder = (scope: Scope, row: OrderRow, move: OrderMove, details?: MoveDetails) =>
  moveRecord(orderLife, scope, row, move, details)

const keepEvent = (
  { sql, now, move: { type, by }, details: { reason = '', text = '' } }: MovingOrder,
  { id, version, merchant_id, state }: OrderRow,
) =>
  sql
    .insertInto('order_event')
    .values({ order_id: id, version, event: type, state, actor: by, merchant_id, reason, text, at: now })
    .execute()
