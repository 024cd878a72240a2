import type { Meta } from '@storybook/react-vite'
import { wallet } from '#contract/wallet.ts'
import { coinPriceFlow, CoinPriceScreen } from '#src/screens/wallet/coin-wallet.screen.tsx'
import { coinAccount, fallenCoin, uncharted } from '../fixtures/wallet.ts'
import { coinPage } from './pages.tsx'
import { panelScenes } from './panel-scenes.ts'

const panel = panelScenes(coinPriceFlow, CoinPriceScreen, {
  paths: ['/pages/wallets/k_wallet'],
  calls: { load: wallet.coin },
  item: coinAccount,
  lost: 'chartError',
  around: (chart) => coinPage({ chart }),
})

export default {
  title: 'wallet/Coin price',
  parameters: { purpose: 'A panel of the coin wallet: what a coin costs, and how that went.' },
} satisfies Meta

export const Opening = panel.Opening
export const Unreachable = panel.Unreachable
export const Showing = panel.Showing
export const ShowingFallen = panel.showing(fallenCoin)
export const ShowingWithoutChart = panel.showing(uncharted)
export const ShowingRefreshFailed = panel.ShowingRefreshFailed
export const Following = panel.Following
export const Behind = panel.Behind
export const Refreshing = panel.Refreshing
