import { sql as raw } from 'kysely'
import type { Mall } from '#contract/mall.ts'
import { decimalOf } from '#contract/money.ts'
import { amountIn, houseAccount } from '../ledger/accounts.ts'
import { moneyOf } from '../ledger/holdings.ts'
import type { Call } from '../lib/call.ts'
import type { Sql } from '../lib/database.ts'
import { flag } from '../lib/flag.ts'
import { NO_PRICE } from '../market/queries.ts'
import { pricesAt } from '../wallet/prices.ts'
import { investedOf } from './invested.ts'
import { leastPoints, onSale } from './on-sale.ts'

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

export async function mallAt(call: Call): Promise<Mall> {
  const { sql, now, viewer } = call
  const prices = await pricesAt(sql, now)
  const [rate, pool, money, invested, on_sale, equity] = await Promise.all([
    rateAt(sql, now),
    houseAccount(sql, 'pool', 'EUR').then((account) => amountIn(sql, account)),
    viewer ? purseOf(sql, viewer.id, now) : null,
    viewer ? investedOf(call, viewer.id, prices) : null,
    onSale(sql, now, prices),
    leastPoints(sql),
  ])
  return {
    points: { rate, pool: decimalOf(pool, 'EUR') },
    money,
    invested,
    on_sale,
    equity,
    affiliate: flag(call.context.affiliate !== undefined),
  }
}
