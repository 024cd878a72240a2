import { DAY_S } from '#contract/time-units.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { insertAccount, sysBankOf } from '../card/queries.ts'

/** The IBAN registry's examples: nobody is ever paid there. */
const EXAMPLES = {
  'member@quay.test': {
    first_name: 'Mara',
    last_name: 'Quist',
    iban: 'DE89370400440532013000',
    swift: 'COBADEFFXXX',
    bank_name: 'Commerzbank',
    country: 'DE',
    address: 'Hafenstraße 1, 20457 Hamburg',
  },
  'merchant@quay.test': {
    first_name: 'Nils',
    last_name: 'Brandt',
    iban: 'BE68539007547034',
    swift: 'GKCCBEBBXXX',
    bank_name: 'Belfius',
    country: 'BE',
    address: 'Kattendijkdok 4, 2000 Antwerpen',
  },
  'store@quay.test': {
    first_name: 'Sofia',
    last_name: 'Reis',
    iban: 'PT50000201231234567890154',
    swift: 'BCOMPTPLXXX',
    bank_name: 'Millennium bcp',
    country: 'PT',
    address: 'Rua do Cais 12, 1200-109 Lisboa',
  },
} as const

/** Long enough ago that nothing paid there waits. */
const BOUND = 30 * DAY_S

export async function seedBanks(sql: Sql, now: Date): Promise<void> {
  for (const [email, account] of Object.entries(EXAMPLES)) {
    const { id } = await sql.selectFrom('member').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    const bank_id = await sysBankOf(sql, account.swift)
    await insertAccount(sql, id, { ...account, bank_id, is_default: true }, later(now, -BOUND))
  }
}
