import type { MoneyInfo } from '#contract/account.ts'
import { decimalOf, SCALE, type Currency } from '#contract/money.ts'
import type { Sql } from '../lib/database.ts'
import { pricesAt } from '../market/queries.ts'
import { centsOf } from '../market/rates.ts'

const CURRENCY = {
  balance: 'EUR',
  usdt: 'USDT',
  eur: 'EUR',
  profit: 'EUR',
  coin: 'COIN',
  shop: 'EUR',
  points: 'POINTS',
  margin: 'EUR',
} as const satisfies Record<string, Currency>

type Kind = keyof typeof CURRENCY
const NOTHING = { available: 0n, held: 0n }

/** Every balance of a member; the total is in EUR, points are not money. */
export async function moneyOf(sql: Sql, memberId: number, now: Date): Promise<MoneyInfo> {
  const prices = await pricesAt(sql, now)
  const rows = await sql
    .selectFrom('account')
    .select(['kind', 'available', 'held'])
    .where('member_id', '=', memberId)
    .execute()
  const of = (kind: Kind) => rows.find((row) => row.kind === kind) ?? NOTHING
  const free = (kind: Kind) => decimalOf(of(kind).available, CURRENCY[kind])
  const held = (kind: Kind) => decimalOf(of(kind).held, CURRENCY[kind])
  const worth = (kind: Kind) => {
    const minor = of(kind).available + of(kind).held
    const currency = CURRENCY[kind]
    if (currency === 'POINTS') return 0n
    return currency === 'EUR' ? minor : centsOf(minor, SCALE[currency], prices[currency])
  }
  const total = (Object.keys(CURRENCY) as Kind[]).reduce((sum, kind) => sum + worth(kind), 0n)
  return {
    balance: free('balance'),
    usdt: free('usdt'),
    eur: free('eur'),
    profit: free('profit'),
    coin: free('coin'),
    shop: free('shop'),
    points: Number(of('points').available),
    frozen: {
      balance: held('balance'),
      usdt: held('usdt'),
      eur: held('eur'),
      profit: held('profit'),
      coin: held('coin'),
      points: Number(of('points').held),
    },
    margin: decimalOf(of('margin').available + of('margin').held, 'EUR'),
    total: decimalOf(total, 'EUR'),
    unit: 'EUR',
    coin_price: prices.COIN,
    usdt_price: prices.USDT,
  }
}
