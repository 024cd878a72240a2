import { assign, setup } from 'xstate'
import { account, type UserInfo } from '#contract/account.ts'
import { news, type Help } from '#contract/news.ts'
import { errorOf, noted, outputOf } from '../lib/heard.ts'
import { otherwise } from '../lib/refusal.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { remote } from '../lib/remote.ts'
import { isRefused, troubleOf, type Trouble } from '../lib/trouble.ts'
import { again, following, followingDelays } from '../stock/following.part.ts'

const known = { type: 'learn', params: outputOf<UserInfo> } as const
const asked = { id: 'profile', src: 'profile', input: {} } as const
const ways = { refresh: 'refreshing', ask: 'asking' } as const

export const centreFlow = setup({
  types: {
    input: {} as { signedIn: boolean },
    context: {} as { signedIn: boolean; user?: UserInfo; help?: Help; trouble?: Trouble },
    events: {} as { type: 'retry' } | { type: 'refresh' } | { type: 'ask' } | { type: 'back' } | Changed,
    tags: {} as 'busy',
  },
  actors: { ...remote(account, 'profile'), ...remote(news, 'help'), listening },
  guards: {
    isSignedIn: ({ context }) => context.signedIn,
    isRefused: (_, error: unknown) => isRefused(error),
  },
  actions: {
    learn: assign((_, user: UserInfo) => ({ user })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    clear: assign({ trouble: undefined }),
  },
  delays: followingDelays,
}).createMachine({
  id: 'centre',
  context: ({ input }) => ({ ...input }),
  invoke: listeningTo('money', 'invest'),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isSignedIn', target: 'opening' }, { target: 'anonymous' }] },
    anonymous: {},
    opening: {
      tags: 'busy',
      on: { changed: { target: 'opening', reenter: true } },
      invoke: {
        ...asked,
        onDone: { target: 'ready', actions: ['clear', known] },
        onError: [
          { guard: { type: 'isRefused', params: errorOf }, target: 'unavailable', actions: noted },
          otherwise('unreachable'),
        ],
      },
    },
    unavailable: { on: { retry: 'opening' } },
    unreachable: { on: { retry: 'opening' } },
    ready: { on: { ...ways, changed: again } },
    ...following({
      question: asked,
      heard: { target: 'ready', actions: known },
      ways,
    }),
    refreshing: {
      tags: 'busy',
      on: { changed: { target: 'refreshing', reenter: true } },
      invoke: {
        ...asked,
        onDone: { target: 'ready', actions: ['clear', known] },
        onError: otherwise('ready'),
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'help',
        src: 'help',
        input: {},
        onDone: { target: 'helped', actions: ['clear', assign({ help: ({ event }) => event.output })] },
        onError: otherwise('following'),
      },
    },
    helped: { on: { back: 'following' } },
  },
})
