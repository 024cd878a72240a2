import { setup } from 'xstate'
import { effects } from '../lib/effects.ts'
import type { StateOf } from '../lib/states.ts'
import type { RefusalName } from '#contract/refusals.ts'

/** Moments are milliseconds. */
export interface HeldTransferFacts {
  readonly now: number
  readonly until: number
}

export type HeldTransferMove =
  | { readonly type: 'ripen'; readonly by: 'system' }
  | { readonly type: 'dispute'; readonly by: 'payer' }
  | { readonly type: 'release' | 'return'; readonly by: 'operator' }

export const heldTransferBlocker = (
  { now, until }: HeldTransferFacts,
  { type }: Pick<HeldTransferMove, 'type'>,
): { readonly code: RefusalName; readonly until?: number } | undefined =>
  type === 'ripen' && now < until ? { code: 'too-early', until } : undefined

const HELD_TRANSFER_EFFECTS = ['release', 'giveBack'] as const
export type HeldTransferEffect = (typeof HELD_TRANSFER_EFFECTS)[number]

/**
 * The life of what somebody got while it was in doubt who gave it: it is held until that is over, and then theirs. Where
 * the payer stopped everything meanwhile, people decide.
 */
export const heldTransferLifecycle = setup({
  types: { input: {} as HeldTransferFacts, context: {} as HeldTransferFacts, events: {} as HeldTransferMove },
  guards: { permits: ({ context, event }) => heldTransferBlocker(context, event) === undefined },
  actions: effects(...HELD_TRANSFER_EFFECTS),
}).createMachine({
  id: 'heldTransfer',
  context: ({ input }) => input,
  initial: 'held',
  states: {
    held: { on: { ripen: { guard: 'permits', target: 'released' }, dispute: 'disputed' } },
    disputed: { on: { release: 'released', return: 'returned' } },
    released: { entry: 'release', type: 'final' },
    returned: { entry: 'giveBack', type: 'final' },
  },
})

export type HeldTransferState = StateOf<typeof heldTransferLifecycle>
