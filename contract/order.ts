import * as v from 'valibot'
import { DISPUTE_TEXT, PHRASE, PICTURES_MOST } from './limits.ts'
import { Amount, Count, Flag, Line, Moment, Url } from './shapes.ts'
import type { Problem } from './problems.ts'

/** `wallet` pays inside, `bank` to the member's bank account. */
export const RAILS = ['wallet', 'bank'] as const
export type Rail = (typeof RAILS)[number]

/** Who may buy: any merchant, the chosen one, or whoever knows the phrase. */
export const MODES = ['normal', 'member', 'password'] as const
export type Mode = (typeof MODES)[number]

const SIDES = ['member', 'merchant'] as const
export type Side = (typeof SIDES)[number]

export const STATUSES = [
  'searching',
  'offered',
  'awaiting_payment',
  'late',
  'paid',
  'disputed',
  'settling',
  'completed',
  'cancelled',
] as const
export type Status = (typeof STATUSES)[number]

export const OVER = ['completed', 'cancelled'] as const satisfies readonly Status[]
export const isOver = (status: Status): boolean => OVER.some((over) => over === status)
/** The money has come to the member, and the coins are the merchant's. */
export const isPaid = (status: Status): boolean => status === 'settling' || status === 'completed'

export const ORDER_EVENTS = [
  'cancel',
  'askCancel',
  'extend',
  'confirm',
  'accept',
  'decline',
  'pay',
  'undo',
  'abandon',
  'dispute',
  'evidence',
  'withdraw',
  'agree',
  'disagree',
  'rate',
] as const
export type OrderEvent = (typeof ORDER_EVENTS)[number]

const END_REASONS = [
  'member',
  'no_match',
  'market_closed',
  'operator',
  'merchant',
  'mutual',
  'silent',
  'pay_timeout',
  'ruled',
] as const
export type EndReason = (typeof END_REASONS)[number]

export const DISPUTE_REASONS = [
  'not_received',
  'wrong_amount',
  'third_party_payer',
  'account_frozen',
  'silent',
  'fake_proof',
  'abuse',
  'other',
] as const
export type DisputeReason = (typeof DISPUTE_REASONS)[number]

export const LEAVE_REASONS = [
  'changed_mind',
  'price',
  'wrong_details',
  'peer_silent',
  'peer_asked',
  'paid_twice',
  'other',
] as const
export type LeaveReason = (typeof LEAVE_REASONS)[number]

const DISPUTE_STAGES = ['open', 'review', 'proposed'] as const
export type DisputeStage = (typeof DISPUTE_STAGES)[number]

const Event = v.picklist(ORDER_EVENTS)

export const Split = v.object({
  coin_to_member: Amount,
  coin_to_merchant: Amount,
  coin_to_fees: Amount,
  eur_to_member: Amount,
  eur_to_merchant: Amount,
  eur_to_fees: Amount,
})
export type Split = v.InferOutput<typeof Split>

const Statement = v.object({
  by: v.picklist(['member', 'merchant', 'operator', 'system']),
  text: v.string(),
  images: v.array(Url),
  time: Moment,
})
export type Statement = v.InferOutput<typeof Statement>

const Dispute = v.object({
  stage: v.picklist(DISPUTE_STAGES),
  reason: v.picklist(DISPUTE_REASONS),
  by: v.picklist(['member', 'merchant', 'system']),
  /** Until then both sides may add evidence. */
  evidence_time: Moment,
  statements: v.array(Statement),
  proposal: v.nullable(Split),
  answers: v.object({ member: v.picklist(['', 'agree', 'disagree']), merchant: v.picklist(['', 'agree', 'disagree']) }),
})
export type Dispute = v.InferOutput<typeof Dispute>

const Payment = v.object({ reference: v.string(), payer_name: v.string(), proof: v.array(Url), time: Moment })

export const TradeOrder = v.object({
  id: v.number(),
  order_no: v.string(),
  side: v.picklist(SIDES),
  merchant_name: v.string(),
  merchant_no: v.string(),
  pay_type: v.picklist(RAILS),
  unit_price: Amount,
  quantity: Amount,
  amount: Amount,
  fee: Amount,
  /** The same fee as it is taken: from the coins. */
  fee_coin: Amount,
  expected_return: Amount,
  /** More than was promised at least. Never told to the merchant. */
  better: Amount,
  mode: v.picklist(MODES),
  status: v.picklist(STATUSES),
  status_text: v.string(),
  reason: v.union([v.literal(''), v.picklist(END_REASONS)]),
  deadline: v.nullable(Moment),
  server_time: Moment,
  next_actor: v.picklist(['member', 'merchant', 'system', 'operator', 'nobody']),
  next_action: v.string(),
  allowed: v.array(Event),
  refused: v.array(v.object({ event: Event, code: v.string(), text: v.string(), allowed_time: v.optional(Moment) })),
  frozen: Flag,
  late: Flag,
  restart_time: v.nullable(Moment),
  parent_no: v.string(),
  create_time: Moment,
  version: Count,
})
export type TradeOrder = v.InferOutput<typeof TradeOrder>

const Happened = v.object({
  status: v.picklist(STATUSES),
  event: v.string(),
  text: v.string(),
  said: v.optional(v.string()),
  time: Moment,
  by: v.picklist(['member', 'merchant', 'operator', 'system']),
})

/** The lines of each step sum to zero. */
const TrailLine = v.object({
  step: Count,
  time: Moment,
  place: v.picklist(['member', 'member_held', 'escrow', 'merchant', 'margin', 'fees']),
  currency: v.picklist(['COIN', 'EUR']),
  amount: Amount,
})
export type TrailLine = v.InferOutput<typeof TrailLine>

export const Payee = v.object({
  name: v.string(),
  bank_name: v.string(),
  iban: v.string(),
  swift: v.string(),
})
export type Payee = v.InferOutput<typeof Payee>

export const OrderInfo = v.object({
  ...TradeOrder.entries,
  timeline: v.array(Happened),
  trail: v.array(TrailLine),
  payee: v.nullable(Payee),
  payment: v.nullable(Payment),
  dispute: v.nullable(Dispute),
  asked: v.object({ member: Flag, merchant: Flag }),
  /** From 1 to 5; 0 while there is none. */
  rating: v.object({ mine: Count, theirs: Count }),
  asked_merchants: Count,
})
export type OrderInfo = v.InferOutput<typeof OrderInfo>

export const OrderNo = v.pipe(Line, v.regex(/^T\d{10}$/, 'unreadable' satisfies Problem))
export const Phrase = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'phrase-required' satisfies Problem),
  v.minLength(PHRASE.least, 'phrase-short' satisfies Problem),
  v.maxLength(PHRASE.most, 'text-long' satisfies Problem),
)
export const DisputeText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(DISPUTE_TEXT.least, 'text-short' satisfies Problem),
  v.maxLength(DISPUTE_TEXT.most, 'text-long' satisfies Problem),
)
/** One JSON field of addresses. */
export const Images = v.optional(
  v.pipe(
    v.union([
      v.array(v.string()),
      v.pipe(v.string(), v.maxLength(1_000), v.parseJson(undefined, 'unreadable' satisfies Problem)),
    ]),
    v.array(v.pipe(v.string(), v.maxLength(100))),
    v.maxLength(PICTURES_MOST, 'pictures-many' satisfies Problem),
  ),
  [],
)
