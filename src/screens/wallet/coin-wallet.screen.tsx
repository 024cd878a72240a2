import { Trans } from '@lingui/react/macro'
import { ArrowUpFromLine, List, Repeat, Sparkles } from 'lucide-react'
import type { MoneyInfo } from '#contract/account.ts'
import type { Given } from '#contract/endpoint.ts'
import type { wallet } from '#contract/wallet.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { Held } from '#src/parts/wallet/account-row.tsx'
import { AccountWays, panelViews } from '#src/parts/wallet/panel-views.tsx'
import { BriefAmount } from '#src/ui/brief-amount.tsx'
import { isSome } from '#src/ui/held.tsx'
import { UnitMark } from '#src/ui/money.tsx'
import { Total } from '#src/ui/total.tsx'
import { entryViews } from './entry-views.tsx'
import type { LogSums } from './log-page.tsx'
import { logFlow } from './money-log.screen.tsx'
import { PriceLine } from './price-line.tsx'
import { holdingFlow } from './shop-wallet.screen.tsx'
import { WalletPage } from './wallet-page.tsx'

type CoinAccount = Given<typeof wallet.coin>

export const CoinHeadScreen = screen(
  holdingFlow,
  panelViews<MoneyInfo>({
    Shown: ({ item: { coin, frozen }, item }) => (
      <Total
        size="hero"
        words={<Trans>Available</Trans>}
        under={isSome(frozen.coin) && <Held money={item} account="coin" />}
        parts={isSome(frozen.coin) ? [coin, frozen.coin] : undefined}
      >
        <BriefAmount value={coin} unit="COIN" big /> <UnitMark value={coin} unit="COIN" />
      </Total>
    ),
    Foot: () => (
      <AccountWays
        ways={[
          { to: '/pages/transaction/index', icon: ArrowUpFromLine, words: <Trans>Sell</Trans> },
          { to: '/pages/wallets/to_money?from=coin', icon: Repeat, words: <Trans>To balance</Trans> },
          { to: '/pages/wallets/k_wallet?convert=1', icon: Sparkles, words: <Trans>From points</Trans> },
          { to: '/pages/wallets/wallet_mx?account=coin', icon: List, words: <Trans>Activity</Trans> },
        ]}
      />
    ),
  }),
  'data-header',
)

export const coinPriceFlow = followFlow<CoinAccount>('money')

export const CoinPriceScreen = screen(
  coinPriceFlow,
  panelViews<CoinAccount>({
    Shown: ({ item: { price, change_24h: change, valuation, chart } }) => (
      <PriceLine price={price} change={change} worth={valuation} chart={chart} />
    ),
  }),
  'data-chart',
)

export const CoinWalletScreen = screen(
  logFlow,
  entryViews<LogSums>((around) => <WalletPage title={<Trans>Coin wallet</Trans>} account="coin" {...around} />),
)
