import type { Meta } from '@storybook/react-vite'
import { wallet } from '#contract/wallet.ts'
import { CoinHeadScreen } from '#src/screens/wallet/coin-wallet.screen.tsx'
import { holdingFlow } from '#src/screens/wallet/shop-wallet.screen.tsx'
import { money } from '../fixtures/account.ts'
import { coinPage } from './pages.tsx'
import { partScenes } from './part-scenes.ts'

const part = partScenes(holdingFlow, CoinHeadScreen, {
  paths: ['/pages/wallets/k_wallet'],
  calls: { load: wallet.balances },
  item: money,
  coming: 'headerLoading',
  around: (head) => coinPage({ head }),
})

export default {
  title: 'wallet/Coin wallet head',
  parameters: { purpose: 'A part of the coin wallet: the coins there are, and what may become of them.' },
} satisfies Meta

export const Opening = part.Opening
export const Unreachable = part.Unreachable
export const Showing = part.Showing
export const ShowingHeld = part.showing({ ...money, frozen: { ...money.frozen, coin: '25.00000000' } })
export const ShowingRefreshFailed = part.ShowingRefreshFailed
export const Following = part.Following
export const Behind = part.Behind
export const Refreshing = part.Refreshing
