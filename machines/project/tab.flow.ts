import { setup } from 'xstate'
import type { InvestOrder } from '#contract/invest.ts'
import type { Project } from '#contract/project.ts'
import type { Paged } from '#contract/shapes.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { local } from '../lib/remote.ts'
import { followingDelays } from '../stock/following.part.ts'
import { listing, listingActions, listingGuards, type Listing, type ListingEvent } from '../stock/listing.part.ts'
import { NOTHING_READ } from '../stock/pages.ts'

export const SEGMENTS = ['open', 'mine'] as const
export type Segment = (typeof SEGMENTS)[number]
export type Shown = Project | InvestOrder

type Context = Listing<Shown> & { signedIn: boolean; tab: Segment }
type Event = ListingEvent | { type: 'tab'; tab: Segment } | Changed

export const projectTabFlow = setup({
  types: {
    input: {} as { signedIn: boolean; tab: Segment },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy',
  },
  actors: { list: local<Paged<Shown>, { tab: Segment; page: number; limit?: number }>('list'), listening },
  guards: { ...listingGuards, isForAnyone: ({ context: { tab, signedIn } }) => tab === 'open' || signedIn },
  actions: listingActions<Context, Event, Shown>(),
  delays: followingDelays,
}).createMachine({
  id: 'projectTab',
  context: ({ input }) => ({ ...input, ...NOTHING_READ }),
  invoke: listeningTo('invest'),
  initial: 'arriving',
  /** Whatever is being asked for the segment of before is not heard any more. */
  on: { tab: { target: '.arriving', actions: { type: 'narrow', params: ({ event: { tab } }) => ({ tab }) } } },
  states: {
    ...listing({ asks: ({ tab }: Context) => ({ tab }), follows: 'all' }),
    arriving: { always: [{ guard: 'isForAnyone', target: 'opening' }, { target: 'anonymous' }] },
    anonymous: {},
  },
})
