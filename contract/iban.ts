import * as v from 'valibot'
import { problem } from './problems.ts'

/** What follows the country and the two check digits: n digits, a letters, c either. */
const FORMS = new Map(
  (
    'AD8n12c AE19n AL8n16c AT16n AZ4a20c BA16n BE12n BG4a6n8c BH4a14c BI23n BR23n1a1c BY4c4n16c CH5n12c CR18n ' +
    'CY8n16c CZ20n DE18n DJ23n DK14n DO4c20n EE16n EG25n ES20n FI14n FK2a12n FO14n FR10n11c2n GB4a14n GE2a16n ' +
    'GI4a15c GL14n GR7n16c GT24c HN4a20n HR17n HU24n IE4a14n IL19n IQ4a15n IS22n IT1a10n12c JO4a4n18c KW4a22c ' +
    'KZ3n13c LB4n20c LC4a24c LI5n12c LT16n LU3n13c LV4a13c LY21n MC10n11c2n MD20c ME18n MK3n10c2n MN16n MR23n ' +
    'MT4a5n18c MU4a19n3a NI4a20n NL4a10n NO11n OM3n16c PK4a16c PL24n PS4a21c PT21n QA4a21c RO4a16c RS18n ' +
    'RU14n15c SA2n18c SC4a20n3a SD14n SE20n SI15n SK20n SM1a10n12c SO19n ST21n SV4a20n TL19n TN20n TR6n16c ' +
    'UA6n19c VA18n VG4a16n XK16n YE4a4n18c'
  )
    .split(' ')
    .map((form) => [form.slice(0, 2), form.slice(2)] as const),
)

export const IBAN_COUNTRIES: readonly string[] = [...FORMS.keys()]

const SETS: Readonly<Record<string, RegExp>> = { n: /^[0-9]$/, a: /^[A-Z]$/, c: /^[A-Z0-9]$/ }

/** One letter for each place after the check digits: n, a or c. */
export const ibanKinds = (country: string): string =>
  [...(FORMS.get(country) ?? '').matchAll(/(\d+)([nac])/g)]
    .map(([, size, kind = '']) => kind.repeat(Number(size)))
    .join('')

export const remainderOf = (iban: string): number =>
  [...iban.slice(4), ...iban.slice(0, 4)].reduce((rest, sign) => {
    const value = parseInt(sign, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0)

export const ibanCountry = (iban: string): string => iban.slice(0, 2)

export const plainIban = (typed: string): string =>
  typed
    .replace(/[\s\u200b-\u200f\u2066-\u2069.-]/g, '')
    .toUpperCase()
    .replace(/^IBAN:?/, '')

export const groupedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

/** Masking a masked IBAN changes nothing. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 2)}••••••${iban.slice(-4)}`

const hasCountry = (iban: string) => FORMS.has(ibanCountry(iban))
const hasLength = (iban: string) => iban.length === ibanKinds(ibanCountry(iban)).length + 4
const hasSigns = (iban: string) => {
  const kinds = `aann${ibanKinds(ibanCountry(iban))}`
  return [...iban].every((sign, at) => SETS[kinds[at] ?? '']?.test(sign))
}
const hasCheckDigits = (iban: string) => !/^..(00|01|99)/.test(iban) && remainderOf(iban) === 1
const isRight = (iban: string) => hasCountry(iban) && hasLength(iban) && hasSigns(iban) && hasCheckDigits(iban)

export const Iban = v.pipe(
  v.string(),
  v.transform(plainIban),
  v.minLength(1, problem('iban-required')),
  v.check(hasCountry, problem('iban-country')),
  v.check(hasLength, problem('iban-length')),
  v.check(isRight, problem('iban-invalid')),
)

/** Countries whose SWIFT codes are their own while their IBANs are of another country. */
const UNDER: Readonly<Record<string, readonly string[]>> = {
  FI: ['AX'],
  FR: ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'],
  GB: ['GG', 'IM', 'JE'],
}

export const plainSwift = (typed: string): string =>
  typed.replace(/[\s\u200b-\u200f\u2066-\u2069.-]/g, '').toUpperCase()

export const Swift = v.pipe(
  v.string(),
  v.transform(plainSwift),
  v.minLength(1, problem('swift-required')),
  v.regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, problem('swift-invalid')),
)

export function swiftFits(swift: string, iban: string): boolean {
  const [bank, account] = [swift.slice(4, 6), ibanCountry(iban)]
  return bank === account || (UNDER[account] ?? []).includes(bank)
}
