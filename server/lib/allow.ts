import { sql as raw } from 'kysely'
import { later, secondsUntil } from './clock.ts'
import type { Sql } from './database.ts'
import { refuse } from './refuse.ts'

export interface Limit {
  readonly times: number
  readonly seconds: number
}

/** Spends one of `limit.times` in any span of `limit.seconds`, or refuses and says when the next one is due. */
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

export async function forgive(sql: Sql, key: string): Promise<void> {
  await sql.deleteFrom('allowance').where('key', '=', key).execute()
}

/** What was spent last counts no more; what was spent before does. */
export async function giveBack(sql: Sql, key: string): Promise<void> {
  await sql
    .updateTable('allowance')
    .set({ spent_at: raw<Date[]>`spent_at[:cardinality(spent_at) - 1]` })
    .where('key', '=', key)
    .execute()
}

async function waitFor(sql: Sql, key: string, limit: Limit, now: Date): Promise<number> {
  const { spent_at } = await sql
    .selectFrom('allowance')
    .select('spent_at')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  const freed = spent_at.toSorted((a, b) => a.getTime() - b.getTime()).at(-limit.times) ?? now
  return secondsUntil(later(freed, limit.seconds), now)
}
