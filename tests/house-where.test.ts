import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { FAR_BOOKS, open, SPOKEN } from '../scripts/i18n/catalogues.ts'
import { find, type Sentence } from '../scripts/i18n/find.ts'
import { allSentences, farSentences, placeInBook, placesOf } from '../scripts/i18n/sentences.ts'

const root = process.cwd()
const lineAt = (place: string): string => {
  const [file = '', line] = place.split(':')
  return readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? ''
}

describe('where a sentence stands', () => {
  let catalogues: Awaited<ReturnType<typeof open>>['catalogues']
  let sentences: Sentence[]
  beforeAll(async () => {
    catalogues = (await open(root)).catalogues
    sentences = await allSentences(catalogues)
  }, 60_000)

  it('is found by its words in any language, and by the lines that say it', async () => {
    const english = find('There is nothing here', sentences).hits
    const [hit] = english
    const hebrew = find(hit!.sentence.texts.he!, sentences).hits
    expect(english.map(({ locales }) => locales)).toEqual([['en']])
    expect(hebrew.map(({ sentence, locales }) => [sentence, locales])).toEqual([[hit!.sentence, ['he']]])
    const places = await placesOf(root, catalogues, hit!.sentence, 'en')
    expect(places.map((place) => place.replace(/:\d+$/, ''))).toEqual([...hit!.sentence.files].sort())
    for (const place of places) expect(lineAt(place)).toContain('There is nothing here')
  })

  it('is known of every sentence of the phone: its catalogue names the sources', () => {
    const far = new Set(Object.keys(FAR_BOOKS))
    expect(sentences.filter(({ area, files }) => !far.has(area) && files.length === 0)).toEqual([])
  })
})

it('every sentence of the server and of the demo world has its line, in every language', () => {
  const far = Object.entries(FAR_BOOKS).flatMap(([area, books]) => farSentences(area, books))
  const places = far.flatMap((sentence) => SPOKEN.map((locale) => placeInBook(root, sentence, locale)))
  expect(places.filter((place) => !/:\d+$/.test(place))).toEqual([])
  expect(places.length).toBeGreaterThan(5_000)
})
