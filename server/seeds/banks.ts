import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { insertAccount, sysBankOf } from '../card/queries.ts'

/** The IBAN registry's example: nobody is ever paid there. */
const EXAMPLE = {
  first_name: 'Mara',
  last_name: 'Quist',
  iban: 'DE89370400440532013000',
  swift: 'COBADEFFXXX',
  bank_name: 'Commerzbank',
  country: 'DE',
  address: 'Hafenstraße 1, 20457 Hamburg',
} as const

const BOUND = 30 * 86_400

export async function seedBanks(sql: Sql, now: Date): Promise<void> {
  const { id } = await sql
    .selectFrom('member')
    .select('id')
    .where('email', '=', 'member@quay.test')
    .executeTakeFirstOrThrow()
  const bank_id = await sysBankOf(sql, EXAMPLE.swift)
  await insertAccount(sql, id, { ...EXAMPLE, bank_id, is_default: true }, later(now, -BOUND))
}
