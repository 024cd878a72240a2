import { type Sql, takenKey } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'
import type { PinRow } from './pin-tries.ts'

export async function insertPin(sql: Sql, member: number, hash: string, now: Date): Promise<boolean> {
  const set = await sql
    .insertInto('pin')
    .values({ member_id: member, hash, changed_at: now })
    .onConflict((there) => there.doNothing())
    .executeTakeFirst()
  return set.numInsertedOrUpdatedRows === 1n
}

/** False when it is another by now. */
export async function changePin(sql: Sql, member: number, known: PinRow, hash: string, now: Date): Promise<boolean> {
  const changed = await sql
    .updateTable('pin')
    .set({ hash, tries: 0, locked_until: null, changed_at: now })
    .where('member_id', '=', member)
    .where('hash', '=', known.hash)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

/** Ends any lock, and withdrawals wait. */
export async function resetPin(sql: Sql, member: number, hash: string, now: Date, heldUntil: Date): Promise<void> {
  const set = { hash, tries: 0, locked_until: null, changed_at: now, withdrawals_held_until: heldUntil }
  await sql
    .insertInto('pin')
    .values({ member_id: member, ...set })
    .onConflict((there) => there.column('member_id').doUpdateSet(set))
    .execute()
}

export async function firstPhone(sql: Sql, member: number, mobile: string): Promise<boolean> {
  const bound = await sql
    .updateTable('member')
    .set({ mobile, mobile_proven: true })
    .where('id', '=', member)
    .where('mobile_proven', '=', false)
    .executeTakeFirst()
    .catch(refuseTaken)
  return bound.numUpdatedRows === 1n
}

export const holdPhone = (sql: Sql, member: number, mobile: string) =>
  sql
    .selectFrom('member')
    .select('id')
    .where('id', '=', member)
    .where('mobile', '=', mobile)
    .where('mobile_proven', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function changePhone(sql: Sql, member: number, mobile: string, now: Date): Promise<void> {
  await sql
    .updateTable('member')
    .set({ mobile, secured_at: now, doubted_at: now })
    .where('id', '=', member)
    .execute()
    .catch(refuseTaken)
}

export async function changeEmail(sql: Sql, member: number, email: string, now: Date): Promise<void> {
  await sql
    .updateTable('member')
    .set({ email, secured_at: now, doubted_at: now })
    .where('id', '=', member)
    .execute()
    .catch(refuseTaken)
}

/** Only whoever proved that it is theirs hears this. */
function refuseTaken(error: unknown): never {
  if (['member_mobile', 'member_email_key'].includes(takenKey(error) ?? '')) refuse('contact-taken')
  throw error
}
