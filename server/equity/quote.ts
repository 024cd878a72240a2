import type { PurchaseQuote } from '#contract/purchase.ts'
import { decimalOf } from '#contract/money.ts'
import { pointsWithin, sharesFor, worthOfShares } from '#machines/equity/shares.rules.ts'
import { secondForLeaving } from '../factor/needed-for-quote.ts'
import { houseAccount, openAccount } from '../ledger/accounts.ts'
import { availableIn } from '../ledger/holdings.ts'
import { grossOf, refuseIfOutOfTerms, makeQuote } from '../ledger/quotes.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { secondsUntil } from '../lib/clock.ts'
import { refuse } from '../lib/refuse.ts'
import { saidIn } from './present.ts'
import { equities, type EquityRow, leftOf, pricesAt } from './queries.ts'
import { windowAt } from './window.ts'

interface Asked {
  readonly id: number
  readonly amount: string
}

/** No limit by the day. */
const ANY = 2n ** 62n

/** Rounded down to what the house has left. */
export async function quoteExchange(call: Call, { id, amount }: Asked): Promise<PurchaseQuote> {
  const { sql, now, locale } = call
  const member = memberOf(call).id
  const [equity] = await equities(sql, id)
  if (!equity) refuse('missing')
  if (equity.closed_at) refuse('venture-closed')
  await refuseIfWindowClosed(call)
  if (amount === '') refuse('invalid', { problems: { amount: 'amount-required' } })
  const points = grossOf(amount, 'points')
  const { currency, points_per_share } = equity
  const perShare = BigInt(points_per_share)
  const [available, left, prices] = await Promise.all([
    availableIn(sql, member, 'points'),
    leftOf(sql).then((all) => all.get(currency) ?? 0n),
    pricesAt(sql, now),
  ])
  const range = refuseIfOutOfTerms(points, termsOf(equity), { account: 'points', available })
  if (available < points) refuse('amount-short', { range })
  const shares = sharesFor(points, perShare)
  if (left < shares) refuse('quota-short', { range: { ...range, most: mostOf(equity, left) } })
  const price = prices.get(currency)?.price
  const gross = decimalOf(points, 'POINTS')
  const quote = await makeQuote(call, {
    act: 'exchange',
    kind: 'exchange',
    wish: { id, points: amount },
    gross: points,
    mostADay: ANY,
    ...(await secondForLeaving(call, price === undefined ? undefined : worthOfShares(shares, price))),
    legs: [
      {
        from: await openAccount(sql, member, 'points'),
        to: await houseAccount(sql, 'capital', 'POINTS'),
        amount: points,
      },
      {
        from: await houseAccount(sql, 'capital', currency),
        to: await openAccount(sql, member, currency),
        amount: shares,
      },
    ],
    says: { from: 'points', to: 'points', receiver: null, gross, fee: '0', rate: '1', net: gross },
  })
  return {
    ...quote,
    purchase: {
      kind: 'equity',
      id,
      title: saidIn(locale, equity.texts).title,
      num: 0,
      rate_version: 0,
      shares: decimalOf(shares, currency),
      low: '0',
      high: '0',
      cool_time: null,
      end_time: null,
      stop_fee: '0',
      moves: 1,
    },
  }
}

const mostOf = ({ points_per_share }: EquityRow, left: bigint) => `${pointsWithin(left, BigInt(points_per_share))}`

export async function refuseShort({ sql }: Call, member: number, equity: EquityRow, points: bigint): Promise<never> {
  const available = await availableIn(sql, member, 'points')
  const range = { least: `${equity.least_points}`, most: `${available}` }
  if (available < points) refuse('amount-short', { range })
  const left = (await leftOf(sql)).get(equity.currency) ?? 0n
  refuse('quota-short', { range: { ...range, most: mostOf(equity, left) } })
}

const termsOf = ({ least_points, most_points }: { least_points: number; most_points: number }) => ({
  feeRate: '0',
  feeFixed: 0n,
  least: BigInt(least_points),
  mostADay: BigInt(most_points),
  rate: null,
  today: 0n,
})

export async function refuseIfWindowClosed({ sql, now }: Pick<Call, 'sql' | 'now'>): Promise<void> {
  const window = await windowAt(sql, now)
  if (!window?.isOpen) refuse('window-closed', window ? { retry_after: secondsUntil(window.opens, now) } : {})
}
