import type { Given } from '#contract/endpoint.ts'
import type { shop, Variant } from '#contract/shop.ts'
import { decimalOf, minorOf } from '#contract/money.ts'

export type GoodsInfo = Given<typeof shop.info>

const isPicked = (picks: readonly string[]) => (variant: Variant) =>
  variant.picks.length === picks.length && variant.picks.every((pick, at) => pick === picks[at])

export const variantBy = ({ variants }: GoodsInfo, picks: readonly string[]): Variant | undefined =>
  variants.find(isPicked(picks))

/** The one that was asked for, else the first that is there, else the first of all. */
export function firstPicks({ variants }: GoodsInfo, wanted: number | undefined): readonly string[] {
  const found = variants.find(({ id }) => id === wanted) ?? variants.find(({ stock }) => stock > 0) ?? variants[0]
  return found?.picks ?? []
}

export const picked = (picks: readonly string[], option: number, value: string): readonly string[] =>
  picks.map((pick, at) => (at === option ? value : pick))

/** With what else is picked. */
export const isSoldOut = (goods: GoodsInfo, picks: readonly string[], option: number, value: string): boolean =>
  (variantBy(goods, picked(picks, option, value))?.stock ?? 0) === 0

/** So many more may come into the cart. */
export function mostOf({ stock, limit, in_cart }: Variant): number {
  const most = limit === 0 ? stock : Math.min(stock, limit)
  return Math.max(0, most - in_cart)
}

export const isAtLimit = ({ limit, in_cart }: Variant): boolean => limit > 0 && in_cart >= limit

export const sumOf = ({ price }: Pick<Variant, 'price'>, num: number): string =>
  decimalOf(minorOf(price, 'EUR') * BigInt(num), 'EUR')

/** What it is paid with is less than it costs; a visitor is not told what they have. */
export const isShort = ({ shop_type, available }: GoodsInfo, variant: Variant | undefined): boolean =>
  variant !== undefined && shop_type === 'points' && available !== null && Number(available) < variant.points_price
