import type { Meta } from '@storybook/react-vite'
import { coupon } from '#contract/coupon.ts'
import { couponsFlow } from '#machines/coupon/coupons.flow.ts'
import { shut } from '#machines/coupon/coupons.rules.ts'
import { CouponsSheetScreen } from '#src/parts/coupon/coupons-sheet.screen.tsx'
import { couponsGiven, givenCoupons, longestGiven, received, welcome } from '../fixtures/coupon.ts'
import { refused, silent } from '../fixtures/trouble.ts'
import { onSurface } from '../lib/bench.tsx'
import { begunWith, listScenes } from '../lib/list.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(couponsFlow, CouponsSheetScreen, {
  input: { tab: 'index', of: { goods_id: 2 }, isMember: true },
  paths: ['/pages/shops/details', '/pages/cart/cart'],
  calls: { receive: coupon.receive },
  answers: { list: couponsGiven, receive: received },
})
const list = listScenes(at, givenCoupons)

export default {
  title: 'coupon/Coupons over a page',
  parameters: { purpose: 'What there is to get for goods or of a store, without leaving them.' },
  decorators: [onSurface],
} satisfies Meta

const gone = refused('coupon-gone')
const first = (after: Partial<typeof welcome>) => begunWith([{ ...welcome, ...after }, ...givenCoupons.slice(1)])

export const Opening = list.Opening
export const Empty = list.Empty
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingForVisitor = at('showing', { ...begunWith(givenCoupons), isMember: false })
export const ShowingLongest = at('showing', begunWith([longestGiven, ...givenCoupons]))
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Following = list.Following
export const Behind = list.Behind
export const BehindWithNothing = list.BehindWithNothing
export const Refreshing = list.Refreshing
export const Receiving = at('receiving', { ...begunWith(givenCoupons), wish: welcome.id })
export const Received = at('received', { ...first({ got: 1, can_take: 0 }), wish: welcome.id, taken: received })
export const ReceiveRejected = at('receiveRejected', {
  ...first(shut(welcome, gone.message)),
  wish: welcome.id,
  undone: gone,
})
export const ReceiveRejectedUnheard = at('receiveRejected', {
  ...begunWith(givenCoupons),
  wish: welcome.id,
  undone: silent,
})
