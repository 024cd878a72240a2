import * as v from 'valibot'
import { always, endpoint } from './endpoint.ts'
import type { Problem } from './problems.ts'
import { PurchaseQuote } from './purchase.ts'
import { Idem } from './quote.ts'
import { Amount, AmountAsked, Count, Id, Line, Moment, optional, Page, Paged, Pin, Url, Version } from './shapes.ts'
import { PAYOUT_PLANS, PURSES, VENTURE_CURRENCIES, VENTURE_KINDS } from './venture.ts'

export const INVEST_STATUSES = ['cooling', 'running', 'suspended', 'completed', 'ended_early', 'cancelled'] as const
export type InvestStatus = (typeof INVEST_STATUSES)[number]
export const INVEST_OVER = ['completed', 'ended_early', 'cancelled'] as const satisfies readonly InvestStatus[]

const SUSPENSIONS = ['pool', 'team', 'prices'] as const

export const InvestNo = v.pipe(Line, v.regex(/^I\d{10}$/, 'unreadable' satisfies Problem))

export const InvestOrder = v.object({
  id: v.number(),
  order_no: v.string(),
  kind: v.picklist(VENTURE_KINDS),
  venture_id: v.number(),
  title: v.string(),
  cover: Url,
  currency: v.picklist(VENTURE_CURRENCIES),
  account: v.picklist(PURSES),
  amount: Amount,
  num: Count,
  term_days: Count,
  payout: v.picklist(PAYOUT_PLANS),
  status: v.picklist(INVEST_STATUSES),
  status_text: v.string(),
  suspended_by: v.nullable(v.picklist(SUSPENSIONS)),
  reason_text: v.string(),
  /** Today is the market's day. */
  paid_total: Amount,
  paid_today: Amount,
  /** At most; from nothing to this, and never added to what was paid. */
  expected_high: Amount,
  next_payout_time: v.nullable(Moment),
  cool_until: v.nullable(Moment),
  start_time: Moment,
  end_time: Moment,
  days_done: Count,
  returned: Amount,
  fee: Amount,
  stop_fee: Amount,
  allowed: v.array(v.picklist(['stop'])),
  create_time: Moment,
  server_time: Moment,
  version: Count,
})
export type InvestOrder = v.InferOutput<typeof InvestOrder>

const PAYOUT_STATUSES = ['due', 'paid', 'nothing', 'void'] as const

export const Payout = v.object({
  id: v.number(),
  period: Count,
  due_time: Moment,
  estimate: Amount,
  outcome: v.nullable(Amount),
  principal: Amount,
  status: v.picklist(PAYOUT_STATUSES),
  pay_time: v.nullable(Moment),
})
export type Payout = v.InferOutput<typeof Payout>

const Happened = v.object({
  event: v.string(),
  status: v.picklist(INVEST_STATUSES),
  text: v.string(),
  said: v.optional(v.string()),
  time: Moment,
  by: v.picklist(['member', 'operator', 'system']),
})

export const InvestOrderInfo = v.object({
  ...InvestOrder.entries,
  payouts: Paged(Payout),
  timeline: v.array(Happened),
  pool: Amount,
})
export type InvestOrderInfo = v.InferOutput<typeof InvestOrderInfo>

export const TaskOrder = v.object({
  id: v.number(),
  order_no: v.string(),
  invest_order_no: v.string(),
  robot_name: v.string(),
  day: Count,
  n: Count,
  amount: Amount,
  currency: v.picklist(VENTURE_CURRENCIES),
  side: v.picklist(['held', 'aside']),
  price_before: v.nullable(Amount),
  price_from: v.nullable(Amount),
  price_to: v.nullable(Amount),
  /** By the rule alone: a day pays the sum of its tasks, but not less than nothing. */
  profit: Amount,
  status: v.picklist(['done', 'failed']),
  status_text: v.string(),
  create_time: Moment,
  finish_time: Moment,
})
export type TaskOrder = v.InferOutput<typeof TaskOrder>

/** `amount` or `num`, as its kind is sold; points for a share. */
const wish = {
  kind: v.picklist([...VENTURE_KINDS, 'equity']),
  id: Id,
  amount: optional(AmountAsked),
  num: v.optional(Id),
}

/** The quote and the purchase refuse alike. */
export const STANDING = [
  'missing',
  'venture-closed',
  'quota-short',
  'limit-reached',
  'currency-needed',
  'member-frozen',
] as const

export const BUYING = [
  'invalid',
  'quote-stale',
  'key-reused',
  'books-closed',
  'pin-unset',
  'pin-wrong',
  'pin-locked',
  'second-needed',
  'second-wrong',
  'second-locked',
] as const

export const bought = { order_no: v.string(), order: InvestOrder } as const

const status = v.optional(v.union([v.literal(''), v.picklist(INVEST_STATUSES)]), '')

export const invest = {
  quote: endpoint({
    path: '/invest/order/quote_purchase',
    access: 'member',
    writes: true,
    leaves: always,
    takes: v.object(wish),
    gives: PurchaseQuote,
    refusals: ['invalid', 'too-often', 'window-closed', 'amount-short', ...STANDING],
    summary:
      'What a purchase takes, what it may bring and what leaving it costs, to be confirmed before it expires; for a share of equity, what the points become.',
  }),
  orders: endpoint({
    path: '/ai/order/getOrderList',
    access: 'member',
    takes: v.object({
      ...Page.entries,
      /** `product` is everything that is no robot. */
      kind: v.optional(v.union([v.literal(''), v.picklist(['robot', 'product', 'project'])]), ''),
      status,
    }),
    gives: v.object({
      ...Paged(InvestOrder).entries,
      /** Only currencies that the member ever put in. */
      summary: v.array(
        v.object({
          currency: v.picklist(VENTURE_CURRENCIES),
          running: Count,
          principal: Amount,
          paid_today: Amount,
          paid_total: Amount,
        }),
      ),
    }),
    refusals: [],
    summary: 'What the member bought, newest first: of robots, of projects alone, or of all that are no robot.',
  }),
  order: endpoint({
    path: '/ai/order/info',
    access: 'member',
    takes: v.object({ order_no: InvestNo, ...Page.entries }),
    gives: InvestOrderInfo,
    refusals: ['missing'],
    summary:
      'One of them whole: its dates with what each may bring and what it brought, and everything that happened to it.',
  }),
  stop: endpoint({
    path: '/ai/order/stop',
    access: 'member',
    writes: true,
    takes: v.object({ order_no: InvestNo, version: Version, payword: Pin, idem: Idem }),
    gives: InvestOrderInfo,
    refusals: [
      'invalid',
      'missing',
      'moved-on',
      'not-now',
      'key-reused',
      'books-closed',
      'pin-unset',
      'pin-wrong',
      'pin-locked',
    ],
    summary: 'Ends it now: within the first day everything returns, after that less the fee that was shown.',
  }),
  tasks: endpoint({
    path: '/invest/task_order/getOrderList',
    access: 'member',
    takes: v.object({
      ...Page.entries,
      order_no: v.optional(v.union([v.literal(''), InvestNo]), ''),
      status: v.optional(v.union([v.literal(''), v.picklist(['done', 'failed'])]), ''),
    }),
    gives: v.object({
      ...Paged(TaskOrder).entries,
      summary: v.array(v.object({ currency: v.picklist(VENTURE_CURRENCIES), count: Count, result: Amount })),
    }),
    refusals: [],
    summary: 'What the robots of the member did, newest first, each with the prices it went by.',
  }),
}
