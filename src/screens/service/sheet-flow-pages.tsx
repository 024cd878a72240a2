import { service } from '#contract/service.ts'
import { openFlow } from '#machines/service/open.flow.ts'
import { placeFlow } from '#machines/service/place.flow.ts'
import { keyedActor } from '#src/api/sent-again.ts'
import { page } from '#src/app/page.tsx'
import { OpenScreen } from './open.screen.tsx'
import { PlaceScreen } from './place.screen.tsx'

export const OpenFlowPage = page(openFlow, OpenScreen).with(({ client, hasPin }) => ({
  input: { hasPin },
  calls: { info: service.info },
  actors: { send: keyedActor(client, service.open) },
}))

export const PlaceFlowPage = page(placeFlow, PlaceScreen).with(({ client }) => ({
  actors: { send: keyedActor(client, service.place) },
}))
