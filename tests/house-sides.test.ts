import { expect, it } from 'vitest'

const SIDE =
  /\b(?:margin|padding|border|inset)(?:Left|Right)\b|textAlign: '(?:left|right)'|\b(?:left|right): ['`\d]|float: '(?:left|right)'/

/** Where a side is one whatever the language: a number that is typed, a place on a picture, both sides at once. */
const SIDED = [
  'screens/account/cropped.tsx',
  'screens/home/calculator.tsx',
  'screens/invest/venture-range.tsx',
  'screens/trade/sell/sell-form.tsx',
  'ui/amount-field.tsx',
  'ui/choices.tsx',
  'ui/field.tsx',
  'ui/toaster.tsx',
]

const texts = import.meta.glob<string>('../src/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' })

it('names start and end, and no side that would not turn with the language', () => {
  const sided = Object.entries(texts).flatMap(([file, text]) => (SIDE.test(text) ? [file.replace('../src/', '')] : []))
  expect(sided.toSorted()).toEqual(SIDED)
})
