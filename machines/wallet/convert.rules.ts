import * as v from 'valibot'
import { type Currency, minorOf, SCALE } from '#contract/money.ts'
import { type AccountName, CURRENCY_OF, type Quote } from '#contract/quote.ts'
import { AmountAsked } from '#contract/shapes.ts'
import type { Conversion, Way } from '#contract/wallet.ts'
import { problemsBy, type Problems } from '../lib/problems.ts'
import { exchanged } from './quote.rules.ts'

export interface ConvertForm {
  readonly account: AccountName
  readonly amount: string
}

/** What is confirmed: the wish, the PIN, and what the member was shown of it. */
export interface Conversed {
  readonly form: ConvertForm & { readonly act: Conversion; readonly quote_no: string; readonly payword: string }
  readonly quote: Quote
}

const Form = v.object({ account: v.string(), amount: AmountAsked })

export const waysFor = (ways: readonly Way[], act: Conversion): Way[] => ways.filter((way) => way.act === act)

export const wayOf = (ways: readonly Way[], act: Conversion, account: AccountName): Way | undefined =>
  waysFor(ways, act).find(({ from }) => from === account)

export function convertProblems(form: ConvertForm, way: Way | undefined): Problems<keyof ConvertForm> {
  const problems = problemsBy(Form, form)
  if (problems.amount) return problems
  const currency = CURRENCY_OF[form.account]
  const amount = minorIn(form.amount, currency)
  if (amount === undefined) return { amount: 'amount-places' }
  return way && amount < minorOf(way.least, currency) ? { amount: 'amount-least' } : {}
}

/** What would arrive now, in minor units; nothing while that cannot be said. */
export function expected({ account, amount }: ConvertForm, way: Way): { fee: bigint; net: bigint } | undefined {
  const [from, to] = [CURRENCY_OF[account], CURRENCY_OF[way.to]]
  const gross = v.is(AmountAsked, amount.trim()) ? minorIn(amount, from) : undefined
  return gross === undefined ? undefined : exchanged({ gross, from, to, rate: way.rate, feeRate: way.fee_rate })
}

const minorIn = (amount: string, currency: Currency): bigint | undefined =>
  (amount.trim().split('.')[1]?.length ?? 0) > SCALE[currency] ? undefined : minorOf(amount.trim(), currency)
