import type { Meta } from '@storybook/react-vite'
import { shopOrder } from '#contract/shop-order.ts'
import { ordersFlow } from '#machines/shop-order/orders.flow.ts'
import { wishOf } from '#machines/shop-order/wish.rules.ts'
import { OrdersScreen } from '#src/screens/shop-order/orders.screen.tsx'
import { refused, silent } from '../fixtures/trouble.ts'
import { cancelledOrder } from '../fixtures/shop-order.ts'
import {
  boughtNone,
  boughtSome,
  counts,
  longestOne,
  noCounts,
  refundingOne,
  returns,
  shippedOne,
  shopOrders,
  unpaidOne,
} from '../fixtures/shop-orders.ts'
import { begunWith, listScenes } from '../lib/list.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(ordersFlow, OrdersScreen, {
  input: { tab: 'all', type: '' },
  paths: ['/pages/orders/order'],
  calls: { list: shopOrder.list, info: shopOrder.info },
  answers: { act: { order: cancelledOrder } },
})
const list = listScenes(at, shopOrders, { head: { counts } })

export default {
  title: 'shop-order/Orders',
  parameters: {
    purpose: 'What the member bought in the shops, in six tabs with counts: what comes next, and what may be done.',
  },
} satisfies Meta

const known = { ...begunWith(shopOrders), head: { counts } }
const open = { play: opened }
const cancels = { ...known, wish: wishOf(unpaidOne, 'cancel') }
const receives = { ...known, wish: wishOf(shippedOne, 'receive') }
const none = { head: { counts: noCounts } }

export const Opening = list.Opening
export const Empty = at('empty', none)
export const EmptyToPay = at('empty', { ...none, tab: 'unpaid' })
export const EmptyToBeSent = at('empty', { ...none, tab: 'unshipped' })
export const EmptyOnTheWay = at('empty', { ...none, tab: 'shipped' })
export const EmptyReceived = at('empty', { ...none, tab: 'done' })
export const EmptyReturns = at('empty', { ...none, tab: 'refund' })
export const EmptyOfPointsShop = at('empty', { ...none, type: 'points' })
export const EmptyOfRepurchaseShop = at('empty', { ...none, type: 'repurchase' })
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingOfPointsShop = at('showing', {
  ...begunWith(shopOrders.filter(({ type }) => type === 'points')),
  head: { counts },
  type: 'points',
})
export const ShowingReturns = at('showing', { ...begunWith(returns), head: { counts }, tab: 'refund' })
export const ShowingLongest = at('showing', { ...begunWith([longestOne, ...shopOrders]), head: { counts } })
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Following = list.Following
export const Behind = list.Behind
export const BehindWithNothing = list.BehindWithNothing
export const Refreshing = list.Refreshing
export const ConfirmingAction = at('confirmingAction', cancels, open)
export const ConfirmingActionReceive = at('confirmingAction', receives, open)
export const ConfirmingActionRemove = at(
  'confirmingAction',
  { ...known, wish: { act: 'del', order_no: 'S0000000014', version: 3 } },
  open,
)
export const ConfirmingActionOfAReturn = at(
  'confirmingAction',
  { ...begunWith(returns), head: { counts }, tab: 'refund', wish: wishOf(refundingOne, 'refund_cancel') },
  open,
)
export const Acting = at('acting', cancels, open)
export const ActingAgain = at('acting', { ...known, wish: wishOf(shippedOne, 'again') })
export const Rereading = at('rereading', { ...receives, undone: silent })
export const BoughtAgain = at('boughtAgain', { ...known, bought: boughtSome }, open)
export const BoughtAgainNothing = at('boughtAgain', { ...known, bought: boughtNone }, open)
export const ActionFailed = at('actionFailed', { ...cancels, undone: refused('not-now') })
export const ActionFailedUnheard = at('actionFailed', { ...receives, undone: silent })
export const Stale = at('stale', receives)
