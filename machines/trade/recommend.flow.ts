import { assign, setup } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { trade } from '#contract/trade.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'

export type Recommended = Given<typeof trade.recommend>

export const recommendFlow = setup({
  types: {
    context: {} as { recommended?: Recommended; trouble?: Trouble },
    events: {} as { type: 'retry' },
    tags: {} as 'busy',
  },
  actors: remote(trade, 'recommend'),
  guards: { hasAny: (_, { list }: Recommended) => list.length > 0 },
  actions: { note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })) },
}).createMachine({
  id: 'recommend',
  context: {},
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'recommend',
        src: 'recommend',
        input: {},
        onDone: [
          {
            guard: { type: 'hasAny', params: ({ event }) => event.output },
            target: 'showing',
            actions: assign({ recommended: ({ event }) => event.output }),
          },
          { target: 'empty', actions: assign({ recommended: ({ event }) => event.output }) },
        ],
        onError: otherwise('unreachable'),
      },
    },
    unreachable: { on: { retry: 'opening' } },
    empty: { on: { retry: 'opening' } },
    showing: {},
  },
})
