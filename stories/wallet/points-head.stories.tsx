import type { Meta } from '@storybook/react-vite'
import { points } from '#contract/points.ts'
import { pointsFlow, PointsHeadScreen } from '#src/screens/wallet/points.screen.tsx'
import { pointsAccount } from '../fixtures/wallet.ts'
import { pointsPage } from './pages.tsx'
import { panelScenes } from './panel-scenes.ts'

const panel = panelScenes(pointsFlow, PointsHeadScreen, {
  paths: ['/pages/jf/money'],
  calls: { load: points.index },
  item: pointsAccount,
  coming: 'headerLoading',
  around: (head) => pointsPage({ head }),
})

export default {
  title: 'wallet/Points head',
  parameters: { purpose: 'A panel of the points: how many there are, what they become, and how to collect more.' },
} satisfies Meta

export const Opening = panel.Opening
export const Unreachable = panel.Unreachable
export const Showing = panel.Showing
export const ShowingMany = panel.showing({ ...pointsAccount, points: 987_654_321, pool: '987654321098.76' })
export const ShowingRefreshFailed = panel.ShowingRefreshFailed
export const Following = panel.Following
export const Behind = panel.Behind
export const Refreshing = panel.Refreshing
