import { SESSION_IDLE, SESSION_LIFE, SESSIONS_SHOWN } from '#contract/limits.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'

const live = (sql: Sql, member: number, now: Date) =>
  sql
    .selectFrom('session')
    .where('member_id', '=', member)
    .where('revoked_at', 'is', null)
    .where('seen_at', '>', later(now, -SESSION_IDLE))
    .where('created_at', '>', later(now, -SESSION_LIFE))

export const openSessions = (sql: Sql, member: number, mine: string, now: Date) =>
  live(sql, member, now)
    .select(['session_no', 'browser', 'system', 'network', 'created_at', 'seen_at'])
    .select((is) => is('session_no', '=', mine).as('is_mine'))
    .select((is) => is.fn.countAll<string>().over().as('total'))
    .orderBy((is) => is('session_no', '=', mine), 'desc')
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('session_no')
    .limit(SESSIONS_SHOWN)
    .execute()

export const holdSessions = (sql: Sql, member: number) =>
  sql.selectFrom('member').select('id').where('id', '=', member).forNoKeyUpdate().execute()

export async function isOpen(sql: Sql, member: number, no: string, now: Date): Promise<boolean> {
  const found = await live(sql, member, now).select('session_no').where('session_no', '=', no).executeTakeFirst()
  return found !== undefined
}

export async function isTheirs(sql: Sql, member: number, no: string): Promise<boolean> {
  const found = await sql
    .selectFrom('session')
    .select('session_no')
    .where('member_id', '=', member)
    .where('session_no', '=', no)
    .executeTakeFirst()
  return found !== undefined
}

/** A phone signed out from elsewhere counts as a stranger again; the caller's stays known. */
export async function forgetDevicesOf(sql: Sql, member: number, ended: readonly string[], mine: string): Promise<void> {
  if (ended.length === 0) return
  await sql
    .deleteFrom('device')
    .where('member_id', '=', member)
    .where('mark_hash', 'in', (is) =>
      is.selectFrom('session').select('mark_hash').where('session_no', 'in', ended).where('mark_hash', 'is not', null),
    )
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('session')
            .select('session_no')
            .where('session_no', '=', mine)
            .whereRef('session.mark_hash', '=', 'device.mark_hash'),
        ),
      ),
    )
    .execute()
}
