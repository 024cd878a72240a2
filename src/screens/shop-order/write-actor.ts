import { fromPromise, type PromiseActorLogic } from 'xstate'
import { PICTURES_MOST } from '#contract/limits.ts'
import { shopOrder, type ShopOrderInfo } from '#contract/shop-order.ts'
import type { RefundReason } from '#contract/shop-refund.ts'
import type { Acted, OrderWish, WrittenWish } from '#machines/shop-order/wish.rules.ts'
import type { Client } from '#src/api/client.ts'
import { forgetPictures } from '#src/api/pictures.ts'
import { keyedCall } from '#src/api/sent-again.ts'
import { dropWritten } from '#src/lib/written-drafts.ts'
import { actsBy } from './act-actor.ts'

/** Also what is written about a return; what was kept of it is dropped once it has arrived. */
export function writeActor(client: Client, member: number): PromiseActorLogic<Acted, OrderWish | WrittenWish> {
  const acts = actsBy(client, member)
  const [refund, appeal] = [keyedCall(client, shopOrder.refund), keyedCall(client, shopOrder.refundAppeal)]

  function says({ order_no, version, wish }: WrittenWish, signal: AbortSignal): Promise<ShopOrderInfo> {
    const seen = { order_no, version, explain: wish.explain }
    if (wish.call === 'refund_appeal') return appeal(seen, signal)
    const reason = wish.reason as RefundReason
    return refund({ ...seen, reason, item_ids: wish.item_ids.join(), images: [...wish.images] }, signal)
  }

  return fromPromise(async ({ input, signal }) => {
    if (!('wish' in input)) return acts(input, signal)
    const order = await says(input, signal)
    dropWritten(input.written)
    if (input.act === 'refund') void forgetPictures(member, input.written, PICTURES_MOST)
    return { order }
  })
}
