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

/** What comes to the merchant, and what is taken from it as the fee. */
export function coinsOf(order: OrderInfo): { got: string; fee: string } {
  const { quantity, fee_coin: fee } = order
  return coinsMoved(order) ?? { got: decimalOf(minorOf(quantity, 'COIN') - minorOf(fee, 'COIN'), 'COIN'), fee }
}
