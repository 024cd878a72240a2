import * as v from 'valibot'
import { always, endpoint } from './endpoint.ts'
import type { Problem } from './problems.ts'
import { Idem } from './quote.ts'
import { BY_SECOND, SecondCode } from './second.ts'
import { Amount, Count, Flag, Line, Link, Moment, optional, Pin, WholeAsked } from './shapes.ts'

/** Out of an account of the payer’s own. */
export const OWN_METHODS = ['balance', 'shop', 'points', 'credit'] as const
export type OwnMethod = (typeof OWN_METHODS)[number]

export const PAY_METHODS = [
  ...OWN_METHODS,
  'wechat',
  'wechat_h5',
  'wechat_mini',
  'alipay',
  'alipay_h5',
  'pooulcloud',
  'sdpay',
] as const
export type PayMethod = (typeof PAY_METHODS)[number]
export const isOwnMethod = (method: string): method is OwnMethod => OWN_METHODS.some((own) => own === method)
export type GatewayMethod = Exclude<PayMethod, OwnMethod>

const PAY_STATUSES = ['waiting', 'paid', 'failed', 'closed'] as const
export type PayStatus = (typeof PAY_STATUSES)[number]

const PAY_BARS = ['not-configured', 'amount-short', 'only-inside', 'only-outside'] as const
export type PayBar = (typeof PAY_BARS)[number]

/** Payers are handed over to no other host. */
export const GATEWAY_HOSTS = ['openapi.alipay.com', 'openapi-sandbox.dl.alipaydev.com', 'wx.tenpay.com'] as const

/** R: a recharge; O: an account that a service centre opens; S: an order of the shop. */
export const PayableNo = v.pipe(Line, v.regex(/^[ROS]\d{10}$/, 'unreadable' satisfies Problem))
export const PayNo = v.pipe(Line, v.regex(/^P\d{10}$/, 'unreadable' satisfies Problem))
const ReturnPath = v.pipe(Line, v.regex(/^(\/pages\/[\w/?=&%.-]*)?$/, 'unreadable' satisfies Problem))

/** A page, a form, a code to scan, the host's own sheet; or nothing left to do. */
const PAY_KINDS = ['redirect', 'form', 'qrcode', 'sdk', 'paid'] as const

export const PayStart = v.object({
  pay_no: v.string(),
  order_no: v.string(),
  amount: Amount,
  currency: v.picklist(['EUR']),
  gateway: v.string(),
  kind: v.picklist(PAY_KINDS),
  url: v.optional(v.string()),
  form: v.optional(
    v.object({ action: v.string(), method: v.picklist(['GET', 'POST']), fields: v.record(v.string(), v.string()) }),
  ),
  qrcode_text: v.optional(v.string()),
  sdk: v.optional(v.record(v.string(), v.string())),
  sandbox: Flag,
  expire_time: Moment,
  server_time: Moment,
})
export type PayStart = v.InferOutput<typeof PayStart>

const Way = v.object({
  code: v.picklist(PAY_METHODS),
  name: v.string(),
  account: v.optional(v.string()),
  available: v.optional(Amount),
  enabled: Flag,
  reason: v.union([v.literal(''), v.picklist(PAY_BARS)]),
  reason_text: v.string(),
  sandbox: Flag,
})
export type PayWay = v.InferOutput<typeof Way>

const Checkout = v.object({
  order_no: v.string(),
  title: v.string(),
  amount: Amount,
  currency: v.picklist(['EUR', 'POINTS']),
  /** Set aside already, and settled with the payment. */
  points: Count,
  status: v.picklist(PAY_STATUSES),
  pay_no: v.string(),
  expire_time: v.nullable(Moment),
  server_time: Moment,
  methods: v.array(Way),
  next: Link,
})
export type Checkout = v.InferOutput<typeof Checkout>

const Outcome = v.object({
  order_no: v.string(),
  pay_no: v.string(),
  status: v.picklist(PAY_STATUSES),
  next: Link,
  server_time: Moment,
})
export type PayOutcome = v.InferOutput<typeof Outcome>

const asked = { order_no: PayableNo, idem: Idem }
const START = ['invalid', 'missing', 'not-available', 'not-now', 'key-reused'] as const

const handOff = (path: string, summary: string) =>
  endpoint({
    path,
    access: 'member',
    writes: true,
    takes: v.object({ ...asked, return_path: v.optional(ReturnPath, '') }),
    gives: PayStart,
    refusals: START,
    summary,
  })

