import { sql as raw, type Selectable } from 'kysely'
import type { Sql } from '../lib/database.ts'
import type { AccountOpening, ServiceCentre } from '../schema.ts'

export type CentreRow = Selectable<ServiceCentre>
export type OpeningRow = Selectable<AccountOpening>

export const centreOf = (sql: Sql, member: number): Promise<CentreRow | undefined> =>
  sql.selectFrom('service_centre').selectAll().where('member_id', '=', member).executeTakeFirst()

export async function isProposed(sql: Sql, member: number, now: Date): Promise<boolean> {
  const found = await sql
    .selectFrom('desk_request')
    .select('id')
    .where('kind', '=', 'centre')
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .where(raw<boolean>`body ->> 'act' = 'open' and (body ->> 'member')::integer = ${member}`)
    .executeTakeFirst()
  return found !== undefined
}

export const openingOf = (sql: Sql, orderNo: string): Promise<OpeningRow | undefined> =>
  sql.selectFrom('account_opening').selectAll().where('order_no', '=', orderNo).executeTakeFirst()

export const lockOpening = (sql: Sql, orderNo: string): Promise<OpeningRow | undefined> =>
  sql.selectFrom('account_opening').selectAll().where('order_no', '=', orderNo).forNoKeyUpdate().executeTakeFirst()

/** Forgets whom it was for. */
export async function closeOpenings(sql: Sql, now: Date): Promise<number> {
  const { numUpdatedRows } = await sql
    .updateTable('account_opening')
    .set({ state: 'closed', person: '{}', first_hash: null })
    .where('state', '=', 'waiting')
    .where('expire_at', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

export const lockCentre = (sql: Sql, member: number) =>
  sql.selectFrom('member').select('id').where('id', '=', member).forNoKeyUpdate().execute()

export async function openedBy(sql: Sql, centre: number, since: Date): Promise<{ all: number; recent: number }> {
  return sql
    .selectFrom('account_opening')
    .select(raw<number>`count(*)::integer`.as('all'))
    .select(raw<number>`(count(*) filter (where opened_at >= ${since}))::integer`.as('recent'))
    .where('centre_id', '=', centre)
    .where('state', '=', 'opened')
    .executeTakeFirstOrThrow()
}

interface Asked {
  readonly keyword: string
  readonly status: '' | 'active' | 'inactive'
  readonly page: number
  readonly limit: number
}

export async function openedFor(sql: Sql, centre: number, { keyword, status, page, limit }: Asked) {
  const isActive = raw<boolean>`member.password_hash <> account_opening.first_hash`
  const all = sql
    .selectFrom('account_opening')
    .innerJoin('member', 'member.id', 'account_opening.member_id')
    .leftJoin('member as parent', 'parent.id', 'member.inviter_id')
    .where('centre_id', '=', centre)
    .where('state', '=', 'opened')
    .where(
      raw<boolean>`(${keyword} = '' or member.user_no = ${keyword} or position(lower(${keyword}) in lower(member.nickname)) > 0)`,
    )
    .where(raw<boolean>`(${status} = '' or (${status} = 'active') = (${isActive}))`)
  const { total } = await all.select(raw<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  const rows = await all
    .select([
      'member.id',
      'member.user_no',
      'member.nickname',
      'member.mobile',
      'member.level',
      'parent.user_no as parent_no',
      'account_opening.price',
      'account_opening.opened_at',
    ])
    .select(isActive.as('is_active'))
    .orderBy('account_opening.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { total, rows }
}

export async function isUnder(sql: Sql, member: number, top: number): Promise<boolean> {
  const { rows } = await raw<{ under: boolean }>`
    with recursive above as (
      select id, inviter_id from member where id = ${member}
      union
      select member.id, member.inviter_id from member join above on member.id = above.inviter_id)
    select exists (select from above where id = ${top}) as under`.execute(sql)
  return rows[0]?.under ?? false
}
