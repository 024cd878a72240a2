import { fromPromise } from 'xstate'
import { shopOrder } from '#contract/shop-order.ts'
import type { Acted, OrderWish } from '#machines/shop-order/wish.rules.ts'
import type { Client } from '#src/api/client.ts'
import { keyedCall } from '#src/api/sent-again.ts'
import { learnCount } from '#src/lib/cart-count.ts'

/** Does to an order what is wished; the way to the cart knows how many are in it. */
export function actActor(client: Client, member: number) {
  const [cancel, receive, again] = [
    keyedCall(client, shopOrder.cancel),
    keyedCall(client, shopOrder.receive),
    keyedCall(client, shopOrder.again),
  ]
  return fromPromise<Acted, OrderWish>(async ({ input: { act, order_no, version }, signal }) => {
    switch (act) {
      case 'cancel':
        return { order: await cancel({ order_no, version }, signal) }
      case 'receive':
        return { order: await receive({ order_no, version }, signal) }
      case 'del':
        await client.call(shopOrder.del, { order_no, version }, signal)
        return {}
      case 'again': {
        const bought = await again({ order_no }, signal)
        learnCount(member, bought.cart_count)
        return { bought }
      }
    }
  })
}
