import { sql as raw } from 'kysely'
import type { Notice } from '#contract/notices.ts'
import type { Paged } from '#contract/shapes.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { flag } from '../lib/flag.ts'
import { paged } from '../lib/paged.ts'
import { question } from '../lib/question.ts'
import { noticeIn } from './words.ts'

const countUnread = question<{ member: number }>()((sql, { member }) =>
  sql
    .selectFrom('member_notice')
    .select(raw<number>`count(*)::integer`.as('unread'))
    .where('member_id', '=', member)
    .where('read_at', 'is', null),
)

export async function unreadOf(sql: Sql, member: number): Promise<number> {
  const [row] = await countUnread(sql, { member })
  return row?.unread ?? 0
}

export const named = raw<
  string | null
>`(select nickname from member where id = (member_notice.facts ->> 'from')::integer)`

export async function presentNotices(
  call: Call,
  { page, limit }: { page: number; limit: number },
): Promise<Paged<Notice> & { unread: number }> {
  const { sql, locale } = call
  const { id: member } = memberOf(call)
  const [rows, total, unread] = await Promise.all([
    sql
      .selectFrom('member_notice')
      .select(['id', 'kind', 'ref', 'facts', 'at', 'read_at', named.as('name')])
      .where('member_id', '=', member)
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    countOf(sql, member),
    unreadOf(sql, member),
  ])
  const notices = rows.map(({ id, at, read_at, ...kept }) => ({
    id: Number(id),
    ...noticeIn(locale, kept),
    read: flag(read_at !== null),
    create_time: unix(at),
  }))
  return { ...paged({ page, limit }, total, notices), unread }
}

async function countOf(sql: Sql, member: number): Promise<number> {
  const { count } = await sql
    .selectFrom('member_notice')
    .select(raw<number>`count(*)::integer`.as('count'))
    .where('member_id', '=', member)
    .executeTakeFirstOrThrow()
  return count
}

export async function readUpTo(call: Call, upTo: number): Promise<{ unread: number }> {
  const { sql, now } = call
  const { id: member } = memberOf(call)
  const { numUpdatedRows } = await sql
    .updateTable('member_notice')
    .set({ read_at: now })
    .where('member_id', '=', member)
    .where('id', '<=', BigInt(upTo))
    .where('read_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) {
    await raw`insert into event (member_id, topic, body, at)
      values (${member}, 'read', ${JSON.stringify({ notice: upTo })}::jsonb, ${now})`.execute(sql)
  }
  return { unread: await unreadOf(sql, member) }
}

export async function forgetNotices(sql: Sql, before: Date, most: number): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    with old as (
      select id from member_notice where at < ${before} order by at limit ${most} for update skip locked
    ), gone as (
      delete from member_notice using old where member_notice.id = old.id returning 1
    )
    select count(*)::integer as count from gone`.execute(sql)
  return rows[0]?.count ?? 0
}
