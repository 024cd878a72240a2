import type { PaidFrom } from '#contract/shop-order.ts'
import type { Shop } from '#contract/shop.ts'

interface Priced {
  readonly shop: Shop
  readonly pay: bigint
}

/** What is sold again is paid out of the shopping balance alone; what takes no money, with the points that are set aside. */
export function paysFrom({ shop, pay }: Priced): readonly PaidFrom[] {
  if (pay === 0n) return ['points']
  return shop === 'repurchase' ? ['shop'] : ['balance', 'shop', 'gateway']
}
