import { sql as raw } from 'kysely'
import type { Sql } from '../lib/database.ts'
import { question } from '../lib/question.ts'
import type { Margin, MerchantRow } from './rows.ts'

const storedMerchant = question<{ member: number }>()((sql, { member }) =>
  sql.selectFrom('merchant').selectAll().where('member_id', '=', member),
)

export async function merchantOf(sql: Sql, member: number): Promise<MerchantRow | undefined> {
  const [row] = await storedMerchant(sql, { member })
  return row
}

export const lockMerchant = (sql: Sql, member: number): Promise<MerchantRow | undefined> =>
  sql.selectFrom('merchant').selectAll().where('member_id', '=', member).forNoKeyUpdate().executeTakeFirst()

const boundOf = (member: string) => raw<bigint>`(
  select coalesce(sum(escrow.amount), 0)::bigint from trade_order join account escrow on escrow.id = eur_escrow
  where merchant_id = ${raw.ref(member)} and rail = 'bank' and order_is_open(state))`

const storedMargin = question<{ member: number }>()((sql, { member }) =>
  sql
    .selectFrom('member')
    .leftJoin('account', (join) => join.onRef('account.member_id', '=', 'member.id').on('name', '=', 'margin'))
    .select([raw<bigint>`coalesce(account.amount, 0)`.as('free'), boundOf('member.id').as('bound')])
    .where('member.id', '=', member),
)

export async function marginOf(sql: Sql, member: number): Promise<Margin> {
  const [margin] = await storedMargin(sql, { member })
  return margin ?? { free: 0n, bound: 0n }
}

interface Counts {
  offers: number
  awaiting_payment: number
  disputed_unpaid: number
  paid: number
  disputed: number
  in_settlement: number
}

export async function waitingOf(sql: Sql, member: number): Promise<Counts> {
  const { rows } = await raw<Counts>`
    select count(*) filter (where state = 'matching.offered')::integer as offers,
      count(*) filter (where state like 'awaiting_payment.%')::integer as awaiting_payment,
      count(*) filter (where state = 'paid')::integer as paid,
      count(*) filter (where state like 'disputed.%' and before = 'paid')::integer as disputed,
      count(*) filter (where state like 'disputed.%' and before <> 'paid')::integer as disputed_unpaid,
      count(*) filter (where state = 'settling')::integer as in_settlement
    from trade_order where merchant_id = ${member} and order_is_open(state)`.execute(sql)
  return rows[0] ?? { offers: 0, awaiting_payment: 0, disputed_unpaid: 0, paid: 0, disputed: 0, in_settlement: 0 }
}

export async function dueMerchants(sql: Sql, now: Date): Promise<number[]> {
  const { rows } = await raw<{ member_id: number }>`
    select member_id from merchant
    where state in ('break', 'leaving') and coalesce(break_until, leave_at) <= ${now} and (state = 'break' or open_orders = 0)
    union all
    select merchant.member_id from merchant left join account on account.member_id = merchant.member_id and account.name = 'margin'
    where state in ('active', 'margin_low')
      and (coalesce(amount, 0) + ${boundOf('merchant.member_id')} < margin_need) = (state = 'active')
    order by 1`.execute(sql)
  return rows.map(({ member_id }) => member_id)
}

export const faceOf = (sql: Sql, member: number) =>
  sql.selectFrom('member').select(['avatar', 'level']).where('id', '=', member).executeTakeFirstOrThrow()
