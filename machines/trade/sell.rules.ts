import * as v from 'valibot'
import { minorOf, SCALE, shortAmount } from '#contract/money.ts'
import { Phrase, type Mode, type Rail, type TradeOrder } from '#contract/order.ts'
import type { Problem } from '#contract/problems.ts'
import { AmountAsked, Line } from '#contract/shapes.ts'
import type { SellStart } from '#contract/trade.ts'
import { problemsBy, type Problems } from '../lib/problems.ts'
import { exchanged } from '../wallet/quote.rules.ts'

export interface SellForm {
  readonly quantity: string
  readonly mode: Mode
  readonly pay_type: Rail
  readonly merchant_no: string
  readonly phrase: string
}

/** What is wrong with a field; two of them can only be known here, where it is known what there is. */
export type SellProblem = Problem | 'amount-available' | 'amount-today'
export type SellProblems = Problems<Exclude<keyof SellForm, 'quantity'>> & { quantity?: SellProblem }

export const NOTHING: SellForm = { quantity: '', mode: 'normal', pay_type: 'wallet', merchant_no: '', phrase: '' }

/** A sale that has not begun, and the order that it goes on from. */
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
const Plain = v.object({ quantity: AmountAsked })
const ForOne = v.object({ quantity: AmountAsked, merchant_no: MerchantNo })
const ByPhrase = v.object({ quantity: AmountAsked, phrase: Phrase })

/** What each way of finding a merchant asks for. */
const PROBLEMS: Readonly<Record<Mode, (form: SellForm) => SellProblems>> = {
  normal: (form) => problemsBy(Plain, form),
  member: (form) => problemsBy(ForOne, form),
  password: (form) => problemsBy(ByPhrase, form),
}

const coins = (amount: string) => minorOf(amount, 'COIN')
const isTooFine = (amount: string) => (/^\d+\.(\d+)$/.exec(amount)?.[1]?.length ?? 0) > SCALE.COIN

/** Why so many coins cannot be sold now. */
function quantityProblem(quantity: string, { limits, balance }: Limits): SellProblem | undefined {
  const asked = coins(quantity)
  if (asked < coins(limits.min)) return 'amount-least'
  if (asked > coins(limits.max)) return 'amount-most'
  if (asked > coins(balance.available)) return 'amount-available'
  return asked > coins(limits.today_left) ? 'amount-today' : undefined
}

export function sellProblems(form: SellForm, start: Limits): SellProblems {
  const problems = PROBLEMS[form.mode](form)
  const asked = form.quantity.trim()
  if (isTooFine(asked)) return { ...problems, quantity: 'amount-places' }
  const quantity = problems.quantity ?? quantityProblem(asked, start)
  return quantity ? { ...problems, quantity } : problems
}

/** All of it that may be sold at once. */
export function mostNow({ limits, balance }: Limits): string {
  const found = [balance.available, limits.max, limits.today_left]
  return found.reduce((least, one) => (coins(one) < coins(least) ? one : least))
}

/** What a quantity brings at the price of now, in cents; nothing while it cannot be read. */
export function preview(quantity: string, { market, fee }: Pick<SellStart, 'market' | 'fee'>) {
  if (!v.is(AmountAsked, quantity)) return undefined
  const { arrives, ...less } = exchanged({
    gross: coins(quantity.trim()),
    from: 'COIN',
    to: 'EUR',
    rate: market.unit_price,
    feeRate: fee.rate,
  })
  const fixed = minorOf(fee.fixed, 'EUR')
  return { amount: arrives, fee: less.fee + fixed, net: less.net - fixed }
}

/** The form of an order that is begun again: all but its phrase, which nobody kept. */
export const formAgain = ({ quantity, mode, pay_type, merchant_no }: TradeOrder): SellForm => ({
  quantity: shortAmount(quantity),
  mode,
  pay_type,
  merchant_no: mode === 'member' ? merchant_no : '',
  phrase: '',
})
