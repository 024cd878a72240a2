import { CODE_DIGITS, CODE_LIFE, CODE_RESEND, CODE_TRIES, CODES_PER_DAY, CODES_PER_HOUR } from '#contract/limits.ts'
import type { CodeSent, Scene } from '#contract/session.ts'
import type { Context } from '../lib/context.ts'
import { type Limit, spend } from '../lib/allow.ts'
import type { Call } from '../lib/call.ts'
import { later } from '../lib/clock.ts'
import { inTransaction } from '../lib/database.ts'
import type { Here } from '../lib/move-record.ts'
import { networkOf } from '../lib/networks.ts'
import type { Letter } from '../lib/post.ts'
import { refuse } from '../lib/refuse.ts'
import { sameBytes, sealed } from '../lib/secrets.ts'
import { writeLetter } from '../notice/outbox.ts'
import { channelOf } from './accounts.ts'
import { lockedCode, moveCode } from './move.ts'
import { type CodeOf, type CodeRow, codesSince, newestLiveCode } from './queries.ts'

const HOUR = 3_600
const RESEND: Limit = { times: 1, seconds: CODE_RESEND }
const BY_HOUR: Limit = { times: CODES_PER_HOUR, seconds: HOUR }
const BY_DAY: Limit = { times: CODES_PER_DAY, seconds: 24 * HOUR }
const BUSY_WAIT = 60

export const accountKey = ({ settings }: Context, account: string) => sealed(settings.pepper, 'account', account)
const codeHash = ({ settings }: Context, scene: Scene, account: string, code: string) =>
  sealed(settings.pepper, 'code', scene, account, code)

/** Makes the one live code of a scene and an account. `letter` says what leaves the house with it, if it is for somebody. */
export async function issueCode(
  call: Call,
  scene: Scene,
  account: string,
  letter: (code: string) => Letter,
  isForSomebody = true,
): Promise<CodeSent> {
  const { context, sql, now } = call
  await spendCode(call, scene, account)
  const key = accountKey(context, account)
  const former = await lockedCode(call, { scene, key })
  if (former?.state === 'live') await moveCode(call, former, 'replace')
  const code = String(context.chance.below(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const issued = await sql
    .insertInto('verification_code')
    .values({
      scene,
      account_key: key,
      code_hash: codeHash(context, scene, account, code),
      created_at: now,
      expires_at: later(now, CODE_LIFE),
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow()
  await writeLetter(call, letter(code), { code: issued, leaves: isForSomebody })
  if (isForSomebody) call.after(async () => context.metrics.codeSent(channelOf(account)))
  return { resend_seconds: CODE_RESEND, expire_seconds: CODE_LIFE }
}

async function spendCode({ context, sql, now, ip }: Call, scene: Scene, account: string): Promise<void> {
  const to = accountKey(context, account).toString('base64url')
  const from = sealed(context.settings.pepper, 'network', networkOf(ip)).toString('base64url')
  await spend(sql, `codes-from:${from}`, { times: context.settings.codesPerNetwork, seconds: HOUR }, now)
  await spend(sql, `code:${scene}:${to}`, RESEND, now)
  await spend(sql, `codes-hour:${to}`, BY_HOUR, now)
  await spend(sql, `codes-day:${to}`, BY_DAY, now)
  if ((await codesSince(sql, later(now, -HOUR))) >= context.settings.codesPerHour)
    refuse('too-often', { retry_after: BUSY_WAIT })
}

/** Of several addresses, the one that the newest live code of a scene went to. */
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

/** Compares one guess. The try is counted and committed first: parallel guesses cannot outrun it, a refusal cannot undo it. */
export async function guessCode(
  { context, now }: Call,
  scene: Scene,
  account: string,
  guess: string,
): Promise<CodeRow> {
  const { database } = context
  const row = await inTransaction(database, (sql) =>
    countTry({ sql, now }, { scene, key: accountKey(context, account) }),
  )
  if (!row?.code_hash) refuse('dead-code')
  if (sameBytes(row.code_hash, codeHash(context, scene, account, guess))) return row
  const left = CODE_TRIES - row.tries
  if (left === 0) await inTransaction(database, (sql) => moveCode({ sql, now }, row, 'burn'))
  return refuse('wrong-code', { left })
}

/** Ends a code that was guessed right; of two at once, one. */
export const useCode = (here: Here, row: CodeRow) => moveCode(here, row, 'match')

async function countTry(here: Here, of: CodeOf): Promise<CodeRow | undefined> {
  const row = await lockedCode(here, of)
  if (row?.state !== 'live' || row.tries >= CODE_TRIES) return undefined
  const tries = row.tries + 1
  await here.sql.updateTable('verification_code').set({ tries }).where('id', '=', row.id).execute()
  return { ...row, tries }
}
