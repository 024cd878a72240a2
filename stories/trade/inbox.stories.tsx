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
import { invalidFields, silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(inboxFlow, InboxScreen, {
  input: { tab: 'all', taking: false },
  paths: ['/pages/store/sell_order'],
  calls: { list: merchant.list, take: merchant.take },
})
const first = { items: incomingOrders, page: 1, lastPage: 121, total: 1_204, counts: incomingCounts }
const only = (tab: 'offers' | 'completed') => {
  const items = incomingOrders.filter(({ status }) => status === (tab === 'offers' ? 'offered' : tab))
  return { ...first, tab, items, lastPage: 1, total: items.length }
}
const nothing = { counts: noCounts }
const sheet = (state: 'takeSheet.idle' | 'takeSheet.invalid' | 'takeSheet.submitting' | 'takeSheet.rejected') =>
  [state, first, { play: opened }] as const

export default {
  title: 'trade/Incoming orders',
  parameters: { purpose: 'The orders that came to a merchant in seven tabs, offers first; taking one by its phrase.' },
} satisfies Meta

export const NoRole = at('noRole')
export const Opening = at('opening', {}, { names: ['loading'] })
export const OpeningAnotherTab = at('opening', { tab: 'paid', counts: incomingCounts })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const ListEmpty = at('listEmpty', nothing)
export const ListEmptyOffers = at('listEmpty', { ...nothing, tab: 'offers' })
export const ListEmptyAwaitingPayment = at('listEmpty', { ...nothing, tab: 'awaiting_payment' })
export const ListEmptyPaid = at('listEmpty', { ...nothing, tab: 'paid' })
export const ListEmptyInSettlement = at('listEmpty', { ...nothing, tab: 'in_settlement' })
export const ListEmptyCompleted = at('listEmpty', { ...nothing, tab: 'completed' })
export const ListEmptyCancelled = at('listEmpty', { ...nothing, tab: 'cancelled' })
export const List = at('list', first)
export const ListOffers = at('list', only('offers'))
export const ListLongestFigures = at('list', { ...first, items: vastOrders })
export const ListRefreshFailed = at('list', { ...first, trouble: silent })
export const ListAllOfIt = at('list', only('completed'))
export const Appending = at('appending', first)
export const Stuck = at('stuck', { ...first, trouble: silent })
export const Following = at('following', first)
export const Behind = at('behind', first)
export const Refreshing = at('refreshing', first)
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
