import { Trans } from '@lingui/react/macro'
import { Coins, Gift, Repeat, ScrollText } from 'lucide-react'
import type { MoneyInfo } from '#contract/account.ts'
import { screen } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { isSome } from '#src/ui/held.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { Held } from './account-row.tsx'
import type { Above } from './entries-actor.ts'
import { entryViews } from './entry-views.tsx'
import { accountFlow } from './shop-wallet.screen.tsx'
import { Total } from '#src/ui/total.tsx'
import { WalletPage } from './wallet-page.tsx'

/** What was earned, and what may become of it. */
export const ProfitWalletScreen = screen(
  accountFlow,
  entryViews<Above<MoneyInfo>>((around) => (
    <WalletPage
      title={<Trans>Profit wallet</Trans>}
      account="profit"
      head={(money) => (
        <Total
          words={<Trans>Earned so far, and not moved yet</Trans>}
          under={isSome(money.frozen.profit) && <Held money={money} account="profit" />}
        >
          <MovingAmount value={money.profit} unit="EUR" />
        </Total>
      )}
      ways={[
        { to: '/pages/wallets/to_money?from=profit', icon: Repeat, words: <Trans>To balance</Trans> },
        { to: '/pages/wallets/fx_wallet?convert=1', icon: Coins, words: <Trans>To coins</Trans> },
        { to: '/pages/jf/bonus_log', icon: Gift, words: <Trans>Bonuses</Trans> },
        { to: '/pages/wallets/wallet_mx?account=profit', icon: ScrollText, words: <Trans>Log</Trans> },
      ]}
      more={() => <Onward from="/pages/wallets/fx_wallet" />}
      {...around}
    />
  )),
)
