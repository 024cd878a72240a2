import { assign, setup } from 'xstate'
import { notices, type Notice } from '#contract/notices.ts'
import { required } from '../lib/required.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { remote } from '../lib/remote.ts'
import { again, followingDelays } from '../stock/following.part.ts'
import { listing, listingActions, listingGuards, type Listing, type ListingEvent } from '../stock/listing.part.ts'
import { NOTHING_READ } from '../stock/pages.ts'

/** `unread` is what nobody has said to be read yet; the rows keep how they were found. */
type Head = { unread: number }
type Context = Listing<Notice, Head>
type Event = ListingEvent | Changed

const list = listing<Context, object, 'top'>({ asks: () => ({}), follows: 'top' })

export const noticesFlow = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy',
  },
  actors: { ...remote(notices, 'list', 'read'), listening },
  guards: { ...listingGuards, hasNew: ({ context: { head, items } }) => items.length > 0 && (head?.unread ?? 0) > 0 },
  actions: { ...listingActions<Context, Event, Notice, Head>(), seen: assign({ head: { unread: 0 } }) },
  delays: followingDelays,
}).createMachine({
  id: 'notices',
  context: { ...NOTHING_READ },
  invoke: listeningTo('notice'),
  initial: 'opening',
  states: {
    ...list,
    settling: { always: [{ guard: 'hasNew', target: 'marking' }, ...list.settling.always] },
    marking: {
      on: { changed: again },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => ({ id: required(context.items[0]).id }),
        onDone: { target: 'settling', actions: 'seen' },
        onError: { target: 'settling', actions: 'seen' },
      },
    },
  },
})
