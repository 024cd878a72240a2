import * as v from 'valibot'
import { always, endpoint } from './endpoint.ts'
import { bought, BUYING, STANDING } from './invest.ts'
import { byPiece, Venture, ventureInfo } from './venture.ts'
import { seconded } from './quote.ts'
import { Agreed, Id, Page, Paged } from './shapes.ts'

export const SUBSCRIBE_STATUSES = ['open', 'sold_out', 'coming', 'ended'] as const

export const SubscribeItem = v.object({ ...Venture.entries, ...byPiece })
export type SubscribeItem = v.InferOutput<typeof SubscribeItem>

export const SubscribeInfo = v.object({
  ...SubscribeItem.entries,
  ...ventureInfo,
  /** The specification's extra numeric flag. */
  flag: v.literal(0),
})
export type SubscribeInfo = v.InferOutput<typeof SubscribeInfo>

export const subscription = {
  index: endpoint({
    path: '/subscribe/subscribe/Index',
    access: 'optional',
    takes: v.object({
      ...Page.entries,
      status: v.optional(v.union([v.literal(''), v.picklist(SUBSCRIBE_STATUSES)]), ''),
    }),
    gives: Paged(SubscribeItem),
    refusals: [],
    summary: 'The subscriptions on offer.',
  }),
  info: endpoint({
    path: '/subscribe/subscribe/subscribe_detail',
    access: 'optional',
    takes: v.object({ id: Id }),
    gives: SubscribeInfo,
    refusals: ['missing'],
    summary: 'One subscription whole, and what the member who asks has in it.',
  }),
  subscribe: endpoint({
    path: '/subscribe/subscribe/to_subscribe',
    access: 'member',
    writes: true,
    leaves: always,
    takes: v.object({ id: Id, num: Id, agree_risk: Agreed, ...seconded }),
    gives: v.object(bought),
    refusals: [...BUYING, ...STANDING],
    summary: 'Buys so many of a subscription, exactly as quoted. The same key again gives the first answer again.',
  }),
}
