import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Mall } from './mall.ts'
import { SCALE, type Currency } from './money.ts'
import { Marquee } from './notice.ts'
import { Amount, Count, Flag, Link, Moment, Url } from './shapes.ts'

export const Market = v.object({
  coin: v.string(),
  unit_price: Amount,
  change: Amount,
  is_open: Flag,
  open_time: v.nullable(Moment),
  close_time: v.nullable(Moment),
  match_minutes: v.number(),
  server_time: Moment,
})
export type Market = v.InferOutput<typeof Market>

export const NewsItem = v.object({
  id: v.number(),
  type_id: v.number(),
  title: v.string(),
  summary: v.string(),
  cover: Url,
  view_count: Count,
  create_time: Moment,
  update_time: Moment,
})
export type NewsItem = v.InferOutput<typeof NewsItem>

const ActiveOrder = v.object({
  title: v.string(),
  text: v.string(),
  deadline: v.nullable(Moment),
  link: Link,
  is_mine: Flag,
})
export type ActiveOrder = v.InferOutput<typeof ActiveOrder>

export const STEPS = ['pin', 'card', 'sale', 'second'] as const
export type Step = (typeof STEPS)[number]

/** What came, went or was held last; `type` is that of the log. */
const Latest = v.object({
  id: Count,
  title: v.string(),
  type: v.string(),
  currency: v.picklist(Object.keys(SCALE) as Currency[]),
  direction: v.picklist(['in', 'out', 'held']),
  /** Signed: what went out or is held is negative. */
  amount: Amount,
  create_time: Moment,
})
export type Latest = v.InferOutput<typeof Latest>

const Home = v.object({
  stats: v.object({
    member_count: Count,
    merchant_count: Count,
    online_count: Count,
    /** Ever completed, in EUR. */
    trade_count: Count,
    trade_amount: Amount,
    /** `pay_seconds` is the median from acceptance to payment. */
    today: v.object({ trade_count: Count, trade_amount: Amount, pay_seconds: v.nullable(Count) }),
  }),
  buyers: v.object({ count: Count, best_price: v.nullable(Amount) }),
  /** `total` is what all accounts are worth in EUR, coins at the price nobody goes below; of `coin` a part is `held`. */
  money: v.nullable(
    v.object({ total: Amount, coin: Amount, held: Amount, balance: Amount, eur: Amount, usdt: Amount }),
  ),
  /** What a member has done of the first steps; null once all are done. */
  steps: v.nullable(v.array(v.picklist(STEPS))),
  latest: v.array(Latest),
  active: v.nullable(ActiveOrder),
  market: Market,
  marquee: Marquee,
  news: v.array(NewsItem),
  mall: v.nullable(Mall),
  visitor: v.picklist(['anonymous', 'member', 'merchant']),
  demo: Flag,
})
export type Home = v.InferOutput<typeof Home>

export const home = {
  index: endpoint({
    path: '/index/index/index',
    access: 'optional',
    takes: v.object({ space: v.optional(v.picklist(['trade', 'mall']), 'trade') }),
    gives: Home,
    refusals: [],
    summary:
      'The first screen: counts from SQL, the market clock, the newest notices and news; in the mall also points and what may be spent.',
  }),
}
