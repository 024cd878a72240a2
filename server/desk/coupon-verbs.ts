import { decisions } from './approval-verbs.ts'
import { addCoupon, couponPreview, listCoupons, stopCoupon, verifyCoupon } from './coupons.ts'
import { COUPON_FLAGS } from './coupon-file.ts'
import type { Verb } from './desk.ts'

export const COUPON_VERBS: readonly [string, Verb][] = [
  [
    'coupons',
    {
      usage: '',
      summary: 'what the house and stores give away: how much off, from which sum on, how many are taken and used',
      act: listCoupons,
    },
  ],
  [
    'coupon add',
    {
      usage:
        '[file.json] [--shop-of <store>] [--name "..." --type <type> --amount <5.00> --from <40.00> ...] --reason "..."',
      summary: 'writes down what a store gives away; asks for what the house does, which a second operator agrees to',
      may: 1,
      flags: ['shop-of', 'amount', 'from', 'total', 'until', ...COUPON_FLAGS, 'reason'],
      act: addCoupon,
    },
  ],
  [
    'coupon stop',
    {
      usage: '<coupon> --reason "..."',
      summary: 'gives no more of it away; what members have of it stays good',
      takes: 1,
      flags: ['reason'],
      act: stopCoupon,
    },
  ],
  [
    'coupon verify',
    {
      usage: '<code>',
      summary: 'uses a voucher of the house that a member shows; a second time it says when it was used',
      takes: 1,
      act: verifyCoupon,
    },
  ],
  ...decisions('coupon', 'a coupon of the house', { preview: couponPreview }),
]
