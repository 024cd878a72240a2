import type { Meta } from '@storybook/react-vite'
import { points } from '#contract/points.ts'
import { wallet } from '#contract/wallet.ts'
import { EVERYTHING } from '#machines/wallet/entries.rules.ts'
import { pointsFlow, PointsScreen } from '#src/screens/wallet/points.screen.tsx'
import { pointEntries, pointsAccount } from '../fixtures/wallet.ts'
import { entryScenes } from './entry-scenes.ts'

const list = entryScenes(pointsFlow, PointsScreen, {
  paths: ['/pages/jf/money'],
  calls: { index: points.index, log: wallet.log },
  filter: { ...EVERYTHING, account: 'points' },
  items: pointEntries,
  head: { above: pointsAccount },
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
export const ShowingMany = list.at('showing', {
  ...list.first,
  head: { above: { ...pointsAccount, points: 987_654_321, pool: '987654321098.76' } },
})
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Following = list.Following
export const Behind = list.Behind
export const BehindWithNothing = list.BehindWithNothing
export const Refreshing = list.Refreshing
export const Looking = list.Looking
