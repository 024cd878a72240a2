import { sql as raw } from 'kysely'
import type { LocaleTag } from '#contract/locales.ts'
import type { Sql } from '../lib/database.ts'
import { isHan, runsOf, wordsOf } from './terms.ts'

/** More words than this say nothing more. */
const WORDS_MOST = 8
/** Of what is most like it, at most so many, and none that is much less so. */
const MEANT = 3
const AS_LIKE = 0.8

export interface Search {
  /** Every one of them is there; the last may be half typed. */
  readonly whole: string
  /** The same in the name alone. */
  readonly named: string
}

// Letters and digits of any script, and nothing that a query could mean.
const lexeme = (locale: LocaleTag, mark: ':' | '=', word: string, isPart: boolean) =>
  `'${locale}${mark}${word}'${isPart ? ':*' : ''}`

/** Two letters begin so many words that only names are asked for them; beside other words they decide what comes first. */
const isBarely = (word: string) => [...word].length < (isHan(word) ? 2 : 3)

export function searchOf(keyword: string, locale: LocaleTag): Search | undefined {
  const words = wordsOf(keyword).slice(0, WORDS_MOST)
  if (words.length === 0) return undefined
  const isPart = (word: string, at: number) => at === words.length - 1 || [...word].length === 1
  const all = (mark: ':' | '=') => words.map((word, at) => lexeme(locale, mark, word, isPart(word, at)))
  const named = all('=').join(' & ')
  const isBegun = isBarely(words.at(-1) ?? '')
  if (words.length === 1) return { whole: isBegun ? named : all(':').join(''), named }
  return {
    whole: all(':')
      .slice(0, isBegun ? -1 : undefined)
      .join(' & '),
    named,
  }
}

/** By words that are like those that were typed; for Chinese by any of its signs. */
export async function nearSearchOf(sql: Sql, keyword: string, locale: LocaleTag): Promise<Search | undefined> {
  const runs = runsOf(keyword).slice(0, WORDS_MOST)
  const groups = await Promise.all(
    runs.map(async (run) => (isHan(run) ? likePairs(run, locale) : likeWords(await meantBy(sql, run, locale), locale))),
  )
  const found = groups.filter((group) => group !== '')
  return found.length === 0
    ? undefined
    : { whole: found.join(' & '), named: found.join(' & ').replaceAll(`'${locale}:`, `'${locale}=`) }
}

const likeWords = (words: readonly string[], locale: LocaleTag) =>
  words.length === 0 ? '' : `(${words.map((word) => lexeme(locale, ':', word, false)).join(' | ')})`

const likePairs = (run: string, locale: LocaleTag) =>
  `(${[...run].map((sign) => lexeme(locale, ':', sign, true)).join(' | ')})`

async function meantBy(sql: Sql, word: string, locale: LocaleTag): Promise<string[]> {
  const { rows } = await raw<{ word: string; alike: number }>`
    select word, similarity(word, ${word}) as alike from goods_word where locale = ${locale} and word % ${word}
    order by alike desc, abs(length(word) - length(${word})), word limit ${MEANT}`.execute(sql)
  const [best] = rows
  return rows.filter(({ alike }) => best && alike >= AS_LIKE * best.alike).map(({ word: meant }) => meant)
}
