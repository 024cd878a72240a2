import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { Id } from '#contract/shapes.ts'
import { holdingFlow } from '#machines/equity/holding.flow.ts'
import { listeningBy } from '#src/api/live.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { HoldingMissing, HoldingScreen } from './holding.screen.tsx'
import { holdingActor } from './list-actors.ts'

export const Route = createFileRoute('/pages/equity-detail/equity-detail')({
  staticData: { access: 'member', title: msg`Equity` },
  loader: words('equity', 'wallet'),
  validateSearch: ({ id }: { id?: string }) => ({ id }),
  component: Holding,
})

function Holding() {
  const { client } = useHouse()
  const member = useMemberId()
  const { id } = Route.useSearch()
  if (!v.is(Id, id)) return <HoldingMissing />
  return (
    <FlowPage
      key={[member, id].join(' ')}
      flow={holdingFlow}
      screen={HoldingScreen}
      input={{ which: Number(id) }}
      actors={{ list: holdingActor(client), listening: listeningBy(client) }}
    />
  )
}
