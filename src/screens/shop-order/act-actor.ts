import { fromPromise } from 'xstate'
import { shopOrder } from '#contract/shop-order.ts'
import type { Acted, OrderWish } from '#machines/shop-order/wish.rules.ts'
import type { Client } from '#src/api/client.ts'
import { keyedCall } from '#src/api/sent-again.ts'
import { learnCount } from '#src/lib/cart-count.ts'

/** Does to an order what is wished; the way to the cart knows how many are in it. */
export function actsBy(client: Client, member: number) {
  const [cancel, receive, again, refundCancel] = [
    keyedCall(client, shopOrder.cancel),
    keyedCall(client, shopOrder.receive),
    keyedCall(client, shopOrder.again),
    keyedCall(client, shopOrder.refundCancel),
  ]
  return async ({ act, order_no, version }: OrderWish, signal: AbortSignal): Promise<Acted> => {
    switch (act) {
      case 'cancel':
        return { order: await cancel({ order_no, version }, signal) }
      case 'receive':
        return { order: await receive({ order_no, version }, signal) }
      case 'refund_cancel':
        return { order: await refundCancel({ order_no, version }, signal) }
      case 'del':
        await client.call(shopOrder.del, { order_no, version }, signal)
        return {}
      case 'again': {
        const bought = await again({ order_no }, signal)
        learnCount(member, bought.cart_count)
        return { bought }
      }
    }
  }
}

export function actActor(client: Client, member: number) {
  const acts = actsBy(client, member)
  return fromPromise<Acted, OrderWish>(({ input, signal }) => acts(input, signal))
}
