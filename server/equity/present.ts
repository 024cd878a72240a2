import type { EquityHolding, EquityOffer, WorthPoint } from '#contract/equity.ts'
import type { LocaleTag } from '#contract/locales.ts'
import { decimalOf, type Share } from '#contract/money.ts'
import { averagePrice, costOf, gainOf, inParts, partsOf, worthOfShares } from '#machines/equity/shares.rules.ts'
import { unix } from '../lib/clock.ts'
import { type ByLanguage, type DayOfShares, type EquityRow, type Held, NO_PRICE, type Priced } from './queries.ts'

export function saidIn<Texts>(locale: LocaleTag, texts: ByLanguage<Texts>): Texts {
  const said = texts[locale] ?? texts['en']
  if (!said) throw new Error('nothing is said of this in any language')
  return said
}

const cents = (amount: bigint) => decimalOf(amount, 'EUR')

export const nothingOf = (currency: Share): Held => ({
  currency,
  shares: 0n,
  came: { shares: 0n, cost: 0n },
  locked: 0n,
  unlock_at: null,
})

export function holdingIn(
  locale: LocaleTag,
  equity: EquityRow,
  { shares, came, locked, unlock_at }: Held,
  { price, day }: Priced = NO_PRICE,
): EquityHolding {
  const { id, code, currency, cover, texts, closed_at } = equity
  const { value, profit, rate } = gainOf(shares, price, came)
  return {
    id,
    code,
    title: saidIn(locale, texts).title,
    cover,
    shares: decimalOf(shares, currency),
    available: decimalOf(shares - locked, currency),
    locked: decimalOf(locked, currency),
    cost_price: inParts(averagePrice(came)),
    price: inParts(price),
    price_date: day,
    value: cents(value),
    profit: cents(profit),
    profit_rate: inParts(rate),
    unlock_time: unlock_at && unix(unlock_at),
    status: closed_at ? 'closed' : 'held',
  }
}

export function offerIn(
  locale: LocaleTag,
  { id, code, currency, points_per_share, least_points, most_points, texts }: EquityRow,
  left: bigint,
  { price }: Priced = NO_PRICE,
): EquityOffer {
  return {
    id,
    code,
    title: saidIn(locale, texts).title,
    points_per_share,
    min_points: least_points,
    max_points: most_points,
    left: decimalOf(left, currency),
    price: inParts(price),
  }
}

export function worthByDay(days: readonly DayOfShares[]): WorthPoint[] {
  const sums = new Map<string, { worth: bigint; cost: bigint }>()
  for (const { date, shares, came, eur } of days) {
    const { worth, cost } = sums.get(date) ?? { worth: 0n, cost: 0n }
    sums.set(date, {
      worth: worth + (eur === null ? 0n : worthOfShares(shares, partsOf(eur))),
      cost: cost + costOf(shares, came),
    })
  }
  return [...sums].map(([date, { worth, cost }]) => ({ date, price: cents(worth), put_in: cents(cost) }))
}
