import type { Meta } from '@storybook/react-vite'
import { subscription } from '#contract/subscription.ts'
import { subscriptionsFlow, SubscriptionsScreen } from '#src/screens/subscription/subscriptions.screen.tsx'
import { itemPage, longestItem, subscriptionItems } from '../fixtures/ventures.ts'
import { begunWith, listScenes } from '../lib/list.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(subscriptionsFlow, SubscriptionsScreen, {
  input: { filter: { status: '' } },
  paths: ['/pages/index/cp'],
  calls: { list: subscription.index },
  answers: { list: itemPage },
})
const list = listScenes(at, subscriptionItems)

export default {
  title: 'subscription/Subscriptions',
  parameters: { purpose: 'What can be subscribed to, by status, with price, term, risk and what is left.' },
} satisfies Meta

export const Opening = list.Opening
export const Empty = list.Empty
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const NothingFound = at('nothingFound', { filter: { status: 'sold_out' } })
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingOpen = at('showing', {
  ...begunWith(subscriptionItems.filter(({ status }) => status === 'open')),
  filter: { status: 'open' },
})
export const ShowingLongest = at('showing', begunWith([longestItem, ...subscriptionItems]))
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Refreshing = list.Refreshing
