import type { Market } from '#contract/home.ts'
import { MATCHING_MINUTES } from '#contract/limits.ts'
import { later, unix } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { flag } from '../lib/flag.ts'
import { openingAt } from './calendar.ts'
import { marketFacts, openingsAround, pricesAt } from './queries.ts'
import { changeOf } from './rates.ts'

const DAY = 86_400

/** The market at a moment: its price, whether it is open, and when that changes. */
export async function marketAt(sql: Sql, now: Date): Promise<Market> {
  const [facts, openings, prices, yesterday] = await Promise.all([
    marketFacts(sql),
    openingsAround(sql, now),
    pricesAt(sql, now),
    pricesAt(sql, later(now, -DAY)),
  ])
  const opening = openingAt(openings, now)
  return {
    coin: facts?.coin ?? 'COIN',
    unit_price: prices.COIN,
    change: changeOf(yesterday.COIN, prices.COIN),
    is_open: flag(opening?.isOpen ?? false),
    open_time: opening ? unix(opening.opens) : null,
    close_time: opening ? unix(opening.closes) : null,
    match_minutes: facts?.match_minutes ?? MATCHING_MINUTES,
    server_time: unix(now),
  }
}
