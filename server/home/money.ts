import type { Home } from '#contract/home.ts'
import { decimalOf, minorOf } from '#contract/money.ts'
import type { Sql } from '../lib/database.ts'
import { moneyOf } from '../ledger/holdings.ts'
import { worthOf } from '../wallet/prices.ts'

/** `worth` is that of `coin` alone, without what is held. */
export async function moneyAtHome(sql: Sql, memberId: number, now: Date): Promise<Home['money']> {
  const { coin, frozen, balance, eur, usdt, coin_price, usdt_price } = await moneyOf(sql, memberId, now)
  const worth = worthOf(minorOf(coin, 'COIN'), 'COIN', { COIN: coin_price, USDT: usdt_price })
  return { coin, worth: decimalOf(worth, 'EUR'), held: frozen.coin, balance, eur, usdt }
}
