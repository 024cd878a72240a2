import { CODE_PATTERN, DOUBT } from '#contract/limits.ts'
import type { Taken } from '#contract/endpoint.ts'
import type { Entered, session } from '#contract/session.ts'
import { userInfoOf } from '../account/queries.ts'
import type { Call } from '../lib/call.ts'
import { later } from '../lib/clock.ts'
import { flag } from '../lib/flag.ts'
import { shortNetwork } from '../lib/networks.ts'
import { type Problems, refuse, refuseProblems } from '../lib/refuse.ts'
import { newToken, tokenHash } from '../lib/secrets.ts'
import { beginDoubt } from '../account/doubt.ts'
import { addressProblem, normal } from './accounts.ts'
import { agentIn } from './agent.ts'
import { showArrival, warnOfArrival } from './arrival.ts'
import { accountKey, guessCode, useCode } from './codes.ts'
import { isKnownDevice, isStrangeDevice, knowDevice, markOf } from './devices.ts'
import type { Proven } from './proven.ts'
import { holdMember, holdPresent, type Known, memberKnownAs } from './queries.ts'
import { refuseIfSecondNeeded } from './second-ticket.ts'
import { spendTries } from './tries.ts'
import { withdrawCancellation } from './withdraw-cancellation.ts'

export interface Proof {
  account: string
  password: string
  code: string
  request_no?: string
  device?: string
}

export async function signIn(call: Call, taken: Taken<typeof session.signIn>) {
  refuseProblems(problemsOf(taken))
  const proven = taken.type === 'code' ? await provenByCode(call, taken) : await provenByPassword(call, taken)
  await refuseIfSecondNeeded(call, proven)
  return async (inside: Call) => {
    await proven.settle(inside)
    return enter(inside, proven.memberId, { device: taken.device, isSure: proven.isSure })
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

/** Counted before the look: an unknown account costs and counts the same. */
export async function provenByPassword(call: Call, { account, password, device = '' }: Proof): Promise<Proven> {
  const { context } = call
  const { database, passwords } = context
  const name = normal(account)
  const known = await memberKnownAs(database, name)
  const whose = known ? String(known.id) : accountKey(context, name).toString('base64url')
  const isKnown = await isKnownDevice(call, known?.id, device)
  const tries = await spendTries(call, whose, isKnown ? device : undefined)
  if (!(await passwords.matches(password, known?.password_hash)) || !known) refuse('wrong-login')
  const fresh = passwords.isOutdated(known.password_hash) ? await passwords.hash(password) : undefined
  return {
    memberId: known.id,
    isSure: false,
    async settle({ sql }) {
      if (!(await holdMember(sql, known.id, known.password_hash))) refuse('wrong-login')
      if (fresh) await sql.updateTable('member').set({ password_hash: fresh }).where('id', '=', known.id).execute()
      await tries.forgive(sql)
    },
  }
}

const isNew = ({ doubted_at }: Known, now: Date) => doubted_at !== null && later(doubted_at, DOUBT) > now

export async function provenByCode(call: Call, { account, code, request_no = '' }: Proof): Promise<Proven> {
  const name = normal(account)
  const row = await guessCode(call, 'login', { account: name, code, request_no })
  const known = (await memberKnownAs(call.context.database, name)) ?? refuse('wrong-login')
  return {
    memberId: known.id,
    isSure: !isNew(known, call.now),
    async settle(inside) {
      await useCode(inside, row)
    },
  }
}

interface Entering {
  readonly device?: string
  /** A code to an address that is not new, or the second factor. */
  readonly isSure?: boolean
}

/** Also withdraws a waiting cancellation, and remembers the phone. */
export async function enter(
  call: Call,
  memberId: number,
  { device = '', isSure = false }: Entering = {},
): Promise<Entered> {
  const { context, sql, now, agent, ip } = call
  const token = newToken(context.chance)
  if (!(await holdPresent(sql, memberId))) refuse('wrong-login')
  const isKnown = await isKnownDevice(call, memberId, device)
  if (!isSure && (await isStrangeDevice(call, memberId, device))) await beginDoubt(sql, memberId, now)
  const arrival = await sql
    .insertInto('session')
    .values({
      token_hash: tokenHash(token),
      member_id: memberId,
      created_at: now,
      seen_at: now,
      ...agentIn(agent),
      network: shortNetwork(ip),
      mark_hash: device ? markOf(call, memberId, device) : null,
    })
    .returning(['session_no', 'browser', 'system', 'network'])
    .executeTakeFirstOrThrow()
  await showArrival(sql, memberId, arrival, now)
  if (!isKnown) await warnOfArrival(call, memberId, arrival)
  await knowDevice(call, memberId, device)
  const revoked = await withdrawCancellation(sql, memberId, now)
  return { token, user_info: await userInfoOf(call, memberId, token), cancel_revoked: flag(revoked) }
}
