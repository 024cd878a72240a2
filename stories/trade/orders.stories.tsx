import type { Meta } from '@storybook/react-vite'
import { trade } from '#contract/trade.ts'
import { ordersFlow } from '#machines/trade/orders.flow.ts'
import { OrdersScreen } from '#src/screens/trade/order/orders.screen.tsx'
import { longest } from '../fixtures/order.ts'
import { noCounts, orderCounts, orderRows } from '../fixtures/orders.ts'
import { begunWith, listScenes } from '../lib/list.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(ordersFlow, OrdersScreen, {
  input: { signedIn: true, tab: 'all' },
  paths: ['/pages/orders/index'],
  calls: { list: trade.list },
  tabs: 'trade',
})

const head = { counts: orderCounts }
const list = listScenes(at, orderRows, { head })

export default {
  title: 'trade/Orders',
  parameters: { purpose: 'A member’s trade orders in seven tabs, followed while they go on.' },
} satisfies Meta

export const Anonymous = at('anonymous', { signedIn: false })
export const Opening = list.Opening
export const OpeningAnotherTab = at('opening', { head, tab: 'paid' })
export const Empty = at('empty', { head: { counts: noCounts } })
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const EmptyInTransaction = at('empty', { head, tab: 'in_transaction' })
export const EmptyAwaitingPayment = at('empty', { head, tab: 'awaiting_payment' })
export const EmptyPaid = at('empty', { head, tab: 'paid' })
export const EmptyInSettlement = at('empty', { head, tab: 'in_settlement' })
export const EmptyCompleted = at('empty', { head, tab: 'completed' })
export const EmptyCancelled = at('empty', { head, tab: 'cancelled' })
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingLongest = at('showing', { ...begunWith([{ ...longest, id: 1 }, ...orderRows]), head })
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Following = list.Following
export const Behind = list.Behind
export const BehindWithNothing = list.BehindWithNothing
export const Refreshing = list.Refreshing
