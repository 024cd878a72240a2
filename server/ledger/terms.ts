import { sql as raw } from 'kysely'
import type { Act, AccountName } from '#contract/quote.ts'
import type { Sql } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'

export interface Terms {
  readonly feeRate: string
  readonly feeFixed: bigint
  readonly least: bigint
  readonly mostADay: bigint
  readonly rate: string | null
  /** Since midnight in UTC. */
  readonly today: bigint
}

export async function termsOf(
  sql: Sql,
  act: Act,
  account: AccountName | 'credit',
  memberId: number,
  now: Date,
): Promise<Terms> {
  const { rows } = await raw<{
    fee_rate: string
    fee_fixed: bigint
    least: bigint
    most_a_day: bigint
    rate: string | null
    today: bigint
  }>`
    select trim_scale(fee_rate)::text as fee_rate, fee_fixed, least, most_a_day, rate::text,
      done_today(${memberId}, ${act}, ${account}, ${now}) as today
    from terms where act = ${act} and account = ${account} and since <= ${now} order by since desc limit 1`.execute(sql)
  const found = rows[0] ?? refuse('missing')
  return {
    feeRate: found.fee_rate,
    feeFixed: found.fee_fixed,
    least: found.least,
    mostADay: found.most_a_day,
    rate: found.rate,
    today: found.today,
  }
}
