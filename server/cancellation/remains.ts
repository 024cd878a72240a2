import { createHash } from 'node:crypto'
import { type Currency, isShare, type Share } from '#contract/money.ts'
import { CURRENCY_OF, type QUOTED } from '#contract/quote.ts'
import { type Prices, worthOf } from '../wallet/prices.ts'

export type Kept = (typeof QUOTED)[number]

/** In minor units, and without what is held. */
export interface MoneySum {
  readonly account: Kept
  readonly currency: Currency
  readonly amount: bigint
}
interface ShareSum {
  readonly account: Share
  readonly currency: Share
  readonly amount: bigint
}
export type Sum = MoneySum | ShareSum

export type Leasts = ReadonlyMap<`${string} ${string}`, bigint>

export const sumOf = (account: Kept, amount: bigint): MoneySum => ({ account, currency: CURRENCY_OF[account], amount })
export const ofShares = (sum: Sum): sum is ShareSum => isShare(sum.currency)
export const ofMoney = (sum: Sum): sum is MoneySum => !ofShares(sum)

const OUT = ['withdraw', 'sell'] as const
const IN = ['to_balance', 'shop_to_balance'] as const

const reaches = (leasts: Leasts, acts: readonly string[], { account, amount }: Sum) =>
  acts.some((act) => amount >= (leasts.get(`${act} ${account}`) ?? amount + 1n))

export interface Parted {
  readonly payable: readonly MoneySum[]
  readonly joining: readonly MoneySum[]
  readonly remains: readonly Sum[]
}

/**
 * Payable: above the least of a way out. Joining: has no way out by itself, and is enough together as balance. Points,
 * credit and shares are no money.
 */
export function parted(sums: readonly Sum[], leasts: Leasts, prices: Prices): Parted {
  const held = sums.filter(({ amount }) => amount > 0n)
  const money = held.filter(ofMoney)
  const joins = (sum: MoneySum) =>
    sum.account === 'balance' || (!['points', 'credit'].includes(sum.account) && reaches(leasts, IN, sum))
  const together = money
    .filter(joins)
    .reduce((total, { amount, currency }) => total + worthOf(amount, currency, prices), 0n)
  const isEnough = reaches(leasts, ['withdraw'], sumOf('balance', together))
  const isPayable = (sum: MoneySum) => reaches(leasts, OUT, sum)
  const isJoining = (sum: MoneySum) => !isPayable(sum) && isEnough && joins(sum)
  return {
    payable: money.filter(isPayable),
    joining: money.filter(isJoining),
    remains: held.filter((sum) => ofShares(sum) || !(isPayable(sum) || isJoining(sum))),
  }
}

export const markOf = (remains: readonly Sum[]): string =>
  remains.length === 0
    ? ''
    : createHash('sha256')
        .update(
          remains
            .map(({ account, amount }) => `${account}=${amount}`)
            .toSorted()
            .join(' '),
        )
        .digest('base64url')

export const isCovered = (remains: readonly Sum[], givenUp: ReadonlyMap<string, bigint>): boolean =>
  remains.every(({ account, amount }) => amount <= (givenUp.get(account) ?? 0n))
