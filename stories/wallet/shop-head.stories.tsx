import type { Meta } from '@storybook/react-vite'
import { wallet } from '#contract/wallet.ts'
import { holdingFlow, ShopHeadScreen } from '#src/screens/wallet/shop-wallet.screen.tsx'
import { money } from '../fixtures/account.ts'
import { shopPage } from './pages.tsx'
import { partScenes } from './part-scenes.ts'

const part = partScenes(holdingFlow, ShopHeadScreen, {
  paths: ['/pages/wallets/gw_wallet'],
  calls: { load: wallet.balances },
  item: money,
  coming: 'headerLoading',
  around: (head) => shopPage({ head }),
})

export default {
  title: 'wallet/Shopping wallet head',
  parameters: { purpose: 'A part of the shopping wallet: what may be spent.' },
} satisfies Meta

export const Opening = part.Opening
export const Unreachable = part.Unreachable
export const Showing = part.Showing
export const ShowingRefreshFailed = part.ShowingRefreshFailed
export const Following = part.Following
export const Behind = part.Behind
export const Refreshing = part.Refreshing
