import { assign, setup } from 'xstate'
import type { Paged } from '#contract/shapes.ts'
import type { MoneyLog } from '#contract/wallet.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { local } from '../lib/remote.ts'
import { again, followingDelays } from '../stock/following.part.ts'
import { listing, listingActions, listingGuards, type Listing, type ListingEvent } from '../stock/listing.part.ts'
import { NOTHING_READ } from '../stock/pages.ts'
import { isNarrowed, type EntryFilter } from './entries.rules.ts'

export const entriesFlow = <Head extends object>() => {
  type Context = Listing<MoneyLog, Head> & { filter: EntryFilter; entry?: MoneyLog }
  type Event =
    | ListingEvent
    | { type: 'filter'; filter: EntryFilter }
    | { type: 'look'; entry: MoneyLog }
    | { type: 'back' }
    | Changed
  return setup({
    types: {
      input: {} as { filter: EntryFilter },
      context: {} as Context,
      events: {} as Event,
      tags: {} as 'busy',
    },
    actors: { list: local<Paged<MoneyLog> & Head, EntryFilter & { page: number }>('list'), listening },
    guards: { ...listingGuards, isNarrowed: ({ context }) => isNarrowed(context.filter) },
    actions: {
      ...listingActions<Context, Event, MoneyLog, Head>(),
      pick: assign((_, entry: MoneyLog | undefined) => ({ entry })),
    },
    delays: followingDelays,
  }).createMachine({
    id: 'entries',
    context: ({ input }) => ({ filter: input.filter, ...NOTHING_READ }),
    invoke: listeningTo('money'),
    initial: 'opening',
    /** Whatever is being asked for the filter of before is not heard any more. */
    on: {
      filter: {
        target: '.opening',
        actions: { type: 'narrow', params: ({ event }) => ({ filter: event.filter }) as Partial<Context> },
      },
    },
    states: {
      ...listing({
        asks: ({ filter }: Context) => filter,
        follows: 'top',
        narrows: true,
        ways: {
          look: {
            target: 'looking',
            actions: { type: 'pick', params: ({ event }: { event: { entry: MoneyLog } }) => event.entry },
          },
        },
      }),
      looking: { on: { back: { ...again, actions: { type: 'pick', params: undefined } }, filter: {} } },
    },
  })
}
