import { LOCALES, type LocaleTag } from '#contract/locales.ts'
import { BOOKS, phrasesOf, speaker, type Phrase } from '#server/lib/words.ts'

type Values = Readonly<Record<string, string | number | ((tongue: LocaleTag) => string)>>
interface Sentence {
  readonly phrase: Phrase
  readonly values: Values
}

const sentences = new Map<string, Sentence>()
for (const [phrase, text] of phrasesOf(BOOKS.en))
  if (!text.includes('{') && !sentences.has(text)) sentences.set(text, { phrase: phrase as Phrase, values: {} })

export function said(phrase: Phrase, values: Values = {}): string {
  const sentence = { phrase, values }
  const text = spoken('en', sentence)
  sentences.set(text, sentence)
  return text
}

export const amount =
  (value: string, currency: 'EUR' | 'USDT') =>
  (tongue: LocaleTag): string => {
    const style = currency === 'EUR' ? ({ style: 'currency', currency } as const) : { maximumFractionDigits: 6 }
    const figures = new Intl.NumberFormat(tongue, style).format(value as Intl.StringNumericLiteral)
    const text = currency === 'EUR' ? figures : `${figures} ${currency}`
    return isRightToLeft(tongue) ? `\u2068${text}\u2069` : text
  }
export const euros = (value: string) => amount(value, 'EUR')

export const isSaid = (text: string): boolean => sentences.has(text)

const tags = new Set<string>(LOCALES.map(({ tag }) => tag))
const isRightToLeft = (tongue: LocaleTag) => LOCALES.some(({ tag, rtl }) => tag === tongue && rtl === 1)
const isSpoken = (tongue: string): tongue is LocaleTag => tongue !== 'en' && tags.has(tongue)

function sentenceIn(tongue: LocaleTag, text: string): string {
  const sentence = sentences.get(text)
  return sentence ? spoken(tongue, sentence) : text
}

function spoken(tongue: LocaleTag, { phrase, values }: Sentence): string {
  const inTongue = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'function') return [name, value(tongue)]
    return [name, typeof value === 'string' && tongue !== 'en' ? sentenceIn(tongue, value) : value]
  })
  return speaker(tongue)(phrase, Object.fromEntries(inTongue) as Record<string, string | number>)
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const NOTHING: ReadonlySet<string> = new Set()

/** What nothing changed in stays the same object. */
export function mapTexts<T>(
  facts: T,
  exchange: (text: string, key: string) => string,
  kept: ReadonlySet<string> = NOTHING,
  key = '',
): T {
  if (kept.has(key)) return facts
  if (typeof facts === 'string') return exchange(facts, key) as T
  if (Array.isArray(facts)) {
    const others = facts.map((one) => mapTexts(one as unknown, exchange, kept, key))
    return others.every((one, at) => one === facts[at]) ? facts : (others as T)
  }
  if (!isPlain(facts)) return facts
  const entries = Object.entries(facts)
  const others = entries.map(([name, one]) => [name, mapTexts(one as unknown, exchange, kept, name)] as const)
  return others.every(([, one], at) => one === entries[at]?.[1]) ? facts : (Object.fromEntries(others) as T)
}

export const translated = <T>(tongue: string, facts: T): T =>
  isSpoken(tongue) ? mapTexts(facts, (text) => sentenceIn(tongue, text)) : facts

export const englishIn = (tongue: string, read: () => readonly string[]): string[] =>
  isSpoken(tongue) ? read().filter((text) => sentences.has(text) && sentenceIn(tongue, text) !== text) : []
