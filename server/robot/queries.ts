import { sql as raw } from 'kysely'
import type { VentureCurrency } from '#contract/venture.ts'
import type { Sql } from '../lib/database.ts'

export async function paidOut(sql: Sql): Promise<{ currency: VentureCurrency; amount: bigint }[]> {
  const { rows } = await raw<{ currency: VentureCurrency; amount: bigint }>`
    select entry.currency, sum(entry.amount)::bigint as amount
    from posting join entry on entry.posting_id = posting.id
      join investment on investment.order_no = posting.ref
    where posting.kind = 'payout' and entry.amount > 0 and investment.kind in ('robot', 'product')
    group by 1 order by 1`.execute(sql)
  return rows
}

export async function runningRobots(sql: Sql, member: number): Promise<number> {
  const { count } = await sql
    .selectFrom('investment')
    .select(raw<number>`count(*)::integer`.as('count'))
    .where('member_id', '=', member)
    .where('kind', '=', 'robot')
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
