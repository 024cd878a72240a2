import { assign, setup } from 'xstate'
import type { LocaleCode } from '#contract/locales.ts'
import { local } from '../lib/remote.ts'

/** The old language stays when the new words cannot be had. */
export const chooseLanguageFlow = setup({
  types: {
    input: {} as { current: LocaleCode },
    context: {} as { current: LocaleCode; wanted?: LocaleCode },
    events: {} as { type: 'choose'; code: LocaleCode },
    tags: {} as 'busy',
  },
  actors: { apply: local<void, { code: LocaleCode }>('apply') },
}).createMachine({
  id: 'choose-language',
  context: ({ input }) => ({ current: input.current }),
  initial: 'choosing',
  states: {
    choosing: { on: { choose: { target: 'applying', actions: assign({ wanted: ({ event }) => event.code }) } } },
    applying: {
      tags: 'busy',
      invoke: {
        id: 'apply',
        src: 'apply',
        input: ({ context }) => ({ code: context.wanted ?? context.current }),
        onDone: {
          target: 'choosing',
          actions: assign({ current: ({ context }) => context.wanted ?? context.current, wanted: undefined }),
        },
        onError: { target: 'loadFailed', actions: assign({ wanted: undefined }) },
      },
    },
    loadFailed: { on: { choose: { target: 'applying', actions: assign({ wanted: ({ event }) => event.code }) } } },
  },
})
