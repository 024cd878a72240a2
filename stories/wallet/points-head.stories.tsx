import type { Meta } from '@storybook/react-vite'
import { points } from '#contract/points.ts'
import { pointsFlow, PointsHeadScreen } from '#src/screens/wallet/points.screen.tsx'
import { pointsAccount } from '../fixtures/wallet.ts'
import { pointsPage } from './pages.tsx'
import { partScenes } from './part-scenes.ts'

const part = partScenes(pointsFlow, PointsHeadScreen, {
  paths: ['/pages/jf/money'],
  calls: { load: points.index },
  item: pointsAccount,
  coming: 'headerLoading',
  around: (head) => pointsPage({ head }),
})

export default {
  title: 'wallet/Points head',
  parameters: { purpose: 'A part of the points: how many there are, what they become, and how to collect more.' },
} satisfies Meta

export const Opening = part.Opening
export const Unreachable = part.Unreachable
export const Showing = part.Showing
export const ShowingMany = part.showing({ ...pointsAccount, points: 987_654_321, pool: '987654321098.76' })
export const ShowingRefreshFailed = part.ShowingRefreshFailed
export const Following = part.Following
export const Behind = part.Behind
export const Refreshing = part.Refreshing
