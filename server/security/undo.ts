import { sql as raw } from 'kysely'
import type { Call } from '../lib/call.ts'
import type { Sql } from '../lib/database.ts'
import { tokenHash } from '../lib/secrets.ts'
import { writeLetter } from '../notice/outbox.ts'
import { endSessionsOf } from '../session/endings.ts'
import { stopEmailChange } from './email-change.ts'
import { stoppedLetter } from './letters.ts'

type Scope = Pick<Call, 'context' | 'sql' | 'now' | 'after' | 'say'>

export async function forgetUndos(sql: Sql, before: Date, most: number): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    with old as (
      select token_hash from undo where expires_at < ${before} order by expires_at limit ${most} for update skip locked
    ), gone as (
      delete from undo using old where undo.token_hash = old.token_hash returning 1
    )
    select count(*)::integer as count from gone`.execute(sql)
  return rows[0]?.count ?? 0
}

export type Undo = 'good' | 'used' | 'over' | 'unknown'

export async function undoOf({ sql, now }: Pick<Call, 'sql' | 'now'>, token: string): Promise<Undo> {
  const found = await sql
    .selectFrom('undo')
    .select(['used_at', 'expires_at'])
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst()
  if (!found) return 'unknown'
  if (found.used_at) return 'used'
  return found.expires_at > now ? 'good' : 'over'
}

/** Pauses, ends every session, and gives up an address that waits. Of two uses at once, one counts; it names its member. */
export async function useUndo(scope: Scope, token: string): Promise<number | undefined> {
  const { sql, now } = scope
  const used = await sql
    .updateTable('undo')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['member_id', 'address'])
    .executeTakeFirst()
  if (!used) return undefined
  const { member_id: member, address } = used
  await raw`select pause_account(${member}, ${now}, ${address})`.execute(sql)
  await stopEmailChange(scope, member)
  await endSessionsOf(sql, member, now, 'elsewhere')
  await writeLetter(scope, stoppedLetter(scope, address))
  return member
}
