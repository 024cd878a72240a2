import { sql as raw, type Selectable } from 'kysely'
import type { Network } from '#contract/payout-address.ts'
import type { Sql } from '../lib/database.ts'
import type { PayoutAddress } from '../schema.ts'

export type AddressRow = Selectable<PayoutAddress> & { readonly in_use: boolean }

export const addressesOf = (sql: Sql, member: number): Promise<AddressRow[]> =>
  sql
    .selectFrom('payout_address')
    .selectAll('payout_address')
    .select(
      raw<boolean>`exists (
        select from withdrawal where payout_address_id = payout_address.id and withdrawal_is_open(state))`.as('in_use'),
    )
    .where('member_id', '=', member)
    .where('dropped_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('payout_address.id')
    .execute()

/** Taken before any change, and before anything begins to use an address. */
export async function lockAddressesOf(sql: Sql, member: number): Promise<void> {
  await sql.selectFrom('member').select('id').where('id', '=', member).forNoKeyUpdate().execute()
  await sql
    .selectFrom('payout_address')
    .select('id')
    .where('member_id', '=', member)
    .where('dropped_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export async function setNoDefaultAddress(sql: Sql, member: number): Promise<void> {
  await sql
    .updateTable('payout_address')
    .set({ is_default: false })
    .where('member_id', '=', member)
    .where('is_default', '=', true)
    .execute()
}

export async function makeDefaultAddress(sql: Sql, { id }: AddressRow): Promise<void> {
  await sql.updateTable('payout_address').set({ is_default: true }).where('id', '=', id).execute()
}

interface Written {
  readonly network: Network
  readonly address: string
  readonly label: string
  readonly is_default: boolean
}

export async function insertAddress(sql: Sql, member: number, written: Written, now: Date): Promise<number> {
  const { id } = await sql
    .insertInto('payout_address')
    .values({ member_id: member, ...written, created_at: now, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Another address or network cools anew. */
export async function changeAddress(sql: Sql, row: AddressRow, written: Written, now: Date): Promise<void> {
  const isElsewhere = written.address !== row.address || written.network !== row.network
  await sql
    .updateTable('payout_address')
    .set({ ...written, version: row.version + 1, ...(isElsewhere && { changed_at: now }) })
    .where('id', '=', row.id)
    .execute()
}

/** Kept for what was paid to it, and no longer offered. */
export async function dropAddress(sql: Sql, { id }: AddressRow, now: Date): Promise<void> {
  await sql.updateTable('payout_address').set({ dropped_at: now, is_default: false }).where('id', '=', id).execute()
}