const proven = { payword: Pin, second: optional(SecondCode) }

const BY_ACCOUNT = [
  ...START,
  'amount-short',
  'account-taken',
  'books-closed',
  'member-frozen',
  'pin-unset',
  'pin-wrong',
  'pin-locked',
  ...BY_SECOND,
] as const

const BY_GATEWAY = [
  'invalid',
  'channel-closed',
  'recharges-enough',
  'above-today',
  'not-available',
  'not-now',
  'key-reused',
] as const

export const payment = {
  methods: endpoint({
    path: '/user/Payment/pay_methods',
    access: 'member',
    takes: v.object({ order_no: PayableNo }),
    gives: Checkout,
    refusals: ['missing'],
    summary: 'What is to be paid, until when, and in which ways it can be.',
  }),
  status: endpoint({
    path: '/user/Payment/pay_status',
    access: 'member',
    takes: v.object({ pay_no: optional(PayNo), order_no: optional(PayableNo) }),
    gives: Outcome,
    refusals: ['invalid', 'missing'],
    summary: 'How it stands with a payment, or with the newest one for an order: the gateway itself is asked.',
  }),
  byBalance: endpoint({
    path: '/user/Payment/yue_pay',
    access: 'member',
    writes: true,
    leaves: always,
    takes: v.object({
      ...asked,
      account: v.picklist(['balance', 'shop', 'usdt', 'eur', 'points']),
      ...proven,
    }),
    gives: Outcome,
    refusals: BY_ACCOUNT,
    summary: 'Pays out of an account of one’s own. What is paid already stays paid, and answers so.',
  }),
  byCredit: endpoint({
    path: '/user/Payment/yue_reg_pay',
    access: 'service',
    writes: true,
    leaves: always,
    takes: v.object({ ...asked, ...proven }),
    gives: v.object({ ...Outcome.entries, credit_after: Amount }),
    refusals: BY_ACCOUNT,
    summary: 'Pays out of the registration credit of a service centre.',
  }),
  wechat: handOff('/user/Payment/wxpay', 'Hands over to WeChat Pay with a code to scan.'),
  wechatH5: handOff('/user/Payment/wxpayh5', 'Hands over to WeChat Pay from another browser.'),
  wechatOrderH5: handOff('/user/Payment/order_payh5', 'Hands an order of the shop over to WeChat Pay.'),
  pooulcloud: handOff('/user/Payment/pay_pooulcloud', 'Hands over to the gateway that stands for several.'),
  alipay: handOff('/user/Payment/alipay', 'Hands over to Alipay with a form.'),
  alipayH5: handOff('/user/Payment/alipayh5', 'Hands over to Alipay from a phone’s browser.'),
  alipayOrderH5: handOff('/user/Payment/order_payalih5', 'Hands an order of the shop over to Alipay.'),
  wechatMini: endpoint({
    path: '/user/wxpayxcx/order_pay',
    access: 'member',
    writes: true,
    takes: v.object({ ...asked, openid: v.optional(Line, '') }),
    gives: PayStart,
    refusals: START,
    summary: 'Hands over to WeChat Pay inside the mini-program. Whose it is the server knows: `openid` is not read.',
  }),
  wechatPay: handOff('/user/wxpay/wechatpay', 'Hands over to WeChat Pay inside its own browser.'),
  sdpay: handOff('/user/Sdpay/pay', 'Hands over to Sdpay.'),
  any: endpoint({
    path: '/user/payv1/pay',
    access: 'member',
    writes: true,
    takes: v.object({ ...asked, method: v.picklist(PAY_METHODS), return_path: v.optional(ReturnPath, '') }),
    gives: PayStart,
    refusals: START,
    summary: 'Hands over to the gateway of a method that was offered.',
  }),
  rechargeByWechat: endpoint({
    path: '/user/recharge/wechatpay',
    access: 'member',
    writes: true,
    takes: v.object({ amount: WholeAsked, idem: Idem }),
    gives: PayStart,
    refusals: BY_GATEWAY,
    summary: 'Begins a recharge and hands it over to WeChat Pay.',
  }),
  rechargeByAlipay: endpoint({
    path: '/user/recharge/alipay',
    access: 'member',
    writes: true,
    takes: v.object({ amount: WholeAsked, idem: Idem }),
    gives: PayStart,
    refusals: BY_GATEWAY,
    summary: 'Begins a recharge and hands it over to Alipay.',
  }),
}
