import type { Meta } from '@storybook/react-vite'
import { shop } from '#contract/shop.ts'
import { pointsHeadFlow, PointsHeadScreen } from '#src/screens/shop/points-head.screen.tsx'
import { pointsHead } from '../fixtures/shop.ts'
import { panelScenes } from '../wallet/panel-scenes.ts'
import { pointsPage } from './pages.tsx'

const panel = panelScenes(pointsHeadFlow, PointsHeadScreen, {
  paths: ['/pages/shop/jf_shop'],
  calls: { load: shop.points },
  item: pointsHead,
  coming: 'headerLoading',
  around: (head) => pointsPage({ head }),
})

export default {
  title: 'shop/Points shop head',
  parameters: { purpose: 'A panel of the points shop: the points of a member, and how to earn more.' },
} satisfies Meta

export const Opening = panel.Opening
export const Unreachable = panel.Unreachable
export const Showing = panel.Showing
export const ShowingForVisitor = panel.showing({ ...pointsHead, points: null }, 'anonymous')
export const ShowingTooFew = panel.showing({ ...pointsHead, points: 120 }, 'pointsShort')
export const ShowingRefreshFailed = panel.ShowingRefreshFailed
export const Following = panel.Following
export const Behind = panel.Behind
export const Refreshing = panel.Refreshing
