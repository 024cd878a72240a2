import { type RawBuilder, sql as raw } from 'kysely'
import type { UserInfo } from '#contract/account.ts'
import { decimalOf, SCALE } from '#contract/money.ts'
import type { VentureCurrency } from '#contract/venture.ts'
import { centsOf } from '#machines/wallet/worth.rules.ts'
import type { Priced } from '../lib/price.ts'

/** Minor units as text: JSON has no whole numbers of that size. */
interface Invested {
  readonly sums: Readonly<Partial<Record<VentureCurrency, string>>>
  readonly next: number | null
}

export const investedBy = (member: RawBuilder<unknown>, now: RawBuilder<Date>) => raw<Invested>`(
  select jsonb_build_object('sums', coalesce(jsonb_object_agg(currency, put_in::text), '{}'), 'next', min(next_at))
  from (
    select currency, sum(amount) as put_in, floor(extract(epoch from min(next_at) filter (
      where next_at > ${now} and state in ('cooling', 'running'))))::integer as next_at
    from investment where investment.member_id = ${member} and ended_at is null group by currency) as running)`

export function investedIn({ sums, next }: Invested, prices: Record<Priced, string | null>): UserInfo['invested'] {
  const known = { ...prices, EUR: '1' }
  const worths = (Object.entries(sums) as [VentureCurrency, string][]).map(([currency, minor]) => {
    const price = known[currency]
    return price === null ? null : centsOf(BigInt(minor), SCALE[currency], price)
  })
  const worth = worths.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0n)
  return { worth: worth === null ? null : decimalOf(worth, 'EUR'), next_payout_time: next }
}
