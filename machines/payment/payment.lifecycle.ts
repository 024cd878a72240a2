import { assign, setup } from 'xstate'
import { effects } from '../lib/effects.ts'
import { knows, type StateOf } from '../lib/states.ts'
import { paymentBlocker, type PaymentFacts, type PaymentMove } from './payment.rules.ts'

const permitted = { guard: 'permits' } as const
const arrives = {
  arrive: [
    { guard: 'pays', target: 'paid' },
    { ...permitted, target: 'surplus' },
  ],
} as const

const PAYMENT_EFFECTS = ['settleOrder', 'creditSurplus'] as const
export type PaymentEffect = (typeof PAYMENT_EFFECTS)[number]

/** Money that arrives late pays its order all the same, and what comes a second time is its payer's. */
export const paymentLifecycle = setup({
  types: { input: {} as PaymentFacts, context: {} as PaymentFacts, events: {} as PaymentMove },
  guards: {
    permits: ({ context, event }) => paymentBlocker(context, event) === undefined,
    pays: ({ context, event }) => !context.isSettled && paymentBlocker(context, event) === undefined,
  },
  actions: {
    ...effects(...PAYMENT_EFFECTS),
    noClock: assign<PaymentFacts, PaymentMove, undefined, PaymentMove, never>(() => ({ expireAt: null })),
  },
}).createMachine({
  id: 'payment',
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: {
      exit: 'noClock',
      on: {
        ...arrives,
        fail: { ...permitted, target: 'failed' },
        close: { ...permitted, target: 'closed' },
      },
    },
    /** A gateway that said no may still say yes. */
    failed: { on: arrives },
    closed: { on: arrives },
    paid: { entry: 'settleOrder', type: 'final' },
    surplus: { entry: 'creditSurplus', type: 'final' },
  },
})

export type PaymentState = StateOf<typeof paymentLifecycle>

export const paymentKnows = (state: PaymentState, type: PaymentMove['type']): boolean =>
  knows(paymentLifecycle, state, type)
