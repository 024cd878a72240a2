import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { AccountDetails } from '#contract/card.ts'
import {
  groupedIban,
  Iban,
  IBAN_COUNTRIES,
  ibanKinds,
  maskedIban,
  plainIban,
  remainderOf,
  Swift,
  swiftFits,
} from '#contract/iban.ts'

const DIGITS = '0123456789'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SIGNS = { n: DIGITS, a: LETTERS, c: DIGITS + LETTERS } as const
type Kind = keyof typeof SIGNS

const isRight = (iban: string) => v.is(Iban, iban)
const kindOf = (sign: string) => (DIGITS.includes(sign) ? 'n' : 'a')

const anyIban = fc
  .constantFrom(...IBAN_COUNTRIES)
  .chain((country) =>
    fc
      .tuple(...[...ibanKinds(country)].map((kind) => fc.constantFrom(...SIGNS[kind as Kind])))
      .map((signs) => checked(country, signs.join(''))),
  )

const checked = (country: string, rest: string) =>
  `${country}${String(98 - remainderOf(`${country}00${rest}`)).padStart(2, '0')}${rest}`

/** Where digits and letters may stand, their exchange moves all that follows: only there may the check digits miss it. */
const mayHide = (iban: string, at: number, sign: string) =>
  ibanKinds(iban.slice(0, 2))[at - 4] === 'c' && kindOf(iban[at] ?? '') !== kindOf(sign)

const withSign = (iban: string, at: number, sign: string) => iban.slice(0, at) + sign + iban.slice(at + 1)

describe('an IBAN', () => {
  it.each([
    'DE89370400440532013000',
    'GB82WEST12345698765432',
    'FR1420041010050500013M02606',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
    'IL620108000000099999999',
    'CH9300762011623852957',
    'LC55HEMM000100010012001200023015',
    'BR1800360305000010009795493C1',
    'SE4550000000058398257466',
    'PL61109010140000071219812874',
  ])('of the registry is right: %s', (iban) => {
    expect(isRight(iban)).toBe(true)
  })

  it('of any country is right with its check digits', () => {
    fc.assert(
      fc.property(anyIban, (iban) => {
        expect([iban, isRight(iban)]).toEqual([iban, true])
      }),
    )
  })

  it('is wrong when any single character is another', () => {
    fc.assert(
      fc.property(anyIban, fc.nat(), fc.constantFrom(...DIGITS, ...LETTERS), (iban, where, sign) => {
        const at = where % iban.length
        fc.pre(iban[at] !== sign && !mayHide(iban, at, sign))
        expect([iban, isRight(withSign(iban, at, sign))]).toEqual([iban, false])
      }),
      { numRuns: 2_000 },
    )
  })

  it('is wrong when any two characters are swapped', () => {
    fc.assert(
      fc.property(anyIban, fc.nat(), fc.nat(), (iban, first, second) => {
        const [at, other] = [first % iban.length, second % iban.length]
        const [one = '', two = ''] = [iban[at], iban[other]]
        fc.pre(one !== two && !(mayHide(iban, at, two) && mayHide(iban, other, one)))
        expect([iban, isRight(withSign(withSign(iban, at, two), other, one))]).toEqual([iban, false])
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    ['', 'iban-required'],
    ['ZZ89370400440532013000', 'iban-country'],
    ['D', 'iban-country'],
    ['DE8937040044053201300', 'iban-length'],
    ['DE893704004405320130000', 'iban-length'],
    ['DE88370400440532013000', 'iban-invalid'],
    ['DE8937040044053201300O', 'iban-invalid'],
  ])('%s is refused as %s', (iban, problem) => {
    expect(v.safeParse(Iban, iban).issues?.[0]?.message).toBe(problem)
  })

  it('is read as it is pasted, and shown in fours', () => {
    const plain = 'DE89370400440532013000'
    const pasted = [
      'DE89 3704 0044 0532 0130 00',
      ' de89\u00a03704\u202f0044-0532.0130\t00\n',
      'IBAN: DE89 37040044053201 3000',
    ]
    expect(pasted.map(plainIban)).toEqual([plain, plain, plain])
    expect(groupedIban(plain)).toBe('DE89 3704 0044 0532 0130 00')
    fc.assert(
      fc.property(anyIban, (iban) => {
        expect(plainIban(groupedIban(iban))).toBe(iban)
      }),
    )
  })
})

it('a masked IBAN is known again by its country and its end, however often it is masked', () => {
  const masked = maskedIban('DE89370400440532013000')
  expect([groupedIban(masked), maskedIban(masked)]).toEqual(['DE•• •••• 3000', masked])
})

describe('a SWIFT', () => {
  it.each([
    ['DEUTDEFF', undefined],
    ['deut de ff 500', undefined],
    ['', 'swift-required'],
    ['DEUTDEF', 'swift-invalid'],
    ['DEUTDEFF5', 'swift-invalid'],
    ['DE1TDEFF', 'swift-invalid'],
  ])('"%s": %s', (swift, problem) => {
    expect(v.safeParse(Swift, swift).issues?.[0]?.message).toBe(problem)
  })

  it.each([
    ['DEUTDEFF', 'DE89370400440532013000', true],
    ['BNPAFRPP', 'DE89370400440532013000', false],
    ['BNPAREPP', 'FR1420041010050500013M02606', true],
    ['BARCJESH', 'GB82WEST12345698765432', true],
    ['BARCGB22', 'FR1420041010050500013M02606', false],
  ])('%s fits %s: %s', (swift, iban, fits) => {
    expect(swiftFits(swift, iban)).toBe(fits)
  })
})

describe('what is written of a bank account', () => {
  const details = {
    first_name: 'Zoë',
    last_name: 'O’Neill-Łuczak',
    iban: 'DE89370400440532013000',
    swift: 'COBADEFFXXX',
    bank_name: 'Crédit & Co. (Nord)',
    country: 'DE',
    address: 'Große Straße 1a, 20095 Hamburg',
  }

  it('may have all the letters of one script', () => {
    expect(v.parse(AccountDetails, details)).toEqual(details)
    expect(v.parse(AccountDetails, { ...details, first_name: ' Zoe\u0308 \n Ann ' }).first_name).toBe('Zoë Ann')
  })

  it.each([
    ['a letter that only looks like one of them', 'first_name', 'M\u0430ra', 'latin-only'],
    ['a digit in a name', 'last_name', 'Mara2', 'latin-only'],
    ['a mark that is not seen', 'bank_name', 'Com\u200bmerzbank', 'latin-only'],
    ['a mark that turns the text round', 'address', 'Straße \u202e1', 'latin-only'],
    ['too many words', 'first_name', 'a'.repeat(51), 'text-long'],
    ['nothing but space', 'address', ' \t ', 'address-required'],
    ['no country', 'country', '', 'country-required'],
    ['a country that is none', 'country', 'XX', 'country-required'],
  ])('but not %s', (_, field, text, problem) => {
    expect(v.safeParse(AccountDetails, { ...details, [field]: text }).issues?.[0]?.message).toBe(problem)
  })
})
