import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { transfer } from '#contract/transfer.ts'
import { wallet } from '#contract/wallet.ts'
import { page } from '#src/app/page.tsx'
import { Panel } from '#src/app/panel.tsx'
import { WithPanels } from '#src/app/with-panels.tsx'
import { words } from '#src/app/words.ts'
import { heldTransfersFlow, HeldTransfersScreen } from './held-transfers.screen.tsx'
import { walletsFlow, WalletsScreen } from './wallets.screen.tsx'

const Wallets = page(walletsFlow, WalletsScreen).with(() => ({ calls: { load: wallet.balances } }))

export const Route = createFileRoute('/pages/wallets/wallets')({
  staticData: { access: 'member', title: msg`Wallets` },
  loader: words('wallet'),
  component: () => (
    <WithPanels panels={<Panel flow={heldTransfersFlow} screen={HeldTransfersScreen} call={transfer.held} />}>
      <Wallets />
    </WithPanels>
  ),
})
