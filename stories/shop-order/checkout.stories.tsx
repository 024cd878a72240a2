import type { Meta } from '@storybook/react-vite'
import { shopOrder } from '#contract/shop-order.ts'
import { checkoutFlow } from '#machines/shop-order/checkout.flow.ts'
import { CheckoutScreen } from '#src/screens/shop-order/checkout.screen.tsx'
import * as known from '../fixtures/checkout.ts'
import { invalidFields, refused, silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(checkoutFlow, CheckoutScreen, {
  input: { wanted: { from: 'cart', cart_ids: '2,5,8' }, isUnanswered: false },
  paths: ['/pages/orders/create_order'],
  calls: { confirm: shopOrder.confirm, create: shopOrder.create },
  answers: { confirm: known.checkout, create: known.ordered, outcome: known.ordered },
})
const own = { confirm: known.checkout }
const bought = { wanted: { from: 'buy', variant_id: 40, num: 1 } } as const
const open = { play: opened }
const points = { confirm: known.withPoints, told: { remark: 'Please ring twice', use_points: 1 } } as const

export default {
  title: 'shop-order/Check-out',
  parameters: { purpose: 'What is ordered, where it goes, what it costs and what holds for it, before it is ordered.' },
} satisfies Meta

export const Loading = at('loading')
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Missing = at('missing')
export const MissingBought = at('missing', bought)
export const Quoting = at('quoting', { ...own, told: points.told })
export const Ready = at('ready', own)
export const ReadyWithPoints = at('ready', points)
export const ReadyDry = at('ready', { confirm: known.dry })
export const ReadyRepurchase = at('ready', { ...bought, confirm: known.repurchase })
export const ReadyForPoints = at('ready', { ...bought, confirm: known.forPoints })
export const ReadyLongest = at('ready', { confirm: known.longest, told: points.told })
export const ReadyNotQuoted = at('ready', { ...own, trouble: silent })
export const ReadyWithCoupon = at('ready', { confirm: known.withCoupon })
export const ReadyNoneFits = at('ready', { confirm: known.noneFits })
export const CouponSheet = at('couponSheet', { confirm: known.withCoupon }, open)
export const CouponSheetNone = at('couponSheet', { confirm: known.couponUnused }, open)
export const CouponSheetNoneFits = at('couponSheet', { confirm: known.noneFits }, open)
export const CouponSheetLongest = at('couponSheet', { confirm: known.longest }, open)
export const NoAddress = at('noAddress', { confirm: known.withoutAddress })
export const NoPickupStore = at('noPickupStore', { confirm: known.pickedUp })
export const Problems = at('problems', { confirm: known.wrongLines })
export const ProblemsBought = at('problems', { ...bought, confirm: known.offShelf })
export const ProblemsNotThere = at('problems', { confirm: known.notThere })
export const ProblemsOwnStore = at('problems', { confirm: known.ownStore })
export const PointsShort = at('pointsShort', { ...bought, confirm: known.fewPoints })
export const Submitting = at('submitting', points)
export const Requoted = at('requoted', { before: known.withPoints, confirm: known.moved })
export const RequotedWithoutCoupon = at('requoted', { before: known.withCoupon, confirm: known.couponGone })
export const RequotedTheSame = at('requoted', { before: known.checkout, confirm: known.checkout })
export const Rejected = at('rejected', { ...own, trouble: refused('books-closed') })
export const RejectedUnpaidEnough = at('rejected', { ...own, trouble: refused('unpaid-enough') })
export const RejectedRemark = at('rejected', { ...own, trouble: invalidFields({ remark: 'remark-long' }) })
export const Unknown = at('unknown', { ...own, trouble: silent })
export const Asking = at('asking', own)
export const Undone = at('undone', own)
export const Created = at('created', { made: known.ordered })
