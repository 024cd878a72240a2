import type { Meta } from '@storybook/react-vite'
import { wallet } from '#contract/wallet.ts'
import { EVERYTHING } from '#machines/wallet/entries.rules.ts'
import { DetailScreen } from '#src/screens/wallet/detail.screen.tsx'
import { entriesOf, longEntries, longSums } from '../fixtures/wallet.ts'
import { begunWith } from '../lib/list.ts'
import { entryScenes } from './entry-scenes.ts'

const list = entryScenes(DetailScreen, {
  paths: ['/pages/my/detail'],
  calls: { log: wallet.log },
  filter: { ...EVERYTHING, account: 'balance' },
  items: entriesOf('balance'),
})

export default {
  title: 'wallet/Details',
  parameters: {
    purpose: 'Ledger entries of the trade-space accounts with account tabs, direction and date filter, sums.',
  },
} satisfies Meta

export const Opening = list.Opening
export const Empty = list.Empty
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const NothingFound = list.NothingFound
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingFiltered = list.ShowingFiltered
export const ShowingLongestFigures = list.at('showing', { ...begunWith(longEntries), head: { summary: longSums } })
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Following = list.Following
export const Behind = list.Behind
export const BehindWithNothing = list.BehindWithNothing
export const Refreshing = list.Refreshing
export const Looking = list.Looking
