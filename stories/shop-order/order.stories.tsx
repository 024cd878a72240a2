import type { Meta } from '@storybook/react-vite'
import { shopOrder } from '#contract/shop-order.ts'
import { orderFlow } from '#machines/shop-order/order.flow.ts'
import { OrderScreen } from '#src/screens/shop-order/order.screen.tsx'
import { refused, silent } from '../fixtures/trouble.ts'
import {
  cancelledOrder,
  completedOrder,
  dryOrder,
  lapsedOrder,
  longestOrder,
  pickupOrder,
  pointsOrder,
  receivedOrder,
  shippedOrder,
  signedOrder,
  unpaidOrder,
  unsentOrder,
  unshippedOrder,
} from '../fixtures/shop-order.ts'
import { boughtAll, boughtSome } from '../fixtures/shop-orders.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(orderFlow, OrderScreen, {
  input: { orderNo: unpaidOrder.order_no },
  paths: ['/pages/orders/order_detail'],
  calls: { info: shopOrder.info },
  answers: { act: { order: cancelledOrder } },
})

export default {
  title: 'shop-order/Order',
  parameters: {
    purpose: 'One order of the shop: what happens next and by when, its parcels, what it cost, where its money went.',
  },
} satisfies Meta

const open = { play: opened }
export const Opening = at('opening', {}, { names: ['loading'] })
export const Missing = at('missing', {}, { names: ['notFound'] })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Showing = at('showing', { item: unpaidOrder }, { names: ['unpaid'] })
export const ShowingUnshipped = at('showing', { item: unshippedOrder }, { names: ['unshipped'] })
export const ShowingPickupReady = at('showing', { item: pickupOrder }, { names: ['pickupReady'] })
export const ShowingShipped = at('showing', { item: shippedOrder }, { names: ['shipped'] })
export const ShowingSigned = at('showing', { item: signedOrder })
export const ShowingReceived = at('showing', { item: receivedOrder }, { names: ['done'] })
export const ShowingCompleted = at('showing', { item: completedOrder })
export const ShowingNoPoints = at('showing', { item: dryOrder })
export const ShowingCancelled = at('showing', { item: cancelledOrder }, { names: ['cancelled'] })
export const ShowingNotPaid = at('showing', { item: lapsedOrder })
export const ShowingNotSent = at('showing', { item: unsentOrder })
export const ShowingPaidInPoints = at('showing', { item: pointsOrder })
export const ShowingLongest = at('showing', { item: longestOrder })
export const Following = at('following', { item: shippedOrder })
export const Behind = at('behind', { item: shippedOrder })
export const Closing = at('closing', { item: unpaidOrder })
export const ConfirmingAction = at('confirmingAction', { item: unpaidOrder, wanted: 'cancel' }, open)
export const ConfirmingActionReceive = at('confirmingAction', { item: shippedOrder, wanted: 'receive' }, open)
export const ConfirmingActionRemove = at('confirmingAction', { item: cancelledOrder, wanted: 'del' }, open)
export const Acting = at('acting', { item: unpaidOrder, wanted: 'cancel' }, open)
export const ActingAgain = at('acting', { item: shippedOrder, wanted: 'again' })
export const BoughtAgain = at('boughtAgain', { item: shippedOrder, bought: boughtAll }, open)
export const BoughtAgainInPart = at('boughtAgain', { item: shippedOrder, bought: boughtSome }, open)
export const Removed = at('removed', { item: cancelledOrder })
export const Rereading = at('rereading', { item: unpaidOrder, trouble: silent })
export const Unknown = at('unknown', { item: unpaidOrder, trouble: silent })
export const Stale = at('stale', { item: cancelledOrder })
export const ActionFailed = at('actionFailed', { item: unpaidOrder, trouble: refused('books-closed') })
export const ActionFailedUnheard = at('actionFailed', { item: shippedOrder, trouble: silent })
