import { useActor } from '@xstate/react'
import { useState } from 'react'
import { merchant } from '#contract/merchant.ts'
import { incomingFlow } from '#machines/merchant/incoming.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { listeningBy } from '#src/api/live.ts'
import { useHouse, useIsHoused } from '#src/app/house.ts'
import { AroundProvider, type AroundIncoming } from './around-incoming.ts'
import { IncomingScreen } from './incoming.screen.tsx'

/** The orders that press most, asked for apart from the rest: what fails here fails alone. */
export function Incoming({ around }: { around: AroundIncoming }) {
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
    incomingFlow.provide({ actors: { ...actorsOf(client, merchant, 'list'), listening: listeningBy(client) } }),
  )
  const [snapshot, send] = useActor(flow)
  return <IncomingScreen snapshot={snapshot} send={send} />
}
