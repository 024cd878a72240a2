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

/** As the two lists have them: robots in one, whatever else was put in in the other. */
export const runningOf = (sql: Sql, member: number) =>
  sql
    .selectFrom('investment')
    .select([
      raw<number>`count(*) filter (where kind = 'robot')::integer`.as('robots'),
      raw<number>`count(*) filter (where kind <> 'robot')::integer`.as('others'),
    ])
    .where('member_id', '=', member)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
