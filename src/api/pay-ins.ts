import { fromPromise, type PromiseActorLogic } from 'xstate'
import { payment, type PayStart } from '#contract/payment.ts'
import type { Channel } from '#contract/recharge.ts'
import { keptFor } from '#machines/recharge/begin.rules.ts'
import { dropWritten } from '#src/lib/written-drafts.ts'
import type { Client } from './client.ts'
import { keyedCall } from './sent-again.ts'

export function payInBy(client: Client): PromiseActorLogic<PayStart, { channel: Channel; amount: string }> {
  const wechat = keyedCall(client, payment.rechargeByWechat)
  const alipay = keyedCall(client, payment.rechargeByAlipay)
  return fromPromise(async ({ input: { channel, amount }, signal }) => {
    const begun = await (channel.network === 'wechat' ? wechat : alipay)({ amount }, signal)
    dropWritten(keptFor(''))
    return begun
  })
}
