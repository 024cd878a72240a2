import { fromPromise, type PromiseActorLogic } from 'xstate'
import { payment, type PayStart } from '#contract/payment.ts'
import type { Channel } from '#contract/recharge.ts'
import type { Client } from './client.ts'
import { keyedCall } from './keyed.ts'

/** The real actor that begins a recharge at the gateway of its channel, once for its key. */
export function payInBy(client: Client): PromiseActorLogic<PayStart, { channel: Channel; amount: string }> {
  const wechat = keyedCall(client, payment.rechargeByWechat)
  const alipay = keyedCall(client, payment.rechargeByAlipay)
  return fromPromise(({ input: { channel, amount }, signal }) =>
    (channel.network === 'wechat' ? wechat : alipay)({ amount }, signal),
  )
}
