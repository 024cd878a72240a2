import { sql as raw } from 'kysely'
import { ONLINE_WINDOW } from '#contract/limits.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'

export interface Stats {
  member_count: number
  merchant_count: number
  online_count: number
}

/** How many we are, counted now. */
export async function statsAt(sql: Sql, now: Date): Promise<Stats> {
  const { rows } = await raw<Stats>`
    select (select count(*)::integer from member) as member_count,
      (select count(*)::integer from member_role where role = 'merchant') as merchant_count,
      (select count(distinct member_id)::integer from session where revoked_at is null and seen_at > ${later(now, -ONLINE_WINDOW)}) as online_count`.execute(
    sql,
  )
  return rows[0] ?? { member_count: 0, merchant_count: 0, online_count: 0 }
}
