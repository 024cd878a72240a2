import { useActor } from '@xstate/react'
import { useState } from 'react'
import { merchant } from '#contract/merchant.ts'
import { urgentOrdersFlow } from '#machines/merchant/urgent-orders.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { listeningBy } from '#src/api/live.ts'
import { keyedActor } from '#src/api/sent-again.ts'
import { useHouse, useIsHoused } from '#src/app/house.ts'
import { usePlaces } from '#src/lib/places.ts'
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
  const places = usePlaces()
  const [flow] = useState(() =>
    urgentOrdersFlow.provide({
      actors: {
        ...actorsOf(client, merchant, 'list'),
        answer: keyedActor(client, merchant.answer),
        listening: listeningBy(client),
      },
      actions: {
        open: (_, { order_no }) => places.go(`/pages/store/sell_order?order_no=${order_no}&pay=1`),
      },
    }),
  )
  const [snapshot, send] = useActor(flow)
  return <UrgentOrdersScreen snapshot={snapshot} send={send} />
}
