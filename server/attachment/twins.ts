import { sql as raw } from 'kysely'
import type { Sql } from '../lib/database.ts'

const ALIKE = 6
const TWINS = 20

/** Pictures that are this one again, to the byte or to the eye, whoever sent them: the closest first. */
export function twinsOf(sql: Sql, id: number) {
  const differ = raw<number>`bit_count((twin.look # attachment.look)::bit(64))::integer`
  return sql
    .selectFrom('attachment')
    .innerJoin('attachment as twin', (join) => join.on('twin.id', '<>', raw<number>`attachment.id`))
    .innerJoin('member', 'member.id', 'twin.member_id')
    .select(['twin.id', 'twin.name', 'twin.created_at', 'twin.attached_at', 'member.user_no'])
    .select(raw<boolean>`twin.sha256 = attachment.sha256`.as('same'))
    .select(differ.as('differ'))
    .where('attachment.id', '=', id)
    .where(({ or, eb }) => or([eb(differ, '<=', ALIKE), eb('twin.sha256', '=', raw<Buffer>`attachment.sha256`)]))
    .orderBy('differ')
    .orderBy('twin.id')
    .limit(TWINS)
    .execute()
}

export type Twin = Awaited<ReturnType<typeof twinsOf>>[number]
