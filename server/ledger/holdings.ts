import { type RawBuilder, sql as raw } from 'kysely'
import type { MoneyInfo } from '#contract/account.ts'
import { decimalOf, SCALE } from '#contract/money.ts'
import { centsOf } from '#machines/wallet/worth.rules.ts'
import { CURRENCY, type Kind } from './kinds.ts'
import type { Sql } from '../lib/database.ts'
import type { Priced } from '../lib/price.ts'
import { NO_PRICE } from '../market/queries.ts'

const NOTHING = { available: 0n, held: 0n }

/** Minor units as text: JSON has no whole numbers of that size. */
interface Account {
  kind: Kind
  available: string
  held: string
}

export interface Holdings {
  accounts: Account[]
  prices: Record<Priced, string | null>
}

export const holdings = (memberId: RawBuilder<unknown> | number, now: RawBuilder<Date> | Date) =>
  raw<Holdings>`holdings_of(${memberId}, ${now})`

export async function moneyOf(sql: Sql, memberId: number, now: Date): Promise<MoneyInfo> {
  const { rows } = await raw<{ held: Holdings }>`select ${holdings(memberId, now)} as held`.execute(sql)
  return moneyIn(rows[0]?.held ?? { accounts: [], prices: { COIN: null, USDT: null } })
}

export async function availableIn(sql: Sql, memberId: number, account: Kind): Promise<bigint> {
  const row = await sql
    .selectFrom('account')
    .select('amount')
    .where('member_id', '=', memberId)
    .where('name', '=', account)
    .where('part', '=', 'available')
    .executeTakeFirst()
  return row?.amount ?? 0n
}

/** The total is in EUR; points are not money. */
export function moneyIn({ accounts, prices }: Holdings): MoneyInfo {
  const found = new Map(
    accounts.map(({ kind, available, held }) => [kind, { available: BigInt(available), held: BigInt(held) }]),
  )
  const of = (kind: Kind) => found.get(kind) ?? NOTHING
  const price = (currency: Priced) => prices[currency] ?? NO_PRICE
  const free = (kind: Kind) => decimalOf(of(kind).available, CURRENCY[kind])
  const held = (kind: Kind) => decimalOf(of(kind).held, CURRENCY[kind])
  const worth = (kind: Kind) => {
    const minor = of(kind).available + of(kind).held
    const currency = CURRENCY[kind]
    if (currency === 'POINTS') return 0n
    return currency === 'EUR' ? minor : centsOf(minor, SCALE[currency], price(currency))
  }
  // Credit opens registrations and cannot be taken out.
  const owned = (Object.keys(CURRENCY) as Kind[]).filter((kind) => kind !== 'credit')
  const total = owned.reduce((sum, kind) => sum + worth(kind), 0n)
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
    coin_price: price('COIN'),
    usdt_price: price('USDT'),
  }
}
