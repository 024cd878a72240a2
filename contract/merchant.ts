import * as v from 'valibot'
import { always, asMerchant, endpoint } from './endpoint.ts'
import { REFERENCE_MAX } from './limits.ts'
import { Images, LEAVE_REASONS, OrderInfo, OrderNo, Phrase, TradeOrder } from './order.ts'
import type { Problem } from './problems.ts'
import { Idem } from './quote.ts'
import { BY_SECOND, SecondCode } from './second.ts'
import {
  Agreed,
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
  Url,
} from './shapes.ts'
import { Contact, Hours, MerchantName, Offer, PayTypes } from './offer.ts'
import { ofOrder, ORDER_REFUSALS } from './trade.ts'

export const MERCHANT_STATES = [
  'none',
  'applied',
  'refused',
  'verified',
  'active',
  'break',
  'margin_low',
  'leaving',
  'left',
  'suspended',
] as const
export type MerchantState = (typeof MERCHANT_STATES)[number]

export const MERCHANT_EVENTS = ['apply', 'payMargin', 'pause', 'resume', 'leave', 'stay'] as const
export type MerchantEvent = (typeof MERCHANT_EVENTS)[number]

export const MERCHANT_TABS = [
  'all',
  'offers',
  'awaiting_payment',
  'paid',
  'in_settlement',
  'completed',
  'cancelled',
] as const
export type MerchantTab = (typeof MERCHANT_TABS)[number]

export const Merchant = v.object({
  merchant_no: v.string(),
  name: v.string(),
  avatar: Url,
  state: v.picklist(MERCHANT_STATES),
  margin: Amount,
  margin_need: Amount,
  margin_bound: Amount,
  trade_count: Count,
  trade_amount: Amount,
  completion_rate: Amount,
  /** From 1 to 5, on average; 0 while nobody rated. */
  rating: Amount,
  reject_reason: v.string(),
  break_time: v.nullable(Moment),
  leave_time: v.nullable(Moment),
  level: v.number(),
  allowed: v.array(v.picklist(MERCHANT_EVENTS)),
  refused: v.array(v.object({ event: v.picklist(MERCHANT_EVENTS), code: v.string(), text: v.string() })),
  offer: v.nullable(Offer),
  server_time: Moment,
})
export type Merchant = v.InferOutput<typeof Merchant>

const BY_PIN = ['pin-unset', 'pin-wrong', 'pin-locked'] as const

const Standing = v.object({ merchant: Merchant })
export const Incoming = v.object({ ...Paged(TradeOrder).entries, counts: v.record(v.picklist(MERCHANT_TABS), Count) })
export type Incoming = v.InferOutput<typeof Incoming>

