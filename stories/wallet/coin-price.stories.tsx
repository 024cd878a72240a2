import type { Meta } from '@storybook/react-vite'
import { wallet } from '#contract/wallet.ts'
import { coinPriceFlow, CoinPriceScreen } from '#src/screens/wallet/coin-wallet.screen.tsx'
import { coinAccount, fallenCoin, uncharted } from '../fixtures/wallet.ts'
import { coinPage } from './pages.tsx'
import { partScenes } from './part-scenes.ts'

const part = partScenes(coinPriceFlow, CoinPriceScreen, {
  paths: ['/pages/wallets/k_wallet'],
  calls: { load: wallet.coin },
  item: coinAccount,
  lost: 'chartError',
  around: (chart) => coinPage({ chart }),
})

export default {
  title: 'wallet/Coin price',
  parameters: { purpose: 'A part of the coin wallet: what a coin costs, and how that went.' },
} satisfies Meta

export const Opening = part.Opening
export const Unreachable = part.Unreachable
export const Showing = part.Showing
export const ShowingFallen = part.showing(fallenCoin)
export const ShowingWithoutChart = part.showing(uncharted)
export const ShowingRefreshFailed = part.ShowingRefreshFailed
export const Following = part.Following
export const Behind = part.Behind
export const Refreshing = part.Refreshing
