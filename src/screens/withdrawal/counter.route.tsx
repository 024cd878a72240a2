import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import { withdrawal } from '#contract/withdrawal.ts'
import { listeningBy } from '#src/api/live.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { counterFlow, CounterScreen, type Counter } from './counter.screen.tsx'
import { numberIn } from './searches.ts'
import { OneWithdrawal } from './withdrawal-flow-page.tsx'

export const Route = createFileRoute('/pages/money/atm')({
  staticData: { access: 'member', title: msg`Withdraw` },
  loader: words('withdrawal'),
  validateSearch: ({ order_no }: { order_no?: string }) => ({ order_no }),
  component: AtTheCounter,
})

const LATEST = 3

function AtTheCounter() {
  const { client } = useHouse()
  return (
    <>
      <FlowPage
        key={useMemberId()}
        flow={counterFlow}
        screen={CounterScreen}
        input={undefined}
        actors={{
          load: fromPromise<Counter>(async ({ signal }) => {
            const [counter, { data: latest }] = await Promise.all([
              client.call(withdrawal.counter, {}, signal),
              client.call(withdrawal.list, { limit: LATEST }, signal),
            ])
            return { counter, latest }
          }),
          listening: listeningBy(client),
        }}
      />
      <OneWithdrawal orderNo={numberIn(Route.useSearch().order_no)} over="/pages/money/atm" />
    </>
  )
}
