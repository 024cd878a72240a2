import { setup } from 'xstate'
import { effects } from '../lib/effects.ts'
import { knows, type StateOf } from '../lib/states.ts'
import { parcelBlocker, type ParcelMove } from './parcel.rules.ts'

const permitted = { guard: 'permits' } as const

const PARCEL_EFFECTS = ['tellOrder'] as const
export type ParcelEffect = (typeof PARCEL_EFFECTS)[number]

const sign = { ...permitted, target: 'signed' } as const
const fail = { ...permitted, target: 'problem' } as const
const deliver = { ...permitted, target: 'delivering' } as const
const travel = { ...permitted, target: 'on_the_way' } as const

/**
 * The life of a parcel, as its carrier tells it. It is asked now and then, so steps are skipped; none is taken back, but
 * out of a problem a parcel goes on from where it is.
 */
export const parcelLifecycle = setup({
  types: { events: {} as ParcelMove },
  guards: { permits: ({ event }) => parcelBlocker(event) === undefined },
  actions: effects(...PARCEL_EFFECTS),
}).createMachine({
  id: 'parcel',
  initial: 'announced',
  states: {
    announced: { on: { collect: { ...permitted, target: 'collected' }, travel, deliver, sign, fail } },
    collected: { on: { travel, deliver, sign, fail } },
    on_the_way: { on: { deliver, sign, fail } },
    delivering: { on: { sign, fail } },
    problem: { on: { travel, deliver, sign } },
    signed: { entry: 'tellOrder', type: 'final' },
  },
})

export type ParcelLifeState = StateOf<typeof parcelLifecycle>

export const parcelKnows = (state: ParcelLifeState, type: ParcelMove['type']): boolean =>
  knows(parcelLifecycle, state, type)
