import * as v from 'valibot'
import { always, endpoint } from './endpoint.ts'
import { BUYING } from './invest.ts'
import { PaperFile } from './venture.ts'
import { Shares } from './purchase.ts'
import { seconded } from './quote.ts'
import { Amount, Block, Count, Flag, Id, Moment, Nothing, Page, Paged, Url, WholeAsked } from './shapes.ts'

/** In EUR, on a day of the market. */
export const ChartPoint = v.object({ date: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)), price: Amount })
export type ChartPoint = v.InferOutput<typeof ChartPoint>

/** What all shares of that day were worth, and what they had cost. */
export const WorthPoint = v.object({ ...ChartPoint.entries, put_in: Amount })
export type WorthPoint = v.InferOutput<typeof WorthPoint>

export const CHART_RANGES = ['1m', '3m', '6m', '1y', 'all'] as const
export type ChartRange = (typeof CHART_RANGES)[number]

export const EquityHolding = v.object({
  id: v.number(),
  code: v.string(),
  title: v.string(),
  cover: Url,
  shares: Shares,
  available: Shares,
  locked: Shares,
  /** On average, in EUR. */
  cost_price: Amount,
  price: Amount,
  price_date: v.string(),
  value: Amount,
  profit: Amount,
  profit_rate: Amount,
  unlock_time: v.nullable(Moment),
  status: v.picklist(['held', 'closed']),
})
export type EquityHolding = v.InferOutput<typeof EquityHolding>

export const FundItem = v.object({
  id: v.number(),
  code: v.string(),
  name: v.string(),
  nav: Amount,
  nav_date: v.string(),
  day_change: Amount,
  risk_level: v.picklist([1, 2, 3, 4, 5]),
})
export type FundItem = v.InferOutput<typeof FundItem>

export const EquityLog = v.object({
  id: v.number(),
  type: v.picklist(['grant', 'exchange', 'unlock', 'adjust']),
  type_text: v.string(),
  code: v.string(),
  shares: Shares,
  points: Count,
  price: Amount,
  create_time: Moment,
})
export type EquityLog = v.InferOutput<typeof EquityLog>

export const EquityOffer = v.object({
  id: v.number(),
  code: v.string(),
  title: v.string(),
  points_per_share: Count,
  min_points: Count,
  max_points: Count,
  left: Shares,
  price: Amount,
})
export type EquityOffer = v.InferOutput<typeof EquityOffer>

const Returns = v.object({
  m1: v.nullable(Amount),
  m3: v.nullable(Amount),
  m6: v.nullable(Amount),
  y1: v.nullable(Amount),
  total: v.nullable(Amount),
})

export const FundInfo = v.object({
  ...FundItem.entries,
  category: v.string(),
  manager: v.string(),
  inception_date: v.string(),
  /** Fractions, not percent. */
  returns: Returns,
  min_amount: Amount,
  fee_text: v.string(),
  intro: v.array(Block),
  risk_text: v.string(),
  documents: v.array(PaperFile),
  chart: v.array(ChartPoint),
  allocation: v.array(v.object({ name: v.string(), percent: Amount })),
  holding: v.nullable(v.object({ shares: Shares, value: Amount, profit: Amount })),
})
export type FundInfo = v.InferOutput<typeof FundInfo>

export const equity = {
  index: endpoint({
    path: '/equity/equity/index',
    access: 'member',
    takes: Nothing,
    gives: v.object({
      /** In EUR, for each day of the last year at most. */
      value: Amount,
      chart: v.array(WorthPoint),
      points: Count,
      holdings: v.array(EquityHolding),
      funds: v.array(FundItem),
    }),
    refusals: [],
    summary: 'The shares of the member, what they are worth, and the funds there are to look at.',
  }),
  info: endpoint({
    path: '/equity/equity/info',
    access: 'member',
    takes: v.object({ id: Id, page: Page.entries.page }),
    gives: v.object({
      ...EquityHolding.entries,
      intro: v.array(Block),
      logs: Paged(EquityLog),
      chart: v.array(ChartPoint),
    }),
    refusals: ['missing'],
    summary:
      'One equity, what the member holds of it and how that came, and its price since it began: day by day in the last year, and of what was before it the lows and highs.',
  }),
  points: endpoint({
    path: '/equity/equity/jf',
    access: 'member',
    takes: v.object(Page.entries),
    gives: v.object({
      points: Count,
      offers: v.array(EquityOffer),
      window: v.object({ open: Flag, open_time: v.nullable(Moment), close_time: v.nullable(Moment) }),
      need_payword: Flag,
      logs: Paged(EquityLog),
      server_time: Moment,
    }),
    refusals: [],
    summary: 'What points become in shares, when the window for that is open, and what the member exchanged.',
  }),
  exchange: endpoint({
    path: '/equity/equity/jf_to_equity',
    access: 'member',
    writes: true,
    leaves: always,
    takes: v.object({ id: Id, points: WholeAsked, ...seconded }),
    gives: v.object({ shares_added: Shares, points: Count, holding: EquityHolding }),
    refusals: [...BUYING, 'missing', 'window-closed', 'quota-short', 'amount-short', 'member-frozen'],
    summary:
      'Turns points into shares, exactly as quoted and only while the window is open. The same key again gives the first answer again.',
  }),
  fund: endpoint({
    path: '/fund/fund/info',
    access: 'optional',
    takes: v.object({ id: Id, range: v.optional(v.picklist(CHART_RANGES), '1y') }),
    gives: FundInfo,
    refusals: ['missing'],
    summary: 'One fund to look at: its value, its past, its risk, its papers, and what the member who asks has of it.',
  }),
}
