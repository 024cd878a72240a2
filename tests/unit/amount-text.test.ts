import { expect, test } from 'vitest'
import { LOCALES } from '#contract/locales.ts'
import { plainAmount, writtenAmount } from '#src/lib/amount-text.ts'

test('what a button types is what a person would type, and reads the same again', () => {
  expect(writtenAmount('451.98', 'de')).toBe('451,98')
  expect(writtenAmount('451.98', 'he')).toBe('451.98')
  for (const { tag } of LOCALES)
    for (const amount of ['0.5', '12', '1234567.89']) expect(plainAmount(writtenAmount(amount, tag))).toBe(amount)
})
