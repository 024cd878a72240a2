import * as v from 'valibot'
import { minorOf } from '#contract/money.ts'
import type { Buyer, Buyers, SellStart } from '#contract/trade.ts'
import { AmountAsked } from '#contract/shapes.ts'
import type { Sale } from './buyers.flow.ts'
import type { SellForm } from './sell.rules.ts'

/** What may be asked for: nothing while it is no amount. */
export const saleOf = ({ quantity, pay_type }: Pick<SellForm, 'quantity' | 'pay_type'>): Sale => ({
  quantity: v.is(AmountAsked, quantity) && minorOf(quantity.trim(), 'COIN') > 0n ? quantity.trim() : '',
  pay_type,
})

export type Misfit = 'rail' | 'quantity'

/** Why this merchant does not buy that; nothing where they do. */
export function misfitOf({ least, most, pay_types }: Buyer, { quantity, pay_type }: Sale): Misfit | undefined {
  if (!pay_types.includes(pay_type)) return 'rail'
  if (quantity === '') return undefined
  const asked = minorOf(quantity, 'COIN')
  return minorOf(least, 'COIN') <= asked && asked <= minorOf(most, 'COIN') ? undefined : 'quantity'
}

export const fitting = (buyers: Buyers | undefined, sale: Sale): readonly Buyer[] =>
  buyers?.list.filter((buyer) => misfitOf(buyer, sale) === undefined) ?? []

export interface Priced {
  /** What the amount beside it is reckoned at. */
  readonly price: string
  /** Nobody pays less; the same where it is one merchant's own price. */
  readonly floor: string
  readonly named?: Buyer
}

/** At which price a sale is reckoned: that of whoever is named, else the best of those who buy it. */
export function pricedOf(
  form: Pick<SellForm, 'quantity' | 'pay_type' | 'mode' | 'merchant_no'>,
  buyers: Buyers | undefined,
  { market }: Pick<SellStart, 'market'>,
): Priced {
  const there = fitting(buyers, saleOf(form))
  const floor = buyers?.floor.price ?? market.unit_price
  const named = form.mode === 'member' ? there.find(({ merchant_no }) => merchant_no === form.merchant_no) : undefined
  if (named) return { price: named.price, floor: named.price, named }
  return { price: (form.mode === 'normal' && there[0]?.price) || floor, floor }
}
