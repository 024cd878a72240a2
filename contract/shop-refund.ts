import * as v from 'valibot'
import { APPEAL_TEXT } from './limits.ts'
import { Images } from './order.ts'
import { type Problem, problem } from './problems.ts'
import { Amount, Count, Flag, Moment, optional, Url } from './shapes.ts'

export const REFUND_REASONS = ['unwanted', 'late', 'damaged', 'wrong', 'missing', 'other'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

export const REFUND_STATUSES = ['asked', 'refused', 'appealed', 'agreed', 'closed', 'rejected', 'withdrawn'] as const
export type RefundStatus = (typeof REFUND_STATUSES)[number]

/** How a line of an order stands: it is asked back, it is back, or it stays. */
export const LINE_REFUNDS = ['none', 'asked', 'done', 'rejected'] as const
export type LineRefund = (typeof LINE_REFUNDS)[number]

export const Refund = v.object({
  id: Count,
  status: v.picklist(REFUND_STATUSES),
  item_ids: v.array(Count),
  /** The carriage included. */
  amount: Amount,
  points: Count,
  freight: Amount,
  coupon_back: Flag,
  reason: v.picklist(REFUND_REASONS),
  explain: v.string(),
  /** What the buyer told our team after the seller refused. */
  appeal: v.string(),
  images: v.array(Url),
  /** Why it was refused or rejected. */
  answer: v.string(),
  time: Moment,
  /** Until then the seller answers, or the buyer goes to our team. */
  due_time: v.nullable(Moment),
})
export type Refund = v.InferOutput<typeof Refund>

/** What can still be asked back. */
export const Refundable = v.object({
  items: v.array(v.object({ item_id: Count, amount: Amount, points: Count })),
  /** Comes with the last of them; nothing where something was sent. */
  freight: Amount,
  until: v.nullable(Moment),
})
export type Refundable = v.InferOutput<typeof Refundable>

const RefundItems = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(,\d{1,9}){0,99}$/, problem('unreadable')),
  v.transform((text) => [...new Set(text.split(',').map(Number))]),
)

export const RefundExplain = v.pipe(v.string(), v.trim(), v.maxLength(APPEAL_TEXT.most, 'text-long' satisfies Problem))

export const refundWish = {
  item_ids: RefundItems,
  reason: v.picklist(REFUND_REASONS),
  explain: optional(RefundExplain),
  images: Images,
} as const

export const RefundAppeal = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(APPEAL_TEXT.least, 'text-short' satisfies Problem),
  v.maxLength(APPEAL_TEXT.most, 'text-long' satisfies Problem),
)
