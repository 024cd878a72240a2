import { CODE_RESEND } from '#contract/limits.ts'
import { LOCALES } from '#contract/locales.ts'
import { notice } from '#contract/notice.ts'
import { flag } from '../lib/flag.ts'
import { implement } from '../lib/implement.ts'
import { marqueeAt, popupAt } from './queries.ts'

export const noticeHandlers = implement('notice', notice, {
  config: async ({ sql, locale, now }) => ({
    popup: await popupAt(sql, locale, now),
    marquee: await marqueeAt(sql, locale, now),
    unread: 0,
    resend_seconds: CODE_RESEND,
    kefu_enabled: flag(true),
    lottery_enabled: flag(false),
    languages: LOCALES.map(({ code, label, rtl }) => ({ code, label, rtl })),
  }),
})
