import { Trans } from '@lingui/react/macro'
import { Coins, Gift, List, Repeat } from 'lucide-react'
import type { MoneyInfo } from '#contract/account.ts'
import { screen } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { Held } from '#src/parts/wallet/account-row.tsx'
import { AccountWays, panelViews } from '#src/parts/wallet/panel-views.tsx'
import { isSome } from '#src/ui/held.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { Total } from '#src/ui/total.tsx'
import { entryViews } from './entry-views.tsx'
import type { LogSums } from './log-page.tsx'
import { logFlow } from './money-log.screen.tsx'
import { holdingFlow } from './shop-wallet.screen.tsx'
import { WalletPage } from './wallet-page.tsx'

export const ProfitHeadScreen = screen(
  holdingFlow,
  panelViews<MoneyInfo>({
    Shown: ({ item }) => (
      <Total
        size="hero"
        words={<Trans>Earned and not converted yet</Trans>}
        under={isSome(item.frozen.profit) && <Held money={item} account="profit" />}
      >
        <MovingAmount value={item.profit} unit="EUR" big />
      </Total>
    ),
    Foot: () => (
      <AccountWays
        ways={[
          { to: '/pages/wallets/to_money?from=profit', icon: Repeat, words: <Trans>To balance</Trans> },
          { to: '/pages/wallets/fx_wallet?convert=1', icon: Coins, words: <Trans>To coins</Trans> },
          { to: '/pages/jf/bonus_log', icon: Gift, words: <Trans>Bonuses</Trans> },
          { to: '/pages/wallets/wallet_mx?account=profit', icon: List, words: <Trans>Activity</Trans> },
        ]}
      />
    ),
    More: () => <Onward from="/pages/wallets/fx_wallet" />,
  }),
  'data-header',
)

export const ProfitWalletScreen = screen(
  logFlow,
  entryViews<LogSums>((around) => <WalletPage title={<Trans>Profit wallet</Trans>} account="profit" {...around} />),
)
