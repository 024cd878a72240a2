import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { wallet } from '#contract/wallet.ts'
import { Panel } from '#src/app/panel.tsx'
import { words } from '#src/app/words.ts'
import { CoinHeadScreen, coinPriceFlow, CoinPriceScreen, CoinWalletScreen } from './coin-wallet.screen.tsx'
import { ConvertSheet } from './convert-sheet.tsx'
import { holdingFlow } from './shop-wallet.screen.tsx'
import { walletPage } from './wallet-flow-page.tsx'

const Wallet = walletPage(
  CoinWalletScreen,
  'coin',
  <>
    <Panel flow={holdingFlow} screen={CoinHeadScreen} call={wallet.balances} />
    <Panel flow={coinPriceFlow} screen={CoinPriceScreen} call={wallet.coin} />
  </>,
)

export const Route = createFileRoute('/pages/wallets/k_wallet')({
  staticData: { access: 'member', title: msg`Coin wallet` },
  loader: words('wallet', 'form'),
  component: () => (
    <>
      <Wallet />
      <ConvertSheet over="/pages/wallets/k_wallet" act="compose" account="points" />
    </>
  ),
})
