import * as v from 'valibot'
import { Hours, PayTypes, type Offer } from '#contract/offer.ts'
import { decimalOf, minorOf } from '#contract/money.ts'
import type { Rail } from '#contract/order.ts'
import { AmountAsked, optional } from '#contract/shapes.ts'
import { problemsBy, type Problems } from '../lib/problems.ts'
import { exchanged, partsOf } from '../wallet/fee.rules.ts'

export interface OfferForm {
  readonly price: string
  readonly least: string
  readonly most: string
  readonly wanted: string
  readonly pay_types: Rail[]
  readonly hours: string
  readonly auto_accept: 0 | 1
}

const Asked = v.object({
  price: AmountAsked,
  least: AmountAsked,
  most: AmountAsked,
  wanted: AmountAsked,
  pay_types: PayTypes,
  hours: optional(Hours),
})

const bare = (amount: string): string => (amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount)
const unless0 = (amount: string): string => (/[1-9]/.test(amount) ? bare(amount) : '')

export const offerForm = (offer: Offer | null): OfferForm =>
  offer
    ? {
        ...offer,
        price: bare(offer.price),
        least: unless0(offer.least),
        most: unless0(offer.most),
        wanted: unless0(offer.wanted),
        pay_types: [...offer.pay_types],
      }
    : { price: '', least: '', most: '', wanted: '', pay_types: [], hours: '', auto_accept: 0 }

const isLess = (one: string, other: string): boolean => partsOf(one.trim()) < partsOf(other.trim())

export function offerProblems(form: OfferForm): Problems<keyof OfferForm> {
  const { least, most, wanted } = form
  const problems = problemsBy(Asked, form)
  if (problems.least) return problems
  return {
    ...(!problems.most && isLess(most, least) && { most: 'range-invalid' }),
    ...(!problems.wanted && isLess(wanted, least) && { wanted: 'amount-least' }),
    ...problems,
  }
}

export function costOf(quantity: string, price: string): string | undefined {
  if (!v.is(AmountAsked, quantity) || !v.is(AmountAsked, price)) return undefined
  const gross = minorOf(quantity.trim(), 'COIN')
  const { arrives } = exchanged({ gross, from: 'COIN', to: 'EUR', rate: price.trim(), feeRate: '0' })
  return decimalOf(arrives, 'EUR')
}
