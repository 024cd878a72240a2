import type { Taken } from '#contract/endpoint.ts'
import { INVITE_CODE_PATTERN, TICKET_LIFE } from '#contract/limits.ts'
import type { session } from '#contract/session.ts'
import type { Call } from '../lib/call.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { flag } from '../lib/flag.ts'
import { refuse, refuseProblems } from '../lib/refuse.ts'
import { newToken, tokenHash } from '../lib/secrets.ts'
import { inviterBy } from './queries.ts'
import { refuseIfSecondNeeded } from './second-ticket.ts'
import { codeProblem, enter, provenByCode, provenByPassword } from './sign-in.ts'

type Authorising = Taken<typeof session.authorise>

/** A bound identity is signed in at once; another gets a handle to bind itself with. */
export async function authorise(call: Call, { code, encrypted_data, iv, invite_code, device }: Authorising) {
  const { context, now } = call
  if (!code) refuseProblems({ code: 'required' })
  const provider = context.miniProgram ?? refuse('not-available')
  const said = encrypted_data || iv ? { data: encrypted_data, iv, came: now } : undefined
  const openid = (await provider.openidOf(code, said)) ?? refuse('not-authorised')
  const memberId = await memberBehind(context.database, openid)
  if (memberId !== undefined)
    await refuseIfSecondNeeded(call, { memberId, isSure: false, settle: async () => undefined })
  return async (inside: Call) => {
    const { sql, now } = inside
    await sql
      .insertInto('mini_identity')
      .values({ openid, created_at: now })
      .onConflict((same) => same.doNothing())
      .execute()
    const { member_id } = await sql
      .selectFrom('mini_identity')
      .select('member_id')
      .where('openid', '=', openid)
      .executeTakeFirstOrThrow()
    const handle = newToken(context.chance)
    if (member_id === null) {
      await sql
        .insertInto('mini_handle')
        .values({ handle_hash: tokenHash(handle), openid, expires_at: later(now, TICKET_LIFE) })
        .execute()
      return {
        openid,
        session_key: handle,
        bound: flag(false),
        invite_code: await knownInvite(sql, invite_code),
        cancel_revoked: flag(false),
      }
    }
    const entered = await enter(inside, member_id, { device })
    return { openid, session_key: handle, bound: flag(true), invite_code: '', ...entered }
  }
}

async function memberBehind(sql: Sql, openid: string): Promise<number | undefined> {
  const known = await sql
    .selectFrom('mini_identity')
    .select('member_id')
    .where('openid', '=', openid)
    .executeTakeFirst()
  return known?.member_id ?? undefined
}

/** An unknown code is forgotten: it keeps nobody from signing in. */
async function knownInvite(sql: Sql, text: string): Promise<string> {
  const code = text.trim().toUpperCase()
  return INVITE_CODE_PATTERN.test(code) && (await inviterBy(sql, code)) ? code : ''
}

export async function bind(call: Call, { openid, session_key, ...proof }: Taken<typeof session.bind>) {
  const { password, code, device } = proof
  if (!password) refuseProblems(code ? codeProblem(code) : { password: 'password-required' })
  const proven = password ? await provenByPassword(call, proof) : await provenByCode(call, proof)
  const settled = {
    memberId: proven.memberId,
    isSure: proven.isSure,
    async settle(inside: Call) {
      await proven.settle(inside)
      await dropHandle(inside, openid, session_key)
    },
  }
  await refuseIfSecondNeeded(call, settled, openid)
  return async (inside: Call) => {
    await settled.settle(inside)
    await bindIdentity(inside, openid, proven.memberId)
    return enter(inside, proven.memberId, { device, isSure: proven.isSure })
  }
}

async function dropHandle({ sql, now }: Call, openid: string, handle: string): Promise<void> {
  const held = await sql
    .deleteFrom('mini_handle')
    .where('handle_hash', '=', tokenHash(handle))
    .where('openid', '=', openid)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (held.numDeletedRows !== 1n) refuse('not-authorised')
}

/** An identity belongs to one member, for good. */
export async function bindIdentity({ sql, now }: Call, openid: string, memberId: number): Promise<void> {
  const bound = await sql
    .updateTable('mini_identity')
    .set({ member_id: memberId, bound_at: now })
    .where('openid', '=', openid)
    .where('member_id', 'is', null)
    .executeTakeFirst()
  if (bound.numUpdatedRows !== 1n) refuse('not-authorised')
}
