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
import { codeProblem, enter, provenByCode, provenByPassword } from './sign-in.ts'

type Authorising = Taken<typeof session.authorise>

/** Asks the provider who this is; a bound identity is signed in at once, another gets a handle to bind itself with. */
export async function authorise(
  { context, now }: Call,
  { code, encrypted_data, iv, invite_code, device }: Authorising,
) {
  if (!code) refuseProblems({ code: 'required' })
  const provider = context.miniProgram ?? refuse('not-available')
  const said = encrypted_data || iv ? { data: encrypted_data, iv, came: now } : undefined
  const openid = (await provider.openidOf(code, said)) ?? refuse('not-authorised')
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
      return { openid, session_key: handle, bound: flag(false), invite_code: await knownInvite(sql, invite_code) }
    }
    const { token, user_info } = await enter(inside, member_id, device)
    return { openid, session_key: handle, bound: flag(true), invite_code: '', token, user_info }
  }
}

/** An invite code that somebody has. Any other is forgotten: nobody is kept from signing in by it. */
async function knownInvite(sql: Sql, text: string): Promise<string> {
  const code = text.trim().toUpperCase()
  return INVITE_CODE_PATTERN.test(code) && (await inviterBy(sql, code)) ? code : ''
}

/** Binds the identity behind a handle to the member who signs in with it. */
export async function bind(call: Call, { openid, session_key, ...proof }: Taken<typeof session.bind>) {
  const { password, code, device } = proof
  if (!password) refuseProblems(code ? codeProblem(code) : { password: 'password-required' })
  const proven = password ? await provenByPassword(call, proof) : await provenByCode(call, proof)
  return async (inside: Call) => {
    const { sql, now } = inside
    await proven.settle(inside)
    const held = await sql
      .deleteFrom('mini_handle')
      .where('handle_hash', '=', tokenHash(session_key))
      .where('openid', '=', openid)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    const bound = await sql
      .updateTable('mini_identity')
      .set({ member_id: proven.memberId, bound_at: now })
      .where('openid', '=', openid)
      .where('member_id', 'is', null)
      .executeTakeFirst()
    if (held.numDeletedRows !== 1n || bound.numUpdatedRows !== 1n) refuse('not-authorised')
    return enter(inside, proven.memberId, device)
  }
}
