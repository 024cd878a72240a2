import { setup } from 'xstate'
import { effects } from '../lib/effects.ts'
import { knows, type StateOf } from '../lib/states.ts'
import { cancellationBlocker, type CancellationFacts, type CancellationMove } from './cancellation.rules.ts'

const permitted = { guard: 'permits' } as const

const CANCELLATION_EFFECTS = ['keepAccount', 'giveUp', 'erase'] as const
export type CancellationEffect = (typeof CANCELLATION_EFFECTS)[number]

const keep = { ...permitted, target: 'kept' } as const

/** Signing in keeps the account until it is deleted; a review that takes too long is told, and changes nothing. */
export const cancellationLifecycle = setup({
  types: { input: {} as CancellationFacts, context: {} as CancellationFacts, events: {} as CancellationMove },
  guards: { permits: ({ context, event }) => cancellationBlocker(context, event) === undefined },
  actions: effects(...CANCELLATION_EFFECTS),
}).createMachine({
  id: 'cancellation',
  context: ({ input }) => input,
  initial: 'pending',
  states: {
    pending: {
      on: {
        keep,
        approve: { ...permitted, target: 'deleting' },
        reject: { ...permitted, target: 'rejected' },
        alarm: { ...permitted, target: 'pending' },
      },
    },
    deleting: {
      on: {
        keep,
        hinder: { ...permitted, target: 'pending' },
        erase: { ...permitted, target: 'deleted' },
      },
    },
    kept: { type: 'final' },
    rejected: { entry: 'keepAccount', type: 'final' },
    deleted: { entry: ['giveUp', 'erase'], type: 'final' },
  },
})

export type CancellationState = StateOf<typeof cancellationLifecycle>

export const cancellationKnows = (state: CancellationState, type: CancellationMove['type']): boolean =>
  knows(cancellationLifecycle, state, type)
