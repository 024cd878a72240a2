import { sql as raw } from 'kysely'
import type { Currency, Share } from '#contract/money.ts'
import type { Sql } from '../lib/database.ts'
import type { Kind } from './kinds.ts'

export async function openAccount(
  sql: Sql,
  memberId: number,
  kind: Kind | Share,
  part: 'available' | 'held' = 'available',
): Promise<bigint> {
  const { rows } = await raw<{ id: bigint }>`select open_account(${memberId}, ${kind}, ${part}) as id`.execute(sql)
  return rows[0]?.id ?? 0n
}

type Purse = 'fees' | 'capital' | 'outside' | 'exchange' | 'pool' | 'goods'

export const houseAccount = (sql: Sql, purse: Purse, currency: Currency | Share): Promise<bigint> =>
  houseAccountNamed(sql, `${purse}:${currency}`)

export async function houseAccountNamed(sql: Sql, name: string): Promise<bigint> {
  const { id } = await sql
    .selectFrom('account')
    .select('id')
    .where('member_id', 'is', null)
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return id
}

/** Holds a pool until the transaction ends, and says what is in it. */
export async function holdPool(sql: Sql, pool: bigint): Promise<bigint> {
  const { rows } = await raw<{ amount: bigint }>`select hold_pool(${pool}) as amount`.execute(sql)
  return rows[0]?.amount ?? 0n
}

/** Of accounts with a floor only: others keep no running amount. */
export async function amountIn(sql: Sql, id: bigint): Promise<bigint> {
  const { amount } = await sql.selectFrom('account').select('amount').where('id', '=', id).executeTakeFirstOrThrow()
  return amount ?? 0n
}
