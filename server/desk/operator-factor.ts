import { sql as raw } from 'kysely'
import pg from 'pg'
import { CODE_PATTERN, SECOND_LOCK, SECOND_TRIES, SECOND_TRIES_A_DAY, TOTP } from '#contract/limits.ts'
import { DAY_S } from '#contract/time-units.ts'
import { newCodes, spelt } from '../factor/recovery.ts'
import { keyText, keyUri, spanFor } from '../factor/totp.ts'
import { forgive, spend } from '../lib/allow.ts'
import type { Context, Settings } from '../lib/context.ts'
import { coverWith, uncoverWith } from '../lib/cover.ts'
import { inTransaction, type Sql } from '../lib/database.ts'
import { Refusal } from '../lib/refuse.ts'
import { sealed } from '../lib/secrets.ts'
import { note } from './act.ts'
import type { Operator } from './desk.ts'
import { refuse } from './refusal.ts'
import type { Terminal } from './terminal.ts'

const IN_A_ROW = { times: SECOND_TRIES, seconds: SECOND_LOCK }
const IN_A_DAY = { times: SECOND_TRIES_A_DAY, seconds: DAY_S }

interface House {
  readonly settings: Pick<Settings, 'pepper'>
}

const keyOf = ({ settings }: House) => sealed(settings.pepper, 'desk-totp')

export const hideDeskKey = (house: House & Pick<Context, 'chance'>, operator: number, secret: Buffer): Buffer =>
  coverWith(keyOf(house), house.chance, `desk totp ${operator}`, secret)

/** A changed pepper loses every key. */
export const deskKeyUnder = (house: House, operator: number, cover: Buffer): Buffer =>
  uncoverWith(keyOf(house), `desk totp ${operator}`, cover) ??
  refuse('The key of this operator’s app cannot be read: PEPPER is another one than it was.')

export const deskCodeHash = ({ settings }: House, operator: number, code: string): Buffer =>
  sealed(settings.pepper, 'desk-recovery', String(operator), spelt(code))

export const deskAppOf = (sql: Sql, operator: number) =>
  sql.selectFrom('operator_app').selectAll().where('operator_id', '=', operator).executeTakeFirst()

export async function proveSecond(context: Context, terminal: Terminal, operator: Operator): Promise<void> {
  const app = await deskAppOf(context.database, operator.id)
  if (!app) return setUp(context, terminal, operator)
  await judge(context, operator, await terminal.ask('Code of the app, or a recovery code:'), async (code, now) => {
    if (!CODE_PATTERN.test(code)) return spendRecoveryCode(context, terminal, operator, code, now)
    const span = spanFor(deskKeyUnder(context, operator.id, app.sealed), code, now, Number(app.last_step))
    return span !== undefined && takeSpan(context.database, operator.id, span)
  })
}

async function setUp(context: Context, terminal: Terminal, operator: Operator): Promise<void> {
  const { chance, database } = context
  const { id, email } = operator
  const secret = chance.bytes(TOTP.bytes)
  terminal.say(`${email} has no second factor yet, and nothing is done at the desk without one.`)
  terminal.say(`Add this key to an authenticator app, as text or by its address:\n`)
  terminal.say(`  ${keyText(secret)}\n  ${keyUri(secret, `${email} (desk)`)}\n`)
  const codes = newCodes(chance)
  await judge(context, operator, await terminal.ask('The code that the app shows:'), async (code, now) => {
    const span = CODE_PATTERN.test(code) ? spanFor(secret, code, now, 0) : undefined
    if (span === undefined) return false
    const hashes = codes.map((one) => deskCodeHash(context, id, one))
    await raw`select desk_app_on(${id}, ${hideDeskKey(context, id, secret)}, ${span}, ${hashes}, ${now})`
      .execute(database)
      .catch(refuseIfSetUpMeanwhile)
    return true
  })
  terminal.say(`${email} has a second factor. These recovery codes are shown this once; each is good once:\n`)
  terminal.say(`${codes.map((code) => `  ${code}`).join('\n')}\n`)
}

function refuseIfSetUpMeanwhile(error: unknown): never {
  if (error instanceof pg.DatabaseError && error.code === 'QD003')
    refuse('A second factor was set up meanwhile; say it again.')
  throw error
}

/** Counted before it is judged. The moment is read after the answer was typed. */
async function judge(
  { database, clock }: Context,
  operator: Operator,
  code: string,
  isRight: (code: string, now: Date) => Promise<boolean>,
): Promise<void> {
  const now = clock.now()
  const { email } = operator
  const [row, day] = [`desk-second:${email}`, `desk-second-day:${email}`]
  await inTransaction(database, async (sql) => {
    await spend(sql, row, IN_A_ROW, now)
    await spend(sql, day, IN_A_DAY, now)
  }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    const { retry_after = SECOND_LOCK } = error.facts
    refuse(`Too many wrong codes; ${email} may try again in ${Math.ceil(retry_after / 60)} minutes.`)
  })
  if (!(await isRight(code, now))) {
    await note(database, operator, { verb: 'sign in', subject: email, reason: 'The code was wrong.' }, now)
    refuse('The code is wrong, or was used before.')
  }
  await forgive(database, row)
  await forgive(database, day)
}

/** Of two who say the same code, one is accepted. */
async function takeSpan(sql: Sql, operator: number, span: number): Promise<boolean> {
  const taken = await sql
    .updateTable('operator_app')
    .set({ last_step: BigInt(span) })
    .where('operator_id', '=', operator)
    .where('last_step', '<', BigInt(span))
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

async function spendRecoveryCode(
  context: Context,
  terminal: Terminal,
  operator: Operator,
  code: string,
  now: Date,
): Promise<boolean> {
  const left = await inTransaction(context.database, async (sql) => {
    const used = await sql
      .updateTable('operator_recovery_code')
      .set({ used_at: now })
      .where('operator_id', '=', operator.id)
      .where('hash', '=', deskCodeHash(context, operator.id, code))
      .where('used_at', 'is', null)
      .executeTakeFirst()
    if (used.numUpdatedRows !== 1n) return undefined
    await note(sql, operator, { verb: 'sign in', subject: operator.email, reason: 'A recovery code was used.' }, now)
    return unusedOf(sql, operator.id)
  })
  if (left === undefined) return false
  terminal.say(`Recovery codes left: ${left}.`)
  return true
}

async function unusedOf(sql: Sql, operator: number): Promise<number> {
  const { left } = await sql
    .selectFrom('operator_recovery_code')
    .select((is) => is.fn.countAll().as('left'))
    .where('operator_id', '=', operator)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}
