import type { Meta } from '@storybook/react-vite'
import { merchant } from '#contract/merchant.ts'
import { inboxFlow } from '#machines/trade/inbox.flow.ts'
import { InboxScreen } from '#src/screens/trade/incoming/inbox.screen.tsx'
import {
  incomingCounts,
  incomingOrders,
  noCounts,
  notNow,
  phraseLocked,
  phraseWrong,
  vastOrders,
} from '../fixtures/incoming.ts'
import { merchantAwaiting } from '../fixtures/order-merchant.ts'
import { invalidFields, silent } from '../fixtures/trouble.ts'
import { listScenes } from '../lib/list.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(inboxFlow, InboxScreen, {
  input: { tab: 'all', taking: false },
  paths: ['/pages/store/sell_order'],
  calls: { list: merchant.list, take: merchant.take },
  answers: { take: merchantAwaiting },
})
const head = { counts: incomingCounts }
const list = listScenes(at, incomingOrders, { head })
const first = { items: incomingOrders, page: 1, lastPage: 121, total: 1_204, head }
const only = (tab: 'offers' | 'completed') => {
  const items = incomingOrders.filter(({ status }) => status === (tab === 'offers' ? 'offered' : tab))
  return { ...first, tab, items, lastPage: 1, total: items.length }
}
const nothing = { head: { counts: noCounts } }
const sheet = (state: 'takeSheet.idle' | 'takeSheet.invalid' | 'takeSheet.submitting' | 'takeSheet.rejected') =>
  [state, first, { play: opened }] as const

export default {
  title: 'trade/Incoming orders',
  parameters: { purpose: 'The orders that came to a merchant in seven tabs, offers first; taking one by its phrase.' },
} satisfies Meta

export const NoRole = at('noRole')
export const Opening = list.Opening
export const OpeningAnotherTab = at('opening', { tab: 'paid', head })
export const Unreachable = list.Unreachable
export const Empty = at('empty', nothing, { names: ['listEmpty'] })
export const EmptyOffers = at('empty', { ...nothing, tab: 'offers' })
export const EmptyAwaitingPayment = at('empty', { ...nothing, tab: 'awaiting_payment' })
export const EmptyPaid = at('empty', { ...nothing, tab: 'paid' })
export const EmptyInSettlement = at('empty', { ...nothing, tab: 'in_settlement' })
export const EmptyCompleted = at('empty', { ...nothing, tab: 'completed' })
export const EmptyCancelled = at('empty', { ...nothing, tab: 'cancelled' })
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const Showing = list.Showing
export const ShowingOffers = at('showing', only('offers'))
export const ShowingLongestFigures = at('showing', { ...first, items: vastOrders })
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = at('ended', only('completed'))
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Following = list.Following
export const Behind = list.Behind
export const BehindWithNothing = list.BehindWithNothing
export const Refreshing = list.Refreshing
export const TakeSheetIdle = at(...sheet('takeSheet.idle'))
export const TakeSheetIdleAtOnce = at('takeSheet.idle', {}, { play: opened })
export const TakeSheetInvalid = at(
  'takeSheet.invalid',
  { ...first, problems: { order_no: 'unreadable', phrase: 'phrase-short' } },
  { play: opened },
)
export const TakeSheetSubmitting = at(...sheet('takeSheet.submitting'))
export const TakeSheetRejected = at('takeSheet.rejected', { ...first, trouble: phraseWrong }, { play: opened })
export const TakeSheetRejectedLocked = at('takeSheet.rejected', { ...first, trouble: phraseLocked }, { play: opened })
export const TakeSheetRejectedNotNow = at('takeSheet.rejected', { ...first, trouble: notNow }, { play: opened })
export const TakeSheetRejectedUnanswered = at('takeSheet.rejected', { ...first, trouble: silent }, { play: opened })
export const TakeSheetRejectedFields = at(
  'takeSheet.rejected',
  { ...first, trouble: invalidFields({ phrase: 'phrase-short' }) },
  { play: opened },
)
export const Taken = at('taken', { taken: 'T0000000498' })
