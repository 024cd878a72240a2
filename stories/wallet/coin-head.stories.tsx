import type { Meta } from '@storybook/react-vite'
import { wallet } from '#contract/wallet.ts'
import { CoinHeadScreen } from '#src/screens/wallet/coin-wallet.screen.tsx'
import { holdingFlow } from '#src/screens/wallet/shop-wallet.screen.tsx'
import { money } from '../fixtures/account.ts'
import { coinPage } from './pages.tsx'
import { panelScenes } from './panel-scenes.ts'

const panel = panelScenes(holdingFlow, CoinHeadScreen, {
  paths: ['/pages/wallets/k_wallet'],
  calls: { load: wallet.balances },
  item: money,
  coming: 'headerLoading',
  around: (head) => coinPage({ head }),
})

export default {
  title: 'wallet/Coin wallet head',
  parameters: { purpose: 'A panel of the coin wallet: the coins there are, and what may become of them.' },
} satisfies Meta

export const Opening = panel.Opening
export const Unreachable = panel.Unreachable
export const Showing = panel.Showing
export const ShowingHeld = panel.showing({ ...money, frozen: { ...money.frozen, coin: '25.00000000' } })
export const ShowingRefreshFailed = panel.ShowingRefreshFailed
export const Following = panel.Following
export const Behind = panel.Behind
export const Refreshing = panel.Refreshing
