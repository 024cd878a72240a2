import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { attachment } from '#contract/attachment.ts'
import { PICTURES_MOST } from '#contract/limits.ts'
import { trade } from '#contract/trade.ts'
import { noPictures, type PictureProgress } from '#machines/attachment/picture.ts'
import { orderFlow } from '#machines/trade/order.flow.ts'
import { FetchPictureProvider } from '#src/lib/fetch-picture.ts'
import { OrderScreen } from '#src/screens/trade/order/order.screen.tsx'
import { arrivedPicture, chosenPicture, receipt } from '../fixtures/attachment.ts'
import * as early from '../fixtures/order.ts'
import * as paid from '../fixtures/order-paid.ts'
import { booksClosed, pinLocked, pinWrong } from '../fixtures/money.ts'
import { invalidFields, refused, silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const orders = { ...early, ...paid }

const at = scenes(orderFlow, OrderScreen, {
  input: { orderNo: orders.searching.order_no },
  paths: ['/pages/orders/sell_order'],
  calls: {
    info: trade.info,
    cancel: trade.cancel,
    extend: trade.extend,
    confirm: trade.confirm,
    dispute: trade.dispute,
    reply: trade.reply,
    rate: trade.rate,
    upload: attachment.upload,
  },
  answers: { act: orders.awaitingPayment },
})

const empty = noPictures(PICTURES_MOST).map((): PictureProgress => ({ state: 'empty', part: 0 }))
const chosen: readonly PictureProgress[] = [
  { state: 'uploaded', part: 1, picture: chosenPicture, attachment: arrivedPicture },
  { state: 'uploading', part: 0.4, picture: chosenPicture },
  ...empty.slice(2),
]
const sent = [...chosen.slice(0, 1), ...empty.slice(1)]
const text =
  'No payment has reached my account until now. I looked at 09:10 and again at 09:25, also among the reserved amounts of the day.'
const complaint = { call: 'dispute', reason: 'not_received', text, images: [] } as const
const notNow = refused('not-now')
const movedOn = refused('moved-on')

export default {
  title: 'trade/Order',
  decorators: [
    (Story) => (
      <FetchPictureProvider value={async () => receipt}>
        <Story />
      </FetchPictureProvider>
    ),
  ],
  parameters: { purpose: 'One trade order as the member sees it: where it stands, whose turn it is, and its money.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Missing = at('missing', {}, { names: ['notFound'] })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Showing = at('showing', { order: orders.searching }, { names: ['searching'] })
export const ShowingOffered = at('showing', { order: orders.offered }, { names: ['offered'] })
export const ShowingAwaitingPayment = at('showing', { order: orders.awaitingPayment }, { names: ['awaitingPayment'] })
export const ShowingAwaitingWallet = at('showing', { order: orders.awaitingWallet })
export const ShowingAwaitingSoonOver = at('showing', { order: orders.awaitingSoonOver })
export const ShowingAskedToEnd = at('showing', { order: orders.askedToCancel })
export const ShowingMerchantAsksToEnd = at('showing', { order: orders.merchantAsks })
export const ShowingLate = at('showing', { order: orders.late }, { names: ['late'] })
export const ShowingPaid = at('showing', { order: orders.paid }, { names: ['paid'] })
export const ShowingPaidJustNow = at('showing', { order: orders.paidJustNow })
export const ShowingPaidLate = at('showing', { order: orders.paidLate })
export const ShowingDisputeOpen = at('showing', { order: orders.disputeOpen }, { names: ['disputeOpen'] })
export const ShowingDisputeByTheClock = at('showing', { order: orders.disputeByClock })
export const ShowingDisputeReview = at('showing', { order: orders.disputeReview }, { names: ['disputeReview'] })
export const ShowingDisputeProposed = at('showing', { order: orders.disputeProposed }, { names: ['disputeProposed'] })
export const ShowingDisputeAnswered = at('showing', { order: orders.disputeAnswered })
export const ShowingSettling = at('showing', { order: orders.settling }, { names: ['settling'] })
export const ShowingSettlingAfterBank = at('showing', { order: orders.settlingBank })
export const ShowingCompleted = at(
  'showing',
  { order: orders.completed },
  {
    names: ['completed'],
    play: async () => {
      await expect(await screen.findByText('You sold')).toBeVisible()
      await expect(document.body).toHaveTextContent(/\+€491\.04Completed/)
      const folds = ['Details', 'Where the money went', 'History'].map((name) => screen.getByRole('heading', { name }))
      await expect(folds.map((fold) => fold.closest('details')?.open)).toEqual([false, false, false])
      await userEvent.click(folds[0] as HTMLElement)
      await expect(screen.getByText('You received')).toBeVisible()
    },
  },
)
/** What came is the headline, and not what was expected. */
export const ShowingCompletedByRuling = at(
  'showing',
  { order: orders.completedRuled },
  {
    play: async () => {
      await expect(await screen.findByText('Our team has decided. Below you see who got what.')).toBeVisible()
      await expect(document.body).toHaveTextContent(/\+€245\.52Completed/)
      await expect(document.body).not.toHaveTextContent(/better than quoted/)
    },
  },
)
export const ShowingCompletedAndRated = at('showing', { order: orders.completedRated })
export const ShowingCancelled = at('showing', { order: orders.cancelled }, { names: ['cancelled'] })
export const ShowingCancelledForNoMatch = at('showing', { order: orders.cancelledNoMatch })
export const ShowingCancelledUnpaid = at('showing', { order: orders.cancelledUnpaid })
export const ShowingCancelledByRuling = at('showing', { order: orders.cancelledRuled })
export const ShowingFrozen = at('showing', { order: orders.frozen }, { names: ['frozen'] })
export const ShowingLongest = at('showing', { order: orders.longestPaid })
export const Following = at('following', { order: orders.awaitingPayment })
export const Behind = at('behind', { order: orders.awaitingPayment })
export const ConfirmSheet = at('confirmSheet', { order: orders.paid }, { play: opened })
export const ConfirmSheetWrongPin = at('confirmSheet', { order: orders.paid, trouble: pinWrong }, { play: opened })
export const ConfirmSheetLocked = at('confirmSheet', { order: orders.paid, trouble: pinLocked }, { play: opened })
export const ConfirmingAction = at(
  'confirmingAction',
  { order: orders.searching, wish: { call: 'cancel', reason: '' } },
  { play: opened },
)
export const ConfirmingActionToAskForTheEnd = at(
  'confirmingAction',
  { order: orders.awaitingPayment, wish: { call: 'cancel', reason: '' } },
  { play: opened },
)
export const ConfirmingActionToAgreeToTheEnd = at(
  'confirmingAction',
  { order: orders.merchantAsks, wish: { call: 'cancel', reason: '' } },
  { play: opened },
)
export const ConfirmingActionToAgree = at(
  'confirmingAction',
  { order: orders.disputeProposed, wish: { call: 'reply', answer: 'accept', text: '', images: [] } },
  { play: opened },
)
export const ConfirmingActionToDisagree = at(
  'confirmingAction',
  { order: orders.disputeProposed, wish: { call: 'reply', answer: 'reject', text: '', images: [] } },
  { play: opened },
)
export const ConfirmingActionToWithdraw = at(
  'confirmingAction',
  { order: orders.disputeOpen, wish: { call: 'reply', answer: 'withdraw', text: '', images: [] } },
  { play: opened },
)
export const DisputeSheet = at('disputeSheet', { order: orders.paid, pictures: empty }, { play: opened })
export const DisputeSheetWithPictures = at(
  'disputeSheet',
  { order: orders.paid, wish: complaint, pictures: chosen },
  { play: opened },
)
export const DisputeSheetIncomplete = at(
  'disputeSheet',
  {
    order: orders.paid,
    wish: { ...complaint, reason: '', text: 'Nothing came.' },
    pictures: empty,
    problems: { reason: 'reason-required', text: 'text-short' },
  },
  { play: opened },
)
export const DisputeSheetTooEarly = at('disputeSheet', { order: orders.paidJustNow, pictures: empty }, { play: opened })
export const DisputeSheetNotAccepted = at(
  'disputeSheet',
  { order: orders.paid, wish: complaint, pictures: sent, trouble: invalidFields({ images: 'unreadable' }) },
  { play: opened },
)
export const ReplySheet = at('replySheet', { order: orders.disputeOpen, pictures: empty }, { play: opened })
export const ReplySheetWithNothing = at(
  'replySheet',
  { order: orders.disputeOpen, pictures: empty, problems: { text: 'required' } },
  { play: opened },
)
export const Rating = at('rating', { order: orders.completed }, { names: ['rating'], play: opened })
export const RatingChosen = at(
  'rating',
  { order: orders.completed, wish: { call: 'rate', score: 4, text: 'Quick and friendly.' } },
  { play: opened },
)
export const RatingMissing = at(
  'rating',
  { order: orders.completed, problems: { score: 'required' } },
  { play: opened },
)
export const Acting = at('acting', { order: orders.awaitingSoonOver, wish: { call: 'extend' } })
export const ActingOnAConfirmation = at(
  'acting',
  { order: orders.paid, wish: { call: 'confirm', payword: '' } },
  { play: opened },
)
export const ActingOnADispute = at('acting', { order: orders.paid, wish: complaint, pictures: sent }, { play: opened })
export const ActingOnACancellation = at(
  'acting',
  { order: orders.searching, wish: { call: 'cancel', reason: '' } },
  { play: opened },
)
export const ActingOnARating = at(
  'acting',
  { order: orders.completed, wish: { call: 'rate', score: 5, text: '' } },
  { play: opened },
)
export const Rereading = at('rereading', { order: orders.awaitingPayment, trouble: notNow })
export const Unknown = at('unknown', { order: orders.awaitingPayment, trouble: silent })
export const Stale = at('stale', { order: orders.paid, trouble: movedOn })
export const ActionFailed = at('actionFailed', { order: orders.awaitingPayment, trouble: notNow })
export const ActionFailedWithoutAnswer = at('actionFailed', { order: orders.paid, trouble: silent })
export const ActionFailedBooksClosed = at('actionFailed', { order: orders.paid, trouble: booksClosed })
export const ActionFailedWithoutPin = at('actionFailed', {
  order: orders.paid,
  trouble: refused('pin-unset'),
})
