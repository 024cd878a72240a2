import { describe, expect, it } from 'vitest'
import { find, fits, plain, type Sentence } from '../../scripts/i18n/find.ts'
import { MARK, readingsOf } from '../../scripts/i18n/message.ts'
import { linesOf } from '../../scripts/i18n/where.ts'

const sentence = (area: string, name: string, texts: Sentence['texts'], more: Partial<Sentence> = {}): Sentence => ({
  area,
  name,
  texts,
  comments: [],
  files: [],
  ...more,
})

const empty = sentence('app', 'ab12', { en: 'There is nothing here', he: 'אין כאן כלום' })
const gets = sentence('sell', 'cd34', { en: 'You get {0}', he: 'תקבלו {0}' }, { comments: ['{0} is an amount'] })
const part = sentence('sell', 'ef56', { en: 'You get {0} for <0>{coins}</0>', he: '<0>{coins}</0> הם {0}' })
const tries = sentence('server', 'pin.wrong', {
  en: 'Not correct. {left, plural, one {# try} other {# tries}} left.',
  he: 'שגוי. {left, plural, one {נשאר ניסיון} two {נשארו ניסיונות} other {נשארו # ניסיונות}}.',
})
const team = sentence('app', 'gh78', { en: 'Team', nl: 'Team', de: 'Mannschaft' })
const all = [empty, gets, part, tries, team]
const found = (words: string) => {
  const { hits, isNear } = find(words, all)
  return [isNear ? 'near' : 'here', ...hits.map((hit) => `${hit.sentence.name} ${hit.locales.join(' ')}`)]
}

describe('words of a page are found in the catalogues', () => {
  it.each([
    ['as they stand', 'There is nothing here', ['here', 'ab12 en']],
    ['in another case and with other spaces', ' there IS\n nothing\u00A0here ', ['here', 'ab12 en']],
    ['in Hebrew, with the signs of a page', '\u2067אין כאן כלום\u2069', ['here', 'ab12 he']],
    ['in each language that says the same', 'team', ['here', 'gh78 en nl']],
    ['with a value', 'You get €12.50', ['here', 'cd34 en']],
    ['with a value, in Hebrew', 'תקבלו 12.50 €', ['here', 'cd34 he']],
    ['by the sentence that says most of them', 'You get €12.50 for 100 coins', ['here', 'ef56 en']],
    ['with one case of a plural', 'Not correct. 1 try left.', ['here', 'pin.wrong en']],
    ['with another case, in Hebrew', 'שגוי. נשארו ניסיונות.', ['here', 'pin.wrong he']],
    ['as a message with its placeholders', 'You get {0} for <0>{coins}</0>', ['here', 'ef56 en']],
    ['within a sentence', 'nothing', ['here', 'ab12 en']],
    ['within several, the shortest first', 'you get', ['here', 'cd34 en', 'ef56 en']],
    ['within one, beside a value', 'get 12,50 for', ['here', 'ef56 en']],
    ['nowhere, and something is near', 'There was nothing', ['near', 'ab12 en']],
    ['nowhere, and nothing is near', 'xyzzy', ['near']],
    ['nowhere, with a syntax that is broken', '{n, plural', ['near']],
  ])('%s', (_, words, expected) => {
    expect(found(words)).toEqual(expected)
  })

  it('names five at most that are near', () => {
    const many = Array.from({ length: 9 }, (_, at) => sentence('app', `${at}`, { en: `Send it to number ${at}` }))
    expect(find('Send this to number 10', many).hits.map(({ sentence: { name } }) => name)).toHaveLength(5)
  })
})

it('a message is read in every case of its plurals', () => {
  expect(
    readingsOf("{n, plural, one {# day} other {# days}} of <0>{m}</0>, it''s {x, select, a {A} other {B}}"),
  ).toEqual([
    `${MARK} day of ${MARK}, it's A`,
    `${MARK} day of ${MARK}, it's B`,
    `${MARK} days of ${MARK}, it's A`,
    `${MARK} days of ${MARK}, it's B`,
  ])
  expect(readingsOf('Wait <0/>')).toEqual([`Wait ${MARK}`])
})

it('a reading fits what begins, goes on and ends as it does', () => {
  const reading = `a ${MARK} b ${MARK} c`
  expect(['a 1 b 2 c', 'a b b b c', 'a 1 b c', 'a 1 b 2 c d', 'a 1 2 c'].map((words) => fits(reading, words))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

it('quotes of any kind are the same', () => {
  expect(plain('“It’s” «here»…')).toBe(`'it's' 'here'...`)
})

it('a sentence is told with its catalogue, its comments and where it is written', () => {
  expect(linesOf({ sentence: gets, locales: ['en'] }, ['src/a.tsx:3', 'src/b.tsx:14'])).toEqual([
    '“You get {0}”',
    '  catalogue   sell, src/locales/sell/en.po',
    '  id          cd34',
    '  comment     {0} is an amount',
    '  written in  src/a.tsx:3',
    '  written in  src/b.tsx:14',
  ])
  expect(linesOf({ sentence: tries, locales: ['he'] }, ['server/words/pin/he.ts:8'])).toEqual([
    '“Not correct. {left, plural, one {# try} other {# tries}} left.”',
    `  he          ${tries.texts.he}`,
    '  catalogue   server, server/words/pin/he.ts',
    '  id          pin.wrong',
    '  written in  server/words/pin/he.ts:8',
  ])
})
