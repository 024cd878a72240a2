import { createHash } from 'node:crypto'
import {
  createActor,
  initialTransition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { pathOf } from '#machines/lib/states.ts'
import { awaited, openingOf, statesOf, takenBy, transitionsOf, type Transition } from './transitions.ts'

export interface Sample {
  readonly title: string
  readonly event: AnyEventObject
  /** Where the screen offers it, when the machine alone would allow more. */
  readonly when?: (snapshot: AnyMachineSnapshot) => boolean
}

export interface Opening {
  readonly title: string
  readonly input?: unknown
}

export interface Step<S extends Sample = Sample> {
  readonly sample: S
  readonly from: string
  readonly to: string
  readonly snapshot: AnyMachineSnapshot
  readonly takes: readonly Transition[]
}

export interface Path<S extends Sample = Sample, O extends Opening = Opening> {
  readonly id: string
  readonly title: string
  readonly opening: O
  readonly first: AnyMachineSnapshot
  readonly takes: readonly Transition[]
  readonly steps: readonly Step<S>[]
}

interface Missing {
  readonly states: readonly string[]
  readonly transitions: readonly Transition[]
  readonly samples: readonly string[]
}

export interface Cover<S extends Sample, O extends Opening> {
  readonly paths: readonly Path<S, O>[]
  readonly states: readonly string[]
  readonly transitions: readonly Transition[]
  /** Declared, and reached by no sample. */
  readonly missing: Missing
}

export const answered = (call: string, output?: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${call}`,
  output,
  actorId: call,
})
export const failed = (call: string, error: unknown): AnyEventObject => ({
  type: `xstate.error.actor.${call}`,
  error,
  actorId: call,
})

export interface Manners<S extends Sample> {
  /** After all that, anything more may happen. */
  readonly goesOn: (walked: readonly S[]) => boolean
  /** It may happen after all that. */
  readonly addsTo: (sample: S, walked: readonly S[]) => boolean
  /** It may happen on the way to something else. */
  readonly isPassed: (sample: S, walked: readonly S[]) => boolean
}

/** Every path goes no further than it must. */
const STAYS: Manners<Sample> = { goesOn: () => false, addsTo: () => false, isPassed: () => false }

export interface Place<S extends Sample, O extends Opening> {
  readonly opening: O
  readonly first: AnyMachineSnapshot
  readonly snapshot: AnyMachineSnapshot
  readonly steps: readonly Step<S>[]
}

type Ways<S extends Sample> = ReadonlyMap<string, readonly Step<S>[]>

const MOST_SITUATIONS = 20_000
const MOST_STEPS = 16
const REACH = 5
const keyOf = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context])

function readyIn(snapshot: AnyMachineSnapshot): (sample: Sample) => boolean {
  const { invokes, delays } = awaited(snapshot)
  return ({ event, when }) => {
    if (snapshot.status !== 'active' || when?.(snapshot) === false) return false
    if (event.type.startsWith('xstate.after.')) return delays.includes(event.type)
    if (event.type.startsWith('xstate.')) return invokes.includes(event['actorId'] as string)
    return snapshot.can(event as never)
  }
}

function nextIn(machine: AnyStateMachine): (before: AnyMachineSnapshot, event: AnyEventObject) => AnyMachineSnapshot {
  const self = createActor(machine)
  const nothing = () => undefined
  const scope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  }
  return (before, event) => machine.transition(before, event, scope)
}

function stepsFrom<S extends Sample>(
  machine: AnyStateMachine,
  next: ReturnType<typeof nextIn>,
  before: AnyMachineSnapshot,
  samples: readonly S[],
): Step<S>[] {
  return samples
    .filter(readyIn(before))
    .map((sample) => {
      const snapshot = next(before, sample.event)
      const takes = takenBy(machine, before, sample.event, snapshot)
      return { sample, from: pathOf(before.value), to: pathOf(snapshot.value), snapshot, takes }
    })
    .filter(({ takes }) => takes.length > 0)
}

function explore<S extends Sample, O extends Opening>(
  machine: AnyStateMachine,
  openings: readonly O[],
  samples: readonly S[],
): { places: Place<S, O>[]; ways: Ways<S> } {
  const next = nextIn(machine)
  const ways = new Map<string, Step<S>[]>()
  const places: Place<S, O>[] = openings.map((opening) => {
    const first = initialTransition(machine, opening.input)[0] as AnyMachineSnapshot
    return { opening, first, snapshot: first, steps: [] }
  })
  for (const place of places) {
    const key = keyOf(place.snapshot)
    if (ways.has(key)) continue
    if (ways.size > MOST_SITUATIONS)
      throw new Error(`${machine.id} has no end: more than ${MOST_SITUATIONS} situations`)
    const steps = stepsFrom(machine, next, place.snapshot, samples)
    ways.set(key, steps)
    places.push(...steps.map((step) => ({ ...place, snapshot: step.snapshot, steps: [...place.steps, step] })))
  }
  return { places, ways }
}

export interface Land<S extends Sample, O extends Opening> {
  readonly states: readonly string[]
  readonly transitions: readonly Transition[]
  readonly missing: Missing
  readonly places: readonly Place<S, O>[]
  paths(aims: Aims<S>): Path<S, O>[]
}

export interface Aims<S extends Sample> {
  readonly step: (step: Step<S>) => readonly unknown[]
  readonly first: (first: AnyMachineSnapshot, takes: readonly Transition[]) => readonly unknown[]
  readonly manners?: Manners<S>
}

export const EVERY_TRANSITION: Aims<Sample> = {
  step: ({ takes, sample }) => [...takes.map(({ key }) => key), sample],
  first: (_, takes) => takes.map(({ key }) => key),
}

export function mapOf<S extends Sample, O extends Opening>(
  machine: AnyStateMachine,
  openings: readonly O[],
  samples: readonly S[],
): Land<S, O> {
  const { places, ways } = explore(machine, openings, samples)
  const [states, transitions] = [statesOf(machine), transitionsOf(machine)]
  const reached = new Set(places.map(({ snapshot }) => pathOf(snapshot.value)))
  const taken = new Set<unknown>(
    places.flatMap(({ first, steps }) => {
      const step = steps.at(-1)
      return step ? [...step.takes.map(({ key }) => key), step.sample] : openingOf(machine, first).map(({ key }) => key)
    }),
  )
  const missing = {
    states: states.filter((state) => !reached.has(state)),
    transitions: transitions.filter(({ key }) => !taken.has(key)),
    samples: samples.filter((sample) => !taken.has(sample)).map(({ title }) => title),
  }
  return { states, transitions, missing, places, paths: (aims) => pathsThrough(machine, places, ways, aims) }
}

function pathsThrough<S extends Sample, O extends Opening>(
  machine: AnyStateMachine,
  places: readonly Place<S, O>[],
  ways: Ways<S>,
  { step: gives, first: begins, manners = STAYS }: Aims<S>,
): Path<S, O>[] {
  const due = new Set<unknown>()
  const opens = ({ opening, first }: Place<S, O>) => [opening, ...begins(first, openingOf(machine, first))]
  const chosen = places.filter((place) => {
    const step = place.steps.at(-1)
    const found = (step ? gives(step) : opens(place)).filter((one) => !due.has(one))
    found.forEach((one) => due.add(one))
    return found.length > 0
  })
  const paths: Place<S, O>[] = []
  for (const place of withoutPrefixes(chosen)) {
    const whole = [...opens(place), ...place.steps.flatMap(gives)]
    if (!whole.some((one) => due.has(one))) continue
    whole.forEach((one) => due.delete(one))
    const path = prolonged(place, ways, manners, (step) => gives(step).filter((one) => due.delete(one)).length > 0)
    paths.push(path)
  }
  return paths.map((place) => pathAlong(machine, place))
}

export function cover<S extends Sample, O extends Opening>(
  machine: AnyStateMachine,
  openings: readonly O[],
  samples: readonly S[],
): Cover<S, O> {
  const { states, transitions, missing, paths } = mapOf(machine, openings, samples)
  return { states, transitions, missing, paths: paths(EVERY_TRANSITION) }
}

function prolonged<S extends Sample, O extends Opening>(
  { opening, first, steps }: Place<S, O>,
  ways: Ways<S>,
  manners: Manners<S>,
  isDue: (step: Step<S>) => boolean,
): Place<S, O> {
  const may = steps.length < MOST_STEPS && manners.goesOn(steps.map(({ sample }) => sample))
  const more = may ? nearest(first, steps, ways, manners, isDue) : undefined
  const place = {
    opening,
    first,
    steps: [...steps, ...(more ?? [])],
    snapshot: (more ?? steps).at(-1)?.snapshot ?? first,
  }
  return more ? prolonged(place, ways, manners, isDue) : place
}

function nearest<S extends Sample>(
  first: AnyMachineSnapshot,
  walked: readonly Step<S>[],
  ways: Ways<S>,
  { addsTo, isPassed }: Manners<S>,
  isDue: (step: Step<S>) => boolean,
): readonly Step<S>[] | undefined {
  const here = walked.at(-1)?.snapshot ?? first
  const seen = new Set([keyOf(here)])
  const queue: { at: AnyMachineSnapshot; steps: readonly Step<S>[] }[] = [{ at: here, steps: [] }]
  for (const { at, steps } of queue)
    for (const step of ways.get(keyOf(at)) ?? []) {
      const way = [...steps, step]
      const before = [...walked, ...steps].map(({ sample }) => sample)
      if (!addsTo(step.sample, before)) continue
      if (isDue(step)) return way
      const key = keyOf(step.snapshot)
      if (way.length >= REACH || seen.has(key) || !isPassed(step.sample, before)) continue
      seen.add(key)
      queue.push({ at: step.snapshot, steps: way })
    }
  return undefined
}

function withoutPrefixes<S extends Sample, O extends Opening>(places: readonly Place<S, O>[]): Place<S, O>[] {
  const begins = (long: Place<S, O>, short: Place<S, O>) =>
    long !== short &&
    long.opening === short.opening &&
    long.steps.length >= short.steps.length &&
    short.steps.every(({ sample }, at) => long.steps[at]?.sample === sample)
  return places.filter(
    (short, at) =>
      !places.some((long, other) => begins(long, short) && (long.steps.length > short.steps.length || other < at)),
  )
}

function pathAlong<S extends Sample, O extends Opening>(
  machine: AnyStateMachine,
  { opening, first, steps }: Place<S, O>,
): Path<S, O> {
  const words = [opening.title, ...steps.map(({ sample }) => sample.title)]
  const id = createHash('sha256')
    .update([machine.id, ...words].join('\n'))
    .digest('hex')
    .slice(0, 7)
  return { id, title: words.join(' › '), opening, first, takes: openingOf(machine, first), steps }
}
