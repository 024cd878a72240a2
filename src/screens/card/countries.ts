import { COUNTRIES } from '#contract/countries.ts'

/** Every country by its name in a language, in the order of that language. */
export function countriesIn(locale: string): { key: string; words: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return COUNTRIES.map((key) => ({ key, words: names.of(key) ?? key })).sort((a, b) => compare(a.words, b.words))
}
