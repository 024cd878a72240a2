import type { AccountDetails } from '#contract/card.ts'

export const ACCOUNT: AccountDetails = {
  first_name: 'Mira',
  last_name: 'Kallas',
  iban: 'DE89370400440532013000',
  swift: 'COBADEFFXXX',
  bank_name: 'Commerzbank',
  country: 'DE',
  address: 'Hafenstraße 1, 20457 Hamburg',
}

/** Examples of the registry; none of them is anybody's. */
export const IBANS = [
  'DE89370400440532013000',
  'GB82WEST12345698765432',
  'FR1420041010050500013M02606',
  'NO9386011117947',
  'IL620108000000099999999',
  'CH9300762011623852957',
  'SE4550000000058398257466',
  'PL61109010140000071219812874',
  'AT611904300234573201',
  'BE68539007547034',
  'ES9121000418450200051332',
] as const

export const swiftOf = (iban: string) => `ABCD${iban.slice(0, 2)}FF`
