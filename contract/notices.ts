import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { LOCALES, type LocaleTag } from './locales.ts'
import type { Problem } from './problems.ts'
import { Count, Flag, Id, Link, Moment, Nothing, Page, Paged } from './shapes.ts'

const SUBJECTS = [
  'order',
  'merchant',
  'money',
  'recharge',
  'withdrawal',
  'invest',
  'shopOrder',
  'coupon',
  'freeze',
  'device',
  'team',
  'held',
] as const

const Notice = v.object({
  id: Count,
  about: v.picklist(SUBJECTS),
  title: v.string(),
  text: v.string(),
  link: Link,
  read: Flag,
  create_time: Moment,
})
export type Notice = v.InferOutput<typeof Notice>

const unreadable = 'unreadable' satisfies Problem
const tags = LOCALES.map(({ tag }) => tag) as [LocaleTag, ...LocaleTag[]]

const Endpoint = v.pipe(v.string(), v.maxLength(1_000, unreadable), v.regex(/^https:\/\/[^\s@]+$/, unreadable))

export const notices = {
  list: endpoint({
    path: '/user/notice/list',
    access: 'member',
    takes: Page,
    gives: v.object({ ...Paged(Notice).entries, unread: Count }),
    refusals: [],
    summary: 'What the member was told, the newest first, and how much of it was not read yet.',
  }),
  unread: endpoint({
    path: '/user/notice/unread',
    access: 'member',
    takes: Nothing,
    gives: v.object({ unread: Count }),
    refusals: [],
    summary: 'How much of what the member was told was not read yet.',
  }),
  read: endpoint({
    path: '/user/notice/read',
    access: 'member',
    writes: true,
    takes: v.object({ id: Id }),
    gives: v.object({ unread: Count }),
    refusals: ['invalid'],
    summary: 'The member has read this notice and all before it.',
  }),
  pushKey: endpoint({
    path: '/user/push/key',
    access: 'member',
    takes: v.object({ endpoint: v.optional(v.union([v.literal(''), Endpoint]), '') }),
    gives: v.object({ key: v.string(), told_in: v.union([v.literal(''), v.picklist(tags)]) }),
    refusals: ['invalid'],
    summary:
      'The key that a browser needs to be told, empty when the server has none; and in which language it is told already.',
  }),
  subscribe: endpoint({
    path: '/user/push/subscribe',
    access: 'member',
    writes: true,
    takes: v.object({
      endpoint: Endpoint,
      /** A point on P-256, and sixteen bytes. */
      p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/, unreadable)),
      auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/, unreadable)),
      locale: v.picklist(tags),
    }),
    gives: Nothing,
    refusals: ['invalid', 'not-available'],
    summary: 'From now on this browser is told what the member is told, until the session ends or it is taken back.',
  }),
  unsubscribe: endpoint({
    path: '/user/push/unsubscribe',
    access: 'member',
    writes: true,
    takes: v.object({ endpoint: Endpoint }),
    gives: Nothing,
    refusals: ['invalid'],
    summary: 'This browser is not told any more.',
  }),
}
