import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { wallet } from '#contract/wallet.ts'
import { Over } from '#src/app/over.tsx'
import { Panel } from '#src/app/panel.tsx'
import { words } from '#src/app/words.ts'
import { late } from '#src/ui/late.tsx'
import { ProfitHeadScreen, ProfitWalletScreen } from './profit-wallet.screen.tsx'
import { holdingFlow } from './shop-wallet.screen.tsx'
import { WalletFlowPage } from './wallet-flow-page.tsx'

const Convert = late(
  () => import('./convert-flow-page.tsx'),
  ({ ConvertFlowPage }) => ConvertFlowPage,
)

const HERE = '/pages/wallets/fx_wallet'

export const Route = createFileRoute('/pages/wallets/fx_wallet')({
  staticData: { access: 'member', title: msg`Profit wallet` },
  loader: words('wallet', 'form'),
  validateSearch: ({ convert }: { convert?: string }) => ({ convert }),
  component: ProfitWallet,
})

function ProfitWallet() {
  const { convert } = Route.useSearch()
  return (
    <>
      <WalletFlowPage screen={ProfitWalletScreen} account="profit">
        <Panel
          flow={holdingFlow}
          screen={ProfitHeadScreen}
          load={(client, signal) => client.call(wallet.balances, {}, signal)}
        />
      </WalletFlowPage>
      {convert && (
        <Over page={HERE}>
          <Convert sheet act="profit_to_coin" account="profit" />
        </Over>
      )}
    </>
  )
}
