import { sql as raw } from 'kysely'
import type { ShopOrderTab } from '#contract/shop-order.ts'
import type { Shop } from '#contract/shop.ts'
import type { RefundState } from '#machines/refund/refund.lifecycle.ts'
import type { OpenRefund } from '#machines/shop-order/shop-order.rules.ts'
import type { Sql } from '../lib/database.ts'
import { OPEN_REFUND, REFUND_OF_LINE } from '../refund/queries.ts'
import type { ByLocale } from '../lib/by-locale.ts'
import type { StoreText } from '../shop/queries.ts'
import type { ShopOrderRow } from './rows.ts'

export interface LineText {
  readonly name: string
  readonly text: string
}

export interface LineRow {
  readonly id: number
  readonly order_id: number
  readonly goods_id: number
  readonly variant_id: number
  readonly texts: ByLocale<LineText>
  readonly num: number
  readonly price: bigint
  readonly points_price: number
  readonly cash: bigint
  readonly points: number
  readonly parcel_id: number | null
  readonly is_back: boolean
  readonly refund_state: RefundState | null
  readonly code: string
  readonly motif: string
  readonly category_id: number
  readonly cover: string | null
}

export interface ListedRow extends ShopOrderRow {
  readonly store_texts: ByLocale<StoreText> | null
  /** Of what is asked back now. */
  readonly open_refund: OpenRefund | null
}

const WITH_STORE = raw`
  select shop_order.*, store.texts as store_texts, ${OPEN_REFUND} as open_refund from shop_order left join store on store.id = store_id`

export async function shopOrderOf(sql: Sql, member: number, orderNo: string): Promise<ListedRow | undefined> {
  const { rows } = await raw<ListedRow>`
    ${WITH_STORE} where order_no = ${orderNo} and member_id = ${member}`.execute(sql)
  return rows[0]
}

const TABS: Readonly<Record<ShopOrderTab, readonly string[] | undefined>> = {
  all: undefined,
  unpaid: ['unpaid'],
  unshipped: ['unshipped', 'pickup'],
  shipped: ['shipped'],
  done: ['received', 'completed'],
  refund: ['refunding', 'refunded'],
}

export interface Listed {
  readonly tab: ShopOrderTab
  readonly type: Shop | ''
  readonly page: number
  readonly limit: number
}

const ofMember = (member: number, type: Listed['type']) =>
  raw`member_id = ${member} and not hidden ${type === '' ? raw`` : raw`and shop = ${type}`}`

export type Counts = Record<ShopOrderTab, number>

async function countsOf(sql: Sql, member: number, type: Listed['type']): Promise<Counts> {
  const { rows } = await raw<{ state: string; count: number }>`
    select state, count(*)::integer as count from shop_order where ${ofMember(member, type)} group by state`.execute(
    sql,
  )
  const count = (states: readonly string[] | undefined) =>
    rows.reduce((sum, row) => (states === undefined || states.includes(row.state) ? sum + row.count : sum), 0)
  return {
    all: count(TABS.all),
    unpaid: count(TABS.unpaid),
    unshipped: count(TABS.unshipped),
    shipped: count(TABS.shipped),
    done: count(TABS.done),
    refund: count(TABS.refund),
  }
}

export async function shopOrdersOf(
  sql: Sql,
  member: number,
  { tab, type, page, limit }: Listed,
): Promise<{ counts: Counts; rows: ListedRow[] }> {
  const states = TABS[tab]
  const [counts, { rows }] = await Promise.all([
    countsOf(sql, member, type),
    raw<ListedRow>`
      ${WITH_STORE} where ${ofMember(member, type)} ${states ? raw`and state = any(${states}::text[])` : raw``}
      order by shop_order.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(sql),
  ])
  return { counts, rows }
}

export async function linesOf(sql: Sql, orders: readonly number[]): Promise<LineRow[]> {
  const { rows } = await raw<LineRow>`
    select line.id, order_id, goods_id, variant_id, line.texts, num, price, points_price, cash, points, parcel_id, is_back,
      ${REFUND_OF_LINE} as refund_state, code, motif, category_id, pictures ->> 0 as cover
    from shop_order_line line join goods on goods.id = goods_id
    where order_id = any(${orders}::integer[]) order by line.id`.execute(sql)
  return rows
}

export const parcelsOf = (sql: Sql, orders: readonly number[]) =>
  sql
    .selectFrom('parcel')
    .select(['id', 'order_id', 'carrier', 'tracking_no', 'state'])
    .where('order_id', 'in', [0, ...orders])
    .orderBy('id')
    .execute()
export type ParcelRow = Awaited<ReturnType<typeof parcelsOf>>[number]

export const happeningsOf = (sql: Sql, order: number) =>
  sql
    .selectFrom('shop_order_event')
    .select(['event', 'state', 'actor', 'at'])
    .where('order_id', '=', order)
    .orderBy('version')
    .execute()

export const trailOf = (sql: Sql, orderNo: string) =>
  sql
    .selectFrom('posting')
    .innerJoin('entry', 'entry.posting_id', 'posting.id')
    .innerJoin('account', 'account.id', 'entry.account_id')
    .select(['posting.id', 'posting.at', 'entry.class', 'entry.currency', 'entry.amount', 'account.member_id'])
    .where('posting.ref', '=', orderNo)
    .orderBy('posting.id')
    .orderBy('entry.leg')
    .execute()
