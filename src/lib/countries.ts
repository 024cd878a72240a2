import { COUNTRIES } from '#contract/countries.ts'

interface Country {
  key: string
  words: string
}

const known = new Map<string, readonly Country[]>()

export function countriesIn(locale: string): readonly Country[] {
  const countries = known.get(locale) ?? named(locale)
  known.set(locale, countries)
  return countries
}

function named(locale: string): readonly Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return COUNTRIES.map((key) => ({ key, words: names.of(key) ?? key })).sort((a, b) => compare(a.words, b.words))
}
