import type { Meta } from '@storybook/react-vite'
import { trade } from '#contract/trade.ts'
import { begun } from '#machines/stock/pages.ts'
import { ordersFlow } from '#machines/trade/orders.flow.ts'
import { OrdersScreen } from '#src/screens/trade/order/orders.screen.tsx'
import { longest } from '../fixtures/order.ts'
import { noCounts, orderCounts, orderRows, ordersPage } from '../fixtures/orders.ts'
import { silent } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(ordersFlow, OrdersScreen, {
  input: { signedIn: true, tab: 'all' },
  paths: ['/pages/orders/index'],
  calls: { list: trade.list },
  tabs: 'trade',
})

const listed = { ...begun(ordersPage), counts: orderCounts }
const all = { ...listed, lastPage: 1 }
const none = { counts: orderCounts }

export default {
  title: 'trade/Orders',
  parameters: { purpose: 'A member’s trade orders in seven tabs, followed while they go on.' },
} satisfies Meta

export const Anonymous = at('anonymous', { signedIn: false })
export const Opening = at('opening', {}, { names: ['loading'] })
export const OpeningAnotherTab = at('opening', { tab: 'paid', counts: orderCounts })
export const Empty = at('empty', { counts: noCounts })
export const EmptyInTransaction = at('empty', { ...none, tab: 'in_transaction' })
export const EmptyAwaitingPayment = at('empty', { ...none, tab: 'awaiting_payment' })
export const EmptyPaid = at('empty', { ...none, tab: 'paid' })
export const EmptyInSettlement = at('empty', { ...none, tab: 'in_settlement' })
export const EmptyCompleted = at('empty', { ...none, tab: 'completed' })
export const EmptyCancelled = at('empty', { ...none, tab: 'cancelled' })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Showing = at('showing', listed, { names: ['ready'] })
export const ShowingLongest = at('showing', { ...listed, items: [{ ...longest, id: 1 }, ...orderRows] })
export const Ended = at('ended', all, { names: ['noMore'] })
export const EndedAfterARefreshThatFailed = at('ended', { ...all, trouble: silent })
export const Appending = at('appending', listed, { names: ['loadingMore'] })
export const Stuck = at('stuck', { ...listed, trouble: silent }, { names: ['loadMoreError'] })
export const Following = at('following', listed)
export const Behind = at('behind', listed)
export const Refreshing = at('refreshing', listed)
