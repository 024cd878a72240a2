import { transition } from 'xstate'
import {
  orderAt,
  orderLifecycle,
  knowsMove,
  stateIn,
  type OrderEffect,
  type OrderState,
} from '#machines/trade/order.lifecycle.ts'
import { blockerOf, type OrderMove } from '#machines/trade/order.rules.ts'
import { secondsUntil } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { lockMerchant } from '../merchant/queries.ts'
import { refuse } from '../lib/refuse.ts'
import { columnsOf, expiryOf, factsOf, type OrderChange, type OrderRow, stateOf, wakeOf } from './rows.ts'
import { orderEffects, type Besides } from './effects.ts'
import { tellOrder } from './news.ts'

/** Where an order moves: the transaction, and the one moment of it. */
export interface Here {
  readonly sql: Sql
  readonly now: Date
}

/** Refuses what the state does not know, or what stands in the way of it. */
function heed(row: OrderRow, move: OrderMove, { now }: Here): void {
  if (!knowsMove(stateOf(row), move.type)) refuse('not-now')
  const blocker = blockerOf(factsOf(row, now), move)
  if (!blocker) return
  const wait = blocker.until === undefined ? {} : { retry_after: secondsUntil(new Date(blocker.until), now) }
  refuse(blocker.code, wait)
}

/**
 * Moves a locked order: the lifecycle decides, the row follows if it is still the version that was read, then the money
 * moves and both sides are told, all in the caller's transaction. A merchant is locked before their accounts, here as
 * everywhere, so that nobody waits for somebody who waits for them.
 */
export async function moveOrder(here: Here, row: OrderRow, move: OrderMove, besides: Besides = {}): Promise<OrderRow> {
  heed(row, move, here)
  const [after, actions] = transition(orderLifecycle, orderAt(stateOf(row), factsOf(row, here.now)), move)
  const state = stateIn(after)
  const bound = besides.merchant && { merchant_id: besides.merchant.id }
  const changed = { ...columnsOf(state, after.context), ...bound, ...besides.change }
  const written = await write(here.sql, row, changed)
  if (actions.length > 0 && written.merchant_id !== null) await lockMerchant(here.sql, written.merchant_id)
  const effects = orderEffects({ ...here, move, besides, before: row })
  let next = written
  for (const { type } of actions) next = await effects[type as OrderEffect](next)
  await keepEvent(here, next, move, state, besides)
  await tellOrder(here, row, next, move)
  return next
}

async function write(sql: Sql, { id, version }: OrderRow, change: OrderChange): Promise<OrderRow> {
  const row = await sql
    .updateTable('trade_order')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
  return row ?? refuse('moved-on')
}

const keepEvent = (
  { sql, now }: Here,
  { id, version, merchant_id }: OrderRow,
  { type, by }: OrderMove,
  state: OrderState,
  { reason = '', text = '' }: Besides,
) =>
  sql
    .insertInto('order_event')
    .values({ order_id: id, version, event: type, state, actor: by, merchant_id, reason, text, at: now })
    .execute()

/** Lets everything happen to a locked order that is due by now. */
export async function lapse(here: Here, row: OrderRow): Promise<OrderRow> {
  let current = row
  for (;;) {
    const facts = factsOf(current, here.now)
    const at = wakeOf(facts)
    const type = at !== null && at <= facts.now ? expiryOf(facts) : undefined
    if (!type) return current
    current = await moveOrder(here, current, { type, by: 'system' })
  }
}
