import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { farParts, SPOKEN } from '../scripts/i18n/catalogues.ts'

/** A line a sentence: its name, then a mark of it in every language, English first. */
const PINNED = 'tests/translations.txt'
type Marks = readonly string[]
type Sentences = ReadonlyMap<string, Marks>

const markOf = (sentence = '') => createHash('sha256').update(sentence).digest('base64url').slice(0, 6)

function sentencesNow(): Sentences {
  const sentences = new Map<string, Marks>()
  for (const { where, target } of farParts().flatMap(({ pairs }) => pairs))
    sentences.set(where, [...(sentences.get(where) ?? []), markOf(target)])
  return sentences
}

function sentencesThen(): Sentences {
  const lines = existsSync(PINNED) ? readFileSync(PINNED, 'utf8').trim().split('\n') : []
  return new Map(lines.map((line) => line.split(' ')).map(([area, name, ...marks]) => [`${area} ${name}`, marks]))
}

const behind = (then: Sentences, now: Sentences) =>
  [...now].flatMap(([where, [english, ...others]]) => {
    const [was, ...old] = then.get(where) ?? []
    const still = was === undefined || was === english ? [] : SPOKEN.slice(1).filter((_, at) => others[at] === old[at])
    return still.length > 0 ? [`${where}: ${still.join(' ')}`] : []
  })

// Whoever has read an old sentence and finds it right takes its line out of the file, and renews it.
it('no sentence changed in English alone, of those that have no English beside them', async () => {
  expect(SPOKEN[0]).toBe('en')
  const now = sentencesNow()
  expect(behind(sentencesThen(), now)).toEqual([])
  const lines = [...now].map(([where, marks]) => `${where} ${marks.join(' ')}\n`)
  await expect(lines.join('')).toMatchFileSnapshot('translations.txt')
})

const OLD: Marks = SPOKEN.map((locale) => `old-${locale}`)
it.each([
  ['as it was', OLD, []],
  ['better in one language', OLD.with(2, 'new'), []],
  ['said anew in all', OLD.map(() => 'new'), []],
  ['changed in English alone', OLD.with(0, 'new'), [`a sentence: ${SPOKEN.slice(1).join(' ')}`]],
  ['with one language behind', OLD.map((mark, at) => (at === 3 ? mark : 'new')), [`a sentence: ${SPOKEN[3]}`]],
])('a sentence %s', (_, marks, found) => {
  expect(behind(new Map([['a sentence', OLD]]), new Map([['a sentence', marks]]))).toEqual(found)
})
