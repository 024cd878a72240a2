import { assign, setup } from 'xstate'
import { account, type UserInfo } from '#contract/account.ts'
import type { Ending } from '#contract/envelope.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { local, remote } from '../lib/remote.ts'

const expired = {
  target: 'expired',
  actions: { type: 'learn', params: ({ event }: { event: { why?: Ending | undefined } }) => event.why },
} as const

/** Lives as long as the app. */
export const sessionFlow = setup({
  types: {
    context: {} as { user?: UserInfo; why?: Ending | undefined },
    events: {} as
      | { type: 'entered'; user: UserInfo }
      | { type: 'left' }
      | { type: 'expired'; why?: Ending | undefined }
      | { type: 'shown'; needsMember: boolean }
      | { type: 'acknowledged' }
      | Changed,
  },
  actors: { restore: local<UserInfo | null>('restore'), ...remote(account, 'profile'), listening },
  guards: {
    needsMember: (_, needed: boolean) => needed,
    isRemembered: (_, user: UserInfo | null) => user !== null,
  },
  actions: {
    remember: assign((_, user: UserInfo) => ({ user })),
    forget: assign({ user: undefined }),
    learn: assign((_, why: Ending | undefined) => ({ why })),
  },
}).createMachine({
  id: 'session',
  context: {},
  initial: 'restoring',
  states: {
    restoring: {
      on: { expired },
      invoke: {
        id: 'restore',
        src: 'restore',
        onDone: [
          {
            guard: { type: 'isRemembered', params: ({ event }) => event.output },
            target: 'member',
            actions: assign({ user: ({ event }) => event.output ?? undefined }),
          },
          { target: 'anonymous' },
        ],
        onError: 'anonymous',
      },
    },
    anonymous: {
      entry: 'forget',
      on: { entered: { target: 'member', actions: { type: 'remember', params: ({ event }) => event.user } } },
    },
    member: {
      initial: 'current',
      on: {
        entered: { target: '.current', actions: { type: 'remember', params: ({ event }) => event.user } },
        left: 'anonymous',
        expired,
        // Somebody signed in or out elsewhere: whether this phone still may is asked at once.
        changed: '.refreshing',
      },
      invoke: listeningTo('session'),
      states: {
        current: {
          on: {
            shown: { guard: { type: 'needsMember', params: ({ event }) => event.needsMember }, target: 'refreshing' },
          },
        },
        refreshing: {
          invoke: {
            id: 'profile',
            src: 'profile',
            input: {},
            onDone: { target: 'current', actions: { type: 'remember', params: ({ event }) => event.output } },
            onError: 'current',
          },
        },
      },
    },
    expired: {
      entry: 'forget',
      on: { acknowledged: { target: 'anonymous', actions: { type: 'learn', params: undefined } } },
    },
  },
})
