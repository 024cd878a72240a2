import { assign, setup } from 'xstate'
import type { Paged } from '#contract/shapes.ts'
import { local } from '../lib/remote.ts'
import { troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'

/** A list is opened, read to its end page by page, and refreshed. */
export const browseFlow = <Item, Filter extends object = Record<never, never>>() =>
  setup({
    types: {
      input: {} as { filter: Filter },
      context: {} as {
        filter: Filter
        items: readonly Item[]
        page: number
        lastPage: number
        total: number
        trouble?: Trouble
      },
      events: {} as { type: 'retry' } | { type: 'more' } | { type: 'refresh' },
      tags: {} as 'busy',
    },
    actors: { load: local<unknown, object>('load') },
    guards: {
      hasAny: (_, page: Paged<Item>) => page.total > 0,
      hasMore: ({ context }) => context.page < context.lastPage,
    },
    actions: {
      replace: assign((_, page: Paged<Item>) => ({
        items: page.data,
        page: page.current_page,
        lastPage: page.last_page,
        total: page.total,
        trouble: undefined,
      })),
      append: assign(({ context }, page: Paged<Item>) => ({
        items: [...context.items, ...page.data],
        page: page.current_page,
        lastPage: page.last_page,
        total: page.total,
        trouble: undefined,
      })),
      note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    },
  }).createMachine({
    id: 'browse',
    context: ({ input }) => ({ filter: input.filter, items: [], page: 0, lastPage: 0, total: 0 }),
    initial: 'opening',
    states: {
      opening: {
        tags: 'busy',
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => ({ ...context.filter, page: 1 }),
          onDone: [
            {
              guard: { type: 'hasAny', params: ({ event }) => event.output as Paged<Item> },
              target: 'showing',
              actions: { type: 'replace', params: ({ event }) => event.output as Paged<Item> },
            },
            { target: 'empty' },
          ],
          onError: { target: 'unreachable', actions: { type: 'note', params: ({ event }: Failed) => event.error } },
        },
      },
      empty: { on: { refresh: 'opening' } },
      unreachable: { on: { retry: 'opening' } },
      showing: { on: { more: { guard: 'hasMore', target: 'appending' }, refresh: 'refreshing' } },
      appending: {
        tags: 'busy',
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => ({ ...context.filter, page: context.page + 1 }),
          onDone: {
            target: 'showing',
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
          onDone: [
            {
              guard: { type: 'hasAny', params: ({ event }) => event.output as Paged<Item> },
              target: 'showing',
              actions: { type: 'replace', params: ({ event }) => event.output as Paged<Item> },
            },
            { target: 'empty' },
          ],
          onError: { target: 'showing', actions: { type: 'note', params: ({ event }: Failed) => event.error } },
        },
      },
    },
  })
