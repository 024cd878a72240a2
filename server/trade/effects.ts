import { sql as raw } from 'kysely'
import type { EndReason } from '#contract/order.ts'
import type { OrderEffect } from '#machines/trade/order.lifecycle.ts'
import { isSought } from '#machines/trade/order.states.ts'
import { endUse } from '../card/uses.ts'
import type { Sql } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'
import { type Booking, divide, holdEuros, releaseCoins, releaseEuros, returnAll, returnEuros } from './escrow.ts'
import { pauseLonger, pauseShortly } from './pauses.ts'
import { bondOf, pricedAt } from './prices.ts'
import { begin, complete, fulfil, promise, unpromise } from './promises.ts'
import { railOf, stateOf, type OrderChange, type OrderRow } from './rows.ts'
import type { MovingOrder } from './types.ts'
import { tradeTermsAt } from '../market/trade-terms.ts'

const LOST: ReadonlySet<string> = new Set<EndReason>(['merchant', 'silent', 'pay_timeout'])

type Effect = (row: OrderRow) => Promise<OrderChange | void>

const ACTOR = { member: 'member', merchant: 'member', system: 'system', operator: 'operator' } as const

export function orderEffects(moving: MovingOrder): Record<OrderEffect, Effect> {
  const { sql, now, move, details, before } = moving
  const booking = (order: OrderRow): Booking => ({ sql, now, order, step: order.version, actor: ACTOR[move.by] })
  const accepted = !isSought(stateOf(before))
  const letGo = (row: OrderRow, lost: boolean) => unpromise(sql, row, { accepted, lost: accepted && lost, now })

  return {
    async bindMerchant(row) {
      const { id, price } = details.merchant ?? refuse('missing')
      await promise(sql, row, now)
      return { tried: [...row.tried, id], ...pricedAt(row, price) }
    },
    async passOn(row) {
      await letGo(row, true)
      return { merchant_id: null, payment: null, ...pricedAt(row, row.floor_price) }
    },
    async holdPayment(row) {
      const { bond_rate } = await tradeTermsAt(sql, row.created_at)
      const amount = railOf(row) === 'wallet' ? row.net : bondOf(row.net, bond_rate)
      const eur_escrow = await holdEuros(booking(row), amount)
      await begin(sql, before, now)
      return { eur_escrow }
    },
    async returnPayment(row) {
      await returnEuros(booking(row))
    },
    async returnAll(row) {
      // The day before the accounts, as a new sale locks them: else a deadlock.
      await giveDayBack(sql, row)
      await returnAll(booking(row))
      await endUse(sql, { room: 'trade', ref: row.order_no })
      if (row.merchant_id !== null) await letGo(row, LOST.has(row.reason))
      await blame(moving, row)
    },
    async releaseCoins(row) {
      await releaseCoins(booking(row))
      await fulfil(sql, row)
      await endUse(sql, { room: 'trade', ref: row.order_no })
    },
    async settleMoney(row) {
      await releaseEuros(booking(row))
      await complete(sql, row)
    },
    async divide(row) {
      await divide(booking(row), details.split ?? refuse('missing'))
      if (move.settles) await fulfil(sql, row)
      await endUse(sql, { room: 'trade', ref: row.order_no })
    },
    async keepStatement(row) {
      await keepStatement(moving, row)
    },
  }
}

const giveDayBack = (sql: Sql, { id }: OrderRow) => raw`select give_day_back(${id})`.execute(sql)

/** Only whoever leaves an order has to wait before the next one. */
async function blame({ sql, now, move }: MovingOrder, row: OrderRow): Promise<void> {
  if (row.reason === 'member' && move.by === 'member') {
    const { restart_wait } = await tradeTermsAt(sql, now)
    await pauseShortly(sql, row.member_id, restart_wait, now)
  }
  if (row.reason === 'mutual') await pauseLonger(sql, row.member_id, now)
}

async function keepStatement({ sql, now, move, details }: MovingOrder, { id, version }: OrderRow): Promise<void> {
  if (move.by === 'system') return
  const { reason = '', text = '', images = [] } = details
  await sql
    .insertInto('order_statement')
    .values({ order_id: id, version, actor: move.by, reason, text, images: JSON.stringify(images), at: now })
    .execute()
}
