import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Idem } from './quote.ts'
import { Amount, Count, Flag, Id, Moment, Page, Paged } from './shapes.ts'

export const COUPON_TYPES = ['amount_off', 'percent_off', 'in_store_voucher'] as const
export type CouponType = (typeof COUPON_TYPES)[number]

export const COUPON_SCOPES = ['all', 'category', 'goods'] as const
export type CouponScope = (typeof COUPON_SCOPES)[number]

/** Held for an order that is not paid yet. */
export const MEMBER_COUPON_STATUSES = ['unused', 'held', 'used', 'expired'] as const
export type MemberCouponStatus = (typeof MEMBER_COUPON_STATUSES)[number]

export const MEMBER_COUPON_TABS = ['unused', 'used', 'expired'] as const
export type MemberCouponTab = (typeof MEMBER_COUPON_TABS)[number]

export const MEMBER_COUPON_ACTS = ['use', 'show_code'] as const
export type MemberCouponAct = (typeof MEMBER_COUPON_ACTS)[number]

const About = {
  name: v.string(),
  type: v.picklist(COUPON_TYPES),
  /** Of money, or of a hundred; the other one is nothing. */
  amount: Amount,
  percent: Count,
  /** From which sum of the goods it is for. */
  min_amount: Amount,
  scope: v.picklist(COUPON_SCOPES),
  scope_text: v.string(),
  /** The categories or the goods that it is for; none where it is for all. */
  scope_ids: v.array(Id),
  /** 0: the house's. */
  store_id: Count,
  store_name: v.string(),
}

export const Coupon = v.object({
  id: v.number(),
  ...About,
  /** 0: no end of them. */
  total: Count,
  left: Count,
  /** How many one member may have, and has. */
  limit: Count,
  got: Count,
  can_take: Flag,
  /** Why it cannot be taken; empty where it can. */
  why_not: v.string(),
  /** Until a date, or for so many days from when it is received. */
  valid_type: v.picklist(['dates', 'days']),
  valid_days: Count,
  start_time: Moment,
  end_time: v.nullable(Moment),
})
export type Coupon = v.InferOutput<typeof Coupon>

export const MemberCoupon = v.object({
  id: v.number(),
  coupon_id: v.number(),
  ...About,
  status: v.picklist(MEMBER_COUPON_STATUSES),
  start_time: Moment,
  end_time: Moment,
  used_time: v.nullable(Moment),
  /** Of the order that holds it or used it; empty where none does. */
  order_no: v.string(),
  allowed: v.array(v.picklist(MEMBER_COUPON_ACTS)),
})
export type MemberCoupon = v.InferOutput<typeof MemberCoupon>

export const coupon = {
  index: endpoint({
    path: '/shop/coupon/index',
    access: 'optional',
    takes: v.object({ ...Page.entries, store_id: v.optional(Id), goods_id: v.optional(Id) }),
    gives: Paged(Coupon),
    refusals: ['invalid'],
    summary: 'Coupons that are given away now; of one store, or for one of its goods.',
  }),
  receive: endpoint({
    path: '/shop/coupon/receive',
    access: 'member',
    writes: true,
    takes: v.object({ id: Id, idem: Idem }),
    gives: MemberCoupon,
    refusals: ['invalid', 'missing', 'coupon-gone', 'coupon-limit', 'coupon-over', 'key-reused'],
    summary: 'Takes one of them: no more than there are, and no more than one member may have.',
  }),
  my: endpoint({
    path: '/shop/coupon/my',
    access: 'member',
    takes: v.object({ ...Page.entries, status: v.optional(v.picklist(MEMBER_COUPON_TABS), 'unused') }),
    gives: v.object({
      ...Paged(MemberCoupon).entries,
      counts: v.object({ unused: Count, used: Count, expired: Count }),
    }),
    refusals: ['invalid'],
    summary: 'The member’s own. One that is held for an order is among the unused ones.',
  }),
  code: endpoint({
    path: '/shop/coupon/code',
    access: 'member',
    takes: v.object({ id: Id }),
    gives: v.object({
      name: v.string(),
      store_name: v.string(),
      /** Empty once it is used or expired. */
      code: v.string(),
      qrcode_text: v.string(),
      expire_time: Moment,
      server_time: Moment,
      status: v.picklist(MEMBER_COUPON_STATUSES),
    }),
    refusals: ['invalid', 'missing'],
    summary: 'What a voucher is shown by in its store; another code every minute.',
  }),
}
