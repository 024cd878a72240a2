import { CODE_PATTERN, LOGIN_LOCK, LOGIN_TRIES } from '#contract/limits.ts'
import type { Taken } from '#contract/endpoint.ts'
import type { Entered, session } from '#contract/session.ts'
import { userInfoOf } from '../account/queries.ts'
import { forgive, spend } from '../lib/allow.ts'
import type { Call } from '../lib/call.ts'
import { flag } from '../lib/flag.ts'
import { type Problems, refuse, refuseProblems } from '../lib/refuse.ts'
import { newToken, tokenHash } from '../lib/secrets.ts'
import { addressProblem, normal } from './accounts.ts'
import { accountKey, guessCode, useCode } from './codes.ts'
import { holdMember, memberKnownAs, withdrawCancellation } from './queries.ts'

export interface Proof {
  account: string
  password: string
  code: string
}

/** A member who proved who they are; `settle` belongs in the transaction that acts on it. */
export interface Proven {
  memberId: number
  settle(call: Call): Promise<void>
}

export async function signIn(call: Call, taken: Taken<typeof session.signIn>) {
  refuseProblems(problemsOf(taken))
  const proven = taken.type === 'code' ? await provenByCode(call, taken) : await provenByPassword(call, taken)
  return async (inside: Call) => {
    await proven.settle(inside)
    return enter(inside, proven.memberId)
  }
}

function problemsOf({ account, type, password, code }: Taken<typeof session.signIn>): Problems {
  const email = type === 'email' ? addressProblem('email', normal(account)) : undefined
  return {
    ...(email && { account: email }),
    ...(type !== 'code' && !password && { password: 'password-required' as const }),
    ...(type === 'code' && codeProblem(code)),
  }
}

export function codeProblem(code: string): Problems {
  if (CODE_PATTERN.test(code)) return {}
  return { code: code ? 'code-incomplete' : 'code-required' }
}

/** Counts the try before the look: an unknown account costs and counts the same as a known one. */
export async function provenByPassword({ context, now }: Call, { account, password }: Proof): Promise<Proven> {
  const { database, passwords } = context
  const name = normal(account)
  const tries = `login:${accountKey(context, name).toString('base64url')}`
  await spend(database, tries, { times: LOGIN_TRIES, seconds: LOGIN_LOCK }, now)
  const known = await memberKnownAs(database, name)
  if (!(await passwords.matches(password, known?.password_hash)) || !known) refuse('wrong-login')
  const fresh = passwords.isOutdated(known.password_hash) ? await passwords.hash(password) : undefined
  return {
    memberId: known.id,
    async settle({ sql }) {
      if (!(await holdMember(sql, known.id, known.password_hash))) refuse('wrong-login')
      if (fresh) await sql.updateTable('member').set({ password_hash: fresh }).where('id', '=', known.id).execute()
      await forgive(sql, tries)
    },
  }
}

export async function provenByCode(call: Call, { account, code }: Proof): Promise<Proven> {
  const name = normal(account)
  const row = await guessCode(call, 'login', name, code)
  const known = (await memberKnownAs(call.context.database, name)) ?? refuse('wrong-login')
  return {
    memberId: known.id,
    async settle(inside) {
      await useCode(inside, row)
    },
  }
}

/** Opens a session; a cancellation that waits is withdrawn by it. */
export async function enter(call: Call, memberId: number): Promise<Entered> {
  const { context, sql, now } = call
  const token = newToken(context.chance)
  await sql
    .insertInto('session')
    .values({ token_hash: tokenHash(token), member_id: memberId, created_at: now, seen_at: now })
    .execute()
  const revoked = await withdrawCancellation(sql, memberId)
  return { token, user_info: await userInfoOf(call, memberId, token), cancel_revoked: flag(revoked) }
}
