import { Trans } from '@lingui/react/macro'
import { List, Repeat, ShoppingBag } from 'lucide-react'
import type { MoneyInfo } from '#contract/account.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { AccountWays, panelViews } from '#src/parts/wallet/panel-views.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { Total } from '#src/ui/total.tsx'
import { entryViews } from './entry-views.tsx'
import type { LogSums } from './log-page.tsx'
import { logFlow } from './money-log.screen.tsx'
import { WalletPage } from './wallet-page.tsx'

export const holdingFlow = followFlow<MoneyInfo>('money')

export const ShopHeadScreen = screen(
  holdingFlow,
  panelViews<MoneyInfo>({
    Shown: ({ item }) => (
      <Total size="hero" words={<Trans>To spend</Trans>}>
        <MovingAmount value={item.shop} unit="EUR" big />
      </Total>
    ),
    Foot: () => (
      <AccountWays
        ways={[
          { to: '/pages/shops/fg_shop', icon: ShoppingBag, words: <Trans>Shop</Trans> },
          { to: '/pages/money/gw_atm', icon: Repeat, words: <Trans>To balance</Trans> },
          { to: '/pages/wallets/wallet_mx?account=shop', icon: List, words: <Trans>Activity</Trans> },
        ]}
      />
    ),
  }),
  'data-header',
)

export const ShopWalletScreen = screen(
  logFlow,
  entryViews<LogSums>((around) => <WalletPage title={<Trans>Shopping wallet</Trans>} account="shop" {...around} />),
)
