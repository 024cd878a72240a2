import { decimalOf, minorOf } from '#contract/money.ts'
import type { Checkout, PayBar, PayMethod, PayWay } from '#contract/payment.ts'

/** Only the phone knows where it runs. */
const barHere = ({ code }: PayWay, isInside: boolean): PayBar | '' =>
  code === 'wechat_mini' && !isInside ? 'only-inside' : ''

export interface Offered extends PayWay {
  /** Of this phone; the server's own reasons come with their words. */
  readonly here: PayBar | ''
}

export const offeredIn = ({ methods }: Pick<Checkout, 'methods'>, isInside: boolean): readonly Offered[] =>
  methods.map((way) => ({ ...way, here: way.enabled === 1 ? barHere(way, isInside) : '' }))

export const isOpen = ({ enabled, here }: Offered): boolean => enabled === 1 && here === ''

export const chosenIn = (ways: readonly Offered[], chosen: PayMethod | undefined): Offered | undefined =>
  ways.find((way) => way.code === chosen && isOpen(way)) ?? ways.find(isOpen)

type Priced = Pick<Checkout, 'amount' | 'currency'>
type Held = Pick<PayWay, 'available'>

const difference = (more: string, less: string, currency: Checkout['currency']) =>
  decimalOf(minorOf(more, currency) - minorOf(less, currency), currency)

export const leftOf = ({ available = '0' }: Held, { amount, currency }: Priced): string =>
  difference(available, amount, currency)

export const missingIn = ({ available = '0' }: Held, { amount, currency }: Priced): string =>
  difference(amount, available, currency)

/** The account that holds too little: of several, the balance, which can be filled. */
export function shortIn({ methods }: Pick<Checkout, 'methods'>): PayWay | undefined {
  const short = methods.filter(({ reason }) => reason === 'amount-short')
  return short.find(({ code }) => code === 'balance') ?? short[0]
}

/** What is signed of a payment: what is paid, out of which account, and how much. */
export const signedOf = (orderNo: string, account: string, amount: string): string => `${orderNo} ${account} ${amount}`
