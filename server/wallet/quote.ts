import type { Taken } from '#contract/endpoint.ts'
import { decimalOf } from '#contract/money.ts'
import type { Quote } from '#contract/quote.ts'
import type { Conversion, wallet } from '#contract/wallet.ts'
import { exchanged } from '#machines/wallet/fee.rules.ts'
import { amountIn, houseAccount, openAccount } from '../ledger/accounts.ts'
import { CURRENCY } from '../ledger/kinds.ts'
import type { Leg } from '../ledger/post.ts'
import { grossOf, refuseIfOutOfTerms, type Leaving, makeQuote, type QuoteDraft } from '../ledger/quotes.ts'
import { termsOf } from '../ledger/terms.ts'
import { type Call, memberOf } from '../lib/call.ts'
import type { Sql } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'
import { refuseIfDoubted } from '../account/doubt.ts'
import { marketRate, pricesAt, worthIn } from './prices.ts'
import { availableIn } from '../ledger/holdings.ts'
import { BECOMES } from './ways.ts'

export const isRedeemed = (act: Conversion) => act === 'compose' || act === 'points_to_balance'

type Wish = Taken<typeof wallet.quote>

export async function quoteConversion(call: Call, wish: Wish): Promise<Quote> {
  const draft = await conversionOf(call.sql, memberOf(call).id, wish, call.now)
  return makeQuote(call, { ...draft, ...(wish.act === 'to_balance' && { leaves: await earned(call, draft) }) })
}

/** Paying out what a centre earned counts as leaving to strangers. */
async function earned(call: Call, { gross, says }: QuoteDraft): Promise<Leaving> {
  const { sql, now } = call
  const worth = worthIn(gross, CURRENCY[says.from], await pricesAt(sql, now))
  const isCentre = async () => memberOf(call).roles.includes('service')
  return { worth, mostStrange: await refuseIfDoubted(call, worth, isCentre) }
}

export async function conversionOf(
  sql: Sql,
  id: number,
  { act, account, amount }: Wish,
  now: Date,
): Promise<QuoteDraft> {
  const terms = await termsOf(sql, act, account, id, now)
  const becomes = BECOMES[act]
  const [currency, target] = [CURRENCY[account], CURRENCY[becomes]]
  const gross = grossOf(amount, account)
  const available = await availableIn(sql, id, account)
  const range = refuseIfOutOfTerms(gross, terms, { account, available })
  const rate = terms.rate ?? marketRate(currency, target, await pricesAt(sql, now)) ?? refuse('not-available')
  const { arrives, fee, net } = exchanged({ gross, from: currency, to: target, rate, feeRate: terms.feeRate })
  if (net <= 0n) refuse('invalid', { problems: { amount: 'amount-least' } })
  if (available < gross) refuse('amount-short', { range })
  const pool = await houseAccount(sql, 'pool', target)
  if (isRedeemed(act) && (await amountIn(sql, pool)) < net) refuse('pool-short')
  const [from, to] = [await openAccount(sql, id, account), await openAccount(sql, id, becomes)]
  const route = { sql, from, to, pool, currency, target, gross, arrives, fee, net }
  const moves = isRedeemed(act) ? await redeemed(route) : await converted(route)
  return {
    act,
    kind: isRedeemed(act) ? 'redeem' : 'convert',
    wish: { account, amount },
    gross,
    mostADay: terms.mostADay,
    legs: moves.filter((move) => move.amount > 0n),
    says: {
      from: account,
      to: becomes,
      receiver: null,
      gross: decimalOf(gross, currency),
      fee: decimalOf(fee, target),
      rate,
      net: decimalOf(net, target),
    },
  }
}

interface Route extends ReturnType<typeof exchanged> {
  readonly sql: Sql
  readonly from: bigint
  readonly to: bigint
  readonly pool: bigint
  readonly currency: (typeof CURRENCY)[keyof typeof CURRENCY]
  readonly target: (typeof CURRENCY)[keyof typeof CURRENCY]
  readonly gross: bigint
}

async function converted({ sql, from, to, currency, target, gross, arrives, fee }: Route): Promise<Leg[]> {
  const kept = { from: to, to: await houseAccount(sql, 'fees', target), amount: fee }
  if (currency === target) return [{ from, to, amount: gross }, kept]
  return [
    { from, to: await houseAccount(sql, 'exchange', currency), amount: gross },
    { from: await houseAccount(sql, 'exchange', target), to, amount: arrives },
    kept,
  ]
}

async function redeemed({ sql, from, to, pool, currency, gross, net }: Route): Promise<Leg[]> {
  return [
    { from, to: await houseAccount(sql, 'capital', currency), amount: gross },
    { from: pool, to, amount: net },
  ]
}
