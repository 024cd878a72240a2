import type { Selectable, Updateable } from 'kysely'
import type { CouponScope, CouponType } from '#contract/coupon.ts'
import type { MemberCouponState } from '#machines/coupon/member-coupon.lifecycle.ts'
import type { MemberCouponMove } from '#machines/coupon/member-coupon.rules.ts'
import type { Giver } from '#machines/shop-order/price.rules.ts'
import type { Moving } from '../lib/move-record.ts'
import type { MemberCoupon } from '../schema.ts'
import type { ByLocale } from '../lib/by-locale.ts'

export type MemberCouponRow = Selectable<MemberCoupon>
export type MemberCouponChange = Updateable<MemberCoupon>

export interface MoveDetails {
  /** That holds it. */
  readonly order: number
  /** Where a voucher was used, and by whom at the desk of the house. */
  readonly store: number
  readonly operator: number
}

export type MovingMemberCoupon = Moving<MemberCouponRow, MemberCouponMove, MoveDetails>

/** What is said of a coupon wherever it stands. */
export interface AboutRow {
  readonly names: ByLocale<string>
  readonly type: CouponType
  readonly amount: bigint
  readonly percent: number
  readonly min_amount: bigint
  readonly scope: CouponScope
  readonly scope_ids: readonly number[]
  readonly scope_names: readonly ByLocale<string>[]
  /** Whoever bears it; the house, where there is none. */
  readonly store_id: number | null
  readonly store_texts: ByLocale<{ readonly name: string }> | null
}

export interface OwnRow extends AboutRow {
  readonly id: number
  readonly coupon_id: number
  readonly state: MemberCouponState
  readonly starts_at: Date
  readonly ends_at: Date
  readonly used_at: Date | null
  readonly order_no: string | null
}

export interface GivenRow extends AboutRow {
  readonly id: number
  readonly total: number
  readonly taken: number
  readonly most: number
  readonly got: number
  readonly starts_at: Date
  readonly ends_at: Date | null
  readonly valid_days: number | null
}

export const giverOf = ({ store_id: store }: Pick<AboutRow, 'store_id'>): Giver => (store === null ? 'house' : 'store')

/** As it is by now, also before the sweep comes by. */
export const stateAt = ({ state, ends_at: ends }: Pick<OwnRow, 'state' | 'ends_at'>, now: Date): MemberCouponState =>
  state === 'unused' && ends <= now ? 'expired' : state
