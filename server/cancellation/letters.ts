import type { CancellationReason } from '#contract/cancellation.ts'
import type { LocaleTag } from '#contract/locales.ts'
import type { Letter } from '../lib/post.ts'
import { speaker } from '../lib/words.ts'
import { apart } from '../notice/words.ts'
import { compose } from '../session/letters.ts'
import { lastMoment, type Review } from './review.ts'

const entrance = (origin: string) => `${origin}/h5/#/pages/login/login`

const dayIn = (locale: LocaleTag, zone: string, moment: Date) =>
  apart(new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: zone }).format(moment), locale)

export const requestedLetter = (locale: LocaleTag, to: string, origin: string, { from, by, zone }: Review): Letter =>
  compose(speaker(locale), to, 'cancellation.letters.requested', {
    from: dayIn(locale, zone, from),
    by: dayIn(locale, zone, lastMoment(by)),
    link: entrance(origin),
  })

export const keptLetter = (locale: LocaleTag, to: string): Letter =>
  compose(speaker(locale), to, 'cancellation.letters.kept')

export function rejectedLetter(
  locale: LocaleTag,
  to: string,
  origin: string,
  { reason, text }: { readonly reason: CancellationReason; readonly text: string },
): Letter {
  const say = speaker(locale)
  return compose(say, to, 'cancellation.letters.rejected', {
    reason: [say(`cancellation.reasons.${reason}`), ...(text ? [apart(text, locale)] : [])].join('\n'),
    link: entrance(origin),
  })
}

export const deletedLetter = (locale: LocaleTag, to: string): Letter =>
  compose(speaker(locale), to, 'cancellation.letters.deleted')
