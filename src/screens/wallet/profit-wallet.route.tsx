import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { wallet } from '#contract/wallet.ts'
import { Panel } from '#src/app/panel.tsx'
import { words } from '#src/app/words.ts'
import { ConvertSheet } from './convert-sheet.tsx'
import { ProfitHeadScreen, ProfitWalletScreen } from './profit-wallet.screen.tsx'
import { holdingFlow } from './shop-wallet.screen.tsx'
import { walletPage } from './wallet-flow-page.tsx'

const Wallet = walletPage(
  ProfitWalletScreen,
  'profit',
  <Panel flow={holdingFlow} screen={ProfitHeadScreen} call={wallet.balances} />,
)

export const Route = createFileRoute('/pages/wallets/fx_wallet')({
  staticData: { access: 'member', title: msg`Profit wallet` },
  loader: words('wallet', 'form'),
  component: () => (
    <>
      <Wallet />
      <ConvertSheet over="/pages/wallets/fx_wallet" act="profit_to_coin" account="profit" />
    </>
  ),
})
