import { assign, setup } from 'xstate'
import { account, type UserInfo } from '#contract/account.ts'
import { local, remote } from '../lib/remote.ts'

/** Who holds this phone: nobody, a member, or somebody whose session has just ended. Lives as long as the app. */
export const sessionFlow = setup({
  types: {
    context: {} as { user?: UserInfo },
    events: {} as
      | { type: 'entered'; user: UserInfo }
      | { type: 'left' }
      | { type: 'expired' }
      | { type: 'shown'; needsMember: boolean }
      | { type: 'acknowledged' },
  },
  actors: { restore: local<UserInfo | null>('restore'), ...remote(account, 'profile') },
  guards: {
    needsMember: (_, needed: boolean) => needed,
    isRemembered: (_, user: UserInfo | null) => user !== null,
  },
  actions: {
    remember: assign((_, user: UserInfo) => ({ user })),
    forget: assign({ user: undefined }),
  },
}).createMachine({
  id: 'session',
  context: {},
  initial: 'restoring',
  states: {
    restoring: {
      on: { expired: 'expired' },
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
        expired: 'expired',
      },
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
      on: { acknowledged: 'anonymous' },
    },
  },
})
