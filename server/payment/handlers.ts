import { isOwnMethod, payment, type GatewayMethod, type PayOutcome } from '#contract/payment.ts'
import { decimalOf } from '#contract/money.ts'
import { availableIn } from '../ledger/holdings.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { implement } from '../lib/implement.ts'
import { keyed } from '../lib/keyed.ts'
import { refuse } from '../lib/refuse.ts'
import { secondForPayment } from '../factor/needed-for-payment.ts'
import { provePin } from '../security/pins.ts'
import { askGateway } from './hear.ts'
import { payableOf } from './payables.ts'
import { newestFor, paymentOf } from './queries.ts'
import { rechargeOnline } from './recharge.ts'
import { type PaymentRow, statusOf } from './rows.ts'
import { handOver, payOwn, type Wish } from './start.ts'
import { checkoutOf } from './ways.ts'

const over = (endpoint: { readonly path: string }, method: GatewayMethod) => ({
  post: (call: Call, wish: Wish) => handOver(call, endpoint.path, method, wish),
})

async function outcomeOf(call: Call, { pay_no, order_no }: { pay_no: string; order_no: string }) {
  const { sql, context } = call
  const found = pay_no ? await paymentOf(sql, pay_no) : order_no ? await newestFor(sql, order_no) : undefined
  if (found?.member_id !== memberOf(call).id) return refuse('missing')
  const gateway = context.gateways.find(({ name }) => name === found.gateway)
  return presentPayOutcome(call, await askGateway(context, gateway, found))
}

async function presentPayOutcome({ sql, now }: Call, row: PaymentRow): Promise<PayOutcome> {
  const due = (await payableOf(row.order_no)?.due(sql, row.order_no)) ?? refuse('missing')
  return {
    order_no: row.order_no,
    pay_no: row.pay_no,
    status: due.status === 'paid' ? 'paid' : statusOf(row),
    next: due.next,
    server_time: unix(now),
  }
}

export const paymentHandlers = implement('payment', payment, {
  methods: (call, { order_no }) => checkoutOf(call, order_no),
  status: { post: outcomeOf },
  byBalance: {
    async prepare(call, asked) {
      const { account } = asked
      if (!isOwnMethod(account)) refuse('not-available')
      await provePin(call, asked.payword)
      const prove = await secondForPayment(call, asked.second)
      return (inside) =>
        keyed(inside, payment.byBalance.path, asked, async () =>
          presentPayOutcome(inside, await payOwn(inside, account, asked.order_no, prove)),
        )
    },
  },
  byCredit: {
    async prepare(call, asked) {
      await provePin(call, asked.payword)
      const prove = await secondForPayment(call, asked.second)
      return (inside) =>
        keyed(inside, payment.byCredit.path, asked, async () => ({
          ...(await presentPayOutcome(inside, await payOwn(inside, 'credit', asked.order_no, prove))),
          credit_after: decimalOf(await availableIn(inside.sql, memberOf(inside).id, 'credit'), 'EUR'),
        }))
    },
  },
  wechat: over(payment.wechat, 'wechat'),
  wechatH5: over(payment.wechatH5, 'wechat_h5'),
  wechatOrderH5: over(payment.wechatOrderH5, 'wechat_h5'),
  pooulcloud: over(payment.pooulcloud, 'pooulcloud'),
  alipay: over(payment.alipay, 'alipay'),
  alipayH5: over(payment.alipayH5, 'alipay_h5'),
  alipayOrderH5: over(payment.alipayOrderH5, 'alipay_h5'),
  wechatMini: over(payment.wechatMini, 'wechat_mini'),
  wechatPay: over(payment.wechatPay, 'wechat'),
  sdpay: over(payment.sdpay, 'sdpay'),
  rechargeByWechat: { post: (call, asked) => rechargeOnline(call, payment.rechargeByWechat.path, 'wechat_h5', asked) },
  rechargeByAlipay: { post: (call, asked) => rechargeOnline(call, payment.rechargeByAlipay.path, 'alipay_h5', asked) },
  any: {
    post: (call, { method, ...wish }) =>
      isOwnMethod(method) ? refuse('not-available') : handOver(call, payment.any.path, method, wish),
  },
})
