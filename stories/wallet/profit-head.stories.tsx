import type { Meta } from '@storybook/react-vite'
import { wallet } from '#contract/wallet.ts'
import { ProfitHeadScreen } from '#src/screens/wallet/profit-wallet.screen.tsx'
import { holdingFlow } from '#src/screens/wallet/shop-wallet.screen.tsx'
import { money } from '../fixtures/account.ts'
import { profitPage } from './pages.tsx'
import { partScenes } from './part-scenes.ts'

const part = partScenes(holdingFlow, ProfitHeadScreen, {
  paths: ['/pages/wallets/fx_wallet'],
  calls: { load: wallet.balances },
  item: money,
  coming: 'headerLoading',
  around: (head) => profitPage({ head }),
})

export default {
  title: 'wallet/Profit wallet head',
  parameters: { purpose: 'A part of the profit wallet: what was earned, and what may become of it.' },
} satisfies Meta

export const Opening = part.Opening
export const Unreachable = part.Unreachable
export const Showing = part.Showing
export const ShowingHeld = part.showing({ ...money, frozen: { ...money.frozen, profit: '4.20' } })
export const ShowingRefreshFailed = part.ShowingRefreshFailed
export const Following = part.Following
export const Behind = part.Behind
export const Refreshing = part.Refreshing
