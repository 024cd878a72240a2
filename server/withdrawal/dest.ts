import type { Taken } from '#contract/endpoint.ts'
import type { withdrawal } from '#contract/withdrawal.ts'
import { accountsOf } from '../card/queries.ts'
import type { Sql } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'
import { addressesOf } from '../payout-address/queries.ts'
import type { Dest } from './rows.ts'

type Wish = Taken<typeof withdrawal.quote>

export interface Chosen {
  readonly dest: Dest
  readonly id: number
  readonly version: number
  readonly changed: Date
}

export const destFor = (sql: Sql, member: number, wish: Wish): Promise<Chosen> =>
  wish.method === 'bank' ? bankFor(sql, member, wish.bank_id) : addressFor(sql, member, wish.address_id)

async function bankFor(sql: Sql, member: number, id: number | undefined): Promise<Chosen> {
  const mine = await accountsOf(sql, member)
  if (mine.length === 0) refuse('bank-needed')
  const row = mine.find((one) => (id === undefined ? one.is_default : one.id === id)) ?? refuse('missing')
  const { bank_name, iban, swift } = row
  const name = `${row.first_name} ${row.last_name}`
  return {
    dest: { method: 'bank', name, bank_name, iban, swift },
    id: row.id,
    version: row.version,
    changed: row.changed_at,
  }
}

async function addressFor(sql: Sql, member: number, id: number | undefined): Promise<Chosen> {
  const mine = await addressesOf(sql, member)
  if (mine.length === 0) refuse('address-needed')
  const row = mine.find((one) => (id === undefined ? one.is_default : one.id === id)) ?? refuse('missing')
  const { network, address, label } = row
  return {
    dest: { method: 'usdt', network, address, label },
    id: row.id,
    version: row.version,
    changed: row.changed_at,
  }
}
