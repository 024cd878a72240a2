import { setup } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { robot, type Robot } from '#contract/robot.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { remote } from '../lib/remote.ts'
import { followingDelays } from '../stock/following.part.ts'
import { listing, listingActions, listingGuards, type Listing, type ListingEvent } from '../stock/listing.part.ts'
import { NOTHING_READ } from '../stock/pages.ts'

interface Narrowed {
  level?: number | undefined
}
type Head = Pick<Given<typeof robot.robots>, 'my'>
type Context = Listing<Robot, Head> & Narrowed
type Event = ListingEvent | Changed

export const robotsFlow = setup({
  types: { input: {} as Narrowed, context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { list: remote(robot, 'robots').robots, listening },
  guards: listingGuards,
  actions: listingActions<Context, Event, Robot, Head>(),
  delays: followingDelays,
}).createMachine({
  id: 'robots',
  context: ({ input }) => ({ ...input, ...NOTHING_READ }),
  invoke: listeningTo('invest'),
  initial: 'opening',
  states: listing({ asks: ({ level }: Context) => ({ level }), follows: 'all' }),
})
