import * as v from 'valibot'
import { Amount, Block, Count, Flag, Moment, Url } from './shapes.ts'

export const VENTURE_KINDS = ['robot', 'product', 'project', 'subscribe'] as const
export type VentureKind = (typeof VENTURE_KINDS)[number]

/** By currency; what was put in returns to the same account. */
export const PURSE_OF = { EUR: 'balance', USDT: 'usdt', COIN: 'coin' } as const
export const VENTURE_CURRENCIES = ['EUR', 'USDT', 'COIN'] as const
export type VentureCurrency = keyof typeof PURSE_OF
export const PURSES = ['balance', 'usdt', 'coin'] as const
export type Purse = (typeof PURSES)[number]

const VENTURE_STATUSES = ['coming', 'open', 'sold_out', 'full', 'running', 'ended'] as const
export type VentureStatus = (typeof VENTURE_STATUSES)[number]

const RATE_PERIODS = ['day', 'term'] as const
export const PAYOUT_PLANS = ['daily', 'end'] as const

/** Fractions of what was put in, from nothing to `high`. Never a promise: show it only with words that say so. */
export const Estimate = v.object({
  low: Amount,
  high: Amount,
  period: v.picklist(RATE_PERIODS),
  basis: v.picklist(['rate', 'prices']),
  days: Count,
  date: Moment,
})
export type Estimate = v.InferOutput<typeof Estimate>

export const Venture = v.object({
  id: v.number(),
  kind: v.picklist(VENTURE_KINDS),
  title: v.string(),
  brief: v.string(),
  cover: Url,
  currency: v.picklist(VENTURE_CURRENCIES),
  account: v.picklist(PURSES),
  term_days: Count,
  payout: v.picklist(PAYOUT_PLANS),
  risk_level: v.picklist([1, 2, 3, 4, 5]),
  status: v.picklist(VENTURE_STATUSES),
  suspended: Flag,
  start_time: Moment,
  end_time: v.nullable(Moment),
  rate_version: Count,
  estimate: Estimate,
  /** A fraction of what was put in; none within the first day. */
  fee_rate: Amount,
})
export type Venture = v.InferOutput<typeof Venture>

export const byPiece = { price: Amount, total: Count, left: Count, limit: Count } as const
export const byAmount = {
  min_amount: Amount,
  max_amount: Amount,
  step: Amount,
  total_amount: Amount,
  taken_amount: Amount,
  /** Percent, rounded down. */
  progress: Count,
} as const

export const PaperFile = v.object({ name: v.string(), url: Url, bytes: Count })
export type PaperFile = v.InferOutput<typeof PaperFile>

export const ventureInfo = {
  content: v.array(Block),
  rules: v.array(v.string()),
  risk_text: v.string(),
  pool: Amount,
  example: v.object({ amount: Amount, low: Amount, high: Amount }),
  documents: v.array(PaperFile),
  my: v.nullable(v.object({ count: Count, amount: Amount })),
  /** An amount, also where it is sold by the piece. */
  limit_left: Amount,
  available: v.nullable(Amount),
  server_time: Moment,
} as const
