import { type RawBuilder, sql as raw } from 'kysely'
import type { Ending } from '#contract/envelope.ts'
import type { Sql } from '../lib/database.ts'
import { tokenHash } from '../lib/secrets.ts'

interface Ends {
  readonly member: number
  readonly now: Date
  /** What the phone is told; undefined where its holder knows. */
  readonly why?: Ending | undefined
}

type EndedOrLeft = 'ended' | 'left'

async function end(
  sql: Sql,
  { member, now, why }: Ends,
  which: RawBuilder<unknown>,
  as: EndedOrLeft,
): Promise<string[]> {
  const { rows } = await raw<{ session_no: string }>`
    with gone as (
      update session set revoked_at = ${now}, ended_for = ${why ?? null}
      where member_id = ${member} and revoked_at is null and ${which} returning session_no
    ), told as (
      insert into event (member_id, topic, body, at)
      select ${member}, 'session', jsonb_build_object(${as}::text, jsonb_agg(session_no)), ${now} from gone having count(*) > 0
    )
    select session_no from gone`.execute(sql)
  return rows.map(({ session_no }) => session_no)
}

export const endSessionsOf = (sql: Sql, member: number, now: Date, why?: Ending) =>
  end(sql, { member, now, why }, raw`true`, 'ended')

export const endSession = (sql: Sql, ends: Ends, no: string) => end(sql, ends, raw`session_no = ${no}`, 'ended')

/** The other tabs of the browser hear of it there. */
export const leaveSession = (sql: Sql, ends: Ends, mine: string) => end(sql, ends, raw`session_no = ${mine}`, 'left')

export const endOtherSessions = (sql: Sql, ends: Ends, kept: string) =>
  end(sql, ends, raw`session_no <> ${kept}`, 'ended')

/** Only the holder of the token can ask. */
export async function endingOf(sql: Sql, token: string): Promise<Ending | undefined> {
  if (!token) return undefined
  const found = await sql
    .selectFrom('session')
    .select('ended_for')
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst()
  return (found?.ended_for ?? undefined) as Ending | undefined
}
