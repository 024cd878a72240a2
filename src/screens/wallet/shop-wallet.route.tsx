import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { wallet } from '#contract/wallet.ts'
import { Panel } from '#src/app/panel.tsx'
import { words } from '#src/app/words.ts'
import { holdingFlow, ShopHeadScreen, ShopWalletScreen } from './shop-wallet.screen.tsx'
import { WalletFlowPage } from './wallet-flow-page.tsx'

export const Route = createFileRoute('/pages/wallets/gw_wallet')({
  staticData: { access: 'member', title: msg`Shopping wallet` },
  loader: words('wallet'),
  component: () => (
    <WalletFlowPage screen={ShopWalletScreen} account="shop">
      <Panel
        flow={holdingFlow}
        screen={ShopHeadScreen}
        load={(client, signal) => client.call(wallet.balances, {}, signal)}
      />
    </WalletFlowPage>
  ),
})
