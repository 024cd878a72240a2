import * as v from 'valibot'
import type { Given } from '#contract/endpoint.ts'
import type { Problem } from '#contract/problems.ts'
import { CURRENCY_OF, type Quote } from '#contract/quote.ts'
import { AmountAsked } from '#contract/shapes.ts'
import { decimalOf, minorOf } from '#contract/money.ts'
import {
  ACCOUNTS_OF,
  type Method,
  type Way,
  type withdrawal,
  type WithdrawalAccount,
  WithdrawalQuote,
} from '#contract/withdrawal.ts'
import { checks, type Problems } from '../lib/problems.ts'
import { amountProblem, type Bounds } from '../wallet/amount.rules.ts'
import { lessFees } from '../wallet/fee.rules.ts'

export type WithdrawalCounter = Given<typeof withdrawal.counter>

export interface WithdrawForm {
  method: Method
  account: WithdrawalAccount
  amount: string
  /** Which bank account or address of theirs it goes to; 0 is the one that stands first. */
  dest: number
}

export const nothingOf = (method: Method, dest = 0): WithdrawForm => ({
  method,
  account: ACCOUNTS_OF[method][0],
  amount: '',
  dest,
})

type Where = Pick<WithdrawForm, 'method' | 'dest'>

export const destOf = ({ method, dest }: Where): { bank_id?: number; address_id?: number } =>
  dest === 0 ? {} : method === 'bank' ? { bank_id: dest } : { address_id: dest }

export const wayOf = (
  counter: WithdrawalCounter,
  { method, account }: Pick<WithdrawForm, 'method' | 'account'>,
): Way | undefined => counter.methods.find((way) => way.method === method && way.account === account)

export const isOpen = ({ methods }: WithdrawalCounter, method: Method): boolean =>
  methods.some((way) => way.method === method && way.open === 1)

export function whereOf(quote: Quote): Pick<WithdrawalQuote, 'dest' | 'cool_time'> {
  if (!v.is(WithdrawalQuote, quote)) return { dest: '', cool_time: null }
  const { dest, cool_time } = quote
  return { dest, cool_time }
}

const Form = v.object({ amount: AmountAsked })

export function withdrawBounds(counter: WithdrawalCounter | undefined, form: WithdrawForm): Bounds {
  const way = counter && wayOf(counter, form)
  return way ? { least: way.min, most: way.max, today: way.today_left, available: way.available } : {}
}

interface Args {
  readonly counter?: WithdrawalCounter
}

const amountIn = (form: WithdrawForm, counter: WithdrawalCounter | undefined): Problem | undefined =>
  amountProblem(form.amount, CURRENCY_OF[form.account], withdrawBounds(counter, form))

export const withdrawProblems = checks<WithdrawForm, Args>(Form, (form, _, { counter }) => {
  const amount = amountIn(form, counter)
  return amount ? ({ amount } as Problems<keyof WithdrawForm>) : {}
})

export function costOf(counter: WithdrawalCounter, form: WithdrawForm): { fee: string; net: string } | undefined {
  const way = wayOf(counter, form)
  if (!way || amountIn(form, counter)) return undefined
  const currency = CURRENCY_OF[form.account]
  const { fee, net } = lessFees({
    gross: minorOf(form.amount, currency),
    currency,
    feeRate: way.fee_rate,
    feeFixed: minorOf(way.fee_fixed, currency),
  })
  return net > 0n ? { fee: decimalOf(fee, currency), net: decimalOf(net, currency) } : undefined
}
