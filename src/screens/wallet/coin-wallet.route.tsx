import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { wallet } from '#contract/wallet.ts'
import { words } from '#src/app/words.ts'
import { coinFlow, CoinWalletScreen } from './coin-wallet.screen.tsx'
import { ConvertStage } from './convert-stage.tsx'
import { WalletStage } from './wallet-stage.tsx'

export const Route = createFileRoute('/pages/wallets/k_wallet')({
  staticData: { access: 'member', title: msg`Coin wallet` },
  loader: words('wallet'),
  validateSearch: ({ convert }: { convert?: string }) => ({ convert }),
  component: CoinWallet,
})

function CoinWallet() {
  const { convert } = Route.useSearch()
  if (convert) return <ConvertStage act="compose" account="points" />
  return (
    <WalletStage
      flow={coinFlow}
      screen={CoinWalletScreen}
      account="coin"
      head={(client, signal) => client.call(wallet.coin, {}, signal)}
    />
  )
}
