import { DAY_S } from '#contract/time-units.ts'
import type { Taken } from '#contract/endpoint.ts'
import type { invest } from '#contract/invest.ts'
import { PURSE_OF } from '#contract/venture.ts'
import type { Purchase, PurchaseQuote } from '#contract/purchase.ts'
import { decimalOf } from '#contract/money.ts'
import { stopFee } from '#machines/invest/investment.rules.ts'
import { secondForLeaving } from '../factor/needed-for-quote.ts'
import { openAccount } from '../ledger/accounts.ts'
import { refuseIfStopped } from '../ledger/freezes.ts'
import { availableIn } from '../ledger/holdings.ts'
import { grossOf, makeQuote } from '../ledger/quotes.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { later, unix } from '../lib/clock.ts'
import { flag } from '../lib/flag.ts'
import { refuse } from '../lib/refuse.ts'
import { pricesAt, worthIn } from '../wallet/prices.ts'
import { estimateOf, leftOf, overTerm, textOf } from './present-venture.ts'
import { heldIn, type VentureRow, ventureOf } from './ventures.ts'

type Wish = Taken<typeof invest.quote>
export type VentureWish = Wish & { readonly kind: VentureRow['kind'] }

/** No limit by the day. */
const ANY_DAY = 2n ** 62n

/** Only these fields bind the quote and the purchase. */
export const wishOf = ({ kind, id, amount, num }: Pick<Wish, 'kind' | 'id' | 'amount' | 'num'>) => ({
  kind,
  id,
  amount: amount ?? '',
  num: num ?? 0,
})

const isByPiece = ({ kind }: VentureRow) => kind === 'robot' || kind === 'subscribe'

export function askedOf(
  row: VentureRow,
  { amount, num }: Pick<Wish, 'amount' | 'num'>,
): { gross: bigint; num: number } {
  if (isByPiece(row)) {
    if (num === undefined) refuse('invalid', { problems: { num: 'number-required' } })
    return { gross: row.unit * BigInt(num), num }
  }
  if (amount === '') refuse('invalid', { problems: { amount: 'amount-required' } })
  const gross = grossOf(amount, PURSE_OF[row.currency])
  if (gross % row.unit !== 0n) refuse('invalid', { problems: { amount: 'amount-step' } })
  return { gross, num: 1 }
}

interface Bounds {
  readonly gross: bigint
  readonly held: bigint
  readonly available: bigint
}

/** In the order in which a member can do something about it. */
export function refuseIfVentureClosed(row: VentureRow, { gross, held, available }: Bounds): void {
  const text = (amount: bigint) => decimalOf(amount, row.currency)
  if (row.status === 'sold_out' || row.status === 'full')
    refuse('quota-short', { range: { least: text(row.least), most: text(leftOf(row)) } })
  if (row.status !== 'open' || row.suspended_at || row.unpriced) refuse('venture-closed')
  const more = row.most - held
  const most = more < leftOf(row) ? more : leftOf(row)
  const range = { least: text(row.least), most: text(most > 0n ? most : 0n) }
  if (gross < row.least) refuse('invalid', { problems: { [isByPiece(row) ? 'num' : 'amount']: 'amount-least' }, range })
  if (gross > more) refuse('limit-reached', { range })
  if (gross > leftOf(row)) refuse('quota-short', { range })
  if (gross > available)
    refuse('currency-needed', {
      currency: row.currency,
      short_by: text(gross - available),
      return_to: placeOf(row),
    })
}

function placeOf({ kind, id }: VentureRow): string {
  if (kind === 'project') return `/pages/project/detail?id=${id}`
  return kind === 'subscribe' ? `/pages/index/cp_info?id=${id}` : `/pages/ai/ai_detail?id=${id}&kind=${kind}`
}

export async function quoteVenture(call: Call, wish: VentureWish): Promise<PurchaseQuote> {
  const { sql, now } = call
  const { id } = memberOf(call)
  const row = (await ventureOf(sql, now, wish.kind, wish.id)) ?? refuse('missing')
  await refuseIfStopped(sql, id, now)
  const account = PURSE_OF[row.currency]
  const { gross, num } = askedOf(row, wish)
  const held = (await heldIn(sql, id, row.id)).amount
  refuseIfVentureClosed(row, { gross, held, available: await availableIn(sql, id, account) })
  const estimate = await estimateOf(call, row)
  const text = (amount: bigint) => decimalOf(amount, row.currency)
  const from = await openAccount(sql, id, account)
  const quote = await makeQuote(call, {
    act: 'invest',
    kind: 'invest',
    wish: wishOf(wish),
    gross,
    mostADay: ANY_DAY,
    ...(await secondForLeaving(call, worthIn(gross, row.currency, await pricesAt(sql, now)))),
    // There is no escrow before there is an order; the purchase opens it.
    legs: [{ from, to: from, amount: gross }],
    says: {
      from: account,
      to: account,
      receiver: null,
      gross: text(gross),
      fee: text(0n),
      rate: row.rate,
      net: text(gross),
    },
    plan: { version: row.rate_version, high: estimate.high, num } satisfies Plan,
  })
  return { ...quote, purchase: presentPurchase(call, row, { gross, num, high: overTerm(row, gross, estimate) }) }
}

export interface Plan {
  readonly version: number
  readonly high: string
  readonly num: number
}

function presentPurchase(
  call: Call,
  row: VentureRow,
  { gross, num, high }: { gross: bigint; num: number; high: bigint },
): Purchase {
  const text = (amount: bigint) => decimalOf(amount, row.currency)
  return {
    kind: row.kind,
    id: row.id,
    title: textOf(row, call).title,
    num,
    rate_version: row.rate_version,
    shares: null,
    low: text(0n),
    high: text(high),
    cool_time: unix(later(call.now, DAY_S)),
    end_time: unix(later(call.now, row.term_days * DAY_S)),
    stop_fee: text(stopFee(gross, row.fee_rate, 'running')),
    moves: flag(row.currency !== 'EUR'),
  }
}
