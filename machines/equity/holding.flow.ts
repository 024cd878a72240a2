import { setup } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import type { equity, EquityLog } from '#contract/equity.ts'
import type { Paged } from '#contract/shapes.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { local } from '../lib/remote.ts'
import { followingDelays } from '../stock/following.part.ts'
import { listing, listingActions, listingGuards, type Listing, type ListingEvent } from '../stock/listing.part.ts'
import { NOTHING_READ } from '../stock/pages.ts'

export type HoldingHead = Omit<Given<typeof equity.info>, 'logs'>

type Context = Listing<EquityLog, HoldingHead> & { which: number }
type Event = ListingEvent | Changed

export const holdingFlow = setup({
  types: { input: {} as { which: number }, context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { list: local<Paged<EquityLog> & HoldingHead, { id: number; page: number }>('list'), listening },
  guards: listingGuards,
  actions: listingActions<Context, Event, EquityLog, HoldingHead>(),
  delays: followingDelays,
}).createMachine({
  id: 'equity-holding',
  context: ({ input }) => ({ which: input.which, ...NOTHING_READ }),
  invoke: listeningTo('money', 'invest'),
  initial: 'opening',
  states: {
    ...listing({ asks: ({ which }: Context) => ({ id: which }), follows: 'top', elsewhere: { missing: 'missing' } }),
    missing: {},
  },
})
