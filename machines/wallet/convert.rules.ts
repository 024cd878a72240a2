import * as v from 'valibot'
import { type Currency, minorOf, SCALE } from '#contract/money.ts'
import { type AccountName, CURRENCY_OF, type Quote } from '#contract/quote.ts'
import { AmountAsked } from '#contract/shapes.ts'
import type { Conversion, Way } from '#contract/wallet.ts'
import type { Problems } from '../lib/problems.ts'
import { amountProblem, type Bounds } from './amount.rules.ts'
import { exchanged } from './fee.rules.ts'

export interface ConvertForm {
  readonly account: AccountName
  readonly amount: string
}

export interface Conversed {
  readonly form: ConvertForm & { readonly act: Conversion; readonly quote_no: string; readonly payword: string }
  readonly quote: Quote
}

export const waysFor = (ways: readonly Way[], act: Conversion): Way[] => ways.filter((way) => way.act === act)

const wayOf = (ways: readonly Way[], act: Conversion, account: AccountName): Way | undefined =>
  waysFor(ways, act).find(({ from }) => from === account)

export const wayBounds = (way: Way | undefined): Bounds =>
  way ? { least: way.least, today: way.today_left, available: way.available } : {}

interface Args {
  readonly ways: readonly Way[]
  readonly act: Conversion
}

export function convertProblems(form: ConvertForm, { ways, act }: Args): Problems<keyof ConvertForm> {
  const bounds = wayBounds(wayOf(ways, act, form.account))
  const amount = amountProblem(form.amount, CURRENCY_OF[form.account], bounds)
  return amount ? { amount } : {}
}

/** In minor units. */
export function expected({ account, amount }: ConvertForm, way: Way): { fee: bigint; net: bigint } | undefined {
  const [from, to] = [CURRENCY_OF[account], CURRENCY_OF[way.to]]
  const gross = v.is(AmountAsked, amount.trim()) ? minorIn(amount, from) : undefined
  return gross === undefined ? undefined : exchanged({ gross, from, to, rate: way.rate, feeRate: way.fee_rate })
}

const minorIn = (amount: string, currency: Currency): bigint | undefined =>
  (amount.trim().split('.')[1]?.length ?? 0) > SCALE[currency] ? undefined : minorOf(amount.trim(), currency)
