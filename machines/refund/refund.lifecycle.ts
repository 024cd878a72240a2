import { assign, setup } from 'xstate'
import type { StateOf } from '../lib/states.ts'
import { refundBlocker, type RefundFacts, type RefundMove } from './refund.rules.ts'

const permitted = { guard: 'permits' } as const

/**
 * The life of what a buyer asks back of an order. Whoever does not answer in time has agreed; what was refused goes to the
 * house once, or is closed. Its order moves it, and is moved by nothing else meanwhile.
 */
export const refundLifecycle = setup({
  types: { input: {} as RefundFacts, context: {} as RefundFacts, events: {} as RefundMove },
  guards: { permits: ({ context, event }) => refundBlocker(context, event) === undefined },
  actions: {
    wait: assign(({ context: { now, window } }) => ({ dueAt: now + window })),
    noClock: assign({ dueAt: null }),
    end: assign({ dueAt: null, isOver: true }),
  },
}).createMachine({
  id: 'refund',
  context: ({ input }) => input,
  initial: 'asked',
  states: {
    asked: {
      on: {
        agree: { ...permitted, target: 'agreed' },
        lapse: { ...permitted, target: 'agreed' },
        refuse: { ...permitted, target: 'refused' },
        withdraw: { ...permitted, target: 'withdrawn' },
      },
    },
    refused: {
      entry: 'wait',
      on: { appeal: { ...permitted, target: 'appealed' }, lapse: { ...permitted, target: 'closed' } },
    },
    appealed: {
      entry: 'noClock',
      on: {
        uphold: { ...permitted, target: 'agreed' },
        reject: { ...permitted, target: 'rejected' },
        withdraw: { ...permitted, target: 'withdrawn' },
      },
    },
    agreed: { entry: 'end', type: 'final' },
    closed: { entry: 'end', type: 'final' },
    rejected: { entry: 'end', type: 'final' },
    withdrawn: { entry: 'end', type: 'final' },
  },
})

export type RefundState = StateOf<typeof refundLifecycle>
