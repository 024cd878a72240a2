import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import { equity } from '#contract/equity.ts'
import { listeningBy } from '#src/api/live.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { EquityScreen, overviewFlow } from './equity.screen.tsx'

export const Route = createFileRoute('/pages/equity/equity')({
  staticData: { access: 'member', title: msg`Equity` },
  loader: words('equity', 'invest'),
  component: Equity,
})

function Equity() {
  const { client } = useHouse()
  return (
    <FlowPage
      key={useMemberId()}
      flow={overviewFlow}
      screen={EquityScreen}
      input={undefined}
      actors={{
        load: fromPromise<unknown>(({ signal }) => client.call(equity.index, {}, signal)),
        listening: listeningBy(client),
      }}
    />
  )
}
