import type { Sql } from '../lib/database.ts'
import { memberById } from './queries.ts'

/** The mailbox whose letter made the pause, else the member's own. */
export async function liftsAt(sql: Sql, member: number): Promise<{ address: string; isByLetter: boolean }> {
  const row = await sql.selectFrom('pause').select('lift_to').where('member_id', '=', member).executeTakeFirst()
  if (row?.lift_to) return { address: row.lift_to, isByLetter: true }
  return { address: (await memberById(sql, member)).email, isByLetter: false }
}
