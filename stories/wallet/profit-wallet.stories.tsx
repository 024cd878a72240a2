import type { Meta } from '@storybook/react-vite'
import { wallet, type MoneyLog } from '#contract/wallet.ts'
import { EVERYTHING } from '#machines/wallet/entries.rules.ts'
import { ProfitWalletScreen } from '#src/screens/wallet/profit-wallet.screen.tsx'
import { accountFlow } from '#src/screens/wallet/shop-wallet.screen.tsx'
import { money } from '../fixtures/account.ts'
import { silent } from '../fixtures/trouble.ts'
import { entriesOf } from '../fixtures/wallet.ts'
import { begunWith, endedWith } from '../lib/list.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const filter = { ...EVERYTHING, account: 'profit' } as const
const at = scenes(accountFlow, ProfitWalletScreen, {
  input: { filter },
  paths: ['/pages/wallets/fx_wallet'],
  calls: { balances: wallet.balances, log: wallet.log },
})
const first = { ...begunWith(entriesOf('profit')), head: money }
const whole = { ...endedWith(entriesOf('profit')), head: money }

export default {
  title: 'wallet/Profit wallet',
  parameters: { purpose: 'Commission and profit account: amount, frozen, entries, to balance, to coin.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading', 'headerLoading'] })
export const Empty = at('empty', { head: money })
export const NothingFound = at('nothingFound', {
  head: money,
  filter: { ...filter, direction: 'out', from: '2026-11-01' },
})
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Showing = at('showing', first, { names: ['ready'] })
export const ShowingHeld = at('showing', { ...first, head: { ...money, frozen: { ...money.frozen, profit: '4.20' } } })
export const ShowingRefreshFailed = at('showing', { ...first, trouble: silent })
export const Ended = at('ended', whole, { names: ['noMore'] })
export const Appending = at('appending', first, { names: ['loadingMore'] })
export const Stuck = at('stuck', { ...first, trouble: silent }, { names: ['loadMoreError'] })
export const Following = at('following', first)
export const Behind = at('behind', first)
export const Refreshing = at('refreshing', first)
export const Looking = at(
  'looking',
  { ...first, entry: first.items[0] as MoneyLog },
  { names: ['detailSheet'], play: opened },
)
