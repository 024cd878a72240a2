import type { Meta } from '@storybook/react-vite'
import { wallet } from '#contract/wallet.ts'
import { EVERYTHING } from '#machines/wallet/entries.rules.ts'
import { ProfitWalletScreen } from '#src/screens/wallet/profit-wallet.screen.tsx'
import { accountFlow } from '#src/screens/wallet/shop-wallet.screen.tsx'
import { money } from '../fixtures/account.ts'
import { entriesOf } from '../fixtures/wallet.ts'
import { entryScenes } from './entry-scenes.ts'

const list = entryScenes(accountFlow, ProfitWalletScreen, {
  paths: ['/pages/wallets/fx_wallet'],
  calls: { balances: wallet.balances, log: wallet.log },
  filter: { ...EVERYTHING, account: 'profit' },
  items: entriesOf('profit'),
  head: { above: money },
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
export const ShowingHeld = list.at('showing', {
  ...list.first,
  head: { above: { ...money, frozen: { ...money.frozen, profit: '4.20' } } },
})
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Following = list.Following
export const Behind = list.Behind
export const BehindWithNothing = list.BehindWithNothing
export const Refreshing = list.Refreshing
export const Looking = list.Looking
