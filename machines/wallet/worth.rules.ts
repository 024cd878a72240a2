import type { MoneyInfo } from '#contract/account.ts'
import { decimalOf, minorOf, SCALE } from '#contract/money.ts'
import { ACCOUNTS, CURRENCY_OF, type AccountName } from '#contract/quote.ts'
import { partsOf } from './fee.rules.ts'

/** What the total is the sum of; points are not money. */
type Part = Exclude<AccountName, 'points'> | 'margin'

const ONE = partsOf('1')

/** Rounded down to the cent. */
export const centsOf = (minor: bigint, scale: number, price: string): bigint =>
  (minor * partsOf(price) * 100n) / (10n ** BigInt(scale) * ONE)

/** Nothing ever holds what is there to spend in the shop. */
export const heldOf = ({ frozen }: MoneyInfo, account: AccountName): string =>
  account === 'shop' ? '0' : String(frozen[account])

/** In cents, with what is held. */
export function worthOfPart(money: MoneyInfo, part: Part): bigint {
  if (part === 'margin') return minorOf(money.margin, 'EUR')
  const currency = CURRENCY_OF[part]
  const minor = minorOf(money[part], currency) + minorOf(heldOf(money, part), currency)
  return currency === 'EUR' ? minor : centsOf(minor, SCALE[currency], priceOf(money, currency))
}

const priceOf = ({ coin_price, usdt_price }: MoneyInfo, currency: 'COIN' | 'USDT') =>
  currency === 'COIN' ? coin_price : usdt_price

const UNITS = ['EUR', 'COIN', 'USDT'] as const

/** What is held of a member's money, by currency; none of which nothing is held. */
export function heldIn(money: MoneyInfo): { unit: (typeof UNITS)[number]; value: string }[] {
  return UNITS.flatMap((unit) => {
    const held = ACCOUNTS.filter((account) => CURRENCY_OF[account] === unit)
    const minor = held.reduce((sum, account) => sum + minorOf(heldOf(money, account), unit), 0n)
    return minor === 0n ? [] : [{ unit, value: decimalOf(minor, unit) }]
  })
}
