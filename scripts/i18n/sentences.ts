import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areaOf, type Catalogue, FAR_BOOKS, SOURCE, SPOKEN } from './catalogues.ts'
import type { Sentence } from './find.ts'
import { phrasesOf } from '#server/lib/words.ts'

/** Everything that the phone, the server and the demo world say. */
export const allSentences = async (catalogues: readonly Catalogue[]): Promise<Sentence[]> => [
  ...(await Promise.all(catalogues.map(sentencesOf))).flat(),
  ...Object.entries(FAR_BOOKS).flatMap(([area, books]) => farSentences(area, books)),
]

async function sentencesOf(catalogue: Catalogue): Promise<Sentence[]> {
  const read = SPOKEN.map(async (locale) => [locale, (await catalogue.read(locale)) ?? {}] as const)
  const books = await Promise.all(read)
  const english = books.find(([locale]) => locale === SOURCE)?.[1] ?? {}
  return Object.entries(english).map(([id, { comments = [], origin = [] }]) => ({
    area: areaOf(catalogue),
    name: id,
    texts: Object.fromEntries(books.map(([locale, messages]) => [locale, messages[id]?.translation ?? ''])),
    comments,
    files: origin.map(([file]) => file),
  }))
}

export function farSentences(area: string, books: Readonly<Record<string, object>>): Sentence[] {
  const spoken = SPOKEN.map((locale) => [locale, new Map(phrasesOf(books[locale] ?? {}))] as const)
  return phrasesOf(books[SOURCE] ?? {}).map(([phrase]) => ({
    area,
    name: phrase,
    texts: Object.fromEntries(spoken.map(([locale, phrases]) => [locale, phrases.get(phrase) ?? ''])),
    comments: [],
    files: [],
  }))
}

/** Where the books of the server and of the demo world stand. */
const FOLDERS: Readonly<Record<string, (phrase: string) => string>> = {
  server: (phrase) => `server/words/${phrase.split('.')[0]}`,
  content: () => 'server/seeds/texts',
  shares: () => 'server/seeds/texts/shares',
  ventures: () => 'server/seeds/ventures',
}

/** The file that holds a sentence in one language. */
export const fileOf = ({ area, name }: Sentence, locale: string): string =>
  FOLDERS[area] ? `${FOLDERS[area](name)}/${locale.split('-')[0]}.ts` : `src/locales/${area}/${locale}.po`

/** The lines on which a sentence is written: in the sources that say it, or in the server's book of one language. */
export async function placesOf(
  root: string,
  catalogues: readonly Catalogue[],
  sentence: Sentence,
  locale: string,
): Promise<string[]> {
  if (FOLDERS[sentence.area]) return [placeInBook(root, sentence, locale)]
  const files = [...sentence.files]
  const collected = await Promise.all(catalogues.map((catalogue) => catalogue.collect({ files })))
  const origins = collected.flatMap((messages) => messages?.[sentence.name]?.origin ?? [])
  return [...new Set(origins.map(([file, line]) => `${file}:${line}`))].sort()
}

/** A text may stand on two lines: its own is the one by its key. */
export function placeInBook(root: string, sentence: Sentence, locale: string): string {
  const file = fileOf(sentence, locale)
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const text = (sentence.texts[locale] ?? '').replaceAll('\n', String.raw`\n`)
  const key = sentence.name.split('.').at(-1) ?? ''
  const written = lines.flatMap((line, at) =>
    ["'", '"', '`'].some((sign) => line.includes(sign + text + sign)) ? [at] : [],
  )
  const own = written.find((at) => `${lines[at - 1]}${lines[at]}`.includes(`${key}:`)) ?? written[0]
  return own === undefined ? file : `${file}:${own + 1}`
}
