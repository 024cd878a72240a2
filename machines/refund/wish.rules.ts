import * as v from 'valibot'
import { decimalOf, minorOf } from '#contract/money.ts'
import { Images } from '#contract/order.ts'
import { problem } from '#contract/problems.ts'
import type { ShopOrderInfo } from '#contract/shop-order.ts'
import {
  REFUND_REASONS,
  type Refundable,
  RefundAppeal,
  RefundExplain,
  type RefundReason,
} from '#contract/shop-refund.ts'
import { problemsBy, type Problems } from '../lib/problems.ts'

export interface RefundWish {
  readonly call: 'refund'
  readonly item_ids: readonly number[]
  readonly reason: RefundReason | ''
  readonly explain: string
  readonly images: readonly string[]
}
export interface AppealWish {
  readonly call: 'refund_appeal'
  readonly explain: string
}
/** What is written about a return. */
export type ReturnWish = RefundWish | AppealWish
export type ReturnField = 'item_ids' | 'reason' | 'explain' | 'images'

const Refund = v.object({
  item_ids: v.pipe(v.array(v.number()), v.minLength(1, problem('required'))),
  reason: v.picklist(REFUND_REASONS, problem('reason-required')),
  explain: RefundExplain,
  images: Images,
})
const Appeal = v.object({ explain: RefundAppeal })

export const returnProblems = (wish: ReturnWish): Problems<ReturnField> =>
  wish.call === 'refund_appeal'
    ? problemsBy(Appeal, wish)
    : problemsBy(Refund, {
        ...wish,
        item_ids: [...wish.item_ids],
        reason: wish.reason as RefundReason,
        images: [...wish.images],
      })

export interface Back {
  readonly goods: string
  readonly freight: string
  readonly amount: string
  readonly points: number
}

/** What comes back of those lines; what it cost to send them does with the last of the order alone. */
export function backOf({ items, freight }: Refundable, ids: readonly number[]): Back {
  const chosen = items.filter(({ item_id }) => ids.includes(item_id))
  const goods = chosen.reduce((sum, { amount }) => sum + minorOf(amount, 'EUR'), 0n)
  const carriage = chosen.length > 0 && chosen.length === items.length ? minorOf(freight, 'EUR') : 0n
  return {
    goods: decimalOf(goods, 'EUR'),
    freight: decimalOf(carriage, 'EUR'),
    amount: decimalOf(goods + carriage, 'EUR'),
    points: chosen.reduce((sum, { points }) => sum + points, 0),
  }
}

/** What is written of a return, and its pictures, until it is sent: the next one of the same order begins anew. */
export const writtenFor = (
  call: ReturnWish['call'],
  { order_no, refund }: Pick<ShopOrderInfo, 'order_no' | 'refund'>,
) => `${call}/${order_no}/${refund?.id ?? 0}`
