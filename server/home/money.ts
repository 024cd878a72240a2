import type { Home } from '#contract/home.ts'
import { decimalOf, minorOf } from '#contract/money.ts'
import type { Sql } from '../lib/database.ts'
import { moneyOf } from '../ledger/holdings.ts'

export async function moneyAtHome(sql: Sql, memberId: number, now: Date): Promise<Home['money']> {
  const { total, coin, frozen, balance, eur, usdt } = await moneyOf(sql, memberId, now)
  const held = frozen.coin
  const all = decimalOf(minorOf(coin, 'COIN') + minorOf(held, 'COIN'), 'COIN')
  return { total, coin: all, held, balance, eur, usdt }
}
