import { Trans } from '@lingui/react/macro'
import { Repeat, ScrollText, ShoppingBag } from 'lucide-react'
import type { MoneyInfo } from '#contract/account.ts'
import { entriesFlow } from '#machines/wallet/entries.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import type { Above } from './entries-actor.ts'
import { entryViews } from './entry-views.tsx'
import { Total } from '#src/ui/total.tsx'
import { WalletPage } from './wallet-page.tsx'

export const accountFlow = entriesFlow<Above<MoneyInfo>>()

/** What may be spent in the shop. */
export const ShopWalletScreen = screen(
  accountFlow,
  entryViews<Above<MoneyInfo>>((around) => (
    <WalletPage
      title={<Trans>Shopping wallet</Trans>}
      account="shop"
      head={(money) => (
        <Total words={<Trans>To spend</Trans>}>
          <MovingAmount value={money.shop} unit="EUR" />
        </Total>
      )}
      ways={[
        { to: '/pages/shops/fg_shop', icon: ShoppingBag, words: <Trans>Shop</Trans> },
        { to: '/pages/money/gw_atm', icon: Repeat, words: <Trans>To balance</Trans> },
        { to: '/pages/wallets/wallet_mx?account=shop', icon: ScrollText, words: <Trans>Log</Trans> },
      ]}
      {...around}
    />
  )),
)
