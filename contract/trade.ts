import * as v from 'valibot'
import { always, endpoint } from './endpoint.ts'
import { Market } from './home.ts'
import { RATING_TEXT } from './limits.ts'
import type { Problem } from './problems.ts'
import {
  DISPUTE_REASONS,
  DisputeText,
  Images,
  LEAVE_REASONS,
  MODES,
  OrderInfo,
  OrderNo,
  Phrase,
  RAILS,
  TradeOrder,
} from './order.ts'
import { Recommendation } from './recommendation.ts'
import { Idem, Quote, seconded } from './quote.ts'
import type { RefusalName } from './refusals.ts'
import {
  Amount,
  AmountAsked,
  Count,
  Flag,
  Line,
  Moment,
  Nothing,
  optional,
  Page,
  Paged,
  Pin,
  Version,
} from './shapes.ts'

export const TABS = [
  'all',
  'in_transaction',
  'in_settlement',
  'cancelled',
  'completed',
  'paid',
  'awaiting_payment',
] as const
export type Tab = (typeof TABS)[number]

const wish = {
  quantity: AmountAsked,
  mode: v.optional(v.picklist(MODES), 'normal'),
  pay_type: v.optional(v.picklist(RAILS), 'wallet'),
  merchant_no: v.optional(v.pipe(Line, v.regex(/^(\d{8})?$/, 'merchant-unknown' satisfies Problem)), ''),
  /** Whether other merchants are asked when one lets go. */
  rematch: v.optional(Flag, 1),
  /** Whether that merchant was chosen among those who buy now. */
  listed: v.optional(Flag, 0),
  /** The order that this one continues. */
  parent_no: v.optional(v.union([v.literal(''), OrderNo]), ''),
}

/** An act is said of the version that was seen. */
export const ofOrder = { order_no: OrderNo, version: Version, idem: Idem }

export const ORDER_REFUSALS = [
  'invalid',
  'missing',
  'moved-on',
  'not-now',
  'order-frozen',
  'key-reused',
  'books-closed',
] as const satisfies readonly RefusalName[]

const SellStart = v.object({
  market: Market,
  balance: v.object({ coin: Amount, available: Amount }),
  limits: v.object({ min: Amount, max: Amount, today_left: Amount }),
  modes: v.array(v.picklist(MODES)),
  pay_types: v.array(v.object({ code: v.picklist(RAILS), name: v.string() })),
  fee: v.object({ rate: Amount, fixed: Amount }),
  account: v.string(),
  refused: v.array(v.object({ event: v.literal('start'), code: v.string(), text: v.string() })),
  active_order: v.nullable(TradeOrder),
  restart_time: v.nullable(Moment),
  /** In seconds. */
  restart_wait: Count,
  server_time: Moment,
})
export type SellStart = v.InferOutput<typeof SellStart>

/** What whoever buys lets others know: nothing else of them. */
const Buyer = v.object({
  merchant_no: v.string(),
  name: v.string(),
  price: Amount,
  /** In coins, of one order. */
  least: Amount,
  most: Amount,
  pay_types: v.array(v.picklist(RAILS)),
  /** What the quantity that was asked for brings, less the fee; null where they do not take that. */
  net: v.nullable(Amount),
  /** Known once ten orders are completed. */
  record: v.nullable(
    v.object({
      /** The median from acceptance to payment. */
      pay_seconds: v.nullable(Count),
      completion_rate: Amount,
      rating: v.nullable(Amount),
    }),
  ),
})
export type Buyer = v.InferOutput<typeof Buyer>

const Buyers = v.object({
  list: v.array(Buyer),
  /** Nobody pays less. */
  floor: v.object({ price: Amount, net: v.nullable(Amount) }),
  fee_rate: Amount,
  /** Of how many coins an order may be, where nobody who buys now takes as many as were asked for. */
  range: v.nullable(v.object({ least: Amount, most: Amount })),
  server_time: Moment,
})
export type Buyers = v.InferOutput<typeof Buyers>

export const Orders = v.object({ ...Paged(TradeOrder).entries, counts: v.record(v.picklist(TABS), Count) })
export type Orders = v.InferOutput<typeof Orders>

