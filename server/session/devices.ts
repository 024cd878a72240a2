import { sql as raw } from 'kysely'
import { DEVICES_KEPT } from '#contract/limits.ts'
import type { LocaleTag } from '#contract/locales.ts'
import type { Call } from '../lib/call.ts'
import type { Sql } from '../lib/database.ts'
import { sealed } from '../lib/secrets.ts'

/** With the member's id, so that nobody can tell who shares a phone. */
export const markOf = ({ context }: Call, member: number, device: string) =>
  sealed(context.settings.pepper, 'device', String(member), device)

/** Of nobody it is looked up all the same: it takes as long. */
export async function isKnownDevice(call: Call, member: number | undefined, device: string): Promise<boolean> {
  if (!device) return false
  const known = await call.sql
    .selectFrom('device')
    .select('member_id')
    .where('member_id', '=', member ?? 0)
    .where('mark_hash', '=', markOf(call, member ?? 0, device))
    .where('forgotten_at', 'is', null)
    .executeTakeFirst()
  return known !== undefined
}

/** Never in on this phone, though on others. A forgotten phone was in; a demo member knows every phone. */
export async function isStrangeDevice(call: Call, member: number, device: string): Promise<boolean> {
  const { rows } = await raw<{ strange: boolean }>`
    select not demo and exists (select from device where member_id = member.id)
      and not exists (select from device where member_id = member.id and mark_hash = ${markOf(call, member, device)})
      as strange
    from member where id = ${member}`.execute(call.sql)
  return rows[0]?.strange === true
}

export async function knowDevice(call: Call, member: number, device: string): Promise<void> {
  if (!device) return
  const { sql, now, locale } = call
  await sql
    .insertInto('device')
    .values({ member_id: member, mark_hash: markOf(call, member, device), seen_at: now, locale })
    .onConflict((there) =>
      there.columns(['member_id', 'mark_hash']).doUpdateSet({ seen_at: now, locale, forgotten_at: null }),
    )
    .execute()
  await sql
    .deleteFrom('device')
    .where('member_id', '=', member)
    .where('mark_hash', 'not in', (is) =>
      is
        .selectFrom('device')
        .select('mark_hash')
        .where('member_id', '=', member)
        .orderBy('seen_at', 'desc')
        .limit(DEVICES_KEPT),
    )
    .execute()
}

export async function languageOf({ sql, locale }: Pick<Call, 'sql' | 'locale'>, member: number): Promise<LocaleTag> {
  const last = await sql
    .selectFrom('device')
    .select('locale')
    .where('member_id', '=', member)
    .where('locale', 'is not', null)
    .orderBy('seen_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.locale ?? locale
}

export async function forgetDevices(sql: Sql, member: number, now: Date): Promise<void> {
  await sql.updateTable('device').set({ forgotten_at: now }).where('member_id', '=', member).execute()
}
