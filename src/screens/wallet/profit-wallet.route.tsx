import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { wallet } from '#contract/wallet.ts'
import { words } from '#src/app/words.ts'
import { ConvertStage } from './convert-stage.tsx'
import { ProfitWalletScreen } from './profit-wallet.screen.tsx'
import { accountFlow } from './shop-wallet.screen.tsx'
import { WalletStage } from './wallet-stage.tsx'

export const Route = createFileRoute('/pages/wallets/fx_wallet')({
  staticData: { access: 'member', title: msg`Profit wallet` },
  loader: words('wallet'),
  validateSearch: ({ convert }: { convert?: string }) => ({ convert }),
  component: ProfitWallet,
})

function ProfitWallet() {
  const { convert } = Route.useSearch()
  if (convert) return <ConvertStage act="profit_to_coin" account="profit" />
  return (
    <WalletStage
      flow={accountFlow}
      screen={ProfitWalletScreen}
      account="profit"
      head={(client, signal) => client.call(wallet.balances, {}, signal)}
    />
  )
}
