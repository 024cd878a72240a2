import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Flag } from './shapes.ts'

export const TOPICS = [
  'money',
  'order',
  'merchant',
  'recharge',
  'withdrawal',
  'payment',
  'invest',
  'shop-order',
  'coupon',
  'notice',
  'read',
  'session',
] as const
export type Topic = (typeof TOPICS)[number]

/** Everything before it was told, nothing after it. */
export const Cursor = v.pipe(v.string(), v.regex(/^\d{1,18}-\d{1,18}$/))

const LiveEvent = v.object({ cursor: Cursor, topic: v.string(), body: v.record(v.string(), v.unknown()) })

/** Server-sent events; the header Last-Event-ID says where to go on. */
export const LIVE_STREAM = '/user/live/stream'

export const live = {
  since: endpoint({
    method: 'GET',
    path: '/user/live/since',
    access: 'member',
    takes: v.object({ cursor: v.optional(v.union([v.literal(''), Cursor]), '') }),
    gives: v.object({ cursor: Cursor, events: v.array(LiveEvent), gap: Flag }),
    refusals: [],
    summary:
      'What happened to the member since a cursor, or in the last minute; `gap` says that some of it is no longer known.',
  }),
}
