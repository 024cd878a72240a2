import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
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

/** An order under way, in words: the one whose time runs out first. */
const ActiveOrder = v.object({ title: v.string(), text: v.string(), deadline: v.nullable(Moment), link: Link })
export type ActiveOrder = v.InferOutput<typeof ActiveOrder>

const Home = v.object({
  stats: v.object({
    member_count: Count,
    merchant_count: Count,
    online_count: Count,
    /** Trades that were completed today, and what they came to in EUR. */
    trade_count: Count,
    trade_amount: Amount,
    /** Half of today's payments came sooner after the merchant accepted. */
    pay_seconds: v.nullable(Count),
    merchants_online: Count,
  }),
  active: v.nullable(ActiveOrder),
  market: Market,
  marquee: v.array(v.object({ id: v.number(), text: v.string(), link: v.string() })),
  news: v.array(NewsItem),
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
    says: 'The first screen: counts from SQL, the market clock, the newest notices and news.',
  }),
}
