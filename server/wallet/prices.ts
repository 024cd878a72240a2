import { sql as raw } from 'kysely'
import { DAY_S } from '#contract/time-units.ts'
import type { Currency } from '#contract/money.ts'
import { SCALE } from '#contract/money.ts'
import { inverse } from '#machines/wallet/fee.rules.ts'
import { centsOf } from '#machines/wallet/worth.rules.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import type { Priced } from '../lib/price.ts'
import { priceAt } from '../market/queries.ts'

export type Prices = Readonly<Record<Priced, string | null>>

export async function pricesAt(sql: Sql, now: Date): Promise<Prices> {
  const { rows } = await raw<Prices>`
    select ${priceAt('COIN', now)} as "COIN", ${priceAt('USDT', now)} as "USDT"`.execute(sql)
  return rows[0] ?? { COIN: null, USDT: null }
}

export function marketRate(from: Currency, to: Currency, prices: Prices): string | null {
  if (from === to) return '1'
  if (to === 'EUR' && from !== 'POINTS') return from === 'EUR' ? '1' : prices[from]
  if (from !== 'EUR' || to === 'POINTS' || to === 'EUR') return null
  const price = prices[to]
  return price === null ? null : inverse(price)
}

export const worthOf = (minor: bigint, currency: Currency, prices: Prices): bigint =>
  worthIn(minor, currency, prices) ?? 0n

export function worthIn(minor: bigint, currency: Currency, prices: Prices): bigint | undefined {
  if (currency === 'EUR') return minor
  const price = currency === 'POINTS' ? null : prices[currency]
  return price === null ? undefined : centsOf(minor, SCALE[currency], price)
}

const CHART_DAYS = 30

/** By days in UTC, the oldest first, from the first price on. */
export async function chartOf(sql: Sql, currency: Priced, now: Date): Promise<{ date: string; price: string }[]> {
  const { rows } = await raw<{ date: string; price: string }>`
    select to_char(day at time zone 'UTC', 'YYYY-MM-DD') as date, (
      select eur::text from price where currency = ${currency} and since < day + interval '1 day' and since <= ${now}
      order by since desc limit 1) as price
    from generate_series(
      date_trunc('day', ${later(now, (1 - CHART_DAYS) * DAY_S)}::timestamptz, 'UTC'), ${now}::timestamptz, interval '1 day') as day
    order by day`.execute(sql)
  return rows.filter(({ price }) => price !== null)
}
