import { sql as raw } from 'kysely'
import { amountIn } from '../ledger/accounts.ts'
import type { Sql } from '../lib/database.ts'

export const POINTS_POOL = 'pool:EUR:points'

export async function namedPool(sql: Sql, name: string): Promise<bigint> {
  const { id } = await sql
    .selectFrom('account')
    .select('id')
    .where('member_id', 'is', null)
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return id
}

/** Holds it until the transaction ends. */
export async function holdPool(sql: Sql, pool: bigint): Promise<bigint> {
  const { rows } = await raw<{ amount: bigint }>`select hold_pool(${pool}) as amount`.execute(sql)
  return rows[0]?.amount ?? 0n
}

async function reservedNow(sql: Sql): Promise<bigint> {
  const { rows } = await raw<{ sum: bigint }>`
    select coalesce(sum(reserved), 0)::bigint as sum from shop_order where reserved > 0`.execute(sql)
  return rows[0]?.sum ?? 0n
}

/** What of it nobody was promised yet. */
export async function unreserved(sql: Sql): Promise<bigint> {
  const pool = await namedPool(sql, POINTS_POOL)
  return (await amountIn(sql, pool)) - (await reservedNow(sql))
}

/** The same, and nobody else is promised any until the transaction ends. */
export async function holdUnreserved(sql: Sql): Promise<bigint> {
  const held = await holdPool(sql, await namedPool(sql, POINTS_POOL))
  return held - (await reservedNow(sql))
}
