import { setup } from 'xstate'
import type { Paged } from '#contract/shapes.ts'
import { local } from '../lib/remote.ts'
import { listing, listingActions, listingGuards, type Listing, type ListingEvent } from './listing.part.ts'
import { NOTHING_READ, type Keyed } from './pages.ts'

/** A list that nobody else changes is opened, read to its end page by page, and refreshed. */
export const listFlow = <Item extends Keyed, Which extends object = Record<never, never>>() => {
  type Context = Listing<Item> & { which: Which }
  return setup({
    types: {
      input: {} as { which: Which },
      context: {} as Context,
      events: {} as ListingEvent,
      tags: {} as 'busy',
    },
    actors: { list: local<Paged<Item>, object>('list') },
    guards: listingGuards,
    actions: listingActions<Context, ListingEvent, Item>(),
  }).createMachine({
    id: 'list',
    context: ({ input }) => ({ which: input.which, ...NOTHING_READ }),
    initial: 'opening',
    states: listing({ asks: ({ which }: Context) => which }),
  })
}
