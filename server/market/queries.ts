import { type RawBuilder, sql as raw } from 'kysely'
import { DAY_S } from '#contract/time-units.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import type { Priced } from '../lib/price.ts'
import type { Opening } from './calendar.ts'

export const NO_PRICE = '0.00000000'

export const priceAt = (currency: Priced, moment: Date | RawBuilder<Date>) =>
  raw<
    string | null
  >`(select eur::text from price where currency = ${raw.lit(currency)} and since <= ${moment} order by since desc limit 1)`

interface Facts {
  coin: string
  price: string | null
  before: string | null
}

export async function marketFacts(sql: Sql, now: Date): Promise<Facts | undefined> {
  const { rows } = await raw<Facts>`
    select coin, ${priceAt('COIN', now)} as price, ${priceAt('COIN', later(now, -DAY_S))} as before from market`.execute(
    sql,
  )
  return rows[0]
}

export async function openingsAround(sql: Sql, now: Date): Promise<Opening[]> {
  const { rows } = await raw<Opening>`
    select (day + opens) at time zone zone as opens, (day + closes + case when closes <= opens then interval '1 day' else interval '0' end) at time zone zone as closes
    from (
      select days.day::timestamp as day, market.zone,
        case when market_exception.day is null then market_hours.opens else market_exception.opens end as opens,
        case when market_exception.day is null then market_hours.closes else market_exception.closes end as closes
      from market
      cross join generate_series((${now}::timestamptz at time zone market.zone)::date - 1, (${now}::timestamptz at time zone market.zone)::date + 14, interval '1 day') as days(day)
      left join market_hours on market_hours.weekday = extract(isodow from days.day)
      left join market_exception on market_exception.day = days.day::date
    ) as local
    where opens is not null
    order by 1`.execute(sql)
  return rows
}
