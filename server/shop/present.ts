import type { Carriage, Category, GoodsInfo, GoodsItem, Option, Variant } from '#contract/shop.ts'
import type { Coupon } from '#contract/coupon.ts'
import { NEW_GOODS } from '#contract/limits.ts'
import type { LocaleTag } from '#contract/locales.ts'
import { decimalOf } from '#contract/money.ts'
import type { Call } from '../lib/call.ts'
import { later } from '../lib/clock.ts'
import { type ByLocale, saidIn } from '../lib/by-locale.ts'
import { flag } from '../lib/flag.ts'
import type { carriageOf, categoriesOf, GoodsRow, GoodsText, OptionKept, StoreText, VariantRow } from './queries.ts'

const NO_TEXT: GoodsText = { name: '', brief: '', content: [] }
const NO_STORE: StoreText = { name: '', place: '', intro: '' }

export function presentGoods({ locale, now }: Pick<Call, 'locale' | 'now'>, row: GoodsRow): GoodsItem {
  const [cover] = row.pictures
  return {
    id: row.id,
    code: row.code,
    motif: row.motif,
    shop_type: row.shop,
    cate_id: row.category_id,
    name: saidIn(row.texts, locale, NO_TEXT).name,
    cover: cover ?? null,
    price: decimalOf(row.least_price, 'EUR'),
    price_most: decimalOf(row.most_price, 'EUR'),
    points_price: row.least_points,
    sales: row.sold,
    sold_out: flag(row.is_sold_out),
    is_new: flag(row.created_at > later(now, -NEW_GOODS)),
    status: row.is_on ? 'on' : 'off',
    store_id: row.store_id ?? 0,
    store_name: row.store_texts ? saidIn(row.store_texts, locale, NO_STORE).name : '',
  }
}

const optionOf = ({ code, names, values }: OptionKept, locale: LocaleTag): Option => ({
  code,
  name: saidIn(names, locale, code),
  values: values.map((value) => ({
    code: value.code,
    name: saidIn(value.names, locale, value.code),
    colour: value.colour ?? '',
  })),
})

/** Its picks, as they are called. */
export const pickedText = (options: readonly OptionKept[], picks: readonly string[], locale: LocaleTag): string =>
  options
    .map(({ values }, at) =>
      saidIn(values.find(({ code }) => code === picks[at])?.names ?? {}, locale, picks[at] ?? ''),
    )
    .join(', ')

const presentVariant = (row: VariantRow, options: readonly OptionKept[], locale: LocaleTag): Variant => ({
  id: row.id,
  picks: [...row.picks],
  text: pickedText(options, row.picks, locale),
  price: decimalOf(row.price, 'EUR'),
  lowest_price: decimalOf(row.lowest, 'EUR'),
  points_price: row.points,
  stock: row.stock,
  limit: row.most ?? 0,
  in_cart: row.in_cart,
})

type CarriageRow = Awaited<ReturnType<typeof carriageOf>>[number]

const presentCarriage = ({ country, price, free_from: free, days_least, days_most }: CarriageRow): Carriage => ({
  country,
  price: decimalOf(price, 'EUR'),
  free_from: free === null ? null : decimalOf(free, 'EUR'),
  days: { least: days_least, most: days_most },
})

const storeOf = (row: GoodsRow, locale: LocaleTag): GoodsInfo['store'] =>
  row.store_texts && row.store_id
    ? {
        id: row.store_id,
        ...saidIn(row.store_texts, locale, NO_STORE),
        lat: row.store_lat,
        lng: row.store_lng,
      }
    : null

interface Around {
  readonly variants: readonly VariantRow[]
  readonly carriage: readonly CarriageRow[]
  readonly inCart: number
  readonly available: string | null
  readonly coupons: readonly Coupon[]
}

export function presentGoodsInfo(
  call: Call,
  row: GoodsRow,
  { variants, carriage, inCart, available, coupons }: Around,
): GoodsInfo {
  const { locale } = call
  const { brief, content } = saidIn(row.texts, locale, NO_TEXT)
  return {
    ...presentGoods(call, row),
    brief,
    pictures: [...row.pictures],
    content: [...content],
    options: row.options.map((option) => optionOf(option, locale)),
    variants: variants.map((variant) => presentVariant(variant, row.options, locale)),
    carriage: carriage.map(presentCarriage),
    store: storeOf(row, locale),
    available,
    coupons: [...coupons],
    cart_count: inCart,
  }
}

export const presentCategories = (rows: Awaited<ReturnType<typeof categoriesOf>>, locale: LocaleTag): Category[] =>
  rows.map(({ id, code, parent_id: parent, names }) => ({
    id,
    code,
    pid: parent ?? 0,
    name: saidIn(names as ByLocale<string>, locale, code),
  }))
