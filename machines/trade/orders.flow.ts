import { setup } from 'xstate'
import type { TradeOrder } from '#contract/order.ts'
import { trade, type Orders, type Tab } from '#contract/trade.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { remote } from '../lib/remote.ts'
import { again, followingDelays } from '../stock/following.part.ts'
import { listing, listingActions, listingGuards, type Listing, type ListingEvent } from '../stock/listing.part.ts'
import { NOTHING_READ } from '../stock/pages.ts'

type Head = Pick<Orders, 'counts'>
type Context = Listing<TradeOrder, Head> & { signedIn: boolean; tab: Tab }
type Event =
  | ListingEvent
  /** A clock on the list ran out: only the server knows what that means. */
  | { type: 'expire' }
  | { type: 'tab'; tab: Tab }
  | Changed

export const ordersFlow = setup({
  types: {
    input: {} as { signedIn: boolean; tab: Tab },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy',
  },
  actors: { ...remote(trade, 'list'), listening },
  guards: { ...listingGuards, isSignedIn: ({ context }) => context.signedIn },
  actions: listingActions<Context, Event, TradeOrder, Head>(),
  delays: followingDelays,
}).createMachine({
  id: 'orders',
  context: ({ input }) => ({ ...input, ...NOTHING_READ }),
  invoke: listeningTo('order'),
  initial: 'arriving',
  /** Whatever is being asked for the tab of before is not heard any more. */
  on: { tab: { target: '.opening', actions: { type: 'narrow', params: ({ event: { tab } }) => ({ tab }) } } },
  states: {
    ...listing({ asks: ({ tab }: Context) => ({ tab }), follows: 'all', ways: { expire: again } }),
    arriving: { always: [{ guard: 'isSignedIn', target: 'opening' }, { target: 'anonymous' }] },
    anonymous: { on: { tab: {} } },
  },
})
