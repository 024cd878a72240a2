import { sql as raw } from 'kysely'
import type { Sql } from '../lib/database.ts'
import type { CancellationRow } from './rows.ts'

/** Lock the member before it. */
export const lockLatest = (sql: Sql, member: number): Promise<CancellationRow | undefined> =>
  sql
    .selectFrom('cancellation')
    .selectAll()
    .where('member_id', '=', member)
    .orderBy('id', 'desc')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function keptAt(sql: Sql, member: number): Promise<Date | null> {
  const kept = await sql
    .selectFrom('cancellation')
    .select('signed_in_at')
    .where('member_id', '=', member)
    .where('signed_in_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return kept?.signed_in_at ?? null
}

export const holdAccounts = (sql: Sql, member: number) => raw`select hold_accounts(${member})`.execute(sql)

export const closeAccounts = (sql: Sql, member: number, now: Date) =>
  raw`select close_accounts(${member}, ${now})`.execute(sql)

export interface Hanging {
  readonly accounts: readonly { readonly name: string; readonly part: string; readonly amount: string }[]
  readonly orders: readonly string[]
  readonly incoming: readonly string[]
  readonly disputes: readonly { readonly no: string; readonly mine: boolean }[]
  readonly recharges: readonly string[]
  readonly withdrawals: readonly string[]
  readonly investments: readonly string[]
  /** In the shop: by the member, and of a store of theirs. */
  readonly bought: readonly string[]
  readonly sold: readonly string[]
  readonly debts: readonly { readonly currency: string; readonly amount: string }[]
  readonly merchant: boolean
  readonly frozen: boolean
}

export async function hangingOn(sql: Sql, member: number, now: Date): Promise<Hanging> {
  const { rows } = await raw<{ hanging: Hanging }>`
    with open_order as (
      select order_no, state like 'disputed.%' as disputed, member_id = ${member} as mine
      from trade_order where (member_id = ${member} or merchant_id = ${member}) and order_is_open(state) order by id
    )
    select jsonb_build_object(
      'accounts', (
        select coalesce(jsonb_agg(jsonb_build_object('name', name, 'part', part, 'amount', amount::text) order by id), '[]')
        from account where member_id = ${member} and amount > 0),
      'orders', (select coalesce(jsonb_agg(order_no), '[]') from open_order where mine and not disputed),
      'incoming', (select coalesce(jsonb_agg(order_no), '[]') from open_order where not mine and not disputed),
      'disputes', (
        select coalesce(jsonb_agg(jsonb_build_object('no', order_no, 'mine', mine)), '[]') from open_order where disputed),
      'recharges', (
        select coalesce(jsonb_agg(order_no order by id), '[]') from recharge
        where member_id = ${member} and state in ('awaiting_proof', 'submitted', 'in_review', 'needs_info')),
      'withdrawals', (
        select coalesce(jsonb_agg(order_no order by id), '[]') from withdrawal
        where member_id = ${member} and withdrawal_is_open(state)),
      'investments', (
        select coalesce(jsonb_agg(order_no order by id), '[]') from investment
        where member_id = ${member} and ended_at is null),
      'bought', (
        select coalesce(jsonb_agg(order_no order by id), '[]') from shop_order
        where member_id = ${member} and ended_at is null),
      'sold', (
        select coalesce(jsonb_agg(order_no order by id), '[]') from shop_order
        where seller_id = ${member} and ended_at is null),
      'debts', (
        select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount::text) order by currency), '[]')
        from debts_of(${member})),
      'merchant', exists (
        select from merchant where member_id = ${member} and state not in ('none', 'refused', 'left')),
      'frozen', exists (
        select from frozen where member_id = ${member} and (until_at is null or until_at > ${now}))) as hanging`.execute(
    sql,
  )
  const hanging = rows[0]?.hanging
  if (!hanging) throw new Error('nothing is known of a member')
  return hanging
}

export async function leastsAt(sql: Sql, now: Date): Promise<ReadonlyMap<`${string} ${string}`, bigint>> {
  const { rows } = await raw<{ act: string; account: string; least: bigint }>`
    select distinct on (act, account) act, account, least from terms
    where act in ('withdraw', 'sell', 'to_balance', 'shop_to_balance') and since <= ${now}
    order by act, account, since desc`.execute(sql)
  return new Map(rows.map(({ act, account, least }) => [`${act} ${account}` as const, least]))
}

export async function lateCancellations(sql: Sql, now: Date): Promise<number> {
  const { late } = await sql
    .selectFrom('cancellation')
    .select((is) => is.fn.countAll().as('late'))
    .where('state', 'in', ['pending', 'deleting'])
    .where('review_by', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(late)
}
