import type { Market } from '#contract/home.ts'
import { MATCHING_MINUTES } from '#contract/limits.ts'
import { unix } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { flag } from '../lib/flag.ts'
import { openingAt } from './calendar.ts'
import { marketFacts, NO_PRICE, openingsAround } from './queries.ts'
import { changeOf } from './rates.ts'

export async function marketAt(sql: Sql, now: Date): Promise<Market> {
  const [facts, openings] = await Promise.all([marketFacts(sql, now), openingsAround(sql, now)])
  const opening = openingAt(openings, now)
  const price = facts?.price ?? NO_PRICE
  return {
    coin: facts?.coin ?? 'COIN',
    unit_price: price,
    change: changeOf(facts?.before ?? NO_PRICE, price),
    is_open: flag(opening?.isOpen ?? false),
    open_time: opening ? unix(opening.opens) : null,
    close_time: opening ? unix(opening.closes) : null,
    match_minutes: MATCHING_MINUTES,
    server_time: unix(now),
  }
}
