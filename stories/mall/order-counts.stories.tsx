import type { Meta } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import type { ReactNode } from 'react'
import { shopOrder } from '#contract/shop-order.ts'
import { centreFlow } from '#machines/account/centre.flow.ts'
import { PanelsProvider } from '#src/lib/panels.ts'
import { MineScreen } from '#src/screens/mall/centre.screen.tsx'
import { orderCountsFlow, OrderCountsScreen } from '#src/screens/mall/order-counts.screen.tsx'
import { member } from '../fixtures/account.ts'
import { listed, noCounts } from '../fixtures/shop-orders.ts'
import { still } from '../lib/scenes.tsx'
import { panelScenes } from '../wallet/panel-scenes.ts'

const mine = (panel: ReactNode) => (
  <PanelsProvider value={{ shown: panel, asked: 0, refresh: action('refresh') }}>
    {still(centreFlow, MineScreen, 'ready', { user: member }, { signedIn: true })}
  </PanelsProvider>
)
const panel = panelScenes(orderCountsFlow, OrderCountsScreen, {
  paths: ['/pages/user/user'],
  calls: { load: shopOrder.list },
  item: listed,
  lost: 'unavailable',
  around: mine,
})

export default {
  title: 'mall/Order counts',
  parameters: { purpose: 'A panel of Mine: how many orders of the shop wait for what.' },
} satisfies Meta

export const Opening = panel.Opening
export const Unreachable = panel.Unreachable
export const Showing = panel.Showing
export const ShowingNone = panel.showing({ ...listed, data: [], counts: noCounts })
export const ShowingMany = panel.showing({
  ...listed,
  counts: { all: 40_000, unpaid: 10_000, unshipped: 10_000, shipped: 10_000, done: 10_000, refund: 10_000 },
})
export const ShowingRefreshFailed = panel.ShowingRefreshFailed
export const Following = panel.Following
export const Behind = panel.Behind
export const Refreshing = panel.Refreshing
