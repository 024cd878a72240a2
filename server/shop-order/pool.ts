import { amountIn, holdPool, houseAccountNamed } from '../ledger/accounts.ts'
import { reservedNow } from '../ledger/pools.ts'
import type { Sql } from '../lib/database.ts'

export const POINTS_POOL = 'pool:EUR:points'

const pointsPool = (sql: Sql) => houseAccountNamed(sql, POINTS_POOL)

/** What of it nobody was promised yet. */
export async function unreserved(sql: Sql): Promise<bigint> {
  return (await amountIn(sql, await pointsPool(sql))) - (await reservedNow(sql))
}

/** The same, and nobody else is promised any until the transaction ends. */
export async function holdUnreserved(sql: Sql): Promise<bigint> {
  const held = await holdPool(sql, await pointsPool(sql))
  return held - (await reservedNow(sql))
}