export const trade = {
  index: endpoint({
    path: '/trade/index/index',
    access: 'optional',
    takes: Nothing,
    gives: SellStart,
    refusals: [],
    summary:
      'Everything needed to sell: the market, the limits, the fee, why it is not possible now, and an order under way.',
  }),
  buyers: endpoint({
    path: '/trade/index/buyers',
    access: 'optional',
    takes: v.object({
      quantity: v.optional(v.union([v.literal(''), AmountAsked]), ''),
      pay_type: v.optional(v.picklist(RAILS), 'wallet'),
    }),
    gives: Buyers,
    refusals: [],
    summary:
      'Who buys now, at most twenty: those first who take the quantity and bring the most for it, and what nobody goes below.',
  }),
  quote: endpoint({
    path: '/trade/order/quote',
    access: 'member',
    writes: true,
    leaves: always,
    takes: v.object(wish),
    gives: Quote,
    refusals: [
      'invalid',
      'market-closed',
      'trade-cooling',
      'orders-enough',
      'account-needed',
      'amount-short',
      'above-today',
      'buyer-left',
      'doubted',
      'too-often',
    ],
    summary: 'What the sale will bring at least, to be confirmed before it expires.',
  }),
  create: endpoint({
    path: '/trade/order/create',
    access: 'member',
    writes: true,
    leaves: always,
    takes: v.object({ ...wish, phrase: optional(Phrase), ...seconded }),
    gives: v.object({ order_no: v.string(), order: OrderInfo }),
    refusals: [
      'invalid',
      'missing',
      'quote-stale',
      'key-reused',
      'market-closed',
      'trade-cooling',
      'orders-enough',
      'account-needed',
      'amount-short',
      'above-today',
      'doubted',
      'books-closed',
      'member-frozen',
      'pin-unset',
      'pin-wrong',
      'pin-locked',
      'second-needed',
      'second-wrong',
      'second-locked',
    ],
    summary: 'Starts an order: its coins go into an escrow of its own, and merchants are asked for an hour.',
  }),
  info: endpoint({
    path: '/trade/order/info',
    access: 'member',
    takes: v.object({ order_no: OrderNo }),
    gives: OrderInfo,
    refusals: ['missing'],
    summary: 'One order of the member, with all that happened to it and where its money is.',
  }),
  list: endpoint({
    path: '/trade/order/getOrderList',
    access: 'member',
    takes: v.object({ ...Page.entries, tab: v.optional(v.picklist(TABS), 'all') }),
    gives: Orders,
    refusals: [],
    summary: 'The orders of the member in one of seven tabs, the newest first, and how many each tab has.',
  }),
  cancel: endpoint({
    path: '/trade/order/cancel',
    access: 'member',
    writes: true,
    takes: v.object({ ...ofOrder, reason: v.optional(v.union([v.literal(''), v.picklist(LEAVE_REASONS)]), '') }),
    gives: OrderInfo,
    refusals: [...ORDER_REFUSALS, 'said-already'],
    summary: 'Takes an order back while nobody accepted it; afterwards asks the merchant to.',
  }),
  extend: endpoint({
    path: '/trade/order/extend',
    access: 'member',
    writes: true,
    takes: v.object(ofOrder),
    gives: OrderInfo,
    refusals: [...ORDER_REFUSALS, 'too-early', 'used-up'],
    summary: 'Gives the merchant more time to pay.',
  }),
  confirm: endpoint({
    path: '/trade/order/confirm',
    access: 'member',
    writes: true,
    takes: v.object({ ...ofOrder, payword: Pin }),
    gives: OrderInfo,
    refusals: [...ORDER_REFUSALS, 'pin-unset', 'pin-wrong', 'pin-locked'],
    summary: 'The member has the money: the coins go to the merchant.',
  }),
  dispute: endpoint({
    path: '/trade/order/dispute',
    access: 'member',
    writes: true,
    takes: v.object({ ...ofOrder, reason: v.picklist(DISPUTE_REASONS), text: DisputeText, images: Images }),
    gives: OrderInfo,
    refusals: [...ORDER_REFUSALS, 'too-early'],
    summary: 'Either side calls the operators; from then on no clock moves the money.',
  }),
  reply: endpoint({
    path: '/trade/order/dispute_reply',
    access: 'member',
    writes: true,
    takes: v.object({
      ...ofOrder,
      answer: v.picklist(['evidence', 'accept', 'reject', 'withdraw']),
      text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2_000, 'text-long' satisfies Problem)), ''),
      images: Images,
    }),
    gives: OrderInfo,
    refusals: [...ORDER_REFUSALS, 'too-late', 'said-already', 'not-yours'],
    summary: 'More to show, an answer to what was proposed, or the end of one’s own dispute.',
  }),
  rate: endpoint({
    path: '/trade/order/rate',
    access: 'member',
    writes: true,
    takes: v.object({
      ...ofOrder,
      score: v.pipe(
        v.union([v.number(), v.pipe(v.string(), v.regex(/^[1-5]$/), v.transform(Number))]),
        v.picklist([1, 2, 3, 4, 5]),
      ),
      text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(RATING_TEXT, 'text-long' satisfies Problem)), ''),
    }),
    gives: OrderInfo,
    refusals: ['invalid', 'missing', 'moved-on', 'not-now', 'said-already', 'too-late', 'key-reused', 'books-closed'],
    summary: 'How it went, once from each side.',
  }),
  recommend: endpoint({
    path: '/trade/index/recommend',
    access: 'optional',
    takes: Nothing,
    gives: v.object({ list: v.array(Recommendation), notice: v.string(), demo: Flag }),
    refusals: [],
    summary: 'Where coins can be bought.',
  }),
}
