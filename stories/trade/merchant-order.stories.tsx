import type { Meta } from '@storybook/react-vite'
import { attachment } from '#contract/attachment.ts'
import { merchant } from '#contract/merchant.ts'
import type { OrderInfo } from '#contract/order.ts'
import { trade } from '#contract/trade.ts'
import type { PictureProgress } from '#machines/attachment/picture.ts'
import { merchantOrderFlow } from '#machines/trade/merchant-order.flow.ts'
import type { MerchantWish } from '#machines/trade/wish.rules.ts'
import { FetchPictureProvider } from '#src/lib/fetch-picture.ts'
import { MerchantOrderScreen } from '#src/screens/trade/incoming/merchant-order.screen.tsx'
import { arrivedPicture, chosenPicture, receipt } from '../fixtures/attachment.ts'
import { ASKED, ASKED_PASSKEY, secondLocked, secondNeeded, secondWrong } from '../fixtures/factor.ts'
import { pinLocked, pinWrong } from '../fixtures/money.ts'
import * as orders from '../fixtures/order-merchant.ts'
import { invalidFields, refused, silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(merchantOrderFlow, MerchantOrderScreen, {
  input: { orderNo: orders.merchantOffered.order_no },
  paths: ['/pages/store/sell_order'],
  calls: {
    info: merchant.info,
    list: merchant.list,
    answer: merchant.answer,
    pay: merchant.pay,
    undo: merchant.undo,
    abandon: merchant.abandon,
    dispute: trade.dispute,
    reply: trade.reply,
    rate: trade.rate,
    upload: attachment.upload,
  },
  answers: { act: orders.merchantPaid },
})

const shows = (order: OrderInfo, ...names: string[]) => at('showing', { order }, { names })
const asks = (order: OrderInfo, wish: MerchantWish) => at('confirmingAction', { order, wish }, { play: opened })
const does = (order: OrderInfo, wish: MerchantWish, ...names: string[]) =>
  at('acting', { order, wish }, { names, play: opened })

const picture = (
  state: PictureProgress['state'],
  more: Partial<PictureProgress> = {},
): { pictures: readonly PictureProgress[] } => ({
  pictures: [{ state, part: 0, ...more }],
})
const empty = picture('empty')
const arrived = picture('uploaded', { part: 1, picture: chosenPicture, attachment: arrivedPicture })
const fillsIn = (...[order, more, ...names]: [OrderInfo, Parameters<typeof at>[1], ...string[]]) =>
  at('paySheet.filling', { order, ...empty, ...more }, { names, play: opened })

const byBank = {
  call: 'pay',
  images: [arrivedPicture.url],
  reference: orders.merchantAwaiting.order_no,
  payer_name: 'Harbour Exchange GmbH',
  payword: '',
} as const
const fromBalance = { call: 'pay', images: [], reference: '', payer_name: '', payword: '' } as const
const reply = (answer: 'accept' | 'reject' | 'withdraw') => ({ call: 'reply', answer, text: '', images: [] }) as const
const notNow = refused('not-now')
const movedOn = refused('moved-on')
const proofUsed = refused('proof-used')

export default {
  title: 'trade/Incoming order',
  decorators: [
    (Story) => (
      <FetchPictureProvider value={async () => receipt}>
        <Story />
      </FetchPictureProvider>
    ),
  ],
  parameters: {
    purpose: 'One trade order as the merchant sees it: to answer, to pay, to prove, to follow to its end.',
  },
} satisfies Meta

export const NoRole = at('noRole')
export const Opening = at('opening', {}, { names: ['loading'] })
export const Missing = at('missing', {}, { names: ['notFound'] })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Showing = shows(orders.merchantOffered, 'offered')
export const ShowingOfferedWallet = shows(orders.merchantOfferedWallet)
export const ShowingPassedOn = shows(orders.merchantPassedOn)
export const ShowingAwaitingPayment = shows(orders.merchantAwaiting, 'awaitingPayment')
export const ShowingAwaitingPaymentJustNow = shows(orders.merchantAwaitingJustNow)
export const ShowingAwaitingPaymentWallet = shows(orders.merchantAwaitingWallet)
export const ShowingAwaitingPaymentAskedToEnd = shows(orders.merchantAsked)
export const ShowingLate = shows(orders.merchantLate, 'late')
export const ShowingPaid = shows(orders.merchantPaid, 'paid')
export const ShowingPaidLongAgo = shows(orders.merchantPaidLong)
export const ShowingPaidLate = shows(orders.merchantPaidLate)
export const ShowingDisputeOpen = shows(orders.merchantDisputeOpen, 'disputeOpen')
export const ShowingDisputeOpenOwn = shows(orders.merchantDisputeOwn)
export const ShowingDisputeOpenByClock = shows(orders.merchantDisputeByClock)
export const ShowingDisputeReview = shows(orders.merchantDisputeReview, 'disputeReview')
export const ShowingDisputeProposed = shows(orders.merchantDisputeProposed, 'disputeProposed')
export const ShowingDisputeProposedAnswered = shows(orders.merchantDisputeAnswered)
export const ShowingSettling = shows(orders.merchantSettling, 'settling')
export const ShowingSettlingBank = shows(orders.merchantSettlingBank)
export const ShowingCompleted = shows(orders.merchantCompleted, 'completed')
export const ShowingCompletedRated = shows(orders.merchantCompletedRated)
export const ShowingCancelled = shows(orders.merchantCancelled, 'cancelled')
export const ShowingCancelledMutual = shows(orders.merchantCancelledMutual)
export const ShowingCancelledRuled = shows(orders.merchantCancelledRuled)
export const ShowingFrozen = shows(orders.merchantFrozen, 'frozen')
export const ShowingLongestFigures = shows(orders.merchantLongest)
export const Following = at('following', { order: orders.merchantAwaiting })
export const Behind = at('behind', { order: orders.merchantAwaiting })

export const ConfirmingAction = asks(orders.merchantOffered, { call: 'answer', accept: 0 })
export const ConfirmingActionUndo = asks(orders.merchantPaid, { call: 'undo' })
export const ConfirmingActionAgreeToEnd = asks(orders.merchantAsked, { call: 'abandon', reason: 'peer_asked' })
export const ConfirmingActionAgree = asks(orders.merchantDisputeProposed, reply('accept'))
export const ConfirmingActionDisagree = asks(orders.merchantDisputeProposed, reply('reject'))
export const ConfirmingActionWithdraw = asks(orders.merchantDisputeOwn, reply('withdraw'))

export const LeaveSheet = at('leaveSheet', { order: orders.merchantAwaiting }, { play: opened })
export const LeaveSheetNoReason = at(
  'leaveSheet',
  { order: orders.merchantAwaiting, wish: { call: 'abandon', reason: '' }, problems: { reason: 'reason-required' } },
  { play: opened },
)
export const LeaveSheetAskToEnd = at('leaveSheet', { order: orders.merchantDisputeOpen }, { play: opened })

export const Acting = at(
  'acting',
  { order: orders.merchantOffered, wish: { call: 'answer', accept: 1 } },
  { names: ['answering'] },
)
export const ActingDecline = does(orders.merchantOffered, { call: 'answer', accept: 0 })
export const ActingPay = at(
  'acting',
  { order: orders.merchantAwaiting, wish: byBank, ...arrived },
  { names: ['paySheet.submitting'], play: opened },
)
export const ActingPayWallet = does(orders.merchantAwaitingWallet, fromBalance)
export const ActingAbandon = does(orders.merchantAwaiting, { call: 'abandon', reason: 'changed_mind' })

export const PaySheetFilling = fillsIn(orders.merchantAwaiting, {}, 'paySheet.idle')
export const PaySheetFillingLate = fillsIn(orders.merchantLate, {})
export const PaySheetFillingInvalid = fillsIn(
  orders.merchantAwaiting,
  {
    wish: { ...byBank, images: [], reference: '', payer_name: '' },
    problems: { images: 'proof-required', reference: 'reference-required', payer_name: 'payer-required' },
  },
  'paySheet.invalid',
)
export const PaySheetFillingUploading = fillsIn(
  orders.merchantAwaiting,
  picture('uploading', { picture: chosenPicture, part: 0.42 }),
  'paySheet.uploading',
)
export const PaySheetFillingUploadFailed = fillsIn(
  orders.merchantAwaiting,
  picture('failed', { picture: chosenPicture, part: 0.7, trouble: silent }),
  'paySheet.uploadFailed',
)
export const PaySheetFillingUploaded = fillsIn(orders.merchantAwaiting, { ...arrived, wish: byBank })
export const PaySheetFillingRejected = fillsIn(
  orders.merchantAwaiting,
  { ...arrived, wish: byBank, trouble: proofUsed },
  'paySheet.rejected',
)
export const PaySheetFillingRejectedFields = fillsIn(orders.merchantAwaiting, {
  ...arrived,
  wish: byBank,
  trouble: invalidFields({ payer_name: 'text-long' }),
})
export const PaySheetFillingWallet = fillsIn(orders.merchantAwaitingWallet, {})
export const PaySheetFillingWalletWrongPin = fillsIn(orders.merchantAwaitingWallet, {
  wish: fromBalance,
  trouble: pinWrong,
})
export const PaySheetFillingWalletLocked = fillsIn(orders.merchantAwaitingWallet, {
  wish: fromBalance,
  trouble: pinLocked,
})
const seconded = { wish: fromBalance, second: ASKED }
export const PaySheetFillingWalletSecond = fillsIn(orders.merchantAwaitingWallet, {
  ...seconded,
  trouble: secondNeeded,
})
export const PaySheetFillingWalletSecondWrong = fillsIn(orders.merchantAwaitingWallet, {
  ...seconded,
  trouble: secondWrong,
})
export const PaySheetFillingWalletSecondLocked = fillsIn(orders.merchantAwaitingWallet, {
  ...seconded,
  trouble: secondLocked,
})
export const PaySheetFillingWalletPasskey = fillsIn(orders.merchantAwaitingWallet, { second: ASKED_PASSKEY })
export const PaySheetChecking = at('paySheet.checking', { order: orders.merchantAwaiting, ...empty }, { play: opened })

export const DisputeSheet = at('disputeSheet', { order: orders.merchantPaid, ...empty }, { play: opened })
export const ReplySheet = at('replySheet', { order: orders.merchantDisputeOpen, ...empty }, { play: opened })
export const Rating = at('rating', { order: orders.merchantCompleted }, { play: opened })
export const Rereading = at('rereading', { order: orders.merchantAwaiting })
export const Unknown = at('unknown', { order: orders.merchantAwaiting })
export const Stale = at('stale', { order: orders.merchantAwaiting, trouble: movedOn })
export const ActionFailed = at('actionFailed', { order: orders.merchantAwaiting, trouble: notNow })
/** Nothing lies half under the foot of the page, which is how a test would call it too small. */
export const ActionFailedNoPin = at(
  'actionFailed',
  { order: orders.merchantAwaitingWallet, trouble: refused('pin-unset') },
  { play: async () => scrollTo(0, document.body.scrollHeight) },
)
