import { setup } from 'xstate'
import type { Paged } from '#contract/shapes.ts'
import { local } from '../lib/remote.ts'
import { listing, listingActions, listingGuards, type Listing, type ListingEvent } from './listing.part.ts'
import { NOTHING_READ, type Keyed } from './pages.ts'

/** A list that nobody else changes is opened, narrowed, read to its end page by page, and refreshed. */
export const browseFlow = <
  Item extends Keyed,
  Filter extends object = Record<never, never>,
  Head extends object = object,
>() => {
  type Context = Listing<Item, Head> & { filter: Filter }
  type Event = ListingEvent | { type: 'filter'; filter: Filter }
  return setup({
    types: {
      input: {} as { filter: Filter },
      context: {} as Context,
      events: {} as Event,
      tags: {} as 'busy',
    },
    actors: { list: local<Paged<Item> & Head, object>('list') },
    guards: { ...listingGuards, isNarrowed: ({ context }) => Object.values(context.filter).some(Boolean) },
    actions: listingActions<Context, Event, Item, Head>(),
  }).createMachine({
    id: 'browse',
    context: ({ input }) => ({ filter: input.filter, ...NOTHING_READ }),
    initial: 'opening',
    /** Whatever is being asked for the filter of before is not heard any more. */
    on: {
      filter: {
        target: '.opening',
        actions: { type: 'narrow', params: ({ event }) => ({ filter: event.filter }) as Partial<Context> },
      },
    },
    states: listing({ asks: ({ filter }: Context) => filter, narrows: true }),
  })
}
