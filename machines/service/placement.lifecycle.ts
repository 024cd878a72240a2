import { setup } from 'xstate'
import { effects } from '../lib/effects.ts'
import type { StateOf } from '../lib/states.ts'
import { placementBlocker, type PlacementFacts, type PlacementMove } from './placement.rules.ts'

const PLACEMENT_EFFECTS = ['join'] as const
export type PlacementEffect = (typeof PLACEMENT_EFFECTS)[number]

/** The life of a centre's wish to have somebody in its team: they accept or refuse it within seven days. */
export const placementLifecycle = setup({
  types: { input: {} as PlacementFacts, context: {} as PlacementFacts, events: {} as PlacementMove },
  guards: { permits: ({ context, event }) => placementBlocker(context, event) === undefined },
  actions: effects(...PLACEMENT_EFFECTS),
}).createMachine({
  id: 'placement',
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        accept: { guard: 'permits', target: 'accepted' },
        refuse: { guard: 'permits', target: 'refused' },
        lapse: { guard: 'permits', target: 'lapsed' },
      },
    },
    accepted: { entry: 'join', type: 'final' },
    refused: { type: 'final' },
    lapsed: { type: 'final' },
  },
})

export type PlacementState = StateOf<typeof placementLifecycle>
