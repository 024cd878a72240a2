import type { Taken } from '#contract/endpoint.ts'
import { decimalOf, minorOf } from '#contract/money.ts'
import type { RefusalName } from '#contract/refusals.ts'
import type { trade } from '#contract/trade.ts'
import { exchanged } from '#machines/wallet/fee.rules.ts'
import { defaultAccountOf } from '../card/queries.ts'
import { secondForLeaving } from '../factor/needed-for-quote.ts'
import { openAccount } from '../ledger/accounts.ts'
import { availableIn } from '../ledger/holdings.ts'
import { grossOf, refuseIfOutOfTerms, makeQuote } from '../ledger/quotes.ts'
import { termsOf } from '../ledger/terms.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { secondsUntil } from '../lib/clock.ts'
import { type Facts, refuse } from '../lib/refuse.ts'
import { marketAt } from '../market/market.ts'
import { anybody } from '../account/doubt.ts'
import { priceOf } from './buyers.ts'
import { pausedUntil } from './pauses.ts'
import { openOrdersOf } from './queries.ts'
import { tradeTermsAt } from '../market/trade-terms.ts'

type Wish = Taken<typeof trade.quote>

export interface Bar {
  readonly code: RefusalName
  readonly facts: Facts
}

export async function barsOf({ sql, now }: Call, member: number): Promise<Bar[]> {
  const terms = await tradeTermsAt(sql, now)
  const market = await marketAt(sql, now)
  const paused = await pausedUntil(sql, member, now)
  const closesSoon = market.close_time !== null && market.close_time * 1000 - now.getTime() <= terms.closes_soon * 1000
  const bars: (Bar | false)[] = [
    (market.is_open === 0 || closesSoon) && { code: 'market-closed', facts: {} },
    paused !== undefined && { code: 'trade-cooling', facts: { retry_after: secondsUntil(paused, now) } },
    (await openOrdersOf(sql, member)) >= terms.open_orders && { code: 'orders-enough', facts: {} },
  ]
  return bars.filter((bar) => bar !== false)
}

export async function refuseIfBarred(call: Call): Promise<void> {
  const [first] = await barsOf(call, memberOf(call).id)
  if (first) refuse(first.code, first.facts)
}

export async function wantedMerchant(
  { sql, ...call }: Call,
  { mode, merchant_no }: Pick<Wish, 'mode' | 'merchant_no'>,
) {
  if (mode !== 'member') return null
  if (merchant_no === '') refuse('invalid', { problems: { merchant_no: 'merchant-required' } })
  const found = await sql
    .selectFrom('merchant')
    .select(['member_id', 'state'])
    .where('merchant_no', '=', merchant_no)
    .executeTakeFirst()
  const isKnown =
    found &&
    found.member_id !== call.viewer?.id &&
    !['none', 'applied', 'refused', 'verified', 'left'].includes(found.state)
  return isKnown ? found.member_id : refuse('invalid', { problems: { merchant_no: 'merchant-unknown' } })
}

/** Nothing is promised of a merchant who is named and does not buy now: they may come back, and then pay at least the floor. */
export async function wantedPrice(
  call: Call,
  wish: Pick<Wish, 'mode' | 'merchant_no' | 'quantity' | 'pay_type' | 'listed'>,
  floor: string,
): Promise<string | undefined> {
  const merchant = await wantedMerchant(call, wish)
  if (merchant === null) return undefined
  const quantity = minorOf(wish.quantity, 'COIN')
  const price = await priceOf(call, merchant, { quantity, rail: wish.pay_type, floor })
  return price ?? (wish.listed === 1 ? refuse('buyer-left') : undefined)
}

export const payeeFor = async ({ sql }: Call, member: number, rail: Wish['pay_type']) =>
  rail === 'bank' ? ((await defaultAccountOf(sql, member)) ?? refuse('account-needed')) : undefined

export async function quoteSale(call: Call, wish: Wish) {
  const { sql, now } = call
  const { id } = memberOf(call)
  await refuseIfBarred(call)
  const gross = grossOf(wish.quantity, 'coin', 'quantity')
  const terms = await termsOf(sql, 'sell', 'coin', id, now)
  const available = await availableIn(sql, id, 'coin')
  const range = refuseIfOutOfTerms(gross, terms, { account: 'coin', available }, 'quantity')
  const market = await marketAt(sql, now)
  const rate = (await wantedPrice(call, wish, market.unit_price)) ?? market.unit_price
  await payeeFor(call, id, wish.pay_type)
  if (available < gross) refuse('amount-short', { range })
  const from = await openAccount(sql, id, 'coin')
  const { arrives, fee, net } = exchanged({ gross, from: 'COIN', to: 'EUR', rate, feeRate: terms.feeRate })
  return makeQuote(call, {
    act: 'sell',
    kind: 'escrow',
    wish: wishOf(wish),
    gross,
    mostADay: terms.mostADay,
    ...(await secondForLeaving(call, arrives, wish.pay_type === 'bank' ? anybody : undefined)),
    legs: [{ from, to: await openAccount(sql, id, 'balance'), amount: gross }],
    says: {
      from: 'coin',
      to: 'balance',
      receiver: null,
      gross: decimalOf(gross, 'COIN'),
      fee: decimalOf(fee, 'EUR'),
      rate,
      net: decimalOf(net, 'EUR'),
    },
  })
}

/** Only these fields bind the quote and the order. */
export const wishOf = ({ quantity, mode, pay_type, merchant_no, parent_no }: Wish) => ({
  quantity,
  mode,
  pay_type,
  merchant_no,
  parent_no,
})
