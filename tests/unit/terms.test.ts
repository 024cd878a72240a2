import { expect, test } from 'vitest'
import { folded } from '#server/lib/folded.ts'
import { termsOf, wordsOf } from '#server/shop/terms.ts'

test.each([
  ['Größen', 'grossen'],
  ['Łódź', 'lodz'],
  ['Smørebrød', 'smorebrod'],
  ['שָׁלוֹם', 'שלום'],
  ['ＵＳＢ', 'usb'],
])('%s is read as %s', (text, plain) => {
  expect(folded(text)).toBe(plain)
})

test('words end where letters and digits end; Chinese goes by pairs, also beside other letters', () => {
  expect(wordsOf('Enamel mug, 350 ml')).toEqual(['enamel', 'mug', '350', 'ml'])
  expect(wordsOf('风暴提灯')).toEqual(['风暴', '暴提', '提灯'])
  expect(wordsOf('USB提灯')).toEqual(['usb', '提灯'])
  expect(wordsOf('灯')).toEqual(['灯'])
})

const none = { name: '', brief: '' }
const NONE = {
  en: none,
  'zh-Hans': none,
  it: none,
  pt: none,
  pl: none,
  nl: none,
  sv: none,
  af: none,
  he: none,
  de: none,
}

test('a sign of Chinese finds it, the last one too', () => {
  expect(termsOf({ ...NONE, 'zh-Hans': { name: '提灯', brief: '' } })).toEqual([
    'zh-Hans:提灯',
    'zh-Hans:灯',
    'zh-Hans=提灯',
    'zh-Hans=灯',
  ])
})

test('terms say the language, and whether the name has the word', () => {
  expect(termsOf({ ...NONE, de: { name: 'Becher', brief: 'Aus Emaille' } })).toEqual([
    'de:aus',
    'de:becher',
    'de:emaille',
    'de=becher',
  ])
})
