import { sql as raw } from 'kysely'
import { ACCOUNT_REVIEW_DAYS } from '#contract/limits.ts'
import { later, unix } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { targetDaysAfter } from '../market/target-days.ts'

/** `by` is exclusive: the first moment of the day after the last. */
export interface Review {
  readonly from: Date
  readonly by: Date
  readonly zone: string
}

const dayAfter = (day: number, count: number) => new Date(targetDaysAfter(day, count)).toISOString().slice(0, 10)

/** Bank days in the market's zone. */
export async function reviewOf(sql: Sql, now: Date): Promise<Review> {
  const { rows } = await raw<{ zone: string; today: string }>`
    select zone, ((${now}::timestamptz at time zone zone)::date)::text as today from market limit 1`.execute(sql)
  const { zone, today } = rows[0] ?? { zone: 'UTC', today: now.toISOString().slice(0, 10) }
  const [first, last] = [ACCOUNT_REVIEW_DAYS.from, ACCOUNT_REVIEW_DAYS.to].map((count) =>
    dayAfter(Date.parse(today), count),
  )
  const ends = await raw<{ from: Date; by: Date }>`
    select ${first}::date::timestamp at time zone ${zone} as from,
      (${last}::date + 1)::timestamp at time zone ${zone} as by`.execute(sql)
  const { from, by } = ends.rows[0] ?? { from: now, by: now }
  return { from, by, zone }
}

/** The last second of that day, for people to read. */
export const lastMoment = (by: Date): Date => later(by, -1)

export const presentReview = ({ from, by }: Pick<Review, 'from' | 'by'>) => ({
  review_from: unix(from),
  review_by: unix(lastMoment(by)),
})
