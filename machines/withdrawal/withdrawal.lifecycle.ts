import { assign, setup } from 'xstate'
import { effects } from '../lib/effects.ts'
import { knows, type StateOf } from '../lib/states.ts'
import { withdrawalBlocker, type WithdrawalFacts, type WithdrawalMove } from './withdrawal.rules.ts'

type Change = (args: { context: WithdrawalFacts }) => Partial<WithdrawalFacts>
const change = (to: Change) => assign<WithdrawalFacts, WithdrawalMove, undefined, WithdrawalMove, never>(to)

const permitted = { guard: 'permits' } as const

const WITHDRAWAL_EFFECTS = ['returnMoney', 'payOut', 'takeBack'] as const
export type WithdrawalEffect = (typeof WITHDRAWAL_EFFECTS)[number]

/**
 * The life of one withdrawal. Its money is set aside from the beginning until it is paid out or returned; what the bank
 * sends back comes back whole. Nothing of it has a clock: moments arrive with the facts.
 */
export const withdrawalLifecycle = setup({
  types: { input: {} as WithdrawalFacts, context: {} as WithdrawalFacts, events: {} as WithdrawalMove },
  guards: {
    permits: ({ context, event }) => withdrawalBlocker(context, event) === undefined,
    isCool: ({ context }) => context.coolUntil === null,
  },
  actions: {
    ...effects(...WITHDRAWAL_EFFECTS),
    cooled: change(() => ({ coolUntil: null })),
    leaseClock: change(({ context: { now, terms } }) => ({ leaseBy: now + terms.lease })),
    leaseEnds: change(() => ({ leaseBy: null })),
  },
}).createMachine({
  id: 'withdrawal',
  context: ({ input }) => input,
  initial: 'asked',
  states: {
    asked: { always: [{ guard: 'isCool', target: 'queued' }, { target: 'cooling' }] },
    cooling: {
      exit: 'cooled',
      on: { coolOver: { ...permitted, target: 'queued' }, cancel: { ...permitted, target: 'cancelled' } },
    },
    queued: { on: { take: { ...permitted, target: 'in_review' }, cancel: { ...permitted, target: 'cancelled' } } },
    in_review: {
      entry: 'leaseClock',
      exit: 'leaseEnds',
      on: {
        leaseExpired: { ...permitted, target: 'queued' },
        approve: { ...permitted, target: 'processing' },
        reject: { ...permitted, target: 'rejected' },
      },
    },
    processing: {
      initial: 'sending',
      on: { pay: { ...permitted, target: 'completed' }, fail: { ...permitted, target: 'failed' } },
      states: {
        sending: { on: { stumble: { ...permitted, target: 'errored' } } },
        errored: { on: { retry: { ...permitted, target: 'sending' } } },
      },
    },
    completed: { entry: 'payOut', on: { giveBack: { ...permitted, target: 'returned' } } },
    rejected: { entry: 'returnMoney', type: 'final' },
    cancelled: { entry: 'returnMoney', type: 'final' },
    failed: { entry: 'returnMoney', type: 'final' },
    returned: { entry: 'takeBack', type: 'final' },
  },
})

/** Where one can be; it is asked for and begins in one step. */
export type WithdrawalState = Exclude<StateOf<typeof withdrawalLifecycle>, 'asked'>

export const withdrawalKnows = (state: WithdrawalState, type: WithdrawalMove['type']): boolean =>
  knows(withdrawalLifecycle, state, type)
