import { sql as raw } from 'kysely'
import type { Invested, Position } from '#contract/mall.ts'
import { decimalOf, type Share } from '#contract/money.ts'
import { worthOfShares } from '#machines/equity/shares.rules.ts'
import { investedBy, investedIn } from '../account/invested.ts'
import { NO_PRICE, pricesAt } from '../equity/queries.ts'
import { presentInvestOrder } from '../invest/present.ts'
import { type InvestmentRow, nextDateOf, openInvestmentsOf } from '../invest/queries.ts'
import type { Call } from '../lib/call.ts'
import type { Sql } from '../lib/database.ts'
import type { Prices } from '../wallet/prices.ts'

const SHOWN = 3

function positionOf(call: Call, row: InvestmentRow): Position {
  const order = presentInvestOrder(call, row)
  const { next_payout_time: next, status } = order
  const isAhead = next !== null && next > order.server_time && status !== 'suspended'
  return {
    order_no: order.order_no,
    kind: order.kind,
    venture_id: order.venture_id,
    title: order.title,
    cover: order.cover,
    currency: order.currency,
    amount: order.amount,
    paid_total: order.paid_total,
    status: status as Position['status'],
    status_text: order.status_text,
    next_payout_time: isAhead ? next : null,
  }
}

async function nextOf(sql: Sql, row: InvestmentRow | undefined, position: Position | undefined) {
  const time = position?.next_payout_time
  const date = row && time ? await nextDateOf(sql, row) : undefined
  if (!position || !time || !date) return null
  const { order_no, title, currency } = position
  return {
    order_no,
    title,
    time,
    currency,
    high: decimalOf(date.estimate, currency),
    back: decimalOf(date.back, currency),
  }
}

async function sharesOf(sql: Sql, member: number, now: Date): Promise<Invested['shares']> {
  const [{ rows }, prices] = await Promise.all([
    raw<{ currency: Share; shares: bigint }>`
      select account.currency, sum(amount)::bigint as shares from account join equity on equity.currency = account.currency
      where account.member_id = ${member} and amount > 0 group by account.currency`.execute(sql),
    pricesAt(sql, now),
  ])
  if (rows.length === 0) return null
  const worth = rows.map(({ currency, shares }) => worthOfShares(shares, (prices.get(currency) ?? NO_PRICE).price))
  return decimalOf(
    worth.reduce((sum, one) => sum + one, 0n),
    'EUR',
  )
}

export async function investedOf(call: Call, member: number, prices: Prices): Promise<Invested> {
  const { sql, now } = call
  const [sums, { total, rows }, shares] = await Promise.all([
    raw<{ invested: Parameters<typeof investedIn>[0] }>`
      select ${investedBy(raw`${member}::integer`, raw<Date>`${now}::timestamptz`)} as invested`.execute(sql),
    openInvestmentsOf(sql, member, now, SHOWN),
    sharesOf(sql, member, now),
  ])
  const [first] = rows
  const orders = rows.map((row) => positionOf(call, row))
  const invested = sums.rows[0]?.invested ?? { sums: {}, next: null }
  return {
    worth: investedIn(invested, prices).worth,
    count: total,
    next: await nextOf(sql, first, orders[0]),
    orders,
    shares,
  }
}
