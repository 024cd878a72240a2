import type { Context } from '../lib/context.ts'
import type { Sql } from '../lib/database.ts'
import { covered, uncovered } from './cover.ts'

type Keeping = Pick<Context, 'settings' | 'chance'>

/** With the member's id: copied to another row it cannot be read. */
const nameOf = (member: number) => `watchword ${member}`

export async function watchwordOf(context: Keeping, sql: Sql, member: number): Promise<string | null> {
  const row = await sql.selectFrom('watchword').select('covered').where('member_id', '=', member).executeTakeFirst()
  return row ? said(context, member, row.covered) : null
}

export async function watchwordTo(context: Keeping, sql: Sql, email: string): Promise<string | null> {
  const row = await sql
    .selectFrom('member')
    .innerJoin('watchword', 'watchword.member_id', 'member.id')
    .select(['member_id', 'covered'])
    .where('email', '=', email)
    .executeTakeFirst()
  return row ? said(context, row.member_id, row.covered) : null
}

export async function keepWatchword(context: Keeping, sql: Sql, member: number, words: string, now: Date) {
  const kept = { covered: covered(context, nameOf(member), words), changed_at: now }
  await sql
    .insertInto('watchword')
    .values({ member_id: member, ...kept })
    .onConflict((there) => there.column('member_id').doUpdateSet(kept))
    .execute()
}

const said = (context: Keeping, member: number, cover: Buffer) =>
  uncovered<string>(context, nameOf(member), cover) ?? null
