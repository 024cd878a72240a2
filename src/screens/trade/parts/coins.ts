import { decimalOf, minorOf } from '#contract/money.ts'
import type { OrderInfo, TrailLine } from '#contract/order.ts'

const sumOf = (trail: readonly TrailLine[], at: TrailLine['place']) =>
  trail
    .filter(({ place, currency }) => place === at && currency === 'COIN')
    .reduce((sum, { amount }) => sum + minorOf(amount, 'COIN'), 0n)

/** What came to the merchant and what was taken as the fee; nothing while the coins are held. */
export function coinsMoved({ trail }: Pick<OrderInfo, 'trail'>): { got: string; fee: string } | undefined {
  const [got, fee] = [sumOf(trail, 'merchant'), sumOf(trail, 'fees')]
  return got > 0n ? { got: decimalOf(got, 'COIN'), fee: decimalOf(fee, 'COIN') } : undefined
}

/** The fee is a part of the coins that is known in cents, rounded up: this much comes whatever its last places are. */
export function leastCoins({ quantity, amount, fee }: Pick<OrderInfo, 'quantity' | 'amount' | 'fee'>): string {
  const [coins, cents, kept] = [minorOf(quantity, 'COIN'), minorOf(amount, 'EUR'), minorOf(fee, 'EUR')]
  return decimalOf(cents > 0n ? coins - (coins * kept + cents - 1n) / cents : 0n, 'COIN')
}
