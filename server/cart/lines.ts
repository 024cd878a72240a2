import { sql as raw } from 'kysely'
import type { CartData, CartItem } from '#contract/cart.ts'
import type { LocaleTag } from '#contract/locales.ts'
import { decimalOf } from '#contract/money.ts'
import { cartOf, stateOf } from '#machines/cart/cart.rules.ts'
import { type Call, memberOf } from '../lib/call.ts'
import type { Sql } from '../lib/database.ts'
import { flag } from '../lib/flag.ts'
import { pickedText } from '../shop/present.ts'
import type { GoodsRow } from '../shop/queries.ts'

interface LineRow extends Pick<GoodsRow, 'code' | 'shop' | 'category_id' | 'store_id' | 'motif' | 'options'> {
  readonly id: bigint
  readonly goods_id: number
  readonly variant_id: number
  readonly name: string | null
  readonly store_name: string | null
  readonly cover: string | null
  readonly is_on: boolean
  readonly picks: readonly string[]
  readonly price: bigint
  readonly stock: number
  readonly most: number | null
  readonly is_variant_on: boolean
  readonly num: number
  readonly price_added: bigint
  readonly selected: boolean
}

/** The latest first. */
export async function linesOf(
  sql: Sql,
  member: number,
  locale: LocaleTag,
  variant: number | null = null,
): Promise<LineRow[]> {
  const said = (texts: string) =>
    raw`coalesce(${raw.ref(texts)} -> ${locale}::text, ${raw.ref(texts)} -> 'en') ->> 'name'`
  const { rows } = await raw<LineRow>`
    select line.id, goods_id, variant_id, ${said('goods.texts')} as name, ${said('store.texts')} as store_name,
      goods.pictures ->> 0 as cover, goods.code, shop, category_id, store_id, motif, options, goods.is_on, picks,
      variant.price, stock, most, variant.is_on as is_variant_on, num, line.price as price_added, selected
    from cart_line as line join variant on variant.id = variant_id join goods on goods.id = goods_id
      left join store on store.id = store_id
    where member_id = ${member} and (${variant}::integer is null or variant_id = ${variant})
    order by added_at desc, line.id desc`.execute(sql)
  return rows
}

export function presentLine(row: LineRow, locale: LocaleTag): CartItem {
  const standing = {
    price: decimalOf(row.price, 'EUR'),
    price_added: decimalOf(row.price_added, 'EUR'),
    num: row.num,
    stock: row.stock,
    limit: row.most ?? 0,
  }
  return {
    id: Number(row.id),
    goods_id: row.goods_id,
    variant_id: row.variant_id,
    shop_type: row.shop,
    store_id: row.store_id ?? 0,
    store_name: row.store_name ?? '',
    cate_id: row.category_id,
    code: row.code,
    motif: row.motif,
    cover: row.cover,
    name: row.name ?? '',
    text: pickedText(row.options, row.picks, locale),
    is_varied: flag(row.options.length > 0),
    ...standing,
    selected: flag(row.selected),
    state: stateIn(row, standing),
  }
}

function stateIn({ is_on: isOn, is_variant_on: isVariantOn }: LineRow, standing: Parameters<typeof stateOf>[0]) {
  if (!isOn) return 'off_shelf'
  return isVariantOn ? stateOf(standing) : 'variant_gone'
}

export async function presentCart(call: Call): Promise<CartData> {
  const { sql, locale } = call
  const rows = await linesOf(sql, memberOf(call).id, locale)
  return cartOf(rows.map((row) => presentLine(row, locale)))
}

/** One change of a cart comes after the other: lines are counted, and become one. */
export const lockCart = (sql: Sql, member: number) =>
  sql.selectFrom('member').select('id').where('id', '=', member).forNoKeyUpdate().execute()
