import { sql as raw } from 'kysely'
import { pauseFor } from '#machines/trade/pause.rules.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'

export async function pausedUntil(sql: Sql, member: number, now: Date): Promise<Date | undefined> {
  const row = await sql
    .selectFrom('trade_pause')
    .select('until')
    .where('member_id', '=', member)
    .where('until', '>', now)
    .executeTakeFirst()
  return row?.until
}

const pause = (sql: Sql, member: number, until: Date) =>
  sql
    .insertInto('trade_pause')
    .values({ member_id: member, until })
    .onConflict((there) =>
      there.column('member_id').doUpdateSet({ until: raw<Date>`greatest(trade_pause.until, excluded.until)` }),
    )
    .execute()

export const pauseShortly = (sql: Sql, member: number, seconds: number, now: Date) =>
  pause(sql, member, later(now, seconds))

export async function pauseLonger(sql: Sql, member: number, now: Date): Promise<void> {
  const { rows } = await raw<{ ended: number; completed: number; midnight: Date }>`
    select count(*) filter (where state = 'cancelled' and reason = 'mutual' and since >= date_trunc('day', ${now}::timestamptz))::integer as ended,
      count(*) filter (where state = 'completed')::integer as completed,
      date_trunc('day', ${now}::timestamptz) + interval '1 day' as midnight
    from trade_order where member_id = ${member}`.execute(sql)
  const found = rows[0]
  if (!found) return
  const until = pauseFor({ ...found, now: now.getTime(), midnight: found.midnight.getTime() })
  if (until !== undefined) await pause(sql, member, new Date(until))
}
