import { assign, setup } from 'xstate'
import { news, type WhitePaper } from '#contract/news.ts'
import { errorOf } from '../lib/heard.ts'
import { local, remote } from '../lib/remote.ts'
import { isMissing, troubleOf, type Trouble } from '../lib/trouble.ts'

export const whitePaperFlow = setup({
  types: {
    context: {} as { paper?: WhitePaper; trouble?: Trouble },
    events: {} as { type: 'retry' } | { type: 'save' },
    tags: {} as 'busy',
  },
  actors: { ...remote(news, 'whitePaper'), savePdf: local<void, { url: string }>('savePdf') },
  guards: { isMissing: (_, error: unknown) => isMissing(error) },
}).createMachine({
  id: 'white-paper',
  context: {},
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'whitePaper',
        src: 'whitePaper',
        input: {},
        onDone: { target: 'showing', actions: assign({ paper: ({ event }) => event.output }) },
        onError: [
          { guard: { type: 'isMissing', params: errorOf }, target: 'missing' },
          { target: 'unreachable', actions: assign({ trouble: ({ event }) => troubleOf(event.error) }) },
        ],
      },
    },
    missing: {},
    unreachable: { on: { retry: 'opening' } },
    showing: { on: { save: 'saving' } },
    saving: {
      invoke: {
        id: 'savePdf',
        src: 'savePdf',
        input: ({ context }) => ({ url: context.paper?.url ?? '' }),
        onDone: 'showing',
        onError: 'saveFailed',
      },
    },
    saveFailed: { on: { save: 'saving' } },
  },
})
