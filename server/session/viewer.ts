import { sql as raw } from 'kysely'
import { SESSION_IDLE, SESSION_LIFE, SESSION_SEEN } from '#contract/limits.ts'
import type { Context } from '../lib/context.ts'
import type { Role, Viewer } from '../lib/call.ts'
import { later } from '../lib/clock.ts'
import { question } from '../lib/question.ts'
import { tokenHash } from '../lib/secrets.ts'

const liveSession = question<{ hash: Buffer; usedSince: Date; openedSince: Date }>()(
  (sql, { hash, usedSince, openedSince }) =>
    sql
      .selectFrom('session')
      .select(['member_id as id', 'seen_at'])
      .select(
        raw<Role[]>`array(select role from member_role where member_role.member_id = session.member_id)`.as('roles'),
      )
      .where('token_hash', '=', hash)
      .where('revoked_at', 'is', null)
      .where('seen_at', '>', usedSince)
      .where('created_at', '>', openedSince),
)

/** The member whose live session this token opened. */
export async function viewerOf({ database }: Context, token: string, now: Date): Promise<Viewer | undefined> {
  if (!token) return undefined
  const hash = tokenHash(token)
  const [live] = await liveSession(database, {
    hash,
    usedSince: later(now, -SESSION_IDLE),
    openedSince: later(now, -SESSION_LIFE),
  })
  if (!live) return undefined
  if (live.seen_at <= later(now, -SESSION_SEEN)) {
    await database
      .updateTable('session')
      .set({ seen_at: now })
      .where('token_hash', '=', hash)
      .where('seen_at', '<', now)
      .execute()
  }
  return { id: live.id, token, roles: live.roles }
}
