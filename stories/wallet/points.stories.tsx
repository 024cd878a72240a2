import type { Meta } from '@storybook/react-vite'
import { wallet } from '#contract/wallet.ts'
import { EVERYTHING } from '#machines/wallet/entries.rules.ts'
import { PointsScreen } from '#src/screens/wallet/points.screen.tsx'
import { pointEntries } from '../fixtures/wallet.ts'
import { entryScenes } from './entry-scenes.ts'
import { pointsPage } from './pages.tsx'

const list = entryScenes(PointsScreen, {
  paths: ['/pages/jf/money'],
  calls: { log: wallet.log },
  filter: { ...EVERYTHING, account: 'points' },
  items: pointEntries,
  around: (shown) => pointsPage({ list: shown }),
})

export default {
  title: 'wallet/Points',
  parameters: { purpose: 'Points account: have, frozen, ins and outs, ways to earn.' },
} satisfies Meta

export const Opening = list.Opening
export const Empty = list.Empty
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const NothingFound = list.NothingFound
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Following = list.Following
export const Behind = list.Behind
export const BehindWithNothing = list.BehindWithNothing
export const Refreshing = list.Refreshing
export const Looking = list.Looking
