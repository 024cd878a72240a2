import type { LocaleTag } from '#contract/locales.ts'
import { folded } from '../lib/folded.ts'

const RUN = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu

export const isHan = (run: string): boolean => /^\p{Script=Han}/u.test(run)

/** Chinese knows no spaces between words: every two signs that follow one another are one. */
const pairsOf = (run: string): string[] => {
  const signs = [...run]
  return signs.length === 1 ? signs : signs.slice(1).map((sign, at) => `${signs[at] ?? ''}${sign}`)
}
const lastOf = (run: string): string[] => [...run].slice(-1)

export const runsOf = (text: string): string[] => folded(text).match(RUN) ?? []

const WORD_MOST = 40
export const wordsOf = (text: string): string[] =>
  runsOf(text).flatMap((run) => (isHan(run) ? pairsOf(run) : [run.slice(0, WORD_MOST)]))

interface Said {
  readonly name: string
  readonly brief: string
}

/** Found by any sign of it, too: by those before the last one as the beginning of a pair. */
const kept = (text: string): string[] => [...wordsOf(text), ...runsOf(text).filter(isHan).flatMap(lastOf)]

/** `de=laterne` is a word of its name, `de:laterne` one of whatever is said of it in German. */
export function termsOf(texts: Readonly<Record<LocaleTag, Said>>): string[] {
  const terms = Object.entries(texts).flatMap(([locale, { name, brief }]) => [
    ...kept(name).map((word) => `${locale}=${word}`),
    ...kept(`${name} ${brief}`).map((word) => `${locale}:${word}`),
  ])
  return [...new Set(terms)].toSorted()
}
