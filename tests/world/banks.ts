import { sql as raw } from 'kysely'
import type { AccountDetails } from '#contract/card.ts'
import { idOf, type Who } from './people.ts'
import type { House } from './world.ts'

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

const KUIPER: AccountDetails = {
  first_name: 'Mira',
  last_name: 'Kuiper',
  iban: 'NL91ABNA0417164300',
  swift: 'ABNANL2A',
  bank_name: 'ABN AMRO',
  country: 'NL',
  address: 'Prinsengracht 1, Amsterdam',
}
/** Whom a member is called for the bank that they have in trade. */
export const PAYEE = { name: 'Mira Kuiper', bank_name: 'ABN AMRO', iban: KUIPER.iban, swift: KUIPER.swift }

export async function hasBank(world: House, who: Who, details: Partial<AccountDetails> = {}): Promise<void> {
  const now = world.context.clock.now()
  const at = { created_at: now, changed_at: now }
  await world.sql
    .insertInto('bank_account')
    .values({ member_id: await idOf(world, who), ...ACCOUNT, ...details, is_default: true, ...at })
    .execute()
}
export const bindBank = (world: House, who: Who) => hasBank(world, who, KUIPER)

/** The first of them is the default one. */
export async function hasBanks(world: House, who: Who, ...ids: readonly number[]) {
  const [member, now] = [await idOf(world, who), world.context.clock.now()]
  const { first_name, last_name, swift, bank_name, country, address } = ACCOUNT
  for (const [place, id] of ids.entries())
    await raw`
      insert into bank_account (id, member_id, first_name, last_name, iban, swift, bank_name, country, address, is_default, created_at, changed_at)
      overriding system value
      values (${id}, ${member}, ${first_name}, ${last_name}, ${IBANS[place]}, ${swift}, ${bank_name}, ${country}, ${address}, ${place === 0}, ${now}, ${now})`.execute(
      world.sql,
    )
}

/** Another phone was faster: the account is another version. */
export const changesBank = async (world: House, who: Who) =>
  world.sql
    .updateTable('bank_account')
    .set(({ eb }) => ({ address: 'Elsewhere 5', version: eb('version', '+', 1) }))
    .where('member_id', '=', await idOf(world, who))
    .execute()

export const usesBank = async (world: House, who: Who) =>
  raw`insert into bank_use (room, ref, bank_account_id, since)
    select 'trade', 'walked-' || id, id, changed_at from bank_account where member_id = ${await idOf(world, who)}`.execute(
    world.sql,
  )

/** What no phone can do: the accounts are another member's, and even there forgotten. */
export const losesBanks = ({ sql, context }: House) =>
  sql
    .updateTable('bank_account')
    .set({ member_id: (is) => is.selectFrom('member').select('id').orderBy('id').limit(1) })
    .set({ is_default: false, dropped_at: context.clock.now() })
    .execute()
