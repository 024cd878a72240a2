import { sql as raw } from 'kysely'
import type { Side } from '#contract/order.ts'
import type { Tab } from '#contract/trade.ts'
import type { MerchantTab } from '#contract/merchant.ts'
import type { OrderState } from '#machines/trade/order.lifecycle.ts'
import { SOUGHT } from '#machines/trade/order.states.ts'
import type { Sql } from '../lib/database.ts'
import type { OrderRow } from './rows.ts'

const STATES: Readonly<Record<Tab | MerchantTab, readonly OrderState[] | undefined>> = {
  all: undefined,
  in_transaction: SOUGHT,
  offers: ['matching.offered'],
  awaiting_payment: ['awaiting_payment.due', 'awaiting_payment.late'],
  paid: ['paid'],
  in_settlement: ['settling'],
  completed: ['completed'],
  cancelled: ['cancelled'],
}

/** A dispute is filed under the state it came from: paid or not. */
const filed = raw<OrderState>`case when state not like 'disputed.%' then state
  when before = 'paid' then 'paid' else 'awaiting_payment.due' end`

const OWNER = { member: 'member_id', merchant: 'merchant_id' } as const satisfies Record<Side, keyof OrderRow>

export interface Looking {
  readonly side: Side
  readonly id: number
}

export const orderOf = (sql: Sql, { side, id }: Looking, orderNo: string): Promise<OrderRow | undefined> =>
  sql
    .selectFrom('trade_order')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where(OWNER[side], '=', id)
    .executeTakeFirst()

export const lockOrder = (sql: Sql, orderNo: string): Promise<OrderRow | undefined> =>
  sql.selectFrom('trade_order').selectAll().where('order_no', '=', orderNo).forNoKeyUpdate().executeTakeFirst()

export async function ordersOf(
  sql: Sql,
  { side, id }: Looking,
  tab: Tab | MerchantTab,
  { page, limit }: { page: number; limit: number },
): Promise<OrderRow[]> {
  const states = STATES[tab]
  const found = sql.selectFrom('trade_order').selectAll().where(OWNER[side], '=', id)
  const inTab = states ? found.where(filed, 'in', [...states]) : found
  const sorted = side === 'merchant' ? inTab.orderBy(raw`(state = 'matching.offered')`, 'desc') : inTab
  return sorted
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export async function countsOf<Name extends Tab | MerchantTab>(
  sql: Sql,
  { side, id }: Looking,
  tabs: readonly Name[],
): Promise<Record<Name, number>> {
  const rows = await sql
    .selectFrom('trade_order')
    .select([filed.as('filed'), raw<number>`count(*)::integer`.as('count')])
    .where(OWNER[side], '=', id)
    .groupBy(filed)
    .execute()
  const count = (tab: Name) =>
    rows.filter((row) => STATES[tab]?.includes(row.filed) ?? true).reduce((sum, row) => sum + row.count, 0)
  return Object.fromEntries(tabs.map((tab) => [tab, count(tab)])) as Record<Name, number>
}

export async function openOrdersOf(sql: Sql, member: number): Promise<number> {
  const { count } = await sql
    .selectFrom('trade_order')
    .select(raw<number>`count(*)::integer`.as('count'))
    .where('member_id', '=', member)
    .where(raw<boolean>`order_is_open(state)`)
    .executeTakeFirstOrThrow()
  return count
}

export const searchOf = (sql: Sql, member: number): Promise<OrderRow | undefined> =>
  sql
    .selectFrom('trade_order')
    .selectAll()
    .where('member_id', '=', member)
    .where('state', 'in', SOUGHT)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const happeningsOf = (sql: Sql, order: OrderRow) =>
  sql
    .selectFrom('order_event')
    .select(['event', 'state', 'actor', 'at'])
    .where('order_id', '=', order.id)
    .orderBy('version')
    .execute()

export const statementsOf = (sql: Sql, order: OrderRow) =>
  sql.selectFrom('order_statement').selectAll().where('order_id', '=', order.id).orderBy('id').execute()

export const splitOf = (sql: Sql, order: OrderRow) =>
  sql
    .selectFrom('order_split')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function isRuled(sql: Sql, order: OrderRow): Promise<boolean> {
  const ruling = await sql
    .selectFrom('order_event')
    .select('version')
    .where('order_id', '=', order.id)
    .where('event', '=', 'rule')
    .executeTakeFirst()
  return ruling !== undefined
}

export const trailOf = (sql: Sql, order: OrderRow) =>
  sql
    .selectFrom('posting')
    .innerJoin('entry', 'entry.posting_id', 'posting.id')
    .innerJoin('account', 'account.id', 'entry.account_id')
    .select(['posting.id', 'posting.at', 'entry.class', 'entry.currency', 'entry.amount', 'account.member_id'])
    .where('posting.ref', '=', order.order_no)
    .where('posting.kind', 'in', ['escrow', 'refund', 'trade'])
    .orderBy('posting.id')
    .orderBy('entry.leg')
    .execute()

const there = (ids: readonly (number | null)[]): number[] => [...new Set(ids)].filter((id) => id !== null)

export async function merchantsNamed(sql: Sql, ids: readonly (number | null)[]) {
  const rows = await sql
    .selectFrom('merchant')
    .select(['member_id', 'name', 'merchant_no'])
    .where('member_id', 'in', [0, ...there(ids)])
    .execute()
  return new Map(rows.map((row) => [row.member_id, row]))
}

export async function numbersOf(sql: Sql, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const rows = await sql
    .selectFrom('trade_order')
    .select(['id', 'order_no'])
    .where('id', 'in', [0, ...there(ids)])
    .execute()
  return new Map(rows.map(({ id, order_no }) => [id, order_no]))
}
