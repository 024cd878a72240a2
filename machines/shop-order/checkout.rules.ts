import type { Asked, Given } from '#contract/endpoint.ts'
import type { OrderConfirm, OrderGoods, shopOrder } from '#contract/shop-order.ts'

type Quoted = Asked<typeof shopOrder.confirm>

/** What the address says: lines of the cart, or so many of one variant; and where it goes. */
export type Wanted = Readonly<Pick<Quoted, 'from' | 'cart_ids' | 'variant_id' | 'num' | 'address_id'>>

/** What is told besides. */
export interface Told {
  readonly remark: string
  readonly use_points: 0 | 1
  /** 0: none; the best that fits, where none is said. */
  readonly member_coupon_id?: number | undefined
}
export const NOTHING_TOLD: Told = { remark: '', use_points: 0 }

/** What is told is what was quoted of it. */
export const toldOf = (told: Told, { points, member_coupon_id }: OrderConfirm): Told => ({
  ...told,
  use_points: points.used,
  member_coupon_id: told.member_coupon_id === undefined ? undefined : member_coupon_id,
})

export type Creating = Omit<Asked<typeof shopOrder.create>, 'idem'>
export type Made = Given<typeof shopOrder.create>

export const isPointsShort = ({ price, available }: OrderConfirm): boolean => (available.points ?? 0) < price.pay_points

export type Move =
  | { readonly what: 'price' | 'number'; readonly before: OrderGoods; readonly now: OrderGoods }
  | { readonly what: keyof typeof PARTS }

/** What is compared as it was said. */
const PARTS = {
  freight: ({ price }: OrderConfirm) => price.freight,
  coupon: ({ price, member_coupon_id }: OrderConfirm) => [price.coupon, member_coupon_id],
  points: ({ price }: OrderConfirm) => price.points,
  days: ({ days }: OrderConfirm) => days,
  address: ({ address }: OrderConfirm) => address?.full_text,
  pay: ({ price }: OrderConfirm) => [price.pay, price.pay_points],
  minutes: ({ pay_minutes }: OrderConfirm) => pay_minutes,
  returns: ({ return_days }: OrderConfirm) => return_days,
  earns: ({ earns }: OrderConfirm) => earns,
}

function linesMoved(before: OrderConfirm, { items }: OrderConfirm): Move[] {
  return items.flatMap((now) => {
    const line = before.items.find(({ variant_id }) => variant_id === now.variant_id)
    if (!line) return []
    const isPriced = line.price !== now.price || line.points_price !== now.points_price
    return [
      ...(isPriced ? [{ what: 'price' as const, before: line, now }] : []),
      ...(line.num === now.num ? [] : [{ what: 'number' as const, before: line, now }]),
    ]
  })
}

/** What is no longer as it was shown, one by one. */
export function movesBetween(before: OrderConfirm, now: OrderConfirm): Move[] {
  const parts = Object.entries(PARTS) as [keyof typeof PARTS, (of: OrderConfirm) => unknown][]
  return [
    ...linesMoved(before, now),
    ...parts.flatMap(([what, said]) => (JSON.stringify(said(before)) === JSON.stringify(said(now)) ? [] : [{ what }])),
  ]
}

export const askedOf = ({ wanted, told }: { readonly wanted: Wanted; readonly told: Told }) => ({
  ...wanted,
  use_points: told.use_points,
  ...(told.member_coupon_id !== undefined && { member_coupon_id: told.member_coupon_id }),
})

/** No coupon, or one that fits. */
export const fitsIn = ({ coupons }: OrderConfirm, wanted: number): boolean =>
  wanted === 0 || coupons.some(({ coupon: { id }, fits }) => id === wanted && fits === 1)

/** What was told before it holds as far as it still can. */
export const learned = (told: Told, confirm: OrderConfirm) => ({
  confirm,
  before: undefined,
  told: toldOf(told, confirm),
  trouble: undefined,
})
