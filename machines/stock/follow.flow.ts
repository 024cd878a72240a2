import { assign, setup } from 'xstate'
import type { Topic } from '#contract/live.ts'
import { answered } from '../lib/heard.ts'
import { otherwise } from '../lib/refusal.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { local } from '../lib/remote.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'
import { again, following, followingDelays } from './following.part.ts'

const load = { id: 'load', src: 'load' } as const

/** One thing is opened and read, and read again quietly whenever it changed elsewhere. */
export const followFlow = <Item>(...topics: Topic[]) => {
  const taken = { target: 'showing', actions: { type: 'take', params: answered } } as const
  return setup({
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
    delays: followingDelays,
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
          ...load,
          onDone: taken,
          onError: otherwise('unreachable'),
        },
      },
      unreachable: { on: { retry: 'opening' } },
      showing: { on: { changed: again, refresh: 'refreshing' } },
      ...following({
        question: load,
        heard: taken,
        ways: { refresh: 'refreshing' },
      }),
      refreshing: {
        tags: 'busy',
        on: { changed: { target: 'refreshing', reenter: true } },
        invoke: {
          ...load,
          onDone: taken,
          onError: otherwise('showing'),
        },
      },
    },
  })
}
