import { sql as raw } from 'kysely'
import type { Sql } from '../lib/database.ts'

/** Without what was set aside and released; what a purchase gave back never went. */
export async function throughputOf(sql: Sql, memberId: number): Promise<{ total_in: number; total_out: number }> {
  const { rows } = await raw<{ total_in: bigint; total_out: bigint }>`
    select coalesce(sum(entry.amount) filter (where entry.amount > 0 and posting.kind <> 'shop_back'), 0)::bigint as total_in,
      coalesce(-sum(entry.amount) filter (where entry.amount < 0 or posting.kind = 'shop_back'), 0)::bigint as total_out
    from account
    join entry on entry.account_id = account.id
    join posting on posting.id = entry.posting_id
    where account.member_id = ${memberId} and account.name = 'points'
      and posting.kind not in ('hold', 'release')`.execute(sql)
  const { total_in = 0n, total_out = 0n } = rows[0] ?? {}
  return { total_in: Number(total_in), total_out: Number(total_out) }
}
