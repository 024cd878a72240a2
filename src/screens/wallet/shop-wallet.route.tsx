import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { wallet } from '#contract/wallet.ts'
import { Panel } from '#src/app/panel.tsx'
import { words } from '#src/app/words.ts'
import { holdingFlow, ShopHeadScreen, ShopWalletScreen } from './shop-wallet.screen.tsx'
import { walletPage } from './wallet-flow-page.tsx'

const panel = <Panel flow={holdingFlow} screen={ShopHeadScreen} call={wallet.balances} />

export const Route = createFileRoute('/pages/wallets/gw_wallet')({
  staticData: { access: 'member', title: msg`Shopping wallet` },
  loader: words('wallet'),
  component: walletPage(ShopWalletScreen, 'shop', panel),
})
