import type { Meta } from '@storybook/react-vite'
import { coupon } from '#contract/coupon.ts'
import { couponsFlow } from '#machines/coupon/coupons.flow.ts'
import { shut } from '#machines/coupon/coupons.rules.ts'
import { CouponsScreen } from '#src/screens/coupon/coupons.screen.tsx'
import {
  counts,
  couponsGiven,
  expiredCoupons,
  forEspresso,
  givenCoupons,
  longestGiven,
  longestOwn,
  received,
  receivedVoucher,
  unusedCoupons,
  usedCoupons,
  welcome,
} from '../fixtures/coupon.ts'
import { refused, silent } from '../fixtures/trouble.ts'
import { begunWith, listScenes } from '../lib/list.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(couponsFlow, CouponsScreen, {
  input: { tab: 'index', of: {}, isMember: true },
  paths: ['/pages/coupon/coupon'],
  calls: { receive: coupon.receive },
  answers: { list: couponsGiven, receive: received },
})
const list = listScenes(at, givenCoupons)

export default {
  title: 'coupon/Coupons',
  parameters: { purpose: 'What is given away now, and what the member has of it: unused, used and expired.' },
} satisfies Meta

const given = begunWith(givenCoupons)
const asked = { ...given, wish: welcome.id }
const one = (before: typeof welcome, after: Partial<typeof welcome>) =>
  begunWith(givenCoupons.map((row) => (row.id === before.id ? { ...row, ...after } : row)))
const head = { head: { counts } }
const gone = refused('coupon-gone')
const limit = refused('coupon-limit')

export const Opening = list.Opening
export const Empty = list.Empty
export const EmptyUnused = at('empty', { tab: 'unused', head: { counts: { unused: 0, used: 0, expired: 0 } } })
export const EmptyUsed = at('empty', { ...head, tab: 'used' })
export const EmptyExpired = at('empty', { ...head, tab: 'expired' })
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingUnused = at('showing', { ...begunWith(unusedCoupons), ...head, tab: 'unused' })
export const EndedUsed = at('ended', { ...begunWith(usedCoupons), lastPage: 1, ...head, tab: 'used' })
export const EndedExpired = at('ended', { ...begunWith(expiredCoupons), lastPage: 1, ...head, tab: 'expired' })
export const ShowingLongest = at('showing', begunWith([longestGiven, ...givenCoupons]))
export const ShowingLongestOwn = at('showing', { ...begunWith([longestOwn, ...unusedCoupons]), ...head, tab: 'unused' })
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Following = list.Following
export const Behind = list.Behind
export const BehindWithNothing = list.BehindWithNothing
export const Refreshing = list.Refreshing
export const Receiving = at('receiving', asked)
export const Received = at('received', {
  ...one(welcome, { got: 1, can_take: 0 }),
  wish: welcome.id,
  taken: received,
})
export const ReceivedVoucher = at('received', {
  ...one(forEspresso, { got: 1, can_take: 0 }),
  wish: forEspresso.id,
  taken: receivedVoucher,
})
export const ReceiveRejected = at('receiveRejected', {
  ...one(welcome, shut(welcome, gone.message)),
  wish: welcome.id,
  undone: gone,
})
export const ReceiveRejectedLimit = at('receiveRejected', {
  ...one(welcome, shut(welcome, limit.message)),
  wish: welcome.id,
  undone: limit,
})
export const ReceiveRejectedUnheard = at('receiveRejected', { ...asked, undone: silent })
