import { decimalOf, minorOf } from '#contract/money.ts'
import type { OrderInfo, TrailLine } from '#contract/order.ts'
import { lessFee } from '#src/parts/trade/less-fee.ts'

const sumOf = (trail: readonly TrailLine[], at: TrailLine['place'], unit: TrailLine['currency'] = 'COIN') =>
  trail
    .filter(({ place, currency }) => place === at && currency === unit)
    .reduce((sum, { amount }) => sum + minorOf(amount, unit), 0n)

export const isRuled = ({ timeline }: Pick<OrderInfo, 'timeline'>) => timeline.some(({ event }) => event === 'rule')

/** What came to the member; where it was divided, what the books say. */
export const eurosCome = (order: Pick<OrderInfo, 'expected_return' | 'timeline' | 'trail'>): string =>
  isRuled(order) ? decimalOf(sumOf(order.trail, 'member', 'EUR'), 'EUR') : order.expected_return

/** What came to the merchant and what was taken as the fee; nothing while the coins are held. */
export function coinsMoved({ trail }: Pick<OrderInfo, 'trail'>): { got: string; fee: string } | undefined {
  const [got, fee] = [sumOf(trail, 'merchant'), sumOf(trail, 'fees')]
  return got > 0n ? { got: decimalOf(got, 'COIN'), fee: decimalOf(fee, 'COIN') } : undefined
}

/** What comes to the merchant, and what is taken from it as the fee. */
export function coinsOf(order: OrderInfo): { got: string; fee: string } {
  return coinsMoved(order) ?? { got: lessFee(order), fee: order.fee_coin }
}
