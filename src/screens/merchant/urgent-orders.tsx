import { useActor } from '@xstate/react'
import { useState } from 'react'
import { merchant } from '#contract/merchant.ts'
import { urgentOrdersFlow } from '#machines/merchant/urgent-orders.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { listeningBy } from '#src/api/live.ts'
import { useHouse, useIsHoused } from '#src/app/house.ts'
import { AroundProvider, type AroundUrgent } from './around-urgent.ts'
import { UrgentOrdersScreen } from './urgent-orders.screen.tsx'

/** The orders that press most, asked for apart from the rest: what fails here fails alone. */
export function UrgentOrders({ around }: { around: AroundUrgent }) {
  if (useIsHoused())
    return (
      <AroundProvider value={around}>
        <Asked />
      </AroundProvider>
    )
  return (
    <>
      {around.rows}
      {around.counters}
    </>
  )
}

function Asked() {
  const { client } = useHouse()
  const [flow] = useState(() =>
    urgentOrdersFlow.provide({ actors: { ...actorsOf(client, merchant, 'list'), listening: listeningBy(client) } }),
  )
  const [snapshot, send] = useActor(flow)
  return <UrgentOrdersScreen snapshot={snapshot} send={send} />
}
