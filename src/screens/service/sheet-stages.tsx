import { service } from '#contract/service.ts'
import { openFlow } from '#machines/service/open.flow.ts'
import { placeFlow } from '#machines/service/place.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { keyedActor } from '#src/api/keyed.ts'
import { useHouse, useMember } from '#src/app/house.ts'
import { Stage } from '#src/app/stage.tsx'
import { OpenScreen } from './open.screen.tsx'
import { PlaceScreen } from './place.screen.tsx'

/** Opens an account for somebody. */
export function OpenStage() {
  const { client } = useHouse()
  const { id, has_payword } = useMember() ?? {}
  return (
    <Stage
      key={id}
      flow={openFlow}
      screen={OpenScreen}
      input={{ hasPin: has_payword === 1 }}
      actors={{ ...actorsOf(client, service, 'info'), send: keyedActor(client, service.open) }}
    />
  )
}

/** Asks somebody into the team. */
export function PlaceStage() {
  const { client } = useHouse()
  const { id } = useMember() ?? {}
  return (
    <Stage
      key={id}
      flow={placeFlow}
      screen={PlaceScreen}
      input={undefined}
      actors={{ send: keyedActor(client, service.place) }}
    />
  )
}
