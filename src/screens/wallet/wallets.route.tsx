import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import type { MoneyInfo } from '#contract/account.ts'
import { transfer } from '#contract/transfer.ts'
import { wallet } from '#contract/wallet.ts'
import { listeningBy } from '#src/api/live.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { Panel } from '#src/app/panel.tsx'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { PanelsProvider } from '#src/lib/panels.ts'
import { heldTransfersFlow, HeldTransfersScreen } from './held-transfers.screen.tsx'
import { walletsFlow, WalletsScreen } from './wallets.screen.tsx'

export const Route = createFileRoute('/pages/wallets/wallets')({
  staticData: { access: 'member', title: msg`Wallets` },
  loader: words('wallet'),
  component: Wallets,
})

const held = (
  <Panel
    flow={heldTransfersFlow}
    screen={HeldTransfersScreen}
    load={(client, signal) => client.call(transfer.held, {}, signal)}
  />
)

function Wallets() {
  const { client } = useHouse()
  const [asked, setAsked] = useState(0)
  return (
    <PanelsProvider key={useMemberId()} value={{ shown: held, asked, refresh: () => setAsked((times) => times + 1) }}>
      <FlowPage
        flow={walletsFlow}
        screen={WalletsScreen}
        input={undefined}
        actors={{
          load: fromPromise<MoneyInfo>(({ signal }) => client.call(wallet.balances, {}, signal)),
          listening: listeningBy(client),
        }}
      />
    </PanelsProvider>
  )
}
