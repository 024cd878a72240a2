import { type RawBuilder, sql as raw } from 'kysely'
import type { GoodsSort, Shop } from '#contract/shop.ts'
import { LOWEST_OF } from '#contract/limits.ts'
import type { LocaleTag } from '#contract/locales.ts'
import type { Block } from '#contract/shapes.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import type { Search } from './search.ts'

export type ByLocale<Said> = Readonly<Partial<Record<LocaleTag, Said>>>

export interface GoodsText {
  readonly name: string
  readonly brief: string
  readonly content: readonly Block[]
}

export interface StoreText {
  readonly name: string
  readonly place: string
  readonly intro: string
}

export interface OptionKept {
  readonly code: string
  readonly names: ByLocale<string>
  readonly values: readonly { readonly code: string; readonly names: ByLocale<string>; readonly colour?: string }[]
}

export interface GoodsRow {
  readonly id: number
  readonly code: string
  readonly shop: Shop
  readonly category_id: number
  readonly store_id: number | null
  readonly motif: string
  readonly texts: ByLocale<GoodsText>
  readonly options: readonly OptionKept[]
  readonly pictures: readonly string[]
  readonly is_on: boolean
  readonly sold: number
  readonly created_at: Date
  readonly least_price: bigint
  readonly most_price: bigint
  readonly least_points: number
  readonly is_sold_out: boolean
  readonly store_texts: ByLocale<StoreText> | null
}

const SHOWN = raw`
  goods.id, goods.code, shop, category_id, store_id, motif, goods.texts, options, pictures, is_on, sold, goods.created_at,
  least_price, most_price, least_points, is_sold_out, store.texts as store_texts`

export interface Sought {
  readonly shop: Shop
  readonly category?: number | undefined
  readonly store?: number | undefined
  readonly least?: bigint | undefined
  readonly most?: bigint | undefined
  readonly search?: Search | undefined
  readonly sort: GoodsSort
  readonly page: number
  readonly limit: number
}

const SORTS: Readonly<Record<GoodsSort, RawBuilder<unknown>>> = {
  default: raw`is_sold_out, sold desc, goods.id desc`,
  sales: raw`sold desc, goods.id desc`,
  new: raw`goods.created_at desc, goods.id desc`,
  price_asc: raw`least_price, goods.id`,
  price_desc: raw`least_price desc, goods.id desc`,
}

const given = <Of>(value: Of | undefined, condition: (value: Of) => RawBuilder<unknown>) =>
  value === undefined ? raw`` : raw`and ${condition(value)}`

const whichOf = ({ shop, category, store, least, most, search }: Sought) => raw`
  where is_on and shop = ${shop}
  ${given(category, (id) => raw`category_id in (select id from goods_category where ${id} in (id, parent_id))`)}
  ${given(store, (id) => raw`store_id = ${id}`)}
  ${given(least, (price) => raw`least_price >= ${price}`)} ${given(most, (price) => raw`least_price <= ${price}`)}
  ${given(search, ({ whole }) => raw`terms @@ ${whole}::tsquery`)}`

export async function goodsOf(sql: Sql, sought: Sought): Promise<{ total: number; rows: GoodsRow[] }> {
  const { page, limit, sort, search } = sought
  const which = whichOf(sought)
  const isNamed = search && sort === 'default' ? raw`terms @@ ${search.named}::tsquery desc,` : raw``
  const [count, { rows }] = await Promise.all([
    raw<{ total: number }>`select count(*)::integer as total from goods ${which}`.execute(sql),
    raw<GoodsRow>`
      select ${SHOWN} from goods left join store on store.id = store_id ${which}
      order by ${isNamed} ${SORTS[sort]} limit ${limit} offset ${(page - 1) * limit}`.execute(sql),
  ])
  return { total: count.rows[0]?.total ?? 0, rows }
}

export async function goodsById(sql: Sql, id: number): Promise<GoodsRow | undefined> {
  const { rows } = await raw<GoodsRow>`
    select ${SHOWN} from goods left join store on store.id = store_id where goods.id = ${id}`.execute(sql)
  return rows[0]
}

export interface VariantRow {
  readonly id: number
  readonly picks: readonly string[]
  readonly price: bigint
  readonly points: number
  readonly stock: number
  readonly most: number | null
  readonly lowest: bigint
  readonly in_cart: number
}

/** Lowest: of what it cost at any moment of the last days, also by a price that began before them. */
export async function variantsOf(
  sql: Sql,
  goods: number,
  member: number | undefined,
  now: Date,
): Promise<VariantRow[]> {
  const { rows } = await raw<VariantRow>`
    select variant.id, picks, variant.price, variant.points, stock, most,
      least(variant.price, (
        select min(was.price) from variant_price was
        where variant_id = variant.id and since >= coalesce((
          select max(since) from variant_price first
          where first.variant_id = variant.id and first.since <= ${later(now, -LOWEST_OF)}), '-infinity'))) as lowest,
      coalesce(num, 0) as in_cart
    from variant left join cart_line on cart_line.variant_id = variant.id and member_id = ${member ?? null}
    where goods_id = ${goods} and is_on order by variant.id`.execute(sql)
  return rows
}

/** In points, of whatever can be had for them now. */
export async function leastPoints(sql: Sql): Promise<number | null> {
  const { least } = await sql
    .selectFrom('goods')
    .select(({ fn }) => fn.min('least_points').as('least'))
    .where('shop', '=', 'points')
    .where('is_on', '=', true)
    .where('is_sold_out', '=', false)
    .executeTakeFirstOrThrow()
  return least
}

export const categoriesOf = (sql: Sql) =>
  sql.selectFrom('goods_category').select(['id', 'code', 'parent_id', 'names']).orderBy('place').orderBy('id').execute()

/** Of the store; the house's own where there is none. */
export const carriageOf = (sql: Sql, store: number | null) =>
  sql
    .selectFrom('carriage')
    .select(['country', 'price', 'free_from', 'days_least', 'days_most'])
    .where('store_id', 'is not distinct from', store)
    .orderBy('price')
    .orderBy('country')
    .execute()

export async function inCartOf(sql: Sql, member: number): Promise<number> {
  const { count } = await sql
    .selectFrom('cart_line')
    .select((is) => is.fn.coalesce(is.fn.sum<bigint>('num'), raw<bigint>`0`).as('count'))
    .where('member_id', '=', member)
    .executeTakeFirstOrThrow()
  return Number(count)
}
