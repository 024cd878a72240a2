import type { Selectable } from 'kysely'
import { sql as raw } from 'kysely'
import { PIN_LOCK, PIN_TRIES } from '#contract/limits.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { question } from '../lib/question.ts'
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
