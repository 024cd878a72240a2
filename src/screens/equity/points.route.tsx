import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { pointsFlow } from '#machines/equity/points.flow.ts'
import { Over } from '#src/app/over.tsx'
import { page, useSearch } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { numberIn } from '#src/lib/search-text.ts'
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
  component: EquityPoints,
})

const Points = page(pointsFlow, EquityPointsScreen).with(({ client }) => ({ actors: { list: pointsActor(client) } }))

function EquityPoints() {
  const exchange = numberIn(useSearch().exchange)
  return (
    <>
      <Points />
      {exchange && (
        <Over page={HERE}>
          <Exchange id={exchange} />
        </Over>
      )}
    </>
  )
}
