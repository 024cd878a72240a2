import type { Sql } from '../lib/database.ts'

/** Its record follows with the next sweep. */
export async function withdrawCancellation(sql: Sql, memberId: number, now: Date): Promise<boolean> {
  const withdrawn = await sql
    .updateTable('member')
    .set({ cancel_requested_at: null })
    .where('id', '=', memberId)
    .where('cancel_requested_at', 'is not', null)
    .executeTakeFirst()
  if (withdrawn.numUpdatedRows === 0n) return false
  await sql
    .updateTable('cancellation')
    .set({ signed_in_at: now, wake_at: now })
    .where('member_id', '=', memberId)
    .where('state', 'in', ['pending', 'deleting'])
    .execute()
  return true
}
