import type { OnSale } from '#contract/mall.ts'
import { decimalOf } from '#contract/money.ts'
import { buyableAt } from '../invest/ventures.ts'
import type { Sql } from '../lib/database.ts'
import { type Prices, worthIn } from '../wallet/prices.ts'

type Kind = OnSale['kind']

/** What has no price today comes last. */
const DEAREST = 2n ** 62n

/** One line a kind: how many can be bought now, and the least that one of them takes. */
export async function onSale(sql: Sql, now: Date, prices: Prices): Promise<OnSale[]> {
  const found = (await buyableAt(sql, now))
    .map((one) => ({ ...one, worth: worthIn(one.least, one.currency, prices) ?? DEAREST }))
    .toSorted((one, other) => Number(one.worth - other.worth))
  const kinds = new Map<Kind, OnSale>()
  for (const { kind, currency, least, count } of found) {
    const cheapest = kinds.get(kind) ?? { kind, currency, least: decimalOf(least, currency), count: 0 }
    kinds.set(kind, { ...cheapest, count: cheapest.count + count })
  }
  return [...kinds.values()]
}

export async function leastPoints(sql: Sql): Promise<number | null> {
  const row = await sql
    .selectFrom('equity')
    .select((is) => is.fn.min('least_points').as('least'))
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return row?.least ?? null
}
