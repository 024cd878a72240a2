import { assign, setup } from 'xstate'
import { FOLLOW_AGAIN_MS } from '#contract/limits.ts'
import type { Topic } from '#contract/live.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { local } from '../lib/remote.ts'
import { troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'

/** One thing is opened and read, and read again quietly whenever it changed elsewhere. */
export const followFlow = <Item>(...topics: Topic[]) =>
  setup({
    types: {
      context: {} as { item?: Item; trouble?: Trouble },
      events: {} as { type: 'retry' } | { type: 'refresh' } | Changed,
      tags: {} as 'busy',
    },
    actors: { load: local<unknown>('load'), listening },
    actions: {
      take: assign((_, item: Item) => ({ item, trouble: undefined })),
      note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    },
    delays: { followAgain: FOLLOW_AGAIN_MS },
  }).createMachine({
    id: 'follow',
    context: {},
    invoke: listeningTo(...topics),
    initial: 'opening',
    states: {
      opening: {
        tags: 'busy',
        on: { changed: { target: 'opening', reenter: true } },
        invoke: {
          id: 'load',
          src: 'load',
          onDone: { target: 'showing', actions: { type: 'take', params: ({ event }) => event.output as Item } },
          onError: { target: 'unreachable', actions: { type: 'note', params: ({ event }: Failed) => event.error } },
        },
      },
      unreachable: { on: { retry: 'opening' } },
      showing: { on: { changed: 'following', refresh: 'refreshing' } },
      following: {
        on: { changed: { target: 'following', reenter: true }, refresh: 'refreshing' },
        invoke: {
          id: 'load',
          src: 'load',
          onDone: { target: 'showing', actions: { type: 'take', params: ({ event }) => event.output as Item } },
          onError: 'behind',
        },
      },
      behind: {
        on: { changed: 'following', refresh: 'refreshing' },
        after: { followAgain: 'following' },
      },
      refreshing: {
        tags: 'busy',
        on: { changed: { target: 'refreshing', reenter: true } },
        invoke: {
          id: 'load',
          src: 'load',
          onDone: { target: 'showing', actions: { type: 'take', params: ({ event }) => event.output as Item } },
          onError: { target: 'showing', actions: { type: 'note', params: ({ event }: Failed) => event.error } },
        },
      },
    },
  })
