import { fromPromise } from 'xstate'
import type { Endpoint } from '#contract/endpoint.ts'
import { PICTURES_MOST } from '#contract/limits.ts'
import type { OrderInfo } from '#contract/order.ts'
import { signedOf } from '#machines/payment/pay.rules.ts'
import { picturesOf, writtenFor, type act } from '#machines/trade/order-acting.part.ts'
import type { Wish } from '#machines/trade/wish.rules.ts'
import { dropWritten } from '#src/lib/written-drafts.ts'
import type { Client } from './client.ts'
import { provenFor } from './proven-for.ts'
import { keyedCall } from './sent-again.ts'
import { forgetPictures } from './pictures.ts'

type Calls = Readonly<Partial<Record<Wish['call'], Endpoint>>>

/** What is signed is not sent: the server knows how much it is. */
async function provenWish(client: Client, orderNo: string, wish: Wish): Promise<Wish> {
  if (wish.call !== 'pay' || !wish.second) return wish
  const { amount = '', ...said } = wish
  return { ...said, second: await provenFor(client, wish.second, signedOf(orderNo, 'balance', amount)) }
}

export function actBy(client: Client, member: number, calls: Calls): typeof act {
  const asks = Object.fromEntries(Object.entries(calls).map(([call, endpoint]) => [call, keyedCall(client, endpoint)]))
  return fromPromise(async ({ input: { order_no, version, wish }, signal }) => {
    const { call, ...said } = await provenWish(client, order_no, wish)
    const ask = asks[call]
    if (!ask) throw new Error(`this side never asks to ${call}`)
    const order = (await ask({ order_no, version, ...said }, signal)) as OrderInfo
    if ('images' in wish) void forgetPictures(member, picturesOf(order_no, call), PICTURES_MOST)
    if (call === 'dispute') dropWritten(writtenFor(order))
    return order
  })
}
