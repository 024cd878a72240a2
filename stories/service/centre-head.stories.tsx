import type { Meta } from '@storybook/react-vite'
import { service } from '#contract/service.ts'
import { CentreHeadScreen, standingFlow } from '#src/screens/service/centre.screen.tsx'
import { centre, largeCentre } from '../fixtures/service.ts'
import { panelScenes } from '../wallet/panel-scenes.ts'
import { centrePage } from './pages.tsx'

const panel = panelScenes(standingFlow, CentreHeadScreen, {
  paths: ['/pages/business_center/business_center'],
  calls: { load: service.info },
  item: centre,
  around: (head) => centrePage({ head }),
})

export default {
  title: 'service/Service centre head',
  parameters: { purpose: 'A panel of the service centre: its credit, what it opened, and what it can do.' },
} satisfies Meta

export const Opening = panel.Opening
export const Unreachable = panel.Unreachable
export const Showing = panel.Showing
export const ShowingLargest = panel.showing(largeCentre)
export const ShowingRefreshFailed = panel.ShowingRefreshFailed
export const Following = panel.Following
export const Behind = panel.Behind
export const Refreshing = panel.Refreshing
