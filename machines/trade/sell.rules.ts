import * as v from 'valibot'
import { decimalOf, minorOf, shortAmount } from '#contract/money.ts'
import { Phrase, type Mode, type Rail, type TradeOrder } from '#contract/order.ts'
import type { Problem } from '#contract/problems.ts'
import type { Quote } from '#contract/quote.ts'
import { AmountAsked, Line } from '#contract/shapes.ts'
import type { SellStart } from '#contract/trade.ts'
import { problemsBy, type Problems } from '../lib/problems.ts'
import { amountProblem, upperOf } from '../wallet/amount.rules.ts'
import { exchanged, partsOf } from '../wallet/fee.rules.ts'

export interface SellForm {
  readonly quantity: string
  readonly mode: Mode
  readonly pay_type: Rail
  readonly merchant_no: string
  /** Of whoever was chosen among those who buy now; nothing where a number was typed. */
  readonly merchant_name: string
  readonly phrase: string
  /** The price of one coin that stood beside the amount; nothing where none did. */
  readonly seen: string
}

export type SellProblems = Problems<keyof SellForm>

export const NOTHING: SellForm = {
  quantity: '',
  mode: 'normal',
  pay_type: 'wallet',
  merchant_no: '',
  merchant_name: '',
  phrase: '',
  seen: '',
}

export interface Draft {
  readonly form: SellForm
  readonly parent: string
}

type Limits = Pick<SellStart, 'limits' | 'balance'>

const MerchantNo = v.pipe(
  Line,
  v.minLength(1, 'merchant-required' satisfies Problem),
  v.regex(/^\d{8}$/, 'merchant-unknown' satisfies Problem),
)
const ForOne = v.object({ merchant_no: MerchantNo })
const ByPhrase = v.object({ phrase: Phrase })

const PROBLEMS: Readonly<Record<Mode, (form: SellForm) => SellProblems>> = {
  normal: () => ({}),
  member: (form) => problemsBy(ForOne, form),
  password: (form) => problemsBy(ByPhrase, form),
}

export const quantityBounds = ({ limits, balance }: Limits) => ({
  least: limits.min,
  most: limits.max,
  today: limits.today_left,
  available: balance.available,
})

export function sellProblems(form: SellForm, start: Limits): SellProblems {
  const quantity = amountProblem(form.quantity, 'COIN', quantityBounds(start))
  return { ...PROBLEMS[form.mode](form), ...(quantity && { quantity }) }
}

export const PORTIONS = [25, 50, 100] as const
export type Portion = (typeof PORTIONS)[number]

/** So many of a hundred of what there is, rounded down; nothing where an order may not be of that many. */
export function portionOf(portion: Portion, start: Limits): string | undefined {
  const coins = (minorOf(start.balance.available, 'COIN') * BigInt(portion)) / 100n
  const quantity = shortAmount(decimalOf(coins, 'COIN'))
  return amountProblem(quantity, 'COIN', quantityBounds(start)) ? undefined : quantity
}

export const mostNow = (start: Limits): string => upperOf(quantityBounds(start), 'COIN')?.text ?? start.limits.max

/** In cents. */
export function preview(quantity: string, price: string, fee: SellStart['fee']) {
  if (!v.is(AmountAsked, quantity)) return undefined
  const gross = minorOf(quantity.trim(), 'COIN')
  const { arrives, ...less } = exchanged({ gross, from: 'COIN', to: 'EUR', rate: price, feeRate: fee.rate })
  const fixed = minorOf(fee.fixed, 'EUR')
  return { amount: arrives, fee: less.fee + fixed, net: less.net - fixed }
}

export const isSamePrice = (one: string, other: string): boolean => partsOf(one) === partsOf(other)

/** The same quote at the price that was seen before it was asked for. */
export function asSeen(quote: Quote, { quantity, seen }: SellForm, fee: SellStart['fee']): Quote {
  const brought = preview(quantity, seen, fee)
  return {
    ...quote,
    rate: seen,
    ...(brought && { fee: decimalOf(brought.fee, 'EUR'), net: decimalOf(brought.net, 'EUR') }),
  }
}

/** All but its phrase, which nobody kept. */
export const formAgain = ({ quantity, mode, pay_type, merchant_no }: TradeOrder): SellForm => ({
  ...NOTHING,
  quantity: shortAmount(quantity),
  mode,
  pay_type,
  merchant_no: mode === 'member' ? merchant_no : '',
})
