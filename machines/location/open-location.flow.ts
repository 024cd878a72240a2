import { assign, setup } from 'xstate'
import { local } from '../lib/remote.ts'
import { required } from '../lib/required.ts'
import { exact, type Point } from './point.rules.ts'
import { type NoPosition, whyUnlocated } from './position.ts'

export interface Place extends Point {
  readonly name: string
  readonly address: string
}
interface Input {
  /** Nothing where the address makes no point. */
  readonly place?: Place | undefined
}
interface Context extends Input {
  /** Of this phone, once its owner asked for it. */
  here?: Point
  why?: NoPosition
}

/** Whatever was said last makes way for what is asked next. */
const takes = { copy: 'copying', open: 'leading' } as const
const asks = { ...takes, locate: 'locating' } as const

/** A place to look at: how far it is, what to copy, and the way to the map of the phone. */
export const openLocationFlow = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as { type: 'locate' | 'copy' | 'open' },
    tags: {} as 'busy',
  },
  actors: {
    locate: local<Point>('locate'),
    copy: local<void, { place: Place }>('copy'),
    /** To the map of the phone. */
    lead: local<void, { place: Place }>('lead'),
  },
  guards: { isPlace: ({ context }) => context.place !== undefined },
}).createMachine({
  id: 'open-location',
  context: ({ input }) => input,
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isPlace', target: 'ready' }, { target: 'invalid' }] },
    invalid: {},
    ready: { on: asks },
    locating: {
      invoke: {
        id: 'locate',
        src: 'locate',
        onDone: { target: 'ready', actions: assign({ here: ({ event }) => exact(event.output) }) },
        onError: { target: 'locationDenied', actions: assign({ why: ({ event }) => whyUnlocated(event.error) }) },
      },
      on: takes,
    },
    locationDenied: { on: asks },
    copying: {
      invoke: {
        id: 'copy',
        src: 'copy',
        input: ({ context: { place } }) => ({ place: required(place) }),
        onDone: 'copied',
        onError: 'copyFailed',
      },
    },
    copied: { on: asks },
    copyFailed: { on: asks },
    leading: {
      tags: 'busy',
      invoke: {
        id: 'lead',
        src: 'lead',
        input: ({ context: { place } }) => ({ place: required(place) }),
        onDone: 'ready',
        onError: 'cannotOpen',
      },
    },
    cannotOpen: { on: asks },
  },
})
