import { addressOf } from '#contract/addresses.ts'
import type { LocaleTag } from '#contract/locales.ts'
import { LOCALES } from '#contract/locales.ts'
import { decimalOf, type Currency, SCALE } from '#contract/money.ts'
import { utcText } from '../lib/clock.ts'
import { maskedIn } from '../lib/masks.ts'
import { speaker } from '../lib/words.ts'
import { isNoticeKind, type NoticeKind, type NoticeWord, phraseOf, ROOMS } from './notify.ts'

export interface KeptNotice {
  readonly kind: string
  readonly ref: string
  readonly facts: unknown
  readonly name: string | null
}

interface Facts {
  readonly status?: string
  readonly by?: string
  readonly amount?: string
  readonly currency?: Currency
  readonly reason?: string
  readonly until?: string
  readonly who?: string
  readonly browser?: string
  readonly system?: string
  readonly network?: string
  readonly arrived?: string
}

export const isRightToLeft = (locale: LocaleTag) => LOCALES.some(({ tag, rtl }) => tag === locale && rtl === 1)

/** Isolated, so that it keeps its direction among words that run the other way. */
export const apart = (text: string, locale: LocaleTag) => (isRightToLeft(locale) ? `\u2068${text}\u2069` : text)

/** Never through a float. */
export function amountText(minor: bigint, currency: Currency, locale: LocaleTag): string {
  const places = { minimumFractionDigits: Math.min(SCALE[currency], 2), maximumFractionDigits: SCALE[currency] }
  const style = currency === 'EUR' ? ({ style: 'currency', currency } as const) : places
  const figures = new Intl.NumberFormat(locale, style).format(decimalOf(minor, currency) as Intl.StringNumericLiteral)
  return apart(currency === 'EUR' ? figures : `${figures} ${currency}`, locale)
}

const known = (kind: string): NoticeKind => {
  if (isNoticeKind(kind)) return kind
  throw new Error(`nobody can say the notice "${kind}"`)
}

const wordOf = (kind: NoticeKind) => kind.split('.')[0] as NoticeWord

const placeOf = (kind: NoticeKind) => (kind.endsWith('.merchant') ? 'incoming' : wordOf(kind))

export function agentText(locale: LocaleTag, { browser = '', system = '' }: Pick<Facts, 'browser' | 'system'>): string {
  const names = [browser || speaker(locale)('device.unknown'), system].filter(Boolean)
  return names.map((text) => apart(text, locale)).join(', ')
}

export function noticeIn(locale: LocaleTag, { kind, ref, facts, name }: KeptNotice) {
  const noticeKind = known(kind)
  const {
    status = '',
    by = '',
    amount = '0',
    currency = 'EUR',
    reason = '',
    until = '',
    who = '',
    network = '',
    arrived = '',
    ...agent
  } = facts as Facts
  const order = apart(ref, locale)
  const say = speaker(locale)
  return {
    about: wordOf(noticeKind),
    title: say(`${ROOMS[wordOf(noticeKind)]}.title`, { order }),
    text: say(phraseOf(noticeKind), {
      order,
      status,
      by,
      arrived,
      amount: amountText(BigInt(amount), currency, locale),
      name: apart(name === null ? '' : maskedIn(say, name), locale),
      reason: apart(reason, locale),
      until: until && apart(utcText(new Date(until)), locale),
      who: apart(who, locale),
      browser: agentText(locale, agent),
      network: apart(network, locale),
    }),
    link: addressOf(placeOf(noticeKind), ref),
  }
}
