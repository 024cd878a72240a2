import { sql as raw } from 'kysely'
import { decimalOf } from '#contract/money.ts'
import type { AccountName } from '#contract/quote.ts'
import type { Conversion, Way } from '#contract/wallet.ts'
import { CURRENCY } from '../ledger/kinds.ts'
import type { Sql } from '../lib/database.ts'
import { NO_PRICE } from '../market/queries.ts'
import { marketRate, type Prices } from './prices.ts'

export const BECOMES: Readonly<Record<Conversion, 'coin' | 'balance'>> = {
  compose: 'coin',
  profit_to_coin: 'coin',
  to_balance: 'balance',
  shop_to_balance: 'balance',
  points_to_balance: 'balance',
}

interface Row {
  act: Conversion
  account: AccountName
  fee_rate: string
  least: bigint
  left: bigint
  rate: string | null
  available: bigint
}

export async function waysOf(sql: Sql, memberId: number, prices: Prices, now: Date): Promise<Way[]> {
  const { rows } = await raw<Row>`
    select act, account, trim_scale(fee_rate)::text as fee_rate, least, rate::text,
      greatest(most_a_day - done_today(${memberId}, act, account, ${now}), 0) as left,
      coalesce((
        select amount from account as kept
        where kept.member_id = ${memberId} and kept.name = agreed.account and kept.part = 'available'), 0) as available
    from (
      select distinct on (act, account) * from terms
      where act = any (${Object.keys(BECOMES)}::text[]) and since <= ${now} order by act, account, since desc) as agreed
    order by act, account`.execute(sql)
  return rows.map(({ act, account, fee_rate, least, left, rate, available }) => {
    const [from, to] = [CURRENCY[account], CURRENCY[BECOMES[act]]]
    return {
      act,
      from: account,
      to: BECOMES[act],
      available: decimalOf(available, from),
      rate: rate ?? marketRate(from, to, prices) ?? NO_PRICE,
      fee_rate,
      least: decimalOf(least, from),
      today_left: decimalOf(left, from),
    }
  })
}
