import type { Meta } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { trade } from '#contract/trade.ts'
import { transfer } from '#contract/transfer.ts'
import { fromPromise } from 'xstate'
import { buyersFlow } from '#machines/trade/buyers.flow.ts'
import { sellFlow } from '#machines/trade/sell.flow.ts'
import { sellProblems } from '#machines/trade/sell.rules.ts'
import { BuyersProvider } from '#src/parts/trade/buyers.ts'
import { SellScreen } from '#src/screens/trade/sell/sell.screen.tsx'
import { ASKED, secondNeeded } from '../fixtures/factor.ts'
import { aboveToday, amountShort, doubted, pinLocked, pinWrong } from '../fixtures/money.ts'
import {
  awaitingPayment,
  awaitingWallet,
  cancelled,
  cancelledNoMatch,
  cancelledUnpaid,
  completed,
  longest,
  offered,
  searching,
} from '../fixtures/order.ts'
import {
  accountNeeded,
  buyers,
  cappedStart,
  cheaperSale,
  closingStart,
  coolingStart,
  start,
  emptyStart,
  filled,
  fullStart,
  movedOn,
  ordersEnough,
  saleQuote,
  shutStart,
  stoppedSearch,
  unbanked,
  unscheduledStart,
} from '../fixtures/sell.ts'
import { invalidFields, silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const buyersThere = buyersFlow.provide({ actors: { buyers: fromPromise(() => Promise.resolve(buyers)) } })

const at = scenes(sellFlow, SellScreen, {
  input: { hasPin: true, signedIn: true, parent: '' },
  paths: ['/pages/transaction/index'],
  calls: {
    index: trade.index,
    quote: trade.quote,
    pay: trade.create,
    outcome: transfer.outcome,
    list: trade.list,
    info: trade.info,
    cancel: trade.cancel,
  },
  answers: {
    pay: { order_no: searching.order_no, order: searching },
    cancel: cancelled,
    outcome: true,
  },
  tabs: 'trade',
  around: (screen) => <BuyersProvider value={buyersThere}>{screen}</BuyersProvider>,
})
const said = { start, form: filled }
const quoted = { ...said, quote: saleQuote }
const wrong = (form: typeof filled) => ({ start, form, problems: sellProblems(form, start) })
async function promises(...lines: RegExp[]) {
  await opened()
  const { textContent } = screen.getByRole('dialog')
  await expect(lines.filter((line) => !line.test(textContent ?? ''))).toEqual([])
  await expect(textContent).not.toMatch(/we ask the next one/)
}
const toBank = { ...filled, pay_type: 'bank' } as const

export default {
  title: 'trade/Sell',
  parameters: {
    purpose:
      'Sell a quantity to merchants: unit price, bounds, modes Normal / Member / Password, matching with cancel and countdown, match success.',
  },
} satisfies Meta

export const Anonymous = at('anonymous', { signedIn: false })
export const Opening = at('opening', {}, { names: ['loading'] })
export const Resuming = at('resuming', { start, orderNo: searching.order_no })
export const Recalling = at('recalling', { start, wanted: searching.order_no })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const MarketClosed = at('marketClosed', { start: shutStart })
export const MarketClosedSoon = at('marketClosed', { start: closingStart })
export const MarketClosedForNow = at('marketClosed', { start: unscheduledStart })
export const Cooling = at('cooling', { start: coolingStart })
export const CoolingFilled = at('cooling', { start: coolingStart, form: filled })
export const NeedsAccount = at(
  'needsAccount',
  { start: unbanked, form: toBank, trouble: accountNeeded },
  { names: ['needAccount'] },
)
export const NeedsPin = at(
  'needsPin',
  { ...said, hasPin: false },
  { names: ['needPayword'], play: () => promises(/Your sale stays as it is/) },
)
export const Idle = at('idle', { start })
export const IdleFilled = at('idle', said, {
  play: async () => {
    await waitFor(() => expect(document.body).toHaveTextContent(/Merchants pay €.+ to €.+, at least €.+ a coin\./))
  },
})
export const IdleHalf = at(
  'idle',
  { start },
  {
    play: async () => {
      const half = screen.getByRole('button', { name: '50%' })
      await userEvent.click(half)
      await expect(screen.getByLabelText('You sell')).toHaveValue('642.25')
      await expect(half).toHaveAttribute('aria-pressed', 'true')
    },
  },
)
export const IdleForOneMerchant = at('idle', { start, form: { ...filled, mode: 'member', merchant_no: '40718826' } })
export const IdleByPhrase = at('idle', { start, form: { ...toBank, mode: 'password' } })
export const IdleUnbanked = at('idle', { start: unbanked, form: toBank })
export const IdleWithTooFew = at('idle', { start: emptyStart })
export const IdleBarred = at('idle', { start: fullStart, form: filled })
export const IdleLongestFigures = at('idle', {
  start: cappedStart,
  form: { ...filled, quantity: '98765432109.12345678' },
})
export const Invalid = at('invalid', wrong({ ...filled, quantity: '' }))
export const InvalidBelow = at('invalid', wrong({ ...filled, quantity: '12' }))
export const InvalidOutOfRange = at('invalid', wrong({ ...filled, quantity: '0' }))
export const InvalidAbove = at('invalid', wrong({ ...filled, quantity: '6000' }))
export const InvalidMoreThanThereIs = at('invalid', wrong({ ...filled, quantity: '2000' }))
export const InvalidMoreThanToday = at('invalid', {
  start: { ...start, limits: { ...start.limits, today_left: '120.00000000' } },
  form: filled,
  problems: { quantity: 'amount-today' },
})
export const InvalidPhrase = at('invalid', wrong({ ...filled, mode: 'password' }))
export const InvalidMerchant = at('invalid', wrong({ ...filled, mode: 'member' }))
export const AmountShort = at('amountShort', { ...said, trouble: amountShort })
export const Rejected = at('rejected', { ...said, trouble: ordersEnough })
export const RejectedAboveToday = at('rejected', { ...said, trouble: aboveToday })
export const RejectedDoubted = at('rejected', { ...said, form: toBank, trouble: doubted })
export const RejectedMerchant = at('rejected', {
  start,
  form: { ...filled, mode: 'member', merchant_no: '40718826' },
  trouble: invalidFields({ merchant_no: 'merchant-unknown' }),
})
export const Quoting = at('quoting', said)
export const Confirming = at('confirming', quoted, {
  play: async () => {
    await opened()
    await waitFor(() => expect(screen.getByLabelText('Payment PIN')).toHaveFocus())
    await userEvent.click(screen.getByText('Show details'))
    await waitFor(() => expect(screen.getByText('Hide details')).toBeVisible())
    await expect(screen.getByText('Show details')).not.toBeVisible()
  },
})
export const ConfirmingToTheBank = at('confirming', { ...quoted, form: toBank }, { play: opened })
export const ConfirmingForOneMerchant = at(
  'confirming',
  { ...quoted, form: { ...filled, mode: 'member', merchant_no: '40718826' } },
  { play: () => promises(/we ask nobody else/, /merchant 40718826/) },
)
export const ConfirmingByPhrase = at(
  'confirming',
  { ...quoted, form: { ...filled, mode: 'password', phrase: 'the red lighthouse' } },
  {
    play: async () => {
      await promises(/we ask nobody else/, /with a phrase/)
      const share = fn(async () => undefined)
      Object.defineProperty(navigator, 'share', { value: share, configurable: true })
      await userEvent.click(screen.getByRole('button', { name: 'Share the phrase' }))
      await expect(share).toHaveBeenCalledWith({ text: 'the red lighthouse' })
      await expect(screen.getByText(/We do not show this phrase again/)).toBeVisible()
    },
  },
)
export const ConfirmingWrongPin = at(
  'confirming',
  { ...quoted, trouble: pinWrong },
  { names: ['pinWrong'], play: opened },
)
export const ConfirmingLocked = at(
  'confirming',
  { ...quoted, trouble: pinLocked },
  { names: ['pinLocked'], play: opened },
)
export const ConfirmingSecondAsked = at(
  'confirming',
  { ...quoted, quote: { ...saleQuote, second: ASKED }, trouble: secondNeeded },
  { play: opened },
)
export const Requoting = at('requoting', quoted, { play: opened })
export const TermsChanged = at(
  'termsChanged',
  { ...quoted, quote: cheaperSale, before: saleQuote },
  { names: ['quoteStale'], play: opened },
)
export const Submitting = at('submitting', quoted, { play: opened })
export const Asking = at('asking', quoted)
export const Unknown = at('unknown', { ...quoted, trouble: silent })
export const Undone = at('undone', quoted)
export const Success = at('success', quoted)
export const Searching = at('searching', { start, order: searching })
export const SearchingForOneMerchant = at('searching', { start, order: { ...searching, mode: 'member' } })
export const SearchingByPhrase = at('searching', { start, order: { ...searching, mode: 'password' } })
export const SearchingNotCancelled = at('searching', { start, order: searching, trouble: movedOn })
export const SearchingStopped = at('searching', { start, order: stoppedSearch })
export const Offered = at('offered', { start, order: offered })
export const OfferedLongestName = at('offered', { start, order: { ...offered, merchant_name: longest.merchant_name } })
export const Following = at('following', { start, order: searching })
export const FollowingAccepted = at('following', { start, order: awaitingPayment })
export const Behind = at('behind', { start, order: offered })
export const AskedToCancel = at('askedToCancel', { start, order: searching }, { play: opened })
export const Cancelling = at('cancelling', { start, order: searching })
export const Matched = at('matched', { start, order: awaitingWallet })
export const MatchedToTheBank = at('matched', { start, order: awaitingPayment })
export const MatchedAndPaid = at('matched', { start, order: completed })
export const MatchedBetter = at('matched', { start, order: { ...completed, better: '4.95' } })
export const MatchedLongestFigures = at('matched', { start, order: { ...longest, status: 'awaiting_payment' } })
export const NoMatch = at('noMatch', { start, order: cancelledNoMatch })
export const Cancelled = at('cancelled', { start, order: cancelled })
export const CancelledByTheMarket = at('cancelled', { start, order: { ...cancelledNoMatch, reason: 'market_closed' } })
export const CancelledUnpaid = at('cancelled', { start, order: cancelledUnpaid })
