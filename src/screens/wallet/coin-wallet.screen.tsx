import { Trans } from '@lingui/react/macro'
import { ArrowUpFromLine, Repeat, ScrollText, Sparkles } from 'lucide-react'
import type { Given } from '#contract/endpoint.ts'
import type { wallet } from '#contract/wallet.ts'
import { entriesFlow } from '#machines/wallet/entries.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { CoinsUnder, isSome } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'
import type { Above } from './entries-actor.ts'
import { entryViews } from './entry-views.tsx'
import { PriceLine } from './price-line.tsx'
import { Total } from '#src/ui/total.tsx'
import { WalletPage } from './wallet-page.tsx'

type CoinAccount = Given<typeof wallet.coin>

export const coinFlow = entriesFlow<Above<CoinAccount>>()

/** The coins, what they are worth, and how their price went. */
export const CoinWalletScreen = screen(
  coinFlow,
  entryViews<Above<CoinAccount>>((around) => (
    <WalletPage
      title={<Trans>Coin wallet</Trans>}
      account="coin"
      head={(coin) => (
        <>
          <Total
            words={<Trans>Available</Trans>}
            under={<CoinsUnder worth={coin.valuation} held={coin.frozen} />}
            parts={isSome(coin.frozen) ? [coin.coin, coin.frozen] : undefined}
          >
            <Money value={coin.coin} unit="COIN" />
          </Total>
          <PriceLine price={coin.price} change={coin.change_24h} chart={coin.chart} />
        </>
      )}
      ways={[
        { to: '/pages/transaction/index', icon: ArrowUpFromLine, words: <Trans>Sell</Trans> },
        { to: '/pages/wallets/to_money?from=coin', icon: Repeat, words: <Trans>To balance</Trans> },
        { to: '/pages/wallets/k_wallet?convert=1', icon: Sparkles, words: <Trans>From points</Trans> },
        { to: '/pages/wallets/wallet_mx?account=coin', icon: ScrollText, words: <Trans>Log</Trans> },
      ]}
      {...around}
    />
  )),
)
