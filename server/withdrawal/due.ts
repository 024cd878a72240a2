import type { Method } from '#contract/withdrawal.ts'
import { later } from '../lib/clock.ts'
import { sql as raw } from 'kysely'
import type { Sql } from '../lib/database.ts'
import { cashTermsAt } from '../market/cash-terms.ts'
import { targetDaysAfter } from '../market/target-days.ts'

/** Hours on a chain; bank days in the market's zone. */
export async function dueAfter(sql: Sql, method: Method, from: Date, now: Date): Promise<Date> {
  const terms = await cashTermsAt(sql, now)
  if (method === 'usdt') return later(from, terms.usdt_due)
  const { rows } = await raw<{ zone: string; today: string }>`
    select zone, ((${from}::timestamptz at time zone zone)::date)::text as today from market limit 1`.execute(sql)
  const { zone, today } = rows[0] ?? { zone: 'UTC', today: from.toISOString().slice(0, 10) }
  const day = new Date(targetDaysAfter(Date.parse(today), terms.eur_due)).toISOString().slice(0, 10)
  const end = await raw<{ at: Date }>`
    select (${day}::date + interval '1 day') at time zone ${zone} as at`.execute(sql)
  return end.rows[0]?.at ?? later(from, 0)
}
