import { assign, setup } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { service, type ServiceUser } from '#contract/service.ts'
import { required } from '../lib/required.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { followingDelays } from '../stock/following.part.ts'
import { listing, listingActions, listingGuards, type Listing, type ListingEvent } from '../stock/listing.part.ts'
import { NOTHING_READ } from '../stock/pages.ts'

export type CentreStanding = Given<typeof service.info>

export interface OpenedFilter {
  readonly keyword: string
  readonly status: '' | ServiceUser['status']
}

export const EVERYBODY: OpenedFilter = { keyword: '', status: '' }

type Context = Listing<ServiceUser> & { filter: OpenedFilter; standing?: CentreStanding }
type Event = ListingEvent | { type: 'filter'; filter: OpenedFilter } | Changed

const waits = { refresh: 'learning', changed: 'learning', filter: {} } as const

export const centreFlow = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy',
  },
  actors: { info: remote(service, 'info').info, list: remote(service, 'members').members, listening },
  guards: {
    ...listingGuards,
    isNarrowed: ({ context: { filter } }) => filter.keyword !== '' || filter.status !== '',
    isActive: ({ context }) => required(context.standing).status === 'active',
    isPending: ({ context }) => required(context.standing).status === 'pending',
    isStopped: ({ context }) => required(context.standing).status === 'stopped',
  },
  actions: {
    ...listingActions<Context, Event, ServiceUser>(),
    learn: assign((_, standing: CentreStanding) => ({ standing, trouble: undefined })),
  },
  delays: followingDelays,
}).createMachine({
  id: 'service-centre',
  context: { filter: EVERYBODY, ...NOTHING_READ },
  invoke: listeningTo('money'),
  initial: 'learning',
  /** Whatever is being asked for the filter of before is not heard any more. */
  on: {
    filter: {
      target: '.opening',
      actions: { type: 'narrow', params: ({ event }) => ({ filter: event.filter }) },
    },
  },
  states: {
    ...listing({
      asks: ({ filter }: Context) => filter,
      follows: 'all',
      narrows: true,
      elsewhere: { 'no-role': 'learning', 'not-available': 'learning' },
    }),
    learning: {
      tags: 'busy',
      on: { changed: { target: 'learning', reenter: true }, filter: {} },
      invoke: {
        id: 'info',
        src: 'info',
        input: {},
        onDone: { target: 'sorting', actions: { type: 'learn', params: ({ event }) => event.output } },
        onError: otherwise('unreachable'),
      },
    },
    unreachable: { on: { retry: 'learning', filter: {} } },
    sorting: {
      always: [
        { guard: 'isActive', target: 'opening' },
        { guard: 'isPending', target: 'pending' },
        { guard: 'isStopped', target: 'stopped' },
        { target: 'notCentre' },
      ],
    },
    notCentre: { on: waits },
    pending: { on: waits },
    stopped: { on: waits },
  },
})
