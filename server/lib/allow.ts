import { sql as raw } from 'kysely'
import { later, secondsUntil } from './clock.ts'
import type { Sql } from './database.ts'
import { refuse } from './refuse.ts'

export interface Limit {
  readonly times: number
  readonly seconds: number
}

export async function spend(sql: Sql, key: string, limit: Limit, now: Date): Promise<void> {
  const since = later(now, -limit.seconds)
  const recent = raw<Date[]>`array(select s from unnest(allowance.spent_at) as s where s > ${since} order by s)`
  const spent = await sql
    .insertInto('allowance')
    .values({ key, spent_at: [now] })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ spent_at: raw<Date[]>`${recent} || ${now}::timestamptz` })
        .where(raw<boolean>`cardinality(${recent}) < ${limit.times}`),
    )
    .returning('key')
    .executeTakeFirst()
  if (!spent) refuse('too-often', { retry_after: await waitFor(sql, key, limit, now) })
}

export interface Slowing {
  readonly free: number
  readonly seconds: number
  readonly most: number
}

/** The first `free` in a span at once, each later one after a wait that doubles, up to `most` seconds. */
export async function spendSlowing(sql: Sql, key: string, { free, seconds, most }: Slowing, now: Date): Promise<void> {
  const since = later(now, -seconds)
  const recent = raw<Date[]>`array(select s from unnest(allowance.spent_at) as s where s > ${since} order by s)`
  const wait = raw`least(${most}::double precision, power(2::double precision, cardinality(${recent}) - ${free}::integer))`
  const spent = await sql
    .insertInto('allowance')
    .values({ key, spent_at: [now] })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ spent_at: raw<Date[]>`${recent} || ${now}::timestamptz` })
        .where(
          raw<boolean>`cardinality(${recent}) < ${free} or (${recent})[cardinality(${recent})] + make_interval(secs => ${wait}) <= ${now}::timestamptz`,
        ),
    )
    .returning('key')
    .executeTakeFirst()
  if (spent) return
  const before = (await spentOf(sql, key)).filter((moment) => moment > since)
  const next = later(before.at(-1) ?? now, Math.min(most, 2 ** (before.length - free)))
  refuse('too-often', { retry_after: secondsUntil(next, now) })
}

export async function forgive(sql: Sql, key: string): Promise<void> {
  await sql.deleteFrom('allowance').where('key', '=', key).execute()
}

/** The last one alone; earlier ones still count. */
export async function giveBack(sql: Sql, key: string): Promise<void> {
  await sql
    .updateTable('allowance')
    .set({ spent_at: raw<Date[]>`spent_at[:cardinality(spent_at) - 1]` })
    .where('key', '=', key)
    .execute()
}

async function waitFor(sql: Sql, key: string, limit: Limit, now: Date): Promise<number> {
  const freed = (await spentOf(sql, key)).at(-limit.times) ?? now
  return secondsUntil(later(freed, limit.seconds), now)
}

async function spentOf(sql: Sql, key: string): Promise<Date[]> {
  const { spent_at } = await sql
    .selectFrom('allowance')
    .select('spent_at')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return spent_at.toSorted((a, b) => a.getTime() - b.getTime())
}
