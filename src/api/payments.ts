import { fromPromise } from 'xstate'
import { payment, type GatewayMethod, type PayOutcome, type PayStart } from '#contract/payment.ts'
import type { OwnMethod } from '#machines/payment/pay.rules.ts'
import type { Client } from './client.ts'
import { keyedCall } from './sent-again.ts'
import { askOutcome, lostCall, stored } from './unanswered.ts'

const PATHS: Readonly<Record<OwnMethod, string>> = {
  balance: payment.byBalance.path,
  credit: payment.byCredit.path,
}
const WAYS = Object.keys(PATHS) as OwnMethod[]

export const payBy = (client: Client, member: number) =>
  fromPromise<PayOutcome, { orderNo: string; way: OwnMethod; pin: string }>(
    ({ input: { orderNo: order_no, way, pin: payword }, signal }) =>
      stored<PayOutcome>({ member, path: PATHS[way], order_no }, (idem) =>
        way === 'balance'
          ? client.call(payment.byBalance, { order_no, account: 'balance', payword, idem }, signal)
          : client.call(payment.byCredit, { order_no, payword, idem }, signal),
      ),
  )

const lostWay = (member: number, order_no: string) =>
  WAYS.find((way) => lostCall({ member, path: PATHS[way], order_no }))

export const isUnanswered = (member: number, orderNo: string): boolean => lostWay(member, orderNo) !== undefined

export const payOutcomeBy = (client: Client, member: number) =>
  fromPromise<boolean, { orderNo: string }>(({ input: { orderNo: order_no }, signal }) =>
    askOutcome(client, { member, path: PATHS[lostWay(member, order_no) ?? 'balance'], order_no }, signal),
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
