import { sql as raw } from 'kysely'
import type { Shop } from '#contract/shop.ts'
import type { Sql } from '../lib/database.ts'
import type { GoodsWish } from '../shop/put.ts'
import type { ByLocale } from '../lib/by-locale.ts'
import type { GoodsRow, GoodsText, OptionKept } from '../shop/queries.ts'

export interface VariantKept {
  readonly picks: readonly string[]
  /** In cents. */
  readonly price: string
  readonly points: number
  readonly stock: number
  readonly most: number | null
  readonly is_on: boolean
}

/** Goods as the desk compares and keeps them: all of it is JSON. */
export interface GoodsKept {
  readonly code: string
  readonly shop: Shop
  readonly category: string
  readonly store: string | null
  readonly motif: string
  readonly texts: ByLocale<GoodsText>
  readonly options: readonly OptionKept[]
  readonly pictures: GoodsRow['pictures']
  readonly is_on: boolean
  /** By what is picked. */
  readonly variants: Readonly<Record<string, VariantKept>>
}

/** One thing that changes of goods: what was there, and what is; nothing, where they or a variant of them are new. */
export interface Change {
  readonly goods: string
  readonly path: readonly string[]
  readonly was?: unknown
  readonly is?: unknown
}

export type Catalogue = ReadonlyMap<string, GoodsKept>

export const keyOf = (picks: readonly string[]) => picks.join(' ')

export async function catalogueOf(sql: Sql): Promise<Catalogue> {
  const { rows } = await raw<Omit<GoodsKept, 'variants'> & { variants: readonly VariantKept[] | null }>`
    select goods.code, shop, goods_category.code as category, store.code as store, motif, goods.texts, options, pictures, is_on, (
      select jsonb_agg(jsonb_build_object('picks', picks, 'price', price::text, 'points', points, 'stock', stock, 'most', most,
        'is_on', variant.is_on) order by id)
      from variant where goods_id = goods.id) as variants
    from goods join goods_category on goods_category.id = category_id left join store on store.id = store_id
    order by goods.code`.execute(sql)
  return new Map(
    rows.map(({ variants, ...goods }) => [
      goods.code,
      { ...goods, variants: Object.fromEntries((variants ?? []).map((one) => [keyOf(one.picks), one])) },
    ]),
  )
}

/** Until the end of the transaction nobody else changes goods at the desk, and none of these is sold. */
export async function lockGoods(sql: Sql, codes: readonly string[]): Promise<void> {
  await raw`select pg_advisory_xact_lock(hashtext('goods'))`.execute(sql)
  await raw`select id from goods where code = any(${codes}) order by id for no key update`.execute(sql)
  await raw`
    select variant.id from variant join goods on goods.id = goods_id where code = any(${codes})
    order by variant.id for no key update of variant`.execute(sql)
}

export const wishOf = ({ store, variants, ...goods }: GoodsKept): GoodsWish => ({
  ...goods,
  store: store ?? undefined,
  variants: Object.values(variants)
    .filter(({ is_on }) => is_on)
    .map(({ picks, price, points, stock, most }) => ({
      picks,
      price: BigInt(price),
      points,
      stock,
      most: most ?? undefined,
    })),
})
