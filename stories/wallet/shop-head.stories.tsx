import type { Meta } from '@storybook/react-vite'
import { wallet } from '#contract/wallet.ts'
import { holdingFlow, ShopHeadScreen } from '#src/screens/wallet/shop-wallet.screen.tsx'
import { money } from '../fixtures/account.ts'
import { shopPage } from './pages.tsx'
import { panelScenes } from './panel-scenes.ts'

const panel = panelScenes(holdingFlow, ShopHeadScreen, {
  paths: ['/pages/wallets/gw_wallet'],
  calls: { load: wallet.balances },
  item: money,
  coming: 'headerLoading',
  around: (head) => shopPage({ head }),
})

export default {
  title: 'wallet/Shopping wallet head',
  parameters: { purpose: 'A panel of the shopping wallet: what may be spent.' },
} satisfies Meta

export const Opening = panel.Opening
export const Unreachable = panel.Unreachable
export const Showing = panel.Showing
export const ShowingRefreshFailed = panel.ShowingRefreshFailed
export const Following = panel.Following
export const Behind = panel.Behind
export const Refreshing = panel.Refreshing
