import { assign, setup } from 'xstate'
import { session } from '#contract/session.ts'
import type { Theme } from '#contract/theme.ts'
import { remote } from '../lib/remote.ts'

const chosen = ({ event }: { event: { theme: Theme } }) => event.theme
const light = {
  actions: [
    { type: 'light', params: chosen },
    { type: 'paint', params: chosen },
  ],
} as const

export const settingsFlow = setup({
  types: {
    input: {} as { signedIn: boolean; theme: Theme },
    context: {} as { signedIn: boolean; theme: Theme },
    events: {} as { type: 'light'; theme: Theme } | { type: 'signOut' } | { type: 'confirm' } | { type: 'back' },
    tags: {} as 'busy',
  },
  actors: remote(session, 'signOut'),
  guards: { isSignedIn: ({ context }) => context.signedIn },
  actions: {
    light: assign((_, theme: Theme) => ({ theme })),
    paint: (_settings, _theme: Theme) => undefined,
  },
}).createMachine({
  id: 'settings',
  context: ({ input }) => ({ ...input }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isSignedIn', target: 'member' }, { target: 'anonymous' }] },
    anonymous: { on: { light } },
    member: { on: { light, signOut: 'confirming' } },
    confirming: { on: { confirm: 'leaving', back: 'member' } },
    leaving: {
      tags: 'busy',
      invoke: { id: 'signOut', src: 'signOut', input: {}, onDone: 'left', onError: 'leftHere' },
    },
    left: { type: 'final' },
    leftHere: { type: 'final' },
  },
})
