import { sql as raw } from 'kysely'
import { DAY_MS } from '#contract/time-units.ts'
import { decimalParts } from '#machines/wallet/fee.rules.ts'
import { dayOf, PRICE_COUNTS, PRICE_LAG, stretchesOf, taskOf } from '#machines/robot/robot.rules.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'

const DAYS = 30
const WHOLE = 100_000_000n

export const isPricedAt = (now: Date) =>
  raw<boolean>`exists (
    select from price where currency = 'COIN' and since <= ${now} and since > ${later(now, -PRICE_COUNTS)}::timestamptz)`

/** The last price shortly before each moment; none where that is too old. */
export async function pricesFor(sql: Sql, moments: readonly number[]): Promise<(string | null)[]> {
  const { rows } = await raw<{ price: string | null }>`
    select (
      select eur::text from price where currency = 'COIN' and since <= at - ${PRICE_LAG} * interval '1 second'
        and since > at - ${PRICE_LAG + PRICE_COUNTS} * interval '1 second'
      order by since desc limit 1) as price
    from unnest(${moments.map((at) => new Date(at))}::timestamptz[]) with ordinality as asked(at, n) order by n`.execute(
    sql,
  )
  return rows.map(({ price }) => price)
}

export interface Tried {
  readonly high: string
  readonly days: number
  readonly until: Date
}

export async function triedBy(sql: Sql, now: Date, tasksPerDay: number, most: string): Promise<Tried> {
  const until = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const days = Array.from({ length: DAYS }, (_, at) => stretchesOf(until - at * DAY_MS, tasksPerDay))
  const prices = await pricesFor(
    sql,
    days.flat().flatMap(({ before, from, to }) => [before, from, to]),
  )
  const results = days.flatMap((stretches, day) => {
    const tasks = stretches.map((_, n) => {
      const at = (day * tasksPerDay + n) * 3
      return taskOf({ before: prices[at] ?? null, from: prices[at + 1] ?? null, to: prices[at + 2] ?? null }, WHOLE)
    })
    return tasks.every(({ failed }) => failed) ? [] : [dayOf(tasks, WHOLE, most)]
  })
  const best = results.reduce((high, result) => (result > high ? result : high), 0n)
  return { high: decimalParts(best), days: results.length, until: new Date(until) }
}
