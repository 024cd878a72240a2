import { fromPromise } from 'xstate'
import { coupon } from '#contract/coupon.ts'
import type { CouponsOf, CouponTab } from '#machines/coupon/coupons.rules.ts'
import type { Client } from '#src/api/client.ts'
import { keyedActor } from '#src/api/sent-again.ts'

type Asked = { tab: CouponTab; page: number; limit?: number } & CouponsOf

export const couponActors = (client: Client) => ({
  list: fromPromise<unknown, Asked>(({ input: { tab, ...asked }, signal }) =>
    tab === 'index'
      ? client.call(coupon.index, asked, signal)
      : client.call(coupon.my, { ...asked, status: tab }, signal),
  ),
  receive: keyedActor(client, coupon.receive),
})