export const merchant = {
  index: endpoint({
    path: '/trade/merchant/index',
    access: 'member',
    takes: Nothing,
    gives: v.object({
      merchant: Merchant,
      counts: v.object({
        offers: Count,
        awaiting_payment: Count,
        disputed_unpaid: Count,
        paid: Count,
        disputed: Count,
        in_settlement: Count,
      }),
      terms: v.object({ margin_need: Amount, offer_minutes: Count, pay_minutes: Count, leave_days: Count }),
    }),
    refusals: [],
    summary: 'Where the member stands as a merchant, and what waits there.',
  }),
  list: endpoint({
    path: '/trade/merchant/getOrderList',
    access: 'merchant',
    takes: v.object({ ...Page.entries, tab: v.optional(v.picklist(MERCHANT_TABS), 'all') }),
    gives: Incoming,
    refusals: [],
    summary: 'The orders that came to the merchant in one of seven tabs, what waits for an answer first.',
  }),
  info: endpoint({
    path: '/trade/merchant/info',
    access: 'merchant',
    takes: v.object({ order_no: OrderNo }),
    gives: OrderInfo,
    refusals: ['missing'],
    summary: 'One order as its merchant sees it; where to pay to while there is something to pay.',
  }),
  take: endpoint({
    path: '/trade/merchant/take',
    access: 'merchant',
    writes: true,
    leaves: always,
    begins: asMerchant,
    takes: v.object({ order_no: OrderNo, phrase: Phrase, idem: Idem }),
    gives: OrderInfo,
    refusals: [
      'invalid',
      'not-now',
      'own-order',
      'not-buying',
      'margin-short',
      'amount-short',
      'phrase-wrong',
      'phrase-locked',
      'order-frozen',
      'key-reused',
      'books-closed',
      'member-frozen',
    ],
    summary: 'Accepts an order that nobody is shown, by the phrase that its member passed on.',
  }),
  answer: endpoint({
    path: '/trade/merchant/answer',
    access: 'merchant',
    writes: true,
    leaves: ({ accept }) => String(accept) !== '0',
    begins: ({ accept }) => (String(accept) === '0' ? undefined : 'merchant'),
    takes: v.object({ ...ofOrder, accept: Flag }),
    gives: OrderInfo,
    refusals: [...ORDER_REFUSALS, 'not-buying', 'margin-short', 'amount-short', 'member-frozen'],
    summary: 'Accepts or declines an offer.',
  }),
  pay: endpoint({
    path: '/trade/merchant/pay',
    access: 'merchant',
    writes: true,
    takes: v.object({
      ...ofOrder,
      images: Images,
      reference: v.optional(v.pipe(Line, v.maxLength(REFERENCE_MAX, 'text-long' satisfies Problem)), ''),
      payer_name: v.optional(v.pipe(Line, v.maxLength(REFERENCE_MAX, 'text-long' satisfies Problem)), ''),
      payword: optional(Pin),
      second: optional(SecondCode),
    }),
    gives: OrderInfo,
    refusals: [...ORDER_REFUSALS, 'proof-used', ...BY_PIN, ...BY_SECOND],
    summary: 'The wallet rail pays now and needs the PIN; the bank rail says that it paid and shows the proof.',
  }),
  undo: endpoint({
    path: '/trade/merchant/undo',
    access: 'merchant',
    writes: true,
    takes: v.object(ofOrder),
    gives: OrderInfo,
    refusals: [...ORDER_REFUSALS, 'too-late', 'used-up'],
    summary: 'Takes back that it was paid: once, and soon.',
  }),
  abandon: endpoint({
    path: '/trade/merchant/abandon',
    access: 'merchant',
    writes: true,
    takes: v.object({ ...ofOrder, reason: v.picklist(LEAVE_REASONS) }),
    gives: OrderInfo,
    refusals: [...ORDER_REFUSALS, 'said-already'],
    summary: 'Gives an accepted order back, or agrees to end it.',
  }),
  apply: endpoint({
    path: '/trade/merchant/apply',
    access: 'member',
    writes: true,
    takes: v.object({
      name: MerchantName,
      contact: Contact,
      pay_types: PayTypes,
      hours: optional(Hours),
      images: Images,
      agree: Agreed,
      idem: Idem,
    }),
    gives: Standing,
    refusals: ['invalid', 'missing', 'not-now', 'key-reused'],
    summary: 'Asks to become a merchant.',
  }),
  margin: endpoint({
    path: '/trade/merchant/margin',
    access: 'member',
    writes: true,
    leaves: always,
    begins: asMerchant,
    takes: v.object({ payword: Pin, idem: Idem }),
    gives: Standing,
    refusals: ['invalid', 'not-now', 'amount-short', 'books-closed', 'key-reused', 'member-frozen', ...BY_PIN],
    summary: 'Pays what is missing of the margin out of the balance.',
  }),
  setState: endpoint({
    path: '/trade/merchant/set_state',
    access: 'merchant',
    writes: true,
    begins: ({ to }) => (to === 'break' || to === 'leaving' ? undefined : 'merchant'),
    takes: v.object({ to: v.picklist(['active', 'break', 'leaving']) }),
    gives: Standing,
    refusals: ['invalid', 'not-now', 'margin-bound'],
    summary: 'Takes part again, pauses, or begins to leave.',
  }),
  setOffer: endpoint({
    path: '/trade/merchant/set_offer',
    access: 'merchant',
    writes: true,
    begins: asMerchant,
    takes: v.object({
      price: AmountAsked,
      least: AmountAsked,
      most: AmountAsked,
      wanted: AmountAsked,
      pay_types: PayTypes,
      hours: optional(Hours),
      auto_accept: v.optional(Flag, 0),
    }),
    gives: Standing,
    refusals: ['invalid', 'not-now'],
    summary: 'What the merchant buys from now on, and for how much.',
  }),
}
