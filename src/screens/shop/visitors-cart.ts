import { t } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import type { CartItem, cart } from '#contract/cart.ts'
import type { Given } from '#contract/endpoint.ts'
import { REFUSALS } from '#contract/refusals.ts'
import { shop, type Variant } from '#contract/shop.ts'
import { required } from '#machines/lib/required.ts'
import { Refused } from '#machines/lib/trouble.ts'
import type { GoodsInfo } from '#machines/shop/goods.rules.ts'
import type { Client } from '#src/api/client.ts'
import { newKey } from '#src/api/unanswered.ts'
import { learnCount } from '#src/lib/cart-count.ts'
import { keepLine, keptCount, keptOf } from '#src/lib/kept-cart.ts'

const NOBODY = 0

const withKept = (goods: GoodsInfo): GoodsInfo => ({
  ...goods,
  cart_count: keptCount(),
  variants: goods.variants.map((variant) => ({ ...variant, in_cart: keptOf(variant.id) })),
})

const itemOf = (goods: GoodsInfo, variant: Variant): CartItem => ({
  ...goods,
  id: variant.id,
  goods_id: goods.id,
  variant_id: variant.id,
  text: variant.text,
  is_varied: goods.options.length > 0 ? 1 : 0,
  price: variant.price,
  price_added: variant.price,
  num: keptOf(variant.id),
  stock: variant.stock,
  limit: variant.limit,
  selected: 1,
  state: 'ok',
})

/** Until somebody signs in, what they put into the cart stays on this phone. */
export function visitorsCart(client: Client) {
  let shown: GoodsInfo | undefined
  return {
    info: fromPromise<unknown, { id: number }>(async ({ input, signal }) => {
      shown = withKept(await client.call(shop.info, input, signal))
      return shown
    }),
    add: fromPromise<Given<typeof cart.add>, { goods_id: number; variant_id: number; num: number }>(
      async ({ input: { goods_id, variant_id, num } }) => {
        const goods = required(shown)
        const isKept = keepLine({ goods_id, variant_id, num, idem: newKey(), name: goods.name.slice(0, 200) })
        if (!isKept)
          throw new Refused(REFUSALS['cart-full'].code, t`Your cart is full. Sign in to go through it.`, {
            refusal: 'cart-full',
          })
        const count = keptCount()
        learnCount(NOBODY, count)
        return { count, item: itemOf(goods, required(goods.variants.find(({ id }) => id === variant_id))) }
      },
    ),
  }
}
