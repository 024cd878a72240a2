import { type RawBuilder, sql as raw } from 'kysely'
import type { GoodsSort, Shop } from '#contract/shop.ts'
import { FOUND_MOST, LOWEST_OF, PAGE_MAX } from '#contract/limits.ts'
import type { Block } from '#contract/shapes.ts'
import type { ByLocale } from '../lib/by-locale.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import type { Search } from './search.ts'

/** So many of the first are looked through for words that many goods have. */
const FOUND_AMONG = 1_000

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
  readonly store_lat: number | null
  readonly store_lng: number | null
}

export const SHOWN = raw`
  goods.id, goods.code, shop, category_id, store_id, motif, goods.texts, options, pictures, is_on, sold, goods.created_at,
  least_price, most_price, least_points, is_sold_out, store.texts as store_texts,
  store.latitude as store_lat, store.longitude as store_lng`

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
  default: raw`goods.is_sold_out, goods.sold desc, goods.id desc`,
  sales: raw`goods.sold desc, goods.id desc`,
  new: raw`goods.created_at desc, goods.id desc`,
  price_asc: raw`goods.least_price, goods.id`,
  price_desc: raw`goods.least_price desc, goods.id desc`,
}

const given = <Of>(value: Of | undefined, condition: (value: Of) => RawBuilder<unknown>) =>
  value === undefined ? raw`` : raw`and ${condition(value)}`

const onShelf = ({ shop, store, least, most }: Sought) => raw`
  is_on and shop = ${shop} ${given(store, (id) => raw`store_id = ${id}`)}
  ${given(least, (price) => raw`least_price >= ${price}`)} ${given(most, (price) => raw`least_price <= ${price}`)}`

const whichOf = (sought: Sought) => raw`
  ${onShelf(sought)} ${given(sought.category, (id) => raw`category_id in (select id from goods_category where ${id} in (id, parent_id))`)}`

/** PostgreSQL is not told which words: whatever it knows of them, it asks their index, for rows are told by it alone. */
const having = (words: string) => raw`terms @@ (select ${words}::tsquery)`
/** For a few rows: the words of a name stand in its own row. */
const isCalled = (words: string) => raw`named @@ (select ${words}::tsquery)`

const pageOf = ({ page, limit }: Sought) => raw`limit ${limit} offset ${(page - 1) * limit}`

const rowsOf = async (sql: Sql, ids: RawBuilder<unknown>, order: RawBuilder<unknown>) => {
  const { rows } = await raw<GoodsRow>`
    select ${SHOWN} from (${ids}) as page join goods on goods.id = page.id left join store on store.id = store_id
    order by ${order}`.execute(sql)
  return rows
}

/** Of each category below it so many, by an index that has them in their order. */
const inCategory = (sought: Sought, category: number, order: RawBuilder<unknown>) => raw`
  select goods.id from goods_category as family cross join lateral (
    select * from goods where ${onShelf(sought)} and category_id = family.id
    order by ${order} limit ${sought.page * sought.limit}) as goods
  where ${category} in (family.id, family.parent_id) order by ${order} ${pageOf(sought)}`

/** The goods of a list, without how many there are. */
export function shelfOf(sql: Sql, sought: Sought): Promise<GoodsRow[]> {
  const order = SORTS[sought.sort]
  const ids =
    sought.category === undefined
      ? raw`select goods.id from goods where ${onShelf(sought)} order by ${order} ${pageOf(sought)}`
      : inCategory(sought, sought.category, order)
  return rowsOf(sql, ids, order)
}

/** What has the words in its name comes first, but where somebody wants another order. */
async function foundOf(sql: Sql, sought: Sought, { whole, named }: Search, areMany: boolean): Promise<GoodsRow[]> {
  const order = SORTS[sought.sort]
  const isRanked = sought.sort === 'default'
  if (areMany && isRanked) {
    const best = raw`
      select goods.id from (select * from goods where ${whichOf(sought)} order by ${order} limit ${FOUND_AMONG}) as goods
      where ${isCalled(named)} order by ${order} ${pageOf(sought)}`
    const rows = await rowsOf(sql, best, order)
    if (rows.length === sought.limit) return rows
  }
  const ranked = isRanked ? raw`is_named desc, ${order}` : order
  const all = raw`
    select goods.id, ${isRanked ? isCalled(named) : raw`false`} as is_named from goods where ${whichOf(sought)} and ${having(whole)}
    order by ${ranked} ${pageOf(sought)}`
  return rowsOf(sql, all, ranked)
}

/** No further than anybody can read. */
async function countOf(sql: Sql, sought: Sought): Promise<number> {
  const { search, limit } = sought
  const { rows } = await raw<{ total: number }>`
    select count(*)::integer as total from (
      select from goods where ${whichOf(sought)} ${given(search, ({ whole }) => having(whole))}
      limit ${search ? FOUND_MOST : PAGE_MAX * limit}) as counted`.execute(sql)
  return rows[0]?.total ?? 0
}

export async function goodsOf(sql: Sql, sought: Sought): Promise<{ total: number; rows: GoodsRow[] }> {
  const { search } = sought
  if (!search) {
    const [total, rows] = await Promise.all([countOf(sql, sought), shelfOf(sql, sought)])
    return { total, rows }
  }
  const total = await countOf(sql, sought)
  return { total, rows: total === 0 ? [] : await foundOf(sql, sought, search, total === FOUND_MOST) }
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
