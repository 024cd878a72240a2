import type { Currency } from '#contract/money.ts'
import type { Sql } from '../lib/database.ts'
import type { Scope } from '../lib/move-record.ts'
import { cashTermsAt } from '../market/cash-terms.ts'
import { pricesAt, worthOf } from '../wallet/prices.ts'
import type { Act, CashRow } from './cash.ts'

/** Above the limit of one operator, or of unknown worth. */
export async function takingTwo(sql: Sql, now: Date): Promise<(amount: bigint, currency: string) => boolean> {
  const { second_above: limit } = await cashTermsAt(sql, now)
  const prices = await pricesAt(sql, now)
  return (amount, named) => {
    const currency = named as Currency
    if (currency === 'POINTS' || (currency !== 'EUR' && prices[currency] === null)) return true
    return worthOf(amount, currency, prices) > limit
  }
}

export async function needsTwo(
  { sql, now }: Scope,
  { amount, currency }: CashRow,
  two: Act<CashRow, string>['two'],
  saysAnotherAmount: boolean,
): Promise<boolean> {
  if (two === undefined) return false
  if (two === 'always' || saysAnotherAmount) return true
  return (await takingTwo(sql, now))(amount, currency)
}
