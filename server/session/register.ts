import type { Taken } from '#contract/endpoint.ts'
import { TICKET_LIFE } from '#contract/limits.ts'
import type { session } from '#contract/session.ts'
import type { Call } from '../lib/call.ts'
import type { Chance } from '../lib/chance.ts'
import { later, unix } from '../lib/clock.ts'
import { type Sql, takenKey } from '../lib/database.ts'
import { type Problems, refuse, refuseProblems } from '../lib/refuse.ts'
import { newToken, tokenHash } from '../lib/secrets.ts'
import { normal } from './accounts.ts'
import { accountKey, guessCode, useCode } from './codes.ts'
import { isCommon } from './common-passwords.ts'
import { refuseIfFormer } from '../account/former.ts'
import { inviterBy, memberKnownAs } from './queries.ts'
import { codeProblem } from './sign-in.ts'
import { welcome } from './welcome.ts'

type Form = Taken<typeof session.register>
type Settle = (call: Call) => Promise<void>

export async function checkRegisterCode(call: Call, guess: Taken<typeof session.checkRegisterCode>) {
  const name = normal(guess.account)
  const row = await guessCode(call, 'register', { ...guess, account: name })
  return async ({ context, sql, now }: Call) => {
    await useCode({ sql, now }, row)
    if (await memberKnownAs(sql, name)) refuse('account-taken')
    const ticket = newToken(context.chance)
    const expires = later(now, TICKET_LIFE)
    await sql
      .insertInto('verify_ticket')
      .values({
        ticket_hash: tokenHash(ticket),
        scene: 'register',
        account_key: accountKey(context, name),
        expires_at: expires,
      })
      .execute()
    return { verify_ticket: ticket, expire_time: unix(expires) }
  }
}

export async function register(call: Call, form: Form) {
  const { database, passwords } = call.context
  refuseProblems(problemsOf(form))
  const inviter = form.invite_code ? await inviterBy(database, form.invite_code) : undefined
  if (form.invite_code && !inviter) refuseProblems({ invite_code: 'invite-unknown' })
  const settle = form.verify_ticket ? useTicket(form) : await proveByCode(call, form)
  const hash = await passwords.hash(form.password)
  return async (inside: Call) => {
    await settle(inside)
    const joined = await insertMember(
      { sql: inside.sql, now: inside.now, numbers: await freeNumbers(inside.sql, inside.context.chance) },
      form,
      hash,
      inviter?.id,
    )
    await refuseIfFormer(inside.context, inside.sql, form.username)
    await welcome(inside, joined.user_id)
    return joined
  }
}

function problemsOf({ code, verify_ticket, password, password_confirm }: Form): Problems {
  return {
    ...(!verify_ticket && codeProblem(code)),
    ...passwordProblems(password, password_confirm),
  }
}

export function passwordProblems(password: string, confirm: string): Problems {
  return {
    ...(isCommon(password) && { password: 'password-common' as const }),
    ...(password !== confirm && { password_confirm: 'password-mismatch' as const }),
  }
}

async function proveByCode(call: Call, { email, code, request_no }: Form): Promise<Settle> {
  const row = await guessCode(call, 'register', { account: normal(email), code, request_no })
  return async (inside) => {
    await useCode(inside, row)
  }
}

const useTicket =
  ({ email, verify_ticket }: Form): Settle =>
  async ({ context, sql, now }) => {
    const used = await sql
      .updateTable('verify_ticket')
      .set({ used_at: now })
      .where('ticket_hash', '=', tokenHash(verify_ticket))
      .where('scene', '=', 'register')
      .where('account_key', '=', accountKey(context, normal(email)))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    if (used.numUpdatedRows !== 1n) refuse('dead-code')
  }

export interface Newcomer {
  readonly email: string
  readonly mobile?: string | undefined
  readonly username?: string | undefined
  readonly nickname?: string
}

export interface Numbers {
  readonly user_no: string
  readonly invite_code: string
}

interface Joining {
  readonly sql: Sql
  readonly now: Date
  readonly numbers: Numbers
}

export async function insertMember(
  { sql, now, numbers: { user_no, invite_code } }: Joining,
  person: Newcomer,
  hash: string,
  inviter: number | undefined,
): Promise<{ user_id: number; user_no: string }> {
  try {
    const { id } = await sql
      .insertInto('member')
      .values({
        user_no,
        invite_code,
        email: normal(person.email),
        mobile: person.mobile || null,
        username: person.username || null,
        nickname: person.nickname ?? `Q${user_no}`,
        password_hash: hash,
        inviter_id: inviter ?? null,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { user_id: id, user_no }
  } catch (error) {
    return refuseTaken(error)
  }
}

function refuseTaken(error: unknown): never {
  const key = takenKey(error)
  if (key === 'member_email_key') refuse('account-taken')
  if (key === 'member_username') refuse('invalid', { problems: { username: 'username-taken' } })
  throw error
}

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Neither says how many members there are. */
export async function freeNumbers(sql: Sql, chance: Chance): Promise<Numbers> {
  for (;;) {
    const user_no = String(10_000_000 + chance.below(90_000_000))
    const invite_code = Array.from({ length: 8 }, () => LETTERS[chance.below(LETTERS.length)]).join('')
    const taken = await sql
      .selectFrom('member')
      .select('id')
      .where((is) => is.or([is('user_no', '=', user_no), is('invite_code', '=', invite_code)]))
      .executeTakeFirst()
    if (!taken) return { user_no, invite_code }
  }
}
