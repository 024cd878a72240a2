import type { CouponMisfit } from '#machines/coupon/member-coupon.rules.ts'

export const coupon = {
  title: 'Your coupon',
  scope: { all: 'All goods', category: 'Goods in {name}' },
  whyNot: { none: 'None left', limit: 'You already have it' },
  misfit: {
    store: 'Only at {store}',
    goods: 'Not valid for these goods',
    from: 'From {amount}',
    early: 'Not valid yet',
    over: 'Expired',
    used: 'Already used',
    held: 'Reserved for order {order}',
    dry: 'Cannot be used right now: the money for our coupons is used up',
    nothing: 'Takes nothing off these goods',
  } satisfies Record<CouponMisfit, string>,
  done: { receive: 'Coupon received.' },
  notice: { back: 'You can use the coupon of order {order} again.' },
}

export type CouponNotice = keyof typeof coupon.notice
