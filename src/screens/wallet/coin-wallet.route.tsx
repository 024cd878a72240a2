import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { wallet } from '#contract/wallet.ts'
import { Over } from '#src/app/over.tsx'
import { Panel } from '#src/app/panel.tsx'
import { words } from '#src/app/words.ts'
import { late } from '#src/ui/late.tsx'
import { CoinHeadScreen, coinPriceFlow, CoinPriceScreen, CoinWalletScreen } from './coin-wallet.screen.tsx'
import { holdingFlow } from './shop-wallet.screen.tsx'
import { WalletFlowPage } from './wallet-flow-page.tsx'

const Convert = late(
  () => import('./convert-flow-page.tsx'),
  ({ ConvertFlowPage }) => ConvertFlowPage,
)

const HERE = '/pages/wallets/k_wallet'

export const Route = createFileRoute('/pages/wallets/k_wallet')({
  staticData: { access: 'member', title: msg`Coin wallet` },
  loader: words('wallet', 'form'),
  validateSearch: ({ convert }: { convert?: string }) => ({ convert }),
  component: CoinWallet,
})

function CoinWallet() {
  const { convert } = Route.useSearch()
  return (
    <>
      <WalletFlowPage screen={CoinWalletScreen} account="coin">
        <Panel
          flow={holdingFlow}
          screen={CoinHeadScreen}
          load={(client, signal) => client.call(wallet.balances, {}, signal)}
        />
        <Panel
          flow={coinPriceFlow}
          screen={CoinPriceScreen}
          load={(client, signal) => client.call(wallet.coin, {}, signal)}
        />
      </WalletFlowPage>
      {convert && (
        <Over page={HERE}>
          <Convert sheet act="compose" account="points" />
        </Over>
      )}
    </>
  )
}
