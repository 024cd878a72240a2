import { CODE_PATTERN, SECOND_LOCK, SECOND_TRIES, SECOND_TRIES_A_DAY } from '#contract/limits.ts'
import { SECOND_WAYS, type SecondAsked } from '#contract/second.ts'
import { forgive, spend } from '../lib/allow.ts'
import type { Call } from '../lib/call.ts'
import type { Context } from '../lib/context.ts'
import { coverWith, uncoverWith } from '../lib/cover.ts'
import { inTransaction, type Sql } from '../lib/database.ts'
import { Refusal, refuse } from '../lib/refuse.ts'
import { sealed } from '../lib/secrets.ts'
import { appOf, takeSpan, spendRecoveryCode } from './queries.ts'
import { spelt } from './recovery.ts'
import { spanFor } from './totp.ts'

const IN_A_ROW = { times: SECOND_TRIES, seconds: SECOND_LOCK }
const IN_A_DAY = { times: SECOND_TRIES_A_DAY, seconds: 86_400 }

const keyOf = ({ settings }: Pick<Context, 'settings'>) => sealed(settings.pepper, 'totp')

export const hideKey = (context: Pick<Context, 'settings' | 'chance'>, member: number, secret: Buffer): Buffer =>
  coverWith(keyOf(context), context.chance, `totp ${member}`, secret)

/** The key of an app; whoever changed the pepper has lost it. */
export const keyUnder = (context: Pick<Context, 'settings'>, member: number, cover: Buffer): Buffer =>
  uncoverWith(keyOf(context), `totp ${member}`, cover) ?? refuse('second-wrong')

export const codeHash = ({ settings }: Pick<Context, 'settings'>, member: number, code: string) =>
  sealed(settings.pepper, 'recovery', String(member), spelt(code))

/** How a member can prove the second factor; nothing, where none is asked for. */
export async function askedOf(sql: Sql, member: number): Promise<SecondAsked | undefined> {
  const app = await appOf(sql, member)
  return app?.proven_at ? { ways: [...SECOND_WAYS] } : undefined
}

/** Where a second factor is tried: whoever misses in one place is not shut out of another. */
type Place = 'enter' | 'change' | 'pay'

/** Counts one try, committed first: parallel guesses cannot outrun it, a refusal cannot undo it. */
export async function spendSecond({ context, now }: Call, member: number, place: Place) {
  const [row, day] = [`second:${place}:${member}`, `second-day:${place}:${member}`]
  await inTransaction(context.database, async (sql) => {
    await spend(sql, row, IN_A_ROW, now)
    await spend(sql, day, IN_A_DAY, now)
  }).catch((error: unknown) => {
    const { retry_after = SECOND_LOCK } = error instanceof Refusal ? error.facts : {}
    throw error instanceof Refusal ? new Refusal('second-locked', { reason: 'locked', retry_after }) : error
  })
  return {
    async forgive(sql: Sql) {
      await forgive(sql, row)
      await forgive(sql, day)
    },
  }
}

/** Uses a code of the app, or a recovery code, once. Belongs into the transaction that acts on it, after `spendSecond`. */
export async function useSecond({ context, sql, now }: Call, member: number, second: string): Promise<void> {
  const right = CODE_PATTERN.test(second)
    ? await spendAppCode(context, sql, member, second, now)
    : await spendRecoveryCode(sql, member, codeHash(context, member, second), now)
  if (!right) refuse('second-wrong', { reason: 'wrong' })
}

async function spendAppCode(context: Context, sql: Sql, member: number, code: string, now: Date): Promise<boolean> {
  const app = await appOf(sql, member)
  if (!app?.proven_at) return false
  const span = spanFor(keyUnder(context, member, app.sealed), code, now, Number(app.last_step))
  return span !== undefined && takeSpan(sql, member, span)
}
