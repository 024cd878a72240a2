import { type I18n, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { LocaleTag } from '#contract/locales.ts'
import { af } from '../words/af.ts'
import { de } from '../words/de.ts'
import { en, type Words } from '../words/en.ts'
import { he } from '../words/he.ts'
import { it } from '../words/it.ts'
import { nl } from '../words/nl.ts'
import { pl } from '../words/pl.ts'
import { pt } from '../words/pt.ts'
import { sv } from '../words/sv.ts'
import { zh } from '../words/zh.ts'

export const BOOKS: Readonly<Record<LocaleTag, Words>> = { en, 'zh-Hans': zh, it, pt, pl, nl, sv, af, he, de }

type PathOf<Book> = {
  [Key in keyof Book & string]: Book[Key] extends string ? Key : `${Key}.${PathOf<Book[Key]>}`
}[keyof Book & string]

export type Phrase = PathOf<Words>
type Values = Readonly<Record<string, string | number>>
export type Say = (phrase: Phrase, values?: Values) => string

const voices = new Map<LocaleTag, I18n>()

export const speaker = (locale: LocaleTag): Say => {
  const voice = voiceOf(locale)
  return (phrase, values) => voice._(phrase, values)
}

const phrases = new Set(phrasesOf(en).map(([phrase]) => phrase))

export const isPhrase = (text: string): text is Phrase => phrases.has(text)

export function phrasesOf(book: object, under = ''): [string, string][] {
  return Object.entries(book).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[under + key, value] as [string, string]]
      : phrasesOf(value as object, `${under}${key}.`),
  )
}

function voiceOf(locale: LocaleTag): I18n {
  const known = voices.get(locale)
  if (known) return known
  const messages = Object.fromEntries(phrasesOf(BOOKS[locale]).map(([phrase, text]) => [phrase, compileMessage(text)]))
  const voice = setupI18n({ locale, messages: { [locale]: messages } })
  voices.set(locale, voice)
  return voice
}
