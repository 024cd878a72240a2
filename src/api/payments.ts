import { fromPromise } from 'xstate'
import { payment, type GatewayMethod, type PayOutcome, type PayStart } from '#contract/payment.ts'
import type { Own } from '#machines/payment/paying.part.ts'
import { signedOf } from '#machines/payment/pay.rules.ts'
import type { Client } from './client.ts'
import { provenFor } from './proven-for.ts'
import { keyedCall } from './sent-again.ts'
import { askOutcome, lostCall, stored } from './unanswered.ts'

const PATHS = [payment.byBalance.path, payment.byCredit.path] as const

export const payBy = (client: Client, member: number) =>
  fromPromise<PayOutcome, Own>(({ input: { orderNo: order_no, way, amount, pin: payword, second }, signal }) => {
    const prove = () => provenFor(client, second, signedOf(order_no, way, amount))
    if (way === 'credit')
      return stored<PayOutcome>({ member, path: payment.byCredit.path, order_no }, async (idem) =>
        client.call(payment.byCredit, { order_no, payword, second: await prove(), idem }, signal),
      )
    return stored<PayOutcome>({ member, path: payment.byBalance.path, order_no }, async (idem) =>
      client.call(payment.byBalance, { order_no, account: way, payword, second: await prove(), idem }, signal),
    )
  })

const lostPath = (member: number, order_no: string) => PATHS.find((path) => lostCall({ member, path, order_no }))

export const isUnanswered = (member: number, orderNo: string): boolean => lostPath(member, orderNo) !== undefined

export const payOutcomeBy = (client: Client, member: number) =>
  fromPromise<boolean, { orderNo: string }>(({ input: { orderNo: order_no }, signal }) =>
    askOutcome(client, { member, path: lostPath(member, order_no) ?? payment.byBalance.path, order_no }, signal),
  )

/** What got no answer goes again under its key. */
export function beginPayBy(client: Client) {
  const calls = {
    wechat: keyedCall(client, payment.wechat),
    wechat_h5: keyedCall(client, payment.wechatH5),
    wechat_mini: keyedCall(client, payment.wechatMini),
    alipay: keyedCall(client, payment.alipay),
    alipay_h5: keyedCall(client, payment.alipayH5),
    pooulcloud: keyedCall(client, payment.pooulcloud),
    sdpay: keyedCall(client, payment.sdpay),
  } satisfies Record<GatewayMethod, unknown>
  return fromPromise<PayStart, { order_no: string; method: GatewayMethod }>(({ input: { order_no, method }, signal }) =>
    method === 'wechat_mini'
      ? calls.wechat_mini({ order_no, openid: '' }, signal)
      : calls[method]({ order_no, return_path: '' }, signal),
  )
}
