import { sql as raw } from 'kysely'
import type { Sql } from '../lib/database.ts'

export async function forgetQuotes(sql: Sql, before: Date, most: number): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    with old as (
      select quote_no from quote where used_at is null and expires_at < ${before}
      order by expires_at limit ${most} for update skip locked
    ), gone as (
      delete from quote using old where quote.quote_no = old.quote_no returning 1
    )
    select count(*)::integer as count from gone`.execute(sql)
  return rows[0]?.count ?? 0
}

/** What was posted under the keys stays. */
export async function forgetAnswers(sql: Sql, before: Date, most: number): Promise<number> {
  const { rows } = await raw<{ count: number }>`select forget_answers(${before}, ${most}) as count`.execute(sql)
  return rows[0]?.count ?? 0
}
