import type { Selectable } from 'kysely'
import type { AddressDetails } from '#contract/address.ts'
import type { Call } from '../lib/call.ts'
import type { Sql } from '../lib/database.ts'
import { openedWithin, sealerFor, type House } from '../lib/sealed-names.ts'
import type { Address } from '../schema.ts'

export type AddressRow = Omit<Selectable<Address>, 'created_at' | 'changed_at'>
export type Where = Omit<AddressDetails, 'is_default'>

const SEALED = ['consignee', 'mobile', 'detail', 'postcode', 'lat', 'lng'] as const satisfies readonly (keyof Where)[]
const PLAIN = ['country', 'province', 'city', 'district'] as const satisfies readonly (keyof Where)[]
const FIELDS = [...SEALED, ...PLAIN]

export const addressesOf = (sql: Sql, member: number): Promise<AddressRow[]> =>
  sql
    .selectFrom('address')
    .select(['id', 'member_id', 'version', 'is_default', ...FIELDS])
    .where('member_id', '=', member)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute()

/** Taken before any change: they are counted, and one of them is the default one. */
export async function lockAddressesOf(sql: Sql, member: number): Promise<void> {
  await sql.selectFrom('member').select('id').where('id', '=', member).forNoKeyUpdate().execute()
}

/** Whether the same was said of one before. */
export async function findSaid({ context, sql }: Call, rows: readonly AddressRow[], where: Where) {
  const opened = await openedWithin(context, sql, rows)
  return rows.filter((_, at) => FIELDS.every((field) => opened[at]?.[field] === where[field]))
}

async function sealedFor(house: House, sql: Sql, member: number, where: Where): Promise<Where> {
  const seal = await sealerFor(house, sql, [member])
  const closed = Object.fromEntries(SEALED.map((field) => [field, seal(where[field])]))
  return { ...where, ...closed }
}

export async function setNoDefault(sql: Sql, member: number): Promise<void> {
  await sql
    .updateTable('address')
    .set({ is_default: false })
    .where('member_id', '=', member)
    .where('is_default', '=', true)
    .execute()
}

export async function makeDefault(sql: Sql, { id, member_id }: AddressRow): Promise<void> {
  await setNoDefault(sql, member_id)
  await sql.updateTable('address').set({ is_default: true }).where('id', '=', id).execute()
}

interface Kept {
  readonly member: number
  readonly isDefault: boolean
  readonly now: Date
}

export async function insertAddress(house: House, sql: Sql, where: Where, { member, isDefault, now }: Kept) {
  const closed = await sealedFor(house, sql, member, where)
  const { id } = await sql
    .insertInto('address')
    .values({ ...closed, member_id: member, is_default: isDefault, created_at: now, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function changeAddress({ context, sql, now }: Call, row: AddressRow, where: Where): Promise<void> {
  const closed = await sealedFor(context, sql, row.member_id, where)
  await sql
    .updateTable('address')
    .set({ ...closed, version: row.version + 1, changed_at: now })
    .where('id', '=', row.id)
    .execute()
}

export async function deleteAddress(sql: Sql, { id }: AddressRow): Promise<void> {
  await sql.deleteFrom('address').where('id', '=', id).execute()
}
