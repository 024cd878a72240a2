import type { Meta } from '@storybook/react-vite'
import { wallet } from '#contract/wallet.ts'
import { ProfitHeadScreen } from '#src/screens/wallet/profit-wallet.screen.tsx'
import { holdingFlow } from '#src/screens/wallet/shop-wallet.screen.tsx'
import { money } from '../fixtures/account.ts'
import { profitPage } from './pages.tsx'
import { panelScenes } from './panel-scenes.ts'

const panel = panelScenes(holdingFlow, ProfitHeadScreen, {
  paths: ['/pages/wallets/fx_wallet'],
  calls: { load: wallet.balances },
  item: money,
  coming: 'headerLoading',
  around: (head) => profitPage({ head }),
})

export default {
  title: 'wallet/Profit wallet head',
  parameters: { purpose: 'A panel of the profit wallet: what was earned, and what may become of it.' },
} satisfies Meta

export const Opening = panel.Opening
export const Unreachable = panel.Unreachable
export const Showing = panel.Showing
export const ShowingHeld = panel.showing({ ...money, frozen: { ...money.frozen, profit: '4.20' } })
export const ShowingRefreshFailed = panel.ShowingRefreshFailed
export const Following = panel.Following
export const Behind = panel.Behind
export const Refreshing = panel.Refreshing
