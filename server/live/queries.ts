import { sql as raw } from 'kysely'
import { LOOK_BACK, SESSION_IDLE, SESSION_LIFE } from '#contract/limits.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { question } from '../lib/question.ts'
import { isAfter, type Cursor } from './cursor.ts'

export interface Happening {
  readonly cursor: Cursor
  readonly memberId: number
  readonly topic: string
  readonly body: Record<string, unknown>
}

export const BATCH = 500
const MOST_AT_ONCE = 100

interface Row {
  xact: string
  id: bigint
  member_id: number
  topic: string
  body: unknown
}

const happeningIn = ({ xact, id, member_id, topic, body }: Row): Happening => ({
  cursor: { xact: BigInt(xact), id },
  memberId: member_id,
  topic,
  body: body as Happening['body'],
})

/** Whatever is still on its way will come after it. */
export async function horizon(sql: Sql): Promise<Cursor> {
  const { rows } = await raw<{ xact: string }>`select pg_snapshot_xmin(pg_current_snapshot()) as xact`.execute(sql)
  return { xact: BigInt(rows[0]?.xact ?? 0), id: 0n }
}

// A low id may be committed late: what is under way holds back all that came after it.
const next = question<{ xact: bigint; id: bigint }>()((sql, { xact, id }) =>
  sql
    .selectFrom('event')
    .select(['xact', 'id', 'member_id', 'topic', 'body'])
    .where(raw<boolean>`(xact, id) > (${xact}::text::xid8, ${id}::bigint)`)
    .where(raw<boolean>`xact < pg_snapshot_xmin(pg_current_snapshot())`)
    .orderBy('xact')
    .orderBy('id')
    .limit(BATCH),
)

/** Only what no transaction under way can still precede. */
export const happenedAfter = async (sql: Sql, cursor: Cursor): Promise<Happening[]> =>
  (await next(sql, { ...cursor })).map(happeningIn)

export async function storyOf(
  sql: Sql,
  memberId: number,
  { from, until, now }: { from: Cursor | undefined; until: Cursor; now: Date },
): Promise<{ events: Happening[]; gap: boolean }> {
  const rows = await sql
    .selectFrom('event')
    .select(['xact', 'id', 'member_id', 'topic', 'body'])
    .where('member_id', '=', memberId)
    .where(
      from
        ? raw<boolean>`(xact, id) > (${from.xact}::text::xid8, ${from.id}::bigint)`
        : raw<boolean>`at > ${later(now, -LOOK_BACK)}`,
    )
    .where(raw<boolean>`(xact, id) <= (${until.xact}::text::xid8, ${until.id}::bigint)`)
    .orderBy('xact')
    .orderBy('id')
    .limit(MOST_AT_ONCE + 1)
    .execute()
  const gap = rows.length > MOST_AT_ONCE || (from !== undefined && (await isStrange(sql, from)))
  return { events: gap ? [] : rows.map(happeningIn), gap }
}

async function isStrange(sql: Sql, from: Cursor): Promise<boolean> {
  const { rows } = await raw<{ xact: string; id: bigint; future: string }>`
    select xact, id, pg_snapshot_xmax(pg_current_snapshot()) as future from event_floor`.execute(sql)
  return rows.some(({ xact, id, future }) => isAfter({ xact: BigInt(xact), id }, from) || from.xact > BigInt(future))
}

export async function stillOpen(sql: Sql, hashes: readonly Buffer[], now: Date): Promise<Set<string>> {
  const rows = await sql
    .selectFrom('session')
    .select('token_hash')
    .where(raw<boolean>`token_hash = any(${hashes}::bytea[])`)
    .where('revoked_at', 'is', null)
    .where('seen_at', '>', later(now, -SESSION_IDLE))
    .where('created_at', '>', later(now, -SESSION_LIFE))
    .execute()
  return new Set(rows.map(({ token_hash }) => token_hash.toString('hex')))
}

/** Two houses never wait for each other. */
export async function forgetEvents(sql: Sql, moment: Date, most: number): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    with old as (
      select id from event where at < ${moment} order by at limit ${most} for update skip locked
    ), gone as (
      delete from event using old where event.id = old.id returning event.xact, event.id
    ), last as (
      select xact, id from gone order by xact desc, id desc limit 1
    ), raised as (
      update event_floor set xact = last.xact, id = last.id from last
      where (event_floor.xact, event_floor.id) < (last.xact, last.id)
    )
    select count(*)::integer as count from gone`.execute(sql)
  return rows[0]?.count ?? 0
}
