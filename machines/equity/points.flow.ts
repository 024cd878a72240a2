import { setup } from 'xstate'
import type { EquityLog } from '#contract/equity.ts'
import type { Paged } from '#contract/shapes.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { local } from '../lib/remote.ts'
import { followingDelays } from '../stock/following.part.ts'
import { listing, listingActions, listingGuards, type Listing, type ListingEvent } from '../stock/listing.part.ts'
import { NOTHING_READ } from '../stock/pages.ts'
import type { Terms } from './exchange.rules.ts'

export type PointsHead = Omit<Terms, 'logs'>

type Context = Listing<EquityLog, PointsHead>
type Event = ListingEvent | Changed

export const pointsFlow = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { list: local<Paged<EquityLog> & PointsHead, { page: number }>('list'), listening },
  guards: listingGuards,
  actions: listingActions<Context, Event, EquityLog, PointsHead>(),
  delays: followingDelays,
}).createMachine({
  id: 'equity-points',
  context: NOTHING_READ,
  invoke: listeningTo('money', 'invest'),
  initial: 'opening',
  states: listing({ asks: () => ({}), follows: 'top' }),
})
