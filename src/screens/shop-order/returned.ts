import { decimalOf, minorOf } from '#contract/money.ts'
import type { ShopOrderInfo } from '#contract/shop-order.ts'

/** What came back of what was paid, up to now; points that were earned are no part of it. */
export function returnedOf({ trail, earned }: Pick<ShopOrderInfo, 'trail' | 'earned'>) {
  const came = (unit: 'EUR' | 'POINTS') =>
    trail
      .filter(({ place, currency }) => place === 'member' && currency === unit)
      .map(({ amount }) => minorOf(amount, unit))
      .filter((amount) => amount > 0n)
      .reduce((sum, amount) => sum + amount, 0n)
  return { amount: decimalOf(came('EUR'), 'EUR'), points: Number(came('POINTS')) - earned }
}
