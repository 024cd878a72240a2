import type { ReactNode } from 'react'
import { action } from 'storybook/actions'
import type { AccountName } from '#contract/quote.ts'
import type { MoneyLog } from '#contract/wallet.ts'
import { EVERYTHING } from '#machines/wallet/entries.rules.ts'
import { PanelsProvider } from '#src/lib/panels.ts'
import type { Screen } from '#src/lib/screen.tsx'
import {
  CoinHeadScreen,
  coinPriceFlow,
  CoinPriceScreen,
  CoinWalletScreen,
} from '#src/screens/wallet/coin-wallet.screen.tsx'
import { logFlow, MoneyLogScreen } from '#src/screens/wallet/money-log.screen.tsx'
import { pointsFlow, PointsHeadScreen, PointsScreen } from '#src/screens/wallet/points.screen.tsx'
import { ProfitHeadScreen, ProfitWalletScreen } from '#src/screens/wallet/profit-wallet.screen.tsx'
import { holdingFlow, ShopHeadScreen, ShopWalletScreen } from '#src/screens/wallet/shop-wallet.screen.tsx'
import { walletsFlow, WalletsScreen } from '#src/screens/wallet/wallets.screen.tsx'
import { money } from '../fixtures/account.ts'
import { coinAccount, entries, entriesOf, pointEntries, pointsAccount, sums } from '../fixtures/wallet.ts'
import { begunWith } from '../lib/list.ts'
import { still } from '../lib/scenes.tsx'

interface Wallet {
  head?: ReactNode
  chart?: ReactNode
  list?: ReactNode
}

const listOf = (screen: Screen<typeof logFlow>, account: AccountName | '', items: readonly MoneyLog[]) =>
  still(
    logFlow,
    screen,
    'showing',
    { ...begunWith(items), head: { summary: sums } },
    { filter: { ...EVERYTHING, account } },
  )

const page = (shown: ReactNode, list: ReactNode) => (
  <PanelsProvider value={{ shown, asked: 0, refresh: action('refresh') }}>{list}</PanelsProvider>
)

const holding = { item: money }
const lists = {
  coin: listOf(CoinWalletScreen, 'coin', entriesOf('coin')),
  profit: listOf(ProfitWalletScreen, 'profit', entriesOf('profit')),
  shop: listOf(ShopWalletScreen, 'shop', entriesOf('shop')),
  points: listOf(PointsScreen, 'points', pointEntries),
}
const heads = {
  coin: still(holdingFlow, CoinHeadScreen, 'showing', holding),
  profit: still(holdingFlow, ProfitHeadScreen, 'showing', holding),
  shop: still(holdingFlow, ShopHeadScreen, 'showing', holding),
  points: still(pointsFlow, PointsHeadScreen, 'showing', { item: pointsAccount }),
}
const price = still(coinPriceFlow, CoinPriceScreen, 'showing', { item: coinAccount })

export const coinPage = ({ head = heads.coin, chart = price, list = lists.coin }: Wallet) =>
  page(
    <>
      {head}
      {chart}
    </>,
    list,
  )
export const profitPage = ({ head = heads.profit, list = lists.profit }: Wallet) => page(head, list)
export const shopPage = ({ head = heads.shop, list = lists.shop }: Wallet) => page(head, list)
export const pointsPage = ({ head = heads.points, list = lists.points }: Wallet) => page(head, list)
export const walletsPage = (panel: ReactNode) => page(panel, still(walletsFlow, WalletsScreen, 'showing', holding))
export const logPage = listOf(MoneyLogScreen, '', entries)
