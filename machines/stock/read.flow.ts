import { assign, setup } from 'xstate'
import { errorOf } from '../lib/heard.ts'
import { local } from '../lib/remote.ts'
import { isMissing, troubleOf, type Trouble } from '../lib/trouble.ts'

export const readFlow = <Item, Which extends object = Record<never, never>>() =>
  setup({
    types: {
      input: {} as { which: Which },
      context: {} as { which: Which; item?: Item; trouble?: Trouble },
      events: {} as { type: 'retry' },
      tags: {} as 'busy',
    },
    actors: { load: local<unknown, object>('load') },
    guards: { isMissing: (_, error: unknown) => isMissing(error) },
  }).createMachine({
    id: 'read',
    context: ({ input }) => ({ which: input.which }),
    initial: 'opening',
    states: {
      opening: {
        tags: 'busy',
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => context.which,
          onDone: { target: 'showing', actions: assign({ item: ({ event }) => event.output as Item }) },
          onError: [
            { guard: { type: 'isMissing', params: errorOf }, target: 'missing' },
            { target: 'unreachable', actions: assign({ trouble: ({ event }) => troubleOf(event.error) }) },
          ],
        },
      },
      showing: {},
      missing: {},
      unreachable: { on: { retry: 'opening' } },
    },
  })
