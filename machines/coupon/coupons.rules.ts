import type { Coupon, MemberCoupon, MemberCouponTab } from '#contract/coupon.ts'

/** What is given away now, and the member's own. */
export type CouponTab = 'index' | MemberCouponTab

/** Of one store, or for one of its goods. */
export interface CouponsOf {
  readonly store_id?: number
  readonly goods_id?: number
}

export type CouponRow = Coupon | MemberCoupon

export const isMine = (row: CouponRow): row is MemberCoupon => 'coupon_id' in row

export const mayTake = (row: CouponRow | undefined): boolean => row !== undefined && !isMine(row) && row.can_take === 1

/** As it is once a member has one more of it. */
export function oneTaken<Row extends CouponRow>(row: Row): Row {
  if (isMine(row)) return row
  const { got, left, limit, total } = row
  const rest = total === 0 ? left : Math.max(0, left - 1)
  const isLast = got + 1 >= limit || (total > 0 && rest === 0)
  return { ...row, got: got + 1, left: rest, can_take: isLast ? 0 : 1 }
}

/** Whoever refuses knows more than is shown. */
export const shut = <Row extends CouponRow>(row: Row, why: string): Row =>
  isMine(row) ? row : { ...row, can_take: 0, why_not: why }
