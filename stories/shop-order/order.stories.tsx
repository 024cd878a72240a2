import type { Meta } from '@storybook/react-vite'
import { attachment } from '#contract/attachment.ts'
import { PICTURES_MOST } from '#contract/limits.ts'
import { shopOrder } from '#contract/shop-order.ts'
import { noPictures, type PictureProgress } from '#machines/attachment/picture.ts'
import { orderFlow } from '#machines/shop-order/order.flow.ts'
import { FetchPictureProvider } from '#src/lib/fetch-picture.ts'
import { OrderScreen } from '#src/screens/shop-order/order.screen.tsx'
import { arrivedPicture, chosenPicture, receipt } from '../fixtures/attachment.ts'
import { invalidFields, refused, silent } from '../fixtures/trouble.ts'
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
import {
  appealedOrder,
  closedOrder,
  houseRefunding,
  longestRefund,
  oneReturnable,
  partlyRefunded,
  partlyReturnable,
  refundedOrder,
  refundingOrder,
  refusedOrder,
  rejectedOrder,
  returnableOrder,
  unsentReturnable,
} from '../fixtures/refund.ts'
import { boughtAll, boughtSome } from '../fixtures/shop-orders.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(orderFlow, OrderScreen, {
  input: { orderNo: unpaidOrder.order_no },
  paths: ['/pages/orders/order_detail'],
  calls: {
    info: shopOrder.info,
    refund: shopOrder.refund,
    appeal: shopOrder.refundAppeal,
    upload: attachment.upload,
  },
  answers: { act: { order: cancelledOrder } },
})

const empty = noPictures(PICTURES_MOST).map((): PictureProgress => ({ state: 'empty', part: 0 }))
const chosen: readonly PictureProgress[] = [
  { state: 'uploaded', part: 1, picture: chosenPicture, attachment: arrivedPicture },
  { state: 'uploading', part: 0.4, picture: chosenPicture },
  ...empty.slice(2),
]
const returns = {
  call: 'refund',
  item_ids: [2],
  reason: 'damaged',
  explain: 'The enamel of one mug came off at the rim.',
  images: [],
} as const
const appeals = {
  call: 'refund_appeal',
  explain: 'The bag was never opened: its seal is on the picture I sent.',
} as const

export default {
  title: 'shop-order/Order',
  decorators: [
    (Story) => (
      <FetchPictureProvider value={async () => receipt}>
        <Story />
      </FetchPictureProvider>
    ),
  ],
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
export const ShowingRefunding = at('showing', { item: refundingOrder }, { names: ['refunding'] })
export const ShowingRefundingByTheHouse = at('showing', { item: houseRefunding })
export const ShowingRefundRefused = at('showing', { item: refusedOrder })
export const ShowingRefundAppealed = at('showing', { item: appealedOrder })
export const ShowingRefundRejected = at('showing', { item: rejectedOrder }, { names: ['refundRejected'] })
export const ShowingRefundClosed = at('showing', { item: closedOrder })
export const ShowingRefundedInPart = at('showing', { item: partlyRefunded })
export const ShowingReturnable = at('showing', { item: partlyReturnable })
export const ShowingRefunded = at('showing', { item: refundedOrder }, { names: ['refunded'] })
export const ShowingLongestRefund = at('showing', { item: longestRefund })
export const Following = at('following', { item: shippedOrder })
export const Behind = at('behind', { item: shippedOrder })
export const Closing = at('closing', { item: unpaidOrder })
export const ConfirmingAction = at('confirmingAction', { item: unpaidOrder, wanted: 'cancel' }, open)
export const ConfirmingActionReceive = at('confirmingAction', { item: shippedOrder, wanted: 'receive' }, open)
export const ConfirmingActionRemove = at('confirmingAction', { item: cancelledOrder, wanted: 'del' }, open)
export const ConfirmingActionOfAReturn = at('confirmingAction', { item: refundingOrder, wanted: 'refund_cancel' }, open)
export const RefundSheet = at('refundSheet', { item: returnableOrder, pictures: empty }, open)
export const RefundSheetOfOne = at('refundSheet', { item: oneReturnable, pictures: empty }, open)
export const RefundSheetOfAPart = at('refundSheet', { item: partlyReturnable, pictures: empty }, open)
export const RefundSheetBeforeItIsSent = at(
  'refundSheet',
  { item: unsentReturnable, wish: { ...returns, item_ids: [12, 5], reason: 'late', explain: '' }, pictures: empty },
  open,
)
export const RefundSheetChosen = at('refundSheet', { item: returnableOrder, wish: returns, pictures: chosen }, open)
export const RefundSheetWithNothing = at(
  'refundSheet',
  { item: returnableOrder, pictures: empty, problems: { item_ids: 'required', reason: 'reason-required' } },
  open,
)
export const RefundSheetNotAccepted = at(
  'refundSheet',
  { item: returnableOrder, wish: returns, pictures: empty, trouble: invalidFields({ images: 'unreadable' }) },
  open,
)
export const AppealSheet = at('appealSheet', { item: refusedOrder }, open)
export const AppealSheetTooShort = at(
  'appealSheet',
  { item: refusedOrder, wish: { ...appeals, explain: 'No.' }, problems: { explain: 'text-short' } },
  open,
)
export const Acting = at('acting', { item: unpaidOrder, wanted: 'cancel' }, open)
export const ActingOnAReturn = at('acting', { item: returnableOrder, wish: returns, pictures: empty }, open)
export const ActingOnAnAppeal = at('acting', { item: refusedOrder, wish: appeals }, open)
export const ActingAgain = at('acting', { item: shippedOrder, wanted: 'again' })
export const BoughtAgain = at('boughtAgain', { item: shippedOrder, bought: boughtAll }, open)
export const BoughtAgainInPart = at('boughtAgain', { item: shippedOrder, bought: boughtSome }, open)
export const Removed = at('removed', { item: cancelledOrder })
export const Rereading = at('rereading', { item: unpaidOrder, trouble: silent })
export const Unknown = at('unknown', { item: unpaidOrder, trouble: silent })
export const Stale = at('stale', { item: cancelledOrder })
export const ActionFailed = at('actionFailed', { item: unpaidOrder, trouble: refused('books-closed') })
export const ActionFailedUnheard = at('actionFailed', { item: shippedOrder, trouble: silent })
export const ActionFailedOnAReturn = at('actionFailed', {
  item: returnableOrder,
  wish: returns,
  trouble: refused('refunds-enough'),
})
