import { assign, setup } from 'xstate'
import { TYPED_MS } from '#contract/limits.ts'
import { location, type Town } from '#contract/location.ts'
import { noted } from '../lib/heard.ts'
import { local, remote } from '../lib/remote.ts'
import { required } from '../lib/required.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'
import { isEnough } from '../shop/search.rules.ts'
import { exact, rough, type Point } from './point.rules.ts'
import { type NoPosition, whyUnlocated } from './position.ts'

export interface Chosen extends Point {
  /** Nothing where no town is known around. */
  readonly name: string
  readonly region: string
  readonly country: string
  readonly by: 'town' | 'here' | 'given'
}

/** What the page that asked is told. */
export interface Choice extends Point {
  readonly name: string
  readonly address: string
}

interface Input {
  /** Where it begins. */
  readonly given?: Point | undefined
}
interface Context extends Input {
  keyword: string
  /** By the words that were said last; nothing before anybody said some. */
  found?: readonly Town[] | undefined
  /** Around the point, the nearest first. */
  near: readonly Town[]
  /** Of this phone, once its owner asked for it. */
  here?: Point
  why?: NoPosition
  trouble?: Trouble | undefined
  chosen?: Chosen
  /** The line below the name. */
  address: string
}
type Event =
  | { type: 'type' | 'search'; keyword: string }
  | { type: 'locate' | 'here' | 'change' | 'back' | 'retry' }
  | { type: 'pick'; town: Town }
  | { type: 'use'; address: string }

const wordOf = (event: Event) => ('keyword' in event ? event.keyword : '')
/** By the name under which it was found. */
const chosenFrom = ({ name, alias, region, country, lat: latitude, lng: longitude }: Town): Chosen => ({
  name: alias || name,
  region,
  country,
  latitude,
  longitude,
  by: 'town',
})
const NOWHERE = { name: '', region: '', country: '' }
/** Called by the town that is nearest. */
const chosenAt = (point: Point, [nearest]: readonly Town[], by: Chosen['by']): Chosen => ({
  ...(nearest ? chosenFrom(nearest) : NOWHERE),
  ...point,
  by,
})

const choiceOf = ({ name, latitude, longitude }: Chosen, address: string): Choice => ({
  name,
  address,
  latitude,
  longitude,
})

/** Wherever there is a box, what is typed in it counts. */
const types = {
  type: { target: 'typing', actions: 'type' },
  search: { guard: 'isSaid', target: 'searching', actions: 'type' },
} as const
const picks = { pick: { target: 'picked', actions: 'pick' } } as const
const looks = { locate: 'locating', here: { guard: 'isHere', target: 'picked', actions: 'pickHere' } } as const
const asks = { ...types, ...picks, ...looks } as const

/** A place is found by typing, which always works, or by the phone’s own position, which is asked for by nobody else. */
export const chooseLocationFlow = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { ...remote(location, 'near', 'search'), locate: local<Point>('locate') },
  guards: {
    isEnough: ({ context }) => isEnough(context.keyword),
    isSaid: ({ event }) => isEnough(wordOf(event)),
    isGiven: ({ context }) => context.given !== undefined,
    isHere: ({ context }) => context.here !== undefined,
    isOneOf: (_, found: readonly Town[]) => found.length > 0,
    isPicked: ({ context }) => context.chosen?.by !== 'given',
  },
  actions: {
    type: assign(({ event }) => ({ keyword: wordOf(event), trouble: undefined })),
    empty: assign({ found: undefined }),
    pick: assign(({ event }) => (event.type === 'pick' ? { chosen: chosenFrom(event.town) } : {})),
    pickHere: assign(({ context: { here, near } }) => (here ? { chosen: chosenAt(here, near, 'here') } : {})),
    pickGiven: assign(({ context: { given, near } }) => (given ? { chosen: chosenAt(given, near, 'given') } : {})),
    write: assign(({ event }) => (event.type === 'use' ? { address: event.address.trim() } : {})),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    /** For the page that asked. */
    keep: (_choosing, _choice: Choice) => undefined,
  },
  delays: { typed: TYPED_MS },
}).createMachine({
  id: 'choose-location',
  context: ({ input }) => ({ ...input, keyword: '', near: [], address: '' }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isGiven', target: 'opening' }, { target: 'ready' }] },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'near',
        src: 'near',
        input: ({ context: { given } }) => rough(given ?? { latitude: 0, longitude: 0 }),
        onDone: {
          target: 'picked',
          actions: [assign({ near: ({ event }) => event.output.list }), 'pickGiven'],
        },
        onError: { target: 'picked', actions: [noted, 'pickGiven'] },
      },
    },
    ready: { on: asks },
    typing: {
      after: {
        typed: [
          { guard: 'isEnough', target: 'searching' },
          { target: 'ready', actions: 'empty' },
        ],
      },
      on: asks,
    },
    searching: {
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context: { keyword, here, given } }) => {
          const from = here ?? given
          return { keyword, ...(from && rough(from)) }
        },
        onDone: [
          {
            guard: { type: 'isOneOf', params: ({ event }) => event.output.list },
            target: 'ready',
            actions: assign({ found: ({ event }) => event.output.list }),
          },
          { target: 'noResult', actions: 'empty' },
        ],
        onError: { target: 'unreachable', actions: noted },
      },
      on: asks,
    },
    noResult: { on: { ...types, ...looks } },
    unreachable: { on: { ...types, ...looks, retry: 'searching' } },
    locating: {
      invoke: {
        id: 'locate',
        src: 'locate',
        onDone: { target: 'nearing', actions: assign({ here: ({ event }) => exact(event.output) }) },
        onError: { target: 'locationDenied', actions: assign({ why: ({ event }) => whyUnlocated(event.error) }) },
      },
      on: { ...types, ...picks },
    },
    nearing: {
      invoke: {
        id: 'near',
        src: 'near',
        input: ({ context: { here } }) => rough(here ?? { latitude: 0, longitude: 0 }),
        onDone: {
          target: 'ready',
          actions: ['empty', assign({ near: ({ event }) => event.output.list, keyword: '' })],
        },
        onError: { target: 'ready', actions: ['empty', assign({ keyword: '' }), noted] },
      },
      on: { ...types, ...picks },
    },
    locationDenied: { on: { ...types, ...picks, locate: 'locating' } },
    picked: {
      on: {
        change: 'ready',
        /** Whoever brought a point goes back to where it came from. */
        back: { guard: 'isPicked', target: 'ready' },
        use: { target: 'used', actions: 'write' },
      },
    },
    used: {
      type: 'final',
      entry: { type: 'keep', params: ({ context: { chosen, address } }) => choiceOf(required(chosen), address) },
    },
  },
})
