import { sql as raw, type Selectable } from 'kysely'
import { PASSKEYS_MOST } from '#contract/limits.ts'
import type { Sql } from '../lib/database.ts'
import type { Passkey } from '../schema.ts'

export const appOf = (sql: Sql, member: number) =>
  sql.selectFrom('totp').selectAll().where('member_id', '=', member).executeTakeFirst()

export async function codesLeft(sql: Sql, member: number): Promise<number> {
  const { left } = await sql
    .selectFrom('recovery_code')
    .select((is) => is.fn.countAll().as('left'))
    .where('member_id', '=', member)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

export type StoredKey = Selectable<Passkey>

export const passkeysOf = async (sql: Sql, member: number, host: string | undefined): Promise<StoredKey[]> =>
  host === undefined
    ? []
    : sql
        .selectFrom('passkey')
        .selectAll()
        .where('member_id', '=', member)
        .where('host', '=', host)
        .orderBy('made_at')
        .orderBy('passkey_no')
        .execute()

export async function keepPasskey(
  sql: Sql,
  key: Pick<StoredKey, 'member_id' | 'credential' | 'public_key' | 'counter' | 'transports' | 'host' | 'made_at'> &
    Pick<StoredKey, 'browser' | 'system'>,
): Promise<'kept' | 'said-already' | 'passkeys-enough'> {
  await sql.selectFrom('member').select('id').where('id', '=', key.member_id).forUpdate().execute()
  if ((await passkeysOf(sql, key.member_id, key.host)).length >= PASSKEYS_MOST) return 'passkeys-enough'
  const kept = await sql
    .insertInto('passkey')
    .values(key)
    .onConflict((there) => there.column('credential').doNothing())
    .executeTakeFirst()
  return kept.numInsertedOrUpdatedRows === 1n ? 'kept' : 'said-already'
}

/** Of two that say the same count, one is accepted. Some phones do not count: always 0. */
export async function countPasskey(
  sql: Sql,
  { passkey_no, counter: before }: StoredKey,
  counter: bigint,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('passkey')
    .set({ counter, used_at: now })
    .where('passkey_no', '=', passkey_no)
    .where('counter', '=', before)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function removePasskey(sql: Sql, member: number, passkey: string): Promise<boolean> {
  const { numDeletedRows } = await sql
    .deleteFrom('passkey')
    .where('member_id', '=', member)
    .where('passkey_no', '=', passkey)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function removeApp(sql: Sql, member: number): Promise<boolean> {
  const { numDeletedRows } = await sql
    .deleteFrom('totp')
    .where('member_id', '=', member)
    .where('proven_at', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Of two that say the same code, one is accepted. */
export async function takeSpan(sql: Sql, member: number, span: number): Promise<boolean> {
  const taken = await sql
    .updateTable('totp')
    .set({ last_step: BigInt(span) })
    .where('member_id', '=', member)
    .where('last_step', '<', BigInt(span))
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** Of two that say it, one is accepted. */
export async function spendRecoveryCode(sql: Sql, member: number, hash: Buffer, now: Date): Promise<boolean> {
  const used = await sql
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('member_id', '=', member)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}

export async function writeCodes(sql: Sql, member: number, hashes: readonly Buffer[]): Promise<void> {
  await forgetRecovery(sql, member)
  if (hashes.length === 0) return
  await sql
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ member_id: member, hash })))
    .execute()
}

const forgetRecovery = (sql: Sql, member: number) =>
  sql.deleteFrom('recovery_code').where('member_id', '=', member).execute()

export async function proposeApp(sql: Sql, member: number, sealed: Buffer, now: Date): Promise<boolean> {
  const written = await sql
    .insertInto('totp')
    .values({ member_id: member, sealed, made_at: now })
    .onConflict((there) =>
      there
        .column('member_id')
        .doUpdateSet({ sealed, made_at: now, last_step: 0n })
        .where('totp.proven_at', 'is', null),
    )
    .executeTakeFirst()
  return written.numInsertedOrUpdatedRows === 1n
}

/** False where another key was proposed since. */
export async function turnOn(sql: Sql, member: number, sealed: Buffer, span: number, now: Date): Promise<boolean> {
  const turned = await sql
    .updateTable('totp')
    .set({ proven_at: now, last_step: BigInt(span) })
    .where('member_id', '=', member)
    .where('proven_at', 'is', null)
    .where('sealed', '=', sealed)
    .executeTakeFirst()
  return turned.numUpdatedRows === 1n
}

export async function turnOff(sql: Sql, member: number): Promise<void> {
  await sql.deleteFrom('totp').where('member_id', '=', member).execute()
  await sql.deleteFrom('passkey').where('member_id', '=', member).execute()
  await forgetRecovery(sql, member)
}

export const halfOf = (sql: Sql, member: number, quote: string) =>
  sql
    .selectFrom('quote')
    .select(['second_asked', 'second_at'])
    .where('quote_no', '=', quote)
    .where('member_id', '=', member)
    .executeTakeFirst()

export async function proveQuote(sql: Sql, member: number, quote: string, now: Date): Promise<boolean> {
  const { rows } = await raw<{ proven: boolean }>`select prove_quote(${member}, ${quote}, ${now}) as proven`.execute(
    sql,
  )
  return rows[0]?.proven === true
}
