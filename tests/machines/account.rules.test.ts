import { expect, test } from 'vitest'
import { accountProblems, bankOfSwift, countryOfIban, formOf, NO_ACCOUNT } from '#machines/card/account.rules.ts'
import { banks, wholeBank } from '#stories/fixtures/card.ts'

const form = formOf(wholeBank)

test('all seven things are needed', () => {
  expect(accountProblems(NO_ACCOUNT)).toEqual({
    first_name: 'first-name-required',
    last_name: 'last-name-required',
    iban: 'iban-required',
    swift: 'swift-required',
    bank_name: 'bank-required',
    country: 'country-required',
    address: 'address-required',
  })
})

test('what a member has typed is judged as it will be kept', () => {
  expect(accountProblems({ ...form, iban: ' de89 3704 0044 0532 0130 00', swift: 'cobade ff' })).toEqual({})
})

test('a SWIFT is compared with its IBAN when both can be read', () => {
  expect(accountProblems({ ...form, swift: 'BNPAFRPP' })).toEqual({ swift: 'swift-country' })
  expect(accountProblems({ ...form, swift: 'BNPAFRPP', iban: '' })).toEqual({ iban: 'iban-required' })
  expect(accountProblems({ ...form, swift: 'BNPAFR' })).toEqual({ swift: 'swift-invalid' })
})

test.each([
  ['cob', undefined],
  ['cobade', 'Commerzbank'],
  ['COBA DE FF XXX', 'Commerzbank'],
  ['COBAFRFF', undefined],
  ['', undefined],
])('the bank of the SWIFT "%s" is %s', (swift, name) => {
  expect(bankOfSwift(banks, swift)?.name).toBe(name)
})

test.each([
  ['', ''],
  ['DE89 3704 0044 0532 0130 0', ''],
  ['DE88 3704 0044 0532 0130 00', ''],
  ['il62 0108 0000 0009 9999 999', 'IL'],
])('the country of the IBAN "%s" is "%s"', (iban, country) => {
  expect(countryOfIban(iban)).toBe(country)
})
