import type { Meta } from '@storybook/react-vite'
import { wallet, type MoneyLog } from '#contract/wallet.ts'
import { EVERYTHING } from '#machines/wallet/entries.rules.ts'
import { coinFlow, CoinWalletScreen } from '#src/screens/wallet/coin-wallet.screen.tsx'
import { silent } from '../fixtures/trouble.ts'
import { coinAccount, entriesOf, fallenCoin, uncharted } from '../fixtures/wallet.ts'
import { begunWith, endedWith } from '../lib/list.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const filter = { ...EVERYTHING, account: 'coin' } as const
const at = scenes(coinFlow, CoinWalletScreen, {
  input: { filter },
  paths: ['/pages/wallets/k_wallet'],
  calls: { coin: wallet.coin, log: wallet.log },
})
const first = { ...begunWith(entriesOf('coin')), head: coinAccount }
const whole = { ...endedWith(entriesOf('coin')), head: coinAccount }

export default {
  title: 'wallet/Coin wallet',
  parameters: { purpose: 'Coin account: amount, price, chart, sell, compose from points.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading', 'headerLoading'] })
export const Empty = at('empty', { head: coinAccount })
export const NothingFound = at('nothingFound', {
  head: coinAccount,
  filter: { ...filter, direction: 'out', from: '2026-11-01' },
})
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Showing = at('showing', first, { names: ['ready'] })
export const ShowingFallen = at('showing', { ...first, head: fallenCoin })
export const ShowingWithoutChart = at('showing', { ...first, head: uncharted }, { names: ['chartError'] })
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
