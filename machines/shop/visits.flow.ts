import { assign, setup } from 'xstate'
import { type VisitItem, shop } from '#contract/shop.ts'
import { otherwise } from '../lib/refusal.ts'
import { local, remote } from '../lib/remote.ts'
import type { Paged } from '#contract/shapes.ts'
import { listing, listingActions, listingGuards, type Listing, type ListingEvent } from '../stock/listing.part.ts'
import { NOTHING_READ } from '../stock/pages.ts'

type Context = Listing<VisitItem> & { marked: readonly number[]; meansAll: boolean }
type Event =
  | ListingEvent
  | { type: 'edit' | 'done' | 'forget' | 'forgetAll' | 'confirm' | 'back' }
  | { type: 'mark'; id: number }

const marked = (ids: readonly number[], id: number) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]

const edits = {
  mark: { actions: 'mark' },
  forget: { guard: 'hasMarked', target: 'confirmingDelete', actions: 'meanMarked' },
  forgetAll: { target: 'confirmingDelete', actions: 'meanAll' },
  done: { target: 'settling', actions: 'unmark' },
} as const

/** What a member looked at; some of it, or all, is forgotten once that was asked. */
export const visitsFlow = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'held' },
  actors: {
    list: local<Paged<VisitItem>, object>('list'),
    forget: remote(shop, 'forgetVisits').forgetVisits,
  },
  guards: { ...listingGuards, hasMarked: ({ context }) => context.marked.length > 0 },
  actions: {
    ...listingActions<Context, Event, VisitItem>(),
    mark: assign(({ context, event }) => (event.type === 'mark' ? { marked: marked(context.marked, event.id) } : {})),
    unmark: assign({ marked: [], meansAll: false, trouble: undefined }),
    meanMarked: assign({ meansAll: false, trouble: undefined }),
    meanAll: assign({ meansAll: true, trouble: undefined }),
  },
}).createMachine({
  id: 'visits',
  context: { marked: [], meansAll: false, ...NOTHING_READ },
  initial: 'opening',
  states: {
    ...listing({ asks: () => ({}), ways: { edit: 'editing' } }),
    editing: { on: edits },
    confirmingDelete: { on: { confirm: 'deleting', back: 'editing' } },
    deleting: {
      tags: ['busy', 'held'],
      invoke: {
        id: 'forget',
        src: 'forget',
        input: ({ context: { marked: ids, meansAll } }) => (meansAll ? { all: 1 as const } : { ids: ids.join(',') }),
        onDone: { target: 'opening', actions: 'unmark' },
        onError: otherwise('deleteFailed'),
      },
    },
    deleteFailed: { on: edits },
  },
})
