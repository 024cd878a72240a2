import { CODE_RESEND } from '#contract/limits.ts'
import { LOCALES } from '#contract/locales.ts'
import { notice } from '#contract/notice.ts'
import { notices } from '#contract/notices.ts'
import { memberOf } from '../lib/call.ts'
import { flag } from '../lib/flag.ts'
import { implement } from '../lib/implement.ts'
import { marqueeAt, popupAt } from './queries.ts'
import { subscribe, subscribedLocale, unsubscribe } from './subscriptions.ts'
import { readUpTo, presentNotices, unreadOf } from './present.ts'

export const noticeHandlers = implement(
  'notice',
  { ...notice, ...notices },
  {
    config: async ({ sql, locale, now, viewer }) => ({
      popup: await popupAt(sql, locale, now),
      marquee: await marqueeAt(sql, locale, now),
      unread: viewer ? await unreadOf(sql, viewer.id) : 0,
      resend_seconds: CODE_RESEND,
      kefu_enabled: flag(true),
      lottery_enabled: flag(false),
      languages: LOCALES.map(({ code, label, rtl }) => ({ code, label, rtl })),
    }),
    list: presentNotices,
    unread: async (call) => ({ unread: await unreadOf(call.sql, memberOf(call).id) }),
    read: (call, { id }) => readUpTo(call, id),
    pushKey: async (call, { endpoint }) => ({
      key: call.context.push?.publicKey ?? '',
      told_in: await subscribedLocale(call, endpoint),
    }),
    subscribe,
    unsubscribe,
  },
)
