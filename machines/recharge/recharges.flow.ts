import { setup } from 'xstate'
import { recharge, type Recharge } from '#contract/recharge.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { remote } from '../lib/remote.ts'
import { followingDelays } from '../stock/following.part.ts'
import { listing, listingActions, listingGuards, type Listing, type ListingEvent } from '../stock/listing.part.ts'
import { NOTHING_READ } from '../stock/pages.ts'

type Context = Listing<Recharge>
type Event = ListingEvent | Changed

export const rechargesFlow = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { ...remote(recharge, 'list'), listening },
  guards: listingGuards,
  actions: listingActions<Context, Event, Recharge>(),
  delays: followingDelays,
}).createMachine({
  id: 'recharges',
  context: NOTHING_READ,
  invoke: listeningTo('recharge'),
  initial: 'opening',
  states: listing({ asks: () => ({}), follows: 'all' }),
})
