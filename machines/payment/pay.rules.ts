import { decimalOf, minorOf } from '#contract/money.ts'
import type { Checkout, GatewayMethod, PayBar, PayMethod, PayWay } from '#contract/payment.ts'

export type OwnMethod = Exclude<PayMethod, GatewayMethod>
export const isOwn = (code: PayMethod): code is OwnMethod => code === 'balance' || code === 'credit'

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

const difference = (more: string, less: string) => decimalOf(minorOf(more, 'EUR') - minorOf(less, 'EUR'), 'EUR')

export const leftOf = ({ available = '0' }: PayWay, amount: string): string => difference(available, amount)

/** What is missing in an account; of several, in the one that misses least. */
export const missingIn = ({ methods, amount }: Pick<Checkout, 'methods' | 'amount'>): string =>
  methods
    .filter(({ reason }) => reason === 'amount-short')
    .map(({ available = '0' }) => difference(amount, available))
    .reduce((least, one) => (minorOf(one, 'EUR') < minorOf(least, 'EUR') ? one : least), amount)
