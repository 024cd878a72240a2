import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import type { MoneyInfo } from '#contract/account.ts'
import { wallet } from '#contract/wallet.ts'
import { listeningBy } from '#src/api/live.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { Stage } from '#src/app/stage.tsx'
import { words } from '#src/app/words.ts'
import { walletsFlow, WalletsScreen } from './wallets.screen.tsx'

export const Route = createFileRoute('/pages/wallets/wallets')({
  staticData: { access: 'member', title: msg`Wallets` },
  loader: words('wallet'),
  component: Wallets,
})

function Wallets() {
  const { client } = useHouse()
  return (
    <Stage
      key={useMemberId()}
      flow={walletsFlow}
      screen={WalletsScreen}
      input={undefined}
      actors={{
        load: fromPromise<MoneyInfo>(({ signal }) => client.call(wallet.balances, {}, signal)),
        listening: listeningBy(client),
      }}
    />
  )
}
