import { CODE_PATTERN, SECOND_LOCK, SECOND_TRIES, SECOND_TRIES_A_DAY } from '#contract/limits.ts'
import { DAY_S } from '#contract/time-units.ts'
import { forgive, spend } from '../lib/allow.ts'
import type { Call } from '../lib/call.ts'
import type { Context } from '../lib/context.ts'
import { coverWith, uncoverWith } from '../lib/cover.ts'
import { inTransaction, type Sql } from '../lib/database.ts'
import { passkeyHost } from '../lib/passkey-host.ts'
import { Refusal, refuse } from '../lib/refuse.ts'
import { sealed } from '../lib/secrets.ts'
import { isKnownDevice } from '../session/devices.ts'
import { dropSignTicket } from '../session/second-ticket.ts'
import { spendTries } from '../session/tries.ts'
import { challengeFor, counterAfter, signedIn } from './passkeys.ts'
import { appOf, countPasskey, passkeysOf, spendRecoveryCode, takeSpan } from './queries.ts'
import { spelt } from './recovery.ts'
import { spanFor } from './totp.ts'

const IN_A_ROW = { times: SECOND_TRIES, seconds: SECOND_LOCK }
const IN_A_DAY = { times: SECOND_TRIES_A_DAY, seconds: DAY_S }

const keyOf = ({ settings }: Pick<Context, 'settings'>) => sealed(settings.pepper, 'totp')

export const hideKey = (context: Pick<Context, 'settings' | 'chance'>, member: number, secret: Buffer): Buffer =>
  coverWith(keyOf(context), context.chance, `totp ${member}`, secret)

/** A changed pepper loses every key. */
export const keyUnder = (context: Pick<Context, 'settings'>, member: number, cover: Buffer): Buffer =>
  uncoverWith(keyOf(context), `totp ${member}`, cover) ?? refuse('second-wrong')

export const codeHash = ({ settings }: Pick<Context, 'settings'>, member: number, code: string) =>
  sealed(settings.pepper, 'recovery', String(member), spelt(code))

/** Counted apart: misses in one place do not shut out of the other. */
type Place = 'change' | 'pay'

/** Committed first: parallel guesses cannot outrun it, a refusal cannot undo it. */
export async function spendSecond({ context, now }: Call, member: number, place: Place) {
  const [row, day] = [`second-${place}:${member}`, `second-${place}-day:${member}`]
  await inTransaction(context.database, async (sql) => {
    await spend(sql, row, IN_A_ROW, now)
    await spend(sql, day, IN_A_DAY, now)
  }).catch(refuseLocked)
  return {
    async forgive(sql: Sql) {
      await forgive(sql, row)
      await forgive(sql, day)
    },
  }
}

/** Counted by who tries: a stranger who has the password shuts nobody out. */
export async function spendSecondAtEntry(call: Call, member: number, device: string) {
  const isKnown = await isKnownDevice({ ...call, sql: call.context.database }, member, device)
  return spendTries(call, String(member), isKnown ? device : undefined, 'second').catch(refuseLocked)
}

function refuseLocked(error: unknown): never {
  const { retry_after = SECOND_LOCK } = error instanceof Refusal ? error.facts : {}
  throw error instanceof Refusal ? new Refusal('second-locked', { reason: 'locked', retry_after }) : error
}

/** Once each. In the transaction that acts on it, after `spendSecond`. */
export async function useSecond(call: Call, member: number, second: string, about?: string): Promise<void> {
  if (!(await isRight(call, member, second, about))) refuse('second-wrong', { reason: 'wrong' })
}

async function isRight(call: Call, member: number, second: string, about: string | undefined): Promise<boolean> {
  const { context, sql, now } = call
  if (second.startsWith('{')) return spendSigned(call, member, second, about)
  return CODE_PATTERN.test(second)
    ? spendAppCode(context, sql, member, second, now)
    : spendRecoveryCode(sql, member, codeHash(context, member, second), now)
}

async function spendAppCode(context: Context, sql: Sql, member: number, code: string, now: Date): Promise<boolean> {
  const app = await appOf(sql, member)
  if (!app?.proven_at) return false
  const span = spanFor(keyUnder(context, member, app.sealed), code, now, Number(app.last_step))
  return span !== undefined && takeSpan(sql, member, span)
}

/** Signed about this and nothing else, or about a ticket that is spent by it. */
async function spendSigned(call: Call, member: number, answer: string, about: string | undefined): Promise<boolean> {
  const { context, sql, now } = call
  const signed = signedIn(answer)
  const keys = await passkeysOf(sql, member, passkeyHost(context.settings))
  const key = signed && keys.find(({ credential }) => credential.equals(signed.credential))
  if (!key) return false
  const isAsked =
    about === undefined
      ? await dropSignTicket(call, member, signed.challenge)
      : signed.challenge === challengeFor(context, member, about)
  if (!isAsked) return false
  const counter = await counterAfter(context, signed, key)
  return counter !== undefined && countPasskey(sql, key, counter, now)
}
