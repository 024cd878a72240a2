import type { Meta } from '@storybook/react-vite'
import { wallet } from '#contract/wallet.ts'
import { EVERYTHING } from '#machines/wallet/entries.rules.ts'
import { ShopWalletScreen } from '#src/screens/wallet/shop-wallet.screen.tsx'
import { entriesOf } from '../fixtures/wallet.ts'
import { shut } from '../lib/eye.ts'
import { entryScenes } from './entry-scenes.ts'
import { shopPage } from './pages.tsx'

const list = entryScenes(ShopWalletScreen, {
  paths: ['/pages/wallets/gw_wallet'],
  calls: { log: wallet.log },
  filter: { ...EVERYTHING, account: 'shop' },
  items: entriesOf('shop'),
  around: (shown) => shopPage({ list: shown }),
})

export default {
  title: 'wallet/Shopping wallet',
  parameters: { purpose: 'Shopping balance: amount, entries, spend, convert.' },
} satisfies Meta

export const Opening = list.Opening
export const Empty = list.Empty
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const NothingFound = list.NothingFound
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingCovered = { ...list.at('showing', list.first), beforeEach: shut }
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Following = list.Following
export const Behind = list.Behind
export const BehindWithNothing = list.BehindWithNothing
export const Refreshing = list.Refreshing
export const Looking = list.Looking
