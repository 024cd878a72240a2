import { setup } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { invest, type InvestOrder, type InvestStatus } from '#contract/invest.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { remote } from '../lib/remote.ts'
import { followingDelays } from '../stock/following.part.ts'
import { listing, listingActions, listingGuards, type Listing, type ListingEvent } from '../stock/listing.part.ts'
import { NOTHING_READ } from '../stock/pages.ts'

export type OrderStatus = InvestStatus | ''
export type OrderSums = Given<typeof invest.orders>['summary']

interface Which {
  kind: 'robot' | 'product'
  status: OrderStatus
}
type Context = Listing<InvestOrder, { summary: OrderSums }> & Which
type Event = ListingEvent | { type: 'filter'; status: OrderStatus } | Changed

export const ordersFlow = setup({
  types: { input: {} as Which, context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { list: remote(invest, 'orders').orders, listening },
  guards: { ...listingGuards, isNarrowed: ({ context }) => context.status !== '' },
  actions: listingActions<Context, Event, InvestOrder, { summary: OrderSums }>(),
  delays: followingDelays,
}).createMachine({
  id: 'investOrders',
  context: ({ input }) => ({ ...input, ...NOTHING_READ }),
  invoke: listeningTo('invest'),
  initial: 'opening',
  /** Whatever is being asked for the status of before is not heard any more. */
  on: {
    filter: { target: '.opening', actions: { type: 'narrow', params: ({ event: { status } }) => ({ status }) } },
  },
  states: listing({ asks: ({ kind, status }: Context) => ({ kind, status }), follows: 'all', narrows: true }),
})
