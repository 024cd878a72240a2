import * as v from 'valibot'
import type { InvestStatus } from './invest.ts'
import { Amount, Count, Flag, Moment, Url } from './shapes.ts'
import type { VentureCurrency, VentureKind } from './venture.ts'

// By name, not by import: the first screen carries none of what only investing says.
const Kind = v.picklist(['robot', 'product', 'project', 'subscribe'] as const satisfies readonly VentureKind[])
const InCurrency = v.picklist(['EUR', 'USDT', 'COIN'] as const satisfies readonly VentureCurrency[])
const Open = v.picklist(['cooling', 'running', 'suspended'] as const satisfies readonly InvestStatus[])

const Position = v.object({
  order_no: v.string(),
  kind: Kind,
  venture_id: v.number(),
  title: v.string(),
  cover: Url,
  currency: InCurrency,
  amount: Amount,
  paid_total: Amount,
  status: Open,
  status_text: v.string(),
  /** Of a date to come; none while nobody is paid. */
  next_payout_time: v.nullable(Moment),
})
export type Position = v.InferOutput<typeof Position>

const Invested = v.object({
  /** At today's prices in EUR; null while one of them is unknown. */
  worth: v.nullable(Amount),
  count: Count,
  /** `high` is at most; `back` returns then of what was put in. */
  next: v.nullable(
    v.object({
      order_no: v.string(),
      title: v.string(),
      time: Moment,
      currency: InCurrency,
      high: Amount,
      back: Amount,
    }),
  ),
  /** A few, the nearest date first. */
  orders: v.array(Position),
  /** Worth of shares, in EUR. */
  shares: v.nullable(Amount),
})
export type Invested = v.InferOutput<typeof Invested>

/** What anybody may put money in now: how many of a kind, and the least that one of them takes. */
const OnSale = v.object({ kind: Kind, count: Count, least: Amount, currency: InCurrency })
export type OnSale = v.InferOutput<typeof OnSale>

export const Mall = v.object({
  points: v.object({
    /** In EUR; nothing while there are no terms. */
    rate: Amount,
    /** In EUR. */
    pool: Amount,
  }),
  money: v.nullable(v.object({ shop: Amount, points: Count, profit: Amount })),
  invested: v.nullable(Invested),
  /** The cheapest first. */
  on_sale: v.array(OnSale),
  /** The fewest points that become a share of equity; null while none is given for points. */
  equity: v.nullable(Count),
  /** Whether goods of a partner can be looked at. */
  affiliate: Flag,
})
export type Mall = v.InferOutput<typeof Mall>
