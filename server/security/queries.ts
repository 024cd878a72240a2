import type { Selectable } from 'kysely'
import { sql as raw } from 'kysely'
import { PIN_LOCK, PIN_TRIES } from '#contract/limits.ts'
import { later } from '../lib/clock.ts'
import { type Sql, takenKey } from '../lib/database.ts'
import { question } from '../lib/question.ts'
import { refuse } from '../lib/refuse.ts'
import type { Pin } from '../schema.ts'

export type PinRow = Pick<Selectable<Pin>, 'hash' | 'tries' | 'locked_until'>

const storedPin = question<{ member: number }>()((sql, { member }) =>
  sql.selectFrom('pin').select(['hash', 'tries', 'locked_until']).where('member_id', '=', member),
)

export async function pinOf(sql: Sql, member: number): Promise<PinRow | undefined> {
  const [row] = await storedPin(sql, { member })
  return row
}

const nextTries = raw<number>`(case when locked_until is null then tries else 0 end + 1)`

/** In one statement. Undefined while locked; a lock that is over begins the count anew. */
export const spendTry = (sql: Sql, member: number, now: Date): Promise<PinRow | undefined> =>
  sql
    .updateTable('pin')
    .set({
      tries: nextTries,
      locked_until: raw<Date | null>`case when ${nextTries} = ${PIN_TRIES} then ${later(now, PIN_LOCK)}::timestamptz end`,
    })
    .where('member_id', '=', member)
    .where((is) => is.or([is('locked_until', 'is', null), is('locked_until', '<=', now)]))
    .returning(['hash', 'tries', 'locked_until'])
    .executeTakeFirst()

/** Tries that others counted meanwhile stay. */
export async function giveBackTries(sql: Sql, member: number, { hash }: PinRow, tries: number): Promise<void> {
  await sql
    .updateTable('pin')
    .set({ tries: raw<number>`tries - ${tries}`, locked_until: null })
    .where('member_id', '=', member)
    .where('hash', '=', hash)
    .where('tries', '>=', tries)
    .execute()
}

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
