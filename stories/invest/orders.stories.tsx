import type { Meta } from '@storybook/react-vite'
import { invest } from '#contract/invest.ts'
import { ordersFlow } from '#machines/invest/orders.flow.ts'
import { OrdersScreen } from '#src/screens/invest/orders.screen.tsx'
import { investRows, investSums, longestRow } from '../fixtures/invest-orders.ts'
import { begunWith, listScenes } from '../lib/list.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(ordersFlow, OrdersScreen, {
  input: { kind: 'product', status: '' },
  paths: ['/pages/ai/ai_order'],
  calls: { list: invest.orders },
})
const head = { summary: investSums }
const list = listScenes(at, investRows, { head })
const only = (status: (typeof investRows)[number]['status']) => ({
  ...begunWith(investRows.filter((row) => row.status === status)),
  head,
  status,
})

export default {
  title: 'invest/Orders',
  parameters: { purpose: 'Plans, projects and subscriptions with their sums, by status, followed.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading', 'summaryLoading'] })
export const Empty = at('empty')
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const NothingFound = at('nothingFound', { head, status: 'cooling' })
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingLongest = at('showing', { ...begunWith([longestRow, ...investRows]), head })
export const ShowingSuspended = at('showing', only('suspended'), { names: ['suspended'] })
export const ShowingEndedEarly = at('showing', only('ended_early'), { names: ['endedEarly'] })
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Following = list.Following
export const Behind = list.Behind
export const BehindWithNothing = list.BehindWithNothing
export const Refreshing = list.Refreshing
