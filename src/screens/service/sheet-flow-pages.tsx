import { service } from '#contract/service.ts'
import { openFlow } from '#machines/service/open.flow.ts'
import { placeFlow } from '#machines/service/place.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { keyedActor } from '#src/api/sent-again.ts'
import { useHouse, useMember } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { OpenScreen } from './open.screen.tsx'
import { PlaceScreen } from './place.screen.tsx'

export function OpenFlowPage() {
  const { client } = useHouse()
  const { id, has_payword } = useMember() ?? {}
  return (
    <FlowPage
      key={id}
      flow={openFlow}
      screen={OpenScreen}
      input={{ hasPin: has_payword === 1 }}
      actors={{ ...actorsOf(client, service, 'info'), send: keyedActor(client, service.open) }}
    />
  )
}

export function PlaceFlowPage() {
  const { client } = useHouse()
  const { id } = useMember() ?? {}
  return (
    <FlowPage
      key={id}
      flow={placeFlow}
      screen={PlaceScreen}
      input={undefined}
      actors={{ send: keyedActor(client, service.place) }}
    />
  )
}
