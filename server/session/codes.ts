import { HOUR_S } from '#contract/time-units.ts'
import { CODE_DIGITS, CODE_LIFE, CODE_RESEND, CODE_TRIES, CODES_PER_DAY, CODES_PER_HOUR } from '#contract/limits.ts'
import type { CodeSent, Scene } from '#contract/session.ts'
import type { Context } from '../lib/context.ts'
import { type Limit, spend } from '../lib/allow.ts'
import type { Call } from '../lib/call.ts'
import { later, secondsUntil } from '../lib/clock.ts'
import { inTransaction } from '../lib/database.ts'
import type { Scope } from '../lib/move-record.ts'
import { networkOf } from '../lib/networks.ts'
import { maskAccount } from '../lib/masks.ts'
import type { Letter } from '../lib/post.ts'
import { Refusal, refuse } from '../lib/refuse.ts'
import { newToken, sameBytes, sealed, tokenHash } from '../lib/secrets.ts'
import { writeLetter } from '../notice/outbox.ts'
import { channelOf } from './accounts.ts'
import { lockedCode, moveCode } from './move.ts'
import { type CodeOf, type CodeRow, codesSince, newestLiveCode } from './queries.ts'

const RESEND: Limit = { times: 1, seconds: CODE_RESEND }
const BY_HOUR: Limit = { times: CODES_PER_HOUR, seconds: HOUR_S }
const BY_DAY: Limit = { times: CODES_PER_DAY, seconds: 24 * HOUR_S }
const BUSY_WAIT = 60

export const accountKey = ({ settings }: Context, account: string) => sealed(settings.pepper, 'account', account)
const codeHash = ({ settings }: Context, scene: Scene, account: string, code: string) =>
  sealed(settings.pepper, 'code', scene, account, code)

interface Wish {
  readonly scene: Scene
  readonly account: string
  readonly letter: (code: string) => Letter
  readonly isForSomebody?: boolean
  /** Signed in there, or known on this phone: counted apart, so that strangers cannot use it up. */
  readonly isTheirs?: boolean
}

export async function issueCode(
  call: Call,
  { scene, account, letter, isForSomebody = true, isTheirs = false }: Wish,
): Promise<CodeSent & { masked_account: string }> {
  const { context, sql, now } = call
  const key = accountKey(context, account)
  await spendCode(call, scene, isTheirs ? `own:${account}` : account).catch((error: unknown) =>
    refuseCode(call, { scene, key }, account, error),
  )
  const former = await lockedCode(call, { scene, key })
  if (former?.state === 'live') await moveCode(call, former, 'replace')
  const request_no = newToken(context.chance)
  const code = String(context.chance.below(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const issued = await sql
    .insertInto('verification_code')
    .values({
      scene,
      account_key: key,
      code_hash: codeHash(context, scene, account, code),
      request_hash: tokenHash(request_no),
      created_at: now,
      expires_at: later(now, CODE_LIFE),
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow()
  await writeLetter(call, letter(code), { code: issued, leaves: isForSomebody })
  if (isForSomebody) call.after(async () => context.metrics.codeSent(channelOf(account)))
  return {
    resend_seconds: CODE_RESEND,
    expire_seconds: CODE_LIFE,
    request_no,
    masked_account: maskAccount(account),
  }
}

async function refuseCode(call: Call, of: CodeOf, account: string, error: unknown): Promise<never> {
  const row = error instanceof Refusal ? await lockedCode(call, of) : undefined
  if (!(error instanceof Refusal) || row?.state !== 'live') throw error
  const { retry_after = CODE_RESEND } = error.facts
  const fresh = {
    resend_seconds: retry_after,
    expire_seconds: secondsUntil(row.expires_at, call.now),
    masked_account: maskAccount(account),
  }
  return refuse('code-lives', { retry_after, fresh })
}

async function spendCode({ context, sql, now, ip }: Call, scene: Scene, account: string): Promise<void> {
  const to = accountKey(context, account).toString('base64url')
  const from = sealed(context.settings.pepper, 'network', networkOf(ip)).toString('base64url')
  await spend(sql, `codes-from:${from}`, { times: context.settings.codesPerNetwork, seconds: HOUR_S }, now)
  await spend(sql, `code:${scene}:${to}`, RESEND, now)
  await spend(sql, `codes-hour:${to}`, BY_HOUR, now)
  await spend(sql, `codes-day:${to}`, BY_DAY, now)
  if ((await codesSince(sql, later(now, -HOUR_S))) >= context.settings.codesPerHour)
    refuse('too-often', { retry_after: BUSY_WAIT })
}

export async function newestCodeAddress(
  { context, sql }: Call,
  scene: Scene,
  accounts: readonly string[],
): Promise<string | undefined> {
  const keyed = accounts.map((account) => ({ account, key: accountKey(context, account) }))
  const newest = await newestLiveCode(
    sql,
    scene,
    keyed.map(({ key }) => key),
  )
  return keyed.find(({ key }) => newest && sameBytes(key, newest.account_key))?.account
}

export interface Guess {
  readonly account: string
  readonly code: string
  readonly request_no: string
}

/** The try is committed first: parallel guesses cannot outrun it, a refusal cannot undo it. */
export async function guessCode(
  { context, now }: Call,
  scene: Scene,
  { account, code, request_no }: Guess,
): Promise<CodeRow> {
  const { database } = context
  const of = { scene, key: accountKey(context, account) }
  const row = await inTransaction(database, (sql) => countTry({ sql, now }, of, request_no))
  if (!row?.code_hash) refuse('dead-code')
  if (sameBytes(row.code_hash, codeHash(context, scene, account, code))) return row
  if (row.tries === CODE_TRIES && row.stray_tries === CODE_TRIES)
    await inTransaction(database, (sql) => moveCode({ sql, now }, row, 'burn'))
  return refuse('wrong-code', { left: CODE_TRIES - row[counterOf(row, request_no)] })
}

/** Of two at once, one. */
export const useCode = (scope: Scope, row: CodeRow) => moveCode(scope, row, 'match')

/** Whoever asked for the code has tries that strangers cannot spend. */
const counterOf = ({ request_hash }: CodeRow, requestNo: string) =>
  request_hash && sameBytes(request_hash, tokenHash(requestNo)) ? 'tries' : 'stray_tries'

async function countTry(scope: Scope, of: CodeOf, requestNo: string): Promise<CodeRow | undefined> {
  const row = await lockedCode(scope, of)
  if (row?.state !== 'live') return undefined
  const counter = counterOf(row, requestNo)
  if (row[counter] >= CODE_TRIES) return undefined
  const tries = { [counter]: row[counter] + 1 }
  await scope.sql.updateTable('verification_code').set(tries).where('id', '=', row.id).execute()
  return { ...row, ...tries }
}
