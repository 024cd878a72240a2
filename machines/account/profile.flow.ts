import { assign, setup } from 'xstate'
import { account, type UserInfo } from '#contract/account.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'

export const MATTERS = ['devices', 'second', 'pause', 'watchword', 'export'] as const
export type Matter = (typeof MATTERS)[number]

export const profileFlow = setup({
  types: {
    input: {} as { matters: readonly Matter[] },
    context: {} as { matters: readonly Matter[]; user?: UserInfo; trouble?: Trouble },
    events: {} as { type: 'retry' },
    tags: {} as 'busy',
  },
  actors: remote(account, 'profile'),
  actions: { note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })) },
}).createMachine({
  id: 'profile',
  context: ({ input }) => ({ ...input }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'profile',
        src: 'profile',
        input: {},
        onDone: { target: 'ready', actions: assign({ user: ({ event }) => event.output }) },
        onError: otherwise('unreachable'),
      },
    },
    unreachable: { on: { retry: 'opening' } },
    ready: {},
  },
})
