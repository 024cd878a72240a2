import { decimalOf } from '#contract/money.ts'
import type { MoneyLog } from '#contract/wallet.ts'
import type { AccountName } from '#contract/quote.ts'
import type { Paged } from '#contract/shapes.ts'
import { CURRENCY } from '../ledger/kinds.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { paged } from '../lib/paged.ts'
import { entriesOf, type Sought, type Sum, sumsOf } from './log.ts'
import { pricesAt, type Prices, worthOf } from './prices.ts'
import { apart } from '../notice/words.ts'
import { presentMoneyLog } from './present.ts'

interface Asked {
  readonly page: number
  readonly limit: number
  readonly account?: AccountName | undefined
  readonly direction?: 'in' | 'out' | undefined
  readonly types?: Sought['types']
  readonly start_time?: number | undefined
  readonly end_time?: number | undefined
}

const moment = (seconds: number | undefined) => (seconds === undefined ? undefined : new Date(seconds * 1000))

export async function moneyLog(
  call: Call,
  { page, limit, account, direction, types, start_time, end_time }: Asked,
): Promise<Paged<MoneyLog> & { summary: { income: string; expense: string } }> {
  const { sql, say, now, locale } = call
  const from = moment(start_time)
  const until = moment(end_time)
  const sought: Sought = { memberId: memberOf(call).id, account, direction, types, from, until }
  const [sums, entries, prices] = await Promise.all([
    sumsOf(sql, sought),
    entriesOf(sql, sought, { limit, offset: (page - 1) * limit }),
    pricesAt(sql, now),
  ])
  const total = sums.reduce((count, sum) => count + sum.count, 0)
  return {
    ...paged(
      { page, limit },
      total,
      entries.map((entry) => presentMoneyLog(say, entry, (name) => apart(name, locale))),
    ),
    summary: { income: sumIn('income', sums, account, prices), expense: sumIn('expense', sums, account, prices) },
  }
}

function sumIn(side: 'income' | 'expense', sums: readonly Sum[], account: AccountName | undefined, prices: Prices) {
  if (account) return decimalOf(sums[0]?.[side] ?? 0n, CURRENCY[account])
  const worth = sums.reduce((sum, found) => sum + worthOf(found[side], CURRENCY[found.account], prices), 0n)
  return decimalOf(worth, 'EUR')
}
