import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { Id } from '#contract/shapes.ts'
import { Over } from '#src/app/over.tsx'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { listeningBy } from '#src/api/live.ts'
import { pointsFlow } from '#machines/equity/points.flow.ts'
import { late } from '#src/ui/late.tsx'
import { pointsActor } from './list-actors.ts'
import { EquityPointsScreen } from './points.screen.tsx'

const Exchange = late(
  () => import('./exchange-flow-page.tsx'),
  ({ ExchangeFlowPage }) => ExchangeFlowPage,
)

const HERE = '/pages/equity/jf'

export const Route = createFileRoute('/pages/equity/jf')({
  staticData: { access: 'member', title: msg`Equity points` },
  loader: words('equity', 'form'),
  validateSearch: ({ exchange }: { exchange?: string }) => ({ exchange }),
  component: EquityPoints,
})

function EquityPoints() {
  const { client } = useHouse()
  const { exchange } = Route.useSearch()
  return (
    <>
      <FlowPage
        key={useMemberId()}
        flow={pointsFlow}
        screen={EquityPointsScreen}
        input={undefined}
        actors={{ list: pointsActor(client), listening: listeningBy(client) }}
      />
      {v.is(Id, exchange) && (
        <Over page={HERE}>
          <Exchange id={Number(exchange)} />
        </Over>
      )}
    </>
  )
}
