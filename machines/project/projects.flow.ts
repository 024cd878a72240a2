import { setup } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { project, type Project, type PROJECT_SORTS, type PROJECT_STATUSES } from '#contract/project.ts'
import { remote } from '../lib/remote.ts'
import { listing, listingActions, listingGuards, type Listing, type ListingEvent } from '../stock/listing.part.ts'
import { NOTHING_READ } from '../stock/pages.ts'

export interface ProjectFilter {
  status: (typeof PROJECT_STATUSES)[number] | ''
  cate_id?: number | undefined
  sort: (typeof PROJECT_SORTS)[number]
}
type Head = Pick<Given<typeof project.index>, 'categories'>
type Context = Listing<Project, Head> & { filter: ProjectFilter }
type Event = ListingEvent | { type: 'filter'; filter: ProjectFilter }

export const EVERY_PROJECT: ProjectFilter = { status: '', sort: 'default' }
/** The order they stand in leaves none of them out. */
export const isNarrowed = ({ status, cate_id }: ProjectFilter) => status !== '' || cate_id !== undefined

export const projectsFlow = setup({
  types: { input: {} as { filter: ProjectFilter }, context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { list: remote(project, 'index').index },
  guards: { ...listingGuards, isNarrowed: ({ context }) => isNarrowed(context.filter) },
  actions: listingActions<Context, Event, Project, Head>(),
}).createMachine({
  id: 'projects',
  context: ({ input }) => ({ filter: input.filter, ...NOTHING_READ }),
  initial: 'opening',
  /** Whatever is being asked for the filter of before is not heard any more. */
  on: { filter: { target: '.opening', actions: { type: 'narrow', params: ({ event: { filter } }) => ({ filter }) } } },
  states: listing({ asks: ({ filter }: Context) => filter, narrows: true }),
})
