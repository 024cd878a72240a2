import { setup } from 'xstate'
import { withdrawal, type Method, type Withdrawal, type WithdrawalTab } from '#contract/withdrawal.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { remote } from '../lib/remote.ts'
import { followingDelays } from '../stock/following.part.ts'
import { listing, listingActions, listingGuards, type Listing, type ListingEvent } from '../stock/listing.part.ts'
import { NOTHING_READ } from '../stock/pages.ts'

interface Narrowed {
  method: Method | ''
  tab: WithdrawalTab
}
type Context = Listing<Withdrawal> & Narrowed
type Event = ListingEvent | { type: 'tab'; tab: WithdrawalTab } | Changed

export const withdrawalsFlow = setup({
  types: { input: {} as Narrowed, context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { ...remote(withdrawal, 'list'), listening },
  guards: listingGuards,
  actions: listingActions<Context, Event, Withdrawal>(),
  delays: followingDelays,
}).createMachine({
  id: 'withdrawals',
  context: ({ input }) => ({ ...input, ...NOTHING_READ }),
  invoke: listeningTo('withdrawal'),
  initial: 'opening',
  /** Whatever is being asked for the tab of before is not heard any more. */
  on: { tab: { target: '.opening', actions: { type: 'narrow', params: ({ event: { tab } }) => ({ tab }) } } },
  states: listing({ asks: ({ method, tab }: Context) => ({ method, tab }), follows: 'all' }),
})
