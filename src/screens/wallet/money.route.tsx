import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import { wallet } from '#contract/wallet.ts'
import { listeningBy } from '#src/api/live.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { fundsFlow, MoneyScreen, type Funds } from './money.screen.tsx'

export const Route = createFileRoute('/pages/money/money')({
  staticData: { access: 'member', title: msg`My money` },
  loader: words('wallet'),
  component: MyMoney,
})

const LATEST = 5

function MyMoney() {
  const { client } = useHouse()
  return (
    <FlowPage
      key={useMemberId()}
      flow={fundsFlow}
      screen={MoneyScreen}
      input={undefined}
      actors={{
        load: fromPromise<Funds>(async ({ signal }) => {
          const [money, { data: latest }] = await Promise.all([
            client.call(wallet.balances, {}, signal),
            client.call(wallet.log, { limit: LATEST }, signal),
          ])
          return { money, latest }
        }),
        listening: listeningBy(client),
      }}
    />
  )
}
