import type { Meta } from '@storybook/react-vite'
import { wallet } from '#contract/wallet.ts'
import { EVERYTHING } from '#machines/wallet/entries.rules.ts'
import { ProfitWalletScreen } from '#src/screens/wallet/profit-wallet.screen.tsx'
import { entriesOf } from '../fixtures/wallet.ts'
import { entryScenes } from './entry-scenes.ts'
import { profitPage } from './pages.tsx'

const list = entryScenes(ProfitWalletScreen, {
  paths: ['/pages/wallets/fx_wallet'],
  calls: { log: wallet.log },
  filter: { ...EVERYTHING, account: 'profit' },
  items: entriesOf('profit'),
  around: (shown) => profitPage({ list: shown }),
})

export default {
  title: 'wallet/Profit wallet',
  parameters: { purpose: 'Commission and profit account: amount, frozen, entries, to balance, to coin.' },
} satisfies Meta

export const Opening = list.Opening
export const Empty = list.Empty
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const NothingFound = list.NothingFound
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Following = list.Following
export const Behind = list.Behind
export const BehindWithNothing = list.BehindWithNothing
export const Refreshing = list.Refreshing
export const Looking = list.Looking
