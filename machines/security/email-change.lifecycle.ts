import { setup } from 'xstate'
import { effects } from '../lib/effects.ts'
import type { StateOf } from '../lib/states.ts'
import { emailChangeBlocker, type EmailChangeFacts, type EmailChangeMove } from './email-change.rules.ts'

const EMAIL_CHANGE_EFFECTS = ['bind'] as const
export type EmailChangeEffect = (typeof EMAIL_CHANGE_EFFECTS)[number]

/**
 * The life of an e-mail address that a member wants and that nothing but the password proves. It waits for a day in which
 * its member can cancel it, and is nobody's until then: whoever is faster has it.
 */
export const emailChangeLifecycle = setup({
  types: { input: {} as EmailChangeFacts, context: {} as EmailChangeFacts, events: {} as EmailChangeMove },
  guards: {
    permits: ({ context, event }) => emailChangeBlocker(context, event) === undefined,
    isTaken: ({ context, event }) => emailChangeBlocker(context, event) === undefined && context.isTaken,
  },
  actions: effects(...EMAIL_CHANGE_EFFECTS),
}).createMachine({
  id: 'emailChange',
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        ripen: [
          { guard: 'isTaken', target: 'taken' },
          { guard: 'permits', target: 'applied' },
        ],
        cancel: { guard: 'permits', target: 'cancelled' },
      },
    },
    applied: { entry: 'bind', type: 'final' },
    cancelled: { type: 'final' },
    taken: { type: 'final' },
  },
})

export type EmailChangeState = StateOf<typeof emailChangeLifecycle>
