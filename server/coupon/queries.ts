import { sql as raw } from 'kysely'
import type { MemberCouponTab } from '#contract/coupon.ts'
import type { Sql } from '../lib/database.ts'
import type { GivenRow, OwnRow } from './rows.ts'

interface Paging {
  readonly page: number
  readonly limit: number
}

const pageOf = ({ page, limit }: Paging) => raw`limit ${limit} offset ${(page - 1) * limit}`

/** A few of the goods that it is for are named. */
const NAMED = 3

const ABOUT = raw`
  coupon.names, coupon.type, coupon.amount, coupon.percent, coupon.min_amount, coupon.scope, coupon.scope_ids,
  coupon.store_id, giver.texts as store_texts,
  case coupon.scope
    when 'category' then (
      select jsonb_agg(kind.names order by kind.place, kind.id) from goods_category as kind where kind.id = any(coupon.scope_ids))
    when 'goods' then (
      select jsonb_agg((select jsonb_object_agg(key, value -> 'name') from jsonb_each(one.texts)))
      from (select texts from goods as listed where listed.id = any(coupon.scope_ids) order by listed.id limit ${raw.lit(NAMED)}) as one)
    else '[]' end as scope_names`

const GIVER = raw`left join store as giver on giver.id = coupon.store_id`

/** Columns of `OwnRow`. */
export const OWN = raw`
  select own.id, own.coupon_id, own.state, own.starts_at, own.ends_at, own.used_at, ${ABOUT},
    (select order_no from shop_order as holder where holder.id = own.order_id) as order_no
  from member_coupon as own join coupon on coupon.id = own.coupon_id ${GIVER}`

const LISTED = {
  unused: (now: Date) => raw`own.state = 'held' or own.state = 'unused' and own.ends_at > ${now}`,
  used: () => raw`own.state = 'used'`,
  expired: (now: Date) => raw`own.state = 'expired' or own.state = 'unused' and own.ends_at <= ${now}`,
} as const satisfies Record<MemberCouponTab, (now: Date) => unknown>

const ORDERS = {
  unused: raw`own.ends_at, own.id desc`,
  used: raw`own.used_at desc, own.id desc`,
  expired: raw`own.ends_at desc, own.id desc`,
} as const

export type OwnCounts = Record<MemberCouponTab, number>

async function ownCountsOf(sql: Sql, member: number, now: Date): Promise<OwnCounts> {
  const { rows } = await raw<OwnCounts>`
    select (count(*) filter (where ${LISTED.unused(now)}))::integer as unused,
      (count(*) filter (where ${LISTED.used()}))::integer as used,
      (count(*) filter (where ${LISTED.expired(now)}))::integer as expired
    from member_coupon as own where own.member_id = ${member}`.execute(sql)
  return rows[0] ?? { unused: 0, used: 0, expired: 0 }
}

export async function ownOf(
  sql: Sql,
  member: number,
  { status, ...paging }: Paging & { readonly status: MemberCouponTab },
  now: Date,
): Promise<{ counts: OwnCounts; rows: OwnRow[] }> {
  const [counts, { rows }] = await Promise.all([
    ownCountsOf(sql, member, now),
    raw<OwnRow>`
      ${OWN} where own.member_id = ${member} and (${LISTED[status](now)}) order by ${ORDERS[status]} ${pageOf(paging)}`.execute(
      sql,
    ),
  ])
  return { counts, rows }
}

export async function ownById(sql: Sql, id: number): Promise<(OwnRow & { readonly member_id: number }) | undefined> {
  const { rows } = await raw<OwnRow & { readonly member_id: number }>`
    select found.*, whose.member_id from (${OWN} where own.id = ${id}) as found
    join member_coupon as whose on whose.id = found.id`.execute(sql)
  return rows[0]
}

interface Sought extends Paging {
  readonly store?: number | undefined
  readonly goods?: number | undefined
}

/** Goods of the shop alone are paid with money that a coupon can lower. */
const forGoods = (goods: number) => raw`
  coupon.type <> 'in_store_voucher' and exists (
    select from goods join goods_category as kind on kind.id = goods.category_id
    where goods.id = ${goods} and goods.shop = 'shop' and (coupon.store_id is null or coupon.store_id = goods.store_id)
      and case coupon.scope
        when 'goods' then goods.id = any(coupon.scope_ids)
        when 'category' then kind.id = any(coupon.scope_ids) or kind.parent_id = any(coupon.scope_ids)
        else true end)`

const givenAway = ({ store, goods }: Sought, now: Date) => raw`
  coupon.stopped_at is null and coupon.starts_at <= ${now} and (coupon.ends_at is null or coupon.ends_at > ${now})
  ${store === undefined ? raw`` : raw`and coupon.store_id = ${store}`}
  ${goods === undefined ? raw`` : raw`and ${forGoods(goods)}`}`

/** Those of which some are left come first. */
export async function givenOf(sql: Sql, member: number | undefined, sought: Sought, now: Date): Promise<GivenRow[]> {
  const { rows } = await raw<GivenRow>`
    select coupon.id, coupon.total, coupon.taken, coupon.most, coupon.starts_at, coupon.ends_at, coupon.valid_days, ${ABOUT},
      (select count(*)::integer from member_coupon as own
        where own.coupon_id = coupon.id and own.member_id = ${member ?? null}) as got
    from coupon ${GIVER} where ${givenAway(sought, now)}
    order by coupon.total > 0 and coupon.taken = coupon.total, coupon.id desc ${pageOf(sought)}`.execute(sql)
  return rows
}

export async function givenCount(sql: Sql, sought: Sought, now: Date): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    select count(*)::integer as count from coupon where ${givenAway(sought, now)}`.execute(sql)
  return rows[0]?.count ?? 0
}
