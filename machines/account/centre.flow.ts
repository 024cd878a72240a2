import { assign, setup } from 'xstate'
import { account, type MoneyInfo, type UserInfo } from '#contract/account.ts'
import { news, type Help } from '#contract/news.ts'
import { wallet } from '#contract/wallet.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { remote } from '../lib/remote.ts'
import { isRefused, troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'
import { again, following, followingDelays } from '../stock/following.part.ts'

const counted = { type: 'count', params: ({ event }: { event: { output: MoneyInfo } }) => event.output } as const
const ways = { refresh: 'refreshing', ask: 'asking' } as const

export const centreFlow = setup({
  types: {
    input: {} as { signedIn: boolean },
    context: {} as { signedIn: boolean; user?: UserInfo; money?: MoneyInfo; help?: Help; trouble?: Trouble },
    events: {} as { type: 'retry' } | { type: 'refresh' } | { type: 'ask' } | { type: 'back' } | Changed,
    tags: {} as 'busy',
  },
  actors: { ...remote(account, 'profile'), ...remote(wallet, 'balances'), ...remote(news, 'help'), listening },
  guards: {
    isSignedIn: ({ context }) => context.signedIn,
    isRefused: (_, error: unknown) => isRefused(error),
  },
  actions: {
    count: assign((_, money: MoneyInfo) => ({ money })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    clear: assign({ trouble: undefined }),
  },
  delays: followingDelays,
}).createMachine({
  id: 'centre',
  context: ({ input }) => ({ ...input }),
  invoke: listeningTo('money'),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isSignedIn', target: 'opening' }, { target: 'anonymous' }] },
    anonymous: {},
    opening: {
      tags: 'busy',
      on: { changed: { target: 'opening', reenter: true } },
      invoke: {
        id: 'profile',
        src: 'profile',
        input: {},
        onDone: {
          target: 'ready',
          actions: ['clear', assign({ user: ({ event }) => event.output, money: ({ event }) => event.output.money })],
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }: Failed) => event.error },
            target: 'unavailable',
            actions: { type: 'note', params: ({ event }: Failed) => event.error },
          },
          { target: 'unreachable', actions: { type: 'note', params: ({ event }: Failed) => event.error } },
        ],
      },
    },
    unavailable: { on: { retry: 'opening' } },
    unreachable: { on: { retry: 'opening' } },
    ready: { on: { ...ways, changed: again } },
    ...following({
      question: { id: 'balances', src: 'balances', input: {} },
      heard: { target: 'ready', actions: counted },
      ways,
    }),
    refreshing: {
      tags: 'busy',
      on: { changed: { target: 'refreshing', reenter: true } },
      invoke: {
        id: 'balances',
        src: 'balances',
        input: {},
        onDone: { target: 'ready', actions: ['clear', counted] },
        onError: { target: 'ready', actions: { type: 'note', params: ({ event }: Failed) => event.error } },
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'help',
        src: 'help',
        input: {},
        onDone: { target: 'helped', actions: ['clear', assign({ help: ({ event }) => event.output })] },
        onError: { target: 'following', actions: { type: 'note', params: ({ event }: Failed) => event.error } },
      },
    },
    helped: { on: { back: 'following' } },
  },
})
