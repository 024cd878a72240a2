import { sql as raw, type Selectable } from 'kysely'
import type { AccountDetails } from '#contract/card.ts'
import type { SysBank } from '#contract/sys-bank.ts'
import type { Sql } from '../lib/database.ts'
import type { BankAccount } from '../schema.ts'

export type AccountRow = Selectable<BankAccount> & { readonly logo: string | null; readonly in_use: boolean }

const accounts = (sql: Sql, member: number) =>
  sql
    .selectFrom('bank_account')
    .leftJoin('sys_bank', 'sys_bank.id', 'bank_account.bank_id')
    .selectAll('bank_account')
    .select('sys_bank.logo')
    .select(raw<boolean>`exists (select from bank_use where bank_use.bank_account_id = bank_account.id)`.as('in_use'))
    .where('bank_account.member_id', '=', member)
    .where('bank_account.dropped_at', 'is', null)

export const accountsOf = (sql: Sql, member: number): Promise<AccountRow[]> =>
  accounts(sql, member).orderBy('is_default', 'desc').orderBy('bank_account.id').execute()

export const accountOf = (sql: Sql, member: number, id: number): Promise<AccountRow | undefined> =>
  accounts(sql, member).where('bank_account.id', '=', id).executeTakeFirst()

export type Payee = AccountDetails & { readonly account: number; readonly version: number }

export async function defaultAccountOf(sql: Sql, member: number): Promise<Payee | undefined> {
  return sql
    .selectFrom('bank_account')
    .select(['id as account', 'version', 'first_name', 'last_name', 'iban', 'swift', 'bank_name', 'country', 'address'])
    .where('member_id', '=', member)
    .where('is_default', '=', true)
    .executeTakeFirst()
}

/** Taken before any change, and before anything begins to use an account. */
export async function lockAccountsOf(sql: Sql, member: number): Promise<void> {
  await sql.selectFrom('member').select('id').where('id', '=', member).forNoKeyUpdate().execute()
  await sql
    .selectFrom('bank_account')
    .select('id')
    .where('member_id', '=', member)
    .where('dropped_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export async function setNoDefault(sql: Sql, member: number): Promise<void> {
  await sql
    .updateTable('bank_account')
    .set({ is_default: false })
    .where('member_id', '=', member)
    .where('is_default', '=', true)
    .execute()
}

type Written = AccountDetails & { bank_id: number | null; is_default: boolean }

export async function insertAccount(sql: Sql, member: number, written: Written, now: Date): Promise<number> {
  const { id } = await sql
    .insertInto('bank_account')
    .values({ member_id: member, ...written, created_at: now, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function changeAccount(sql: Sql, { id, version }: AccountRow, written: Written, now: Date): Promise<void> {
  await sql
    .updateTable('bank_account')
    .set({ ...written, version: version + 1, changed_at: now })
    .where('id', '=', id)
    .execute()
}

export async function makeDefault(sql: Sql, { id }: AccountRow): Promise<void> {
  await sql.updateTable('bank_account').set({ is_default: true }).where('id', '=', id).execute()
}

/** Kept for what was paid to it, and no longer offered. */
export async function dropAccount(sql: Sql, { id }: AccountRow, now: Date): Promise<void> {
  await sql.updateTable('bank_account').set({ dropped_at: now, is_default: false }).where('id', '=', id).execute()
}

const country = raw<string>`substr(swift_prefix, 5)`

export const sysBanks = (sql: Sql, asked: { country: string; keyword: string }): Promise<SysBank[]> =>
  sql
    .selectFrom('sys_bank')
    .select(['id', 'name', 'swift_prefix', 'logo', country.as('country')])
    .where((is) => (asked.country === '' ? is.lit(true) : is(country, '=', asked.country)))
    .where((is) => is(raw<number>`position(lower(${asked.keyword}) in lower(name))`, '>', 0))
    .orderBy(country)
    .orderBy('name')
    .execute()

export async function sysBankOf(sql: Sql, swift: string): Promise<number | null> {
  const bank = await sql
    .selectFrom('sys_bank')
    .select('id')
    .where('swift_prefix', '=', swift.slice(0, 6))
    .executeTakeFirst()
  return bank?.id ?? null
}
