import { sql as raw } from 'kysely'
import type { Mall } from '#contract/mall.ts'
import { decimalOf } from '#contract/money.ts'
import { amountIn, houseAccount } from '../ledger/accounts.ts'
import { moneyOf } from '../ledger/holdings.ts'
import type { Sql } from '../lib/database.ts'
import { NO_PRICE } from '../market/queries.ts'

async function rateAt(sql: Sql, now: Date): Promise<string> {
  const { rows } = await raw<{ rate: string | null }>`
    select rate::text from terms
    where act = 'points_to_balance' and account = 'points' and since <= ${now}
    order by since desc limit 1`.execute(sql)
  return rows[0]?.rate ?? NO_PRICE
}

async function purseOf(sql: Sql, memberId: number, now: Date): Promise<Mall['money']> {
  const { shop, points, profit } = await moneyOf(sql, memberId, now)
  return { shop, points, profit }
}

export async function mallAt(sql: Sql, memberId: number | undefined, now: Date): Promise<Mall> {
  const [rate, pool, money] = await Promise.all([
    rateAt(sql, now),
    houseAccount(sql, 'pool', 'EUR').then((account) => amountIn(sql, account)),
    memberId === undefined ? null : purseOf(sql, memberId, now),
  ])
  return { points: { rate, pool: decimalOf(pool, 'EUR') }, money }
}
