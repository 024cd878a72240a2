import { sql as raw } from 'kysely'
import type { Access } from '#contract/endpoint.ts'
import { SESSION_IDLE, SESSION_LIFE, SESSION_SEEN } from '#contract/limits.ts'
import type { Context } from '../lib/context.ts'
import { admit, type Role, type Viewer } from '../lib/call.ts'
import { later } from '../lib/clock.ts'
import { shortNetwork } from '../lib/networks.ts'
import { question } from '../lib/question.ts'
import { Refusal } from '../lib/refuse.ts'
import { tokenHash } from '../lib/secrets.ts'
import { endingOf } from './endings.ts'

const liveSession = question<{ hash: Buffer; usedSince: Date; openedSince: Date }>()(
  (sql, { hash, usedSince, openedSince }) =>
    sql
      .selectFrom('session')
      .select(['member_id as id', 'session_no', 'seen_at'])
      .select(
        raw<Role[]>`array(select role from member_role where member_role.member_id = session.member_id)`.as('roles'),
      )
      .where('token_hash', '=', hash)
      .where('revoked_at', 'is', null)
      .where('seen_at', '>', usedSince)
      .where('created_at', '>', openedSince),
)

export interface Caller {
  readonly token: string
  readonly ip: string
}

export async function viewerOf({ database }: Context, { token, ip }: Caller, now: Date): Promise<Viewer | undefined> {
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
      .set({ seen_at: now, network: shortNetwork(ip) })
      .where('token_hash', '=', hash)
      .where('seen_at', '<', now)
      .execute()
  }
  return { id: live.id, token, sessionNo: live.session_no, roles: live.roles }
}

export async function admitted(
  context: Context,
  access: Access,
  caller: Caller,
  now: Date,
): Promise<Viewer | undefined> {
  const viewer = await viewerOf(context, caller, now)
  try {
    admit(access, viewer)
  } catch (error) {
    const ended = viewer ? undefined : await endingOf(context.database, caller.token)
    throw ended ? new Refusal('signed-out', { ended }) : error
  }
  return viewer
}
