import { setup } from 'xstate'
import { session } from '#contract/session.ts'
import { remote } from '../lib/remote.ts'

/** The app's settings, and the way out of a session. */
export const settingsFlow = setup({
  types: {
    input: {} as { signedIn: boolean },
    context: {} as { signedIn: boolean },
    events: {} as { type: 'signOut' } | { type: 'confirm' } | { type: 'back' },
    tags: {} as 'busy',
  },
  actors: remote(session, 'signOut'),
  guards: { isSignedIn: ({ context }) => context.signedIn },
}).createMachine({
  id: 'settings',
  context: ({ input }) => ({ ...input }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isSignedIn', target: 'member' }, { target: 'anonymous' }] },
    anonymous: {},
    member: { on: { signOut: 'confirming' } },
    confirming: { on: { confirm: 'leaving', back: 'member' } },
    leaving: {
      tags: 'busy',
      invoke: { id: 'signOut', src: 'signOut', input: {}, onDone: 'left', onError: 'leftHere' },
    },
    left: { type: 'final' },
    leftHere: { type: 'final' },
  },
})
