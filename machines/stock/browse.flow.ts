import { assign, setup } from 'xstate'
import type { Paged } from '#contract/shapes.ts'
import { local } from '../lib/remote.ts'
import { troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'
import { begun, continued, hasAny, hasMore, NOTHING_READ, type Keyed, type Listed } from './pages.ts'

/** A list is opened, narrowed, read to its end page by page, and refreshed. */
export const browseFlow = <
  Item extends Keyed,
  Filter extends object = Record<never, never>,
  Answer extends Paged<Item> = Paged<Item>,
>() => {
  type Context = Listed<Item> & { filter: Filter; answer?: Answer; trouble?: Trouble }
  return setup({
    types: {
      input: {} as { filter: Filter },
      /** `answer` is the newest first page, with whatever it says besides its rows. */
      context: {} as Context,
      events: {} as { type: 'retry' } | { type: 'more' } | { type: 'refresh' } | { type: 'filter'; filter: Filter },
      tags: {} as 'busy',
    },
    actors: { load: local<unknown, object>('load') },
    guards: {
      hasAny: ({ context }) => hasAny(context),
      hasMore: ({ context }) => hasMore(context),
      isNarrowed: ({ context }) => Object.values(context.filter).some(Boolean),
    },
    actions: {
      begin: assign((_, answer: Answer) => ({ ...begun(answer), answer, trouble: undefined })),
      append: assign(({ context }, page: Paged<Item>) => ({ ...continued(context, page), trouble: undefined })),
      narrow: assign((_, filter: Filter) => ({ ...NOTHING_READ, filter, answer: undefined, trouble: undefined })),
      note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    },
  }).createMachine({
    id: 'browse',
    context: ({ input }) => ({ filter: input.filter, ...NOTHING_READ }),
    initial: 'opening',
    /** Whatever is being asked for the filter of before is not heard any more. */
    on: {
      filter: { target: '.opening', actions: { type: 'narrow', params: ({ event }) => event.filter } },
    },
    states: {
      opening: {
        tags: 'busy',
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => ({ ...context.filter, page: 1 }),
          onDone: { target: 'settling', actions: { type: 'begin', params: ({ event }) => event.output as Answer } },
          onError: { target: 'unreachable', actions: { type: 'note', params: ({ event }: Failed) => event.error } },
        },
      },
      settling: {
        always: [
          { guard: 'hasMore', target: 'showing' },
          { guard: 'hasAny', target: 'ended' },
          { guard: 'isNarrowed', target: 'nothingFound' },
          { target: 'empty' },
        ],
      },
      empty: { on: { refresh: 'opening' } },
      nothingFound: {},
      unreachable: { on: { retry: 'opening' } },
      showing: { on: { more: 'appending', refresh: 'refreshing' } },
      ended: { on: { refresh: 'refreshing' } },
      appending: {
        tags: 'busy',
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => ({ ...context.filter, page: context.page + 1 }),
          onDone: {
            target: 'settling',
            actions: { type: 'append', params: ({ event }) => event.output as Paged<Item> },
          },
          onError: { target: 'stuck', actions: { type: 'note', params: ({ event }: Failed) => event.error } },
        },
      },
      stuck: { on: { more: 'appending', refresh: 'refreshing' } },
      refreshing: {
        tags: 'busy',
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => ({ ...context.filter, page: 1 }),
          onDone: { target: 'settling', actions: { type: 'begin', params: ({ event }) => event.output as Answer } },
          onError: { target: 'settling', actions: { type: 'note', params: ({ event }: Failed) => event.error } },
        },
      },
    },
  })
}
