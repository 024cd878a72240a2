import type { Meta } from '@storybook/react-vite'
import { wallet } from '#contract/wallet.ts'
import { EVERYTHING } from '#machines/wallet/entries.rules.ts'
import { accountFlow, ShopWalletScreen } from '#src/screens/wallet/shop-wallet.screen.tsx'
import { money } from '../fixtures/account.ts'
import { entriesOf } from '../fixtures/wallet.ts'
import { shut } from '../lib/eye.ts'
import { entryScenes } from './entry-scenes.ts'

const list = entryScenes(accountFlow, ShopWalletScreen, {
  paths: ['/pages/wallets/gw_wallet'],
  calls: { balances: wallet.balances, log: wallet.log },
  filter: { ...EVERYTHING, account: 'shop' },
  items: entriesOf('shop'),
  head: { above: money },
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
