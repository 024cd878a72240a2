import { sql as raw } from 'kysely'
import { inTransaction } from '#server/lib/database.ts'
import { fillVenture, openVenture, putInOf } from '#tests/world/ventures.ts'
import { newMember, type Vault } from './vault.ts'

const TERM = 20
/** One in so many cools still: it goes on alone, where the others are paid many at a time. */
const COOLS = 4

export async function overdue({ sql }: Vault, count: number): Promise<string[]> {
  const house = { sql, context: { clock: { now: () => new Date() } } }
  const venture = await openVenture(house, { term: TERM, starts: -2 * TERM })
  await fillVenture(house, venture, 1_000_000n)
  const made: string[] = []
  for (let at = 0; at < count; at += 1) {
    const { id } = await newMember(sql, 1_000n)
    made.push((await putInOf(house, id, venture, 1_000n)).order_no)
  }
  const long = raw`interval '1 day' * ${TERM}`
  await inTransaction(sql, async (inside) => {
    await raw`
      update investment_payout set due_at = due_at - ${long}
      where investment_id in (select id from investment where venture_id = ${venture.id})`.execute(inside)
    await raw`
      update investment set next_at = next_at - ${long}, ends_at = ends_at - ${long}, wake_at = wake_at - ${long},
        state = case when id % ${COOLS} = 0 then 'cooling' else 'running' end,
        cool_until = case when id % ${COOLS} = 0 then cool_until - ${long} end
      where venture_id = ${venture.id}`.execute(inside)
  })
  return made
}

export async function paidOf({ sql }: Vault, made: readonly string[]): Promise<{ dates: number; back: number }> {
  const { rows } = await raw<{ dates: number; back: number }>`
    select count(*) filter (where kind = 'payout')::integer as dates,
      count(*) filter (where kind = 'invest_back')::integer as back
    from posting where ref = any(${made})`.execute(sql)
  return rows[0] ?? { dates: 0, back: 0 }
}

export const datesOf = (orders: number): number => orders * TERM

export async function paidOtherwise({ sql }: Vault, made: readonly string[]): Promise<string[]> {
  const { rows } = await raw<{ order_no: string }>`
    select order_no from unnest(${made}::text[]) as order_no left join posting on ref = order_no
    group by order_no
    having count(*) filter (where kind = 'payout') <> ${TERM}
      or count(distinct step) filter (where kind = 'payout') <> ${TERM}
      or count(*) filter (where kind = 'invest_back') <> 1`.execute(sql)
  return rows.map(({ order_no }) => order_no)
}
