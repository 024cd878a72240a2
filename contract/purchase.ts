import * as v from 'valibot'
import { Quote } from './quote.ts'
import { Amount, Count, Flag, Moment } from './shapes.ts'
import { VENTURE_KINDS } from './venture.ts'

/** Four places. */
export const Shares = v.pipe(v.string(), v.regex(/^-?(0|[1-9]\d{0,14})(\.\d{1,4})?$/))

export const Purchase = v.object({
  kind: v.picklist([...VENTURE_KINDS, 'equity']),
  id: v.number(),
  title: v.string(),
  num: Count,
  rate_version: Count,
  shares: v.nullable(Shares),
  /** Over the whole term. */
  low: Amount,
  high: Amount,
  /** Until then it can be taken back whole. */
  cool_time: v.nullable(Moment),
  end_time: v.nullable(Moment),
  stop_fee: Amount,
  /** What was put in changes its worth in EUR. */
  moves: Flag,
})
export type Purchase = v.InferOutput<typeof Purchase>

export const PurchaseQuote = v.object({ ...Quote.entries, purchase: Purchase })
export type PurchaseQuote = v.InferOutput<typeof PurchaseQuote>
