import { createHash } from 'node:crypto'
import {
  getNextSnapshot,
  initialTransition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { pathOf } from '#machines/lib/states.ts'
import { awaited, openingOf, statesOf, takenBy, transitionsOf, type Transition } from './transitions.ts'

/** One sample of one class of events, and how a person would say it. */
export interface Sample {
  readonly says: string
  readonly event: AnyEventObject
  /** Where the screen offers it, when the machine alone would allow more. */
  readonly when?: (snapshot: AnyMachineSnapshot) => boolean
}

export interface Opening {
  readonly says: string
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

export interface Cover<S extends Sample, O extends Opening> {
  readonly paths: readonly Path<S, O>[]
  readonly states: readonly string[]
  readonly transitions: readonly Transition[]
  /** Declared, and reached by no sample. */
  readonly missing: {
    readonly states: readonly string[]
    readonly transitions: readonly Transition[]
    readonly samples: readonly string[]
  }
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

interface Place<S extends Sample, O extends Opening> {
  readonly opening: O
  readonly first: AnyMachineSnapshot
  readonly snapshot: AnyMachineSnapshot
  readonly steps: readonly Step<S>[]
}

const LIMIT = 20_000
const keyOf = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context])

function ready(snapshot: AnyMachineSnapshot, { event, when }: Sample): boolean {
  if (snapshot.status !== 'active' || when?.(snapshot) === false) return false
  const { invokes, delays } = awaited(snapshot)
  if (event.type.startsWith('xstate.after.')) return delays.includes(event.type)
  if (event.type.startsWith('xstate.')) return invokes.includes(event['actorId'] as string)
  return snapshot.can(event as never)
}

/** Everything that can happen in the machine, nearest first. */
function* walked<S extends Sample, O extends Opening>(
  machine: AnyStateMachine,
  openings: readonly O[],
  samples: readonly S[],
): Generator<{ place: Place<S, O>; step: Step<S> | undefined }> {
  const queue: Place<S, O>[] = openings.map((opening) => {
    const first = initialTransition(machine, opening.input)[0] as AnyMachineSnapshot
    return { opening, first, snapshot: first, steps: [] }
  })
  for (const place of queue) yield { place, step: undefined }
  const seen = new Set(queue.map(({ snapshot }) => keyOf(snapshot)))
  for (let at = 0; at < queue.length; at += 1) {
    const place = queue[at] as Place<S, O>
    for (const sample of samples.filter((one) => ready(place.snapshot, one))) {
      const snapshot = getNextSnapshot(machine, place.snapshot as never, sample.event as never) as AnyMachineSnapshot
      const takes = takenBy(machine, place.snapshot, sample.event, snapshot)
      if (takes.length === 0) continue
      const step: Step<S> = { sample, from: pathOf(place.snapshot.value), to: pathOf(snapshot.value), snapshot, takes }
      const next = { ...place, snapshot, steps: [...place.steps, step] }
      yield { place: next, step }
      if (seen.has(keyOf(snapshot))) continue
      seen.add(keyOf(snapshot))
      if (seen.size > LIMIT) throw new Error(`${machine.id} has no end: more than ${LIMIT} situations`)
      queue.push(next)
    }
  }
}

/** Paths that together take every transition, use every sample and begin at every opening. */
export function cover<S extends Sample, O extends Opening>(
  machine: AnyStateMachine,
  openings: readonly O[],
  samples: readonly S[],
): Cover<S, O> {
  const chosen: Place<S, O>[] = []
  const spare = new Map<S, Place<S, O>>()
  const taken = new Set<string>()
  const reached = new Set<string>()
  for (const { place, step } of walked(machine, openings, samples)) {
    const takes = step ? step.takes : openingOf(machine, place.first)
    reached.add(pathOf(place.snapshot.value))
    if (step && !spare.has(step.sample)) spare.set(step.sample, place)
    if (step && takes.every(({ key }) => taken.has(key))) continue
    takes.forEach(({ key }) => taken.add(key))
    chosen.push(place)
  }
  const used = new Set(chosen.flatMap(({ steps }) => steps.map(({ sample }) => sample)))
  chosen.push(...[...spare].filter(([sample]) => !used.has(sample)).map(([, place]) => place))
  const [states, transitions] = [statesOf(machine), transitionsOf(machine)]
  return {
    paths: withoutPrefixes(chosen).map((place) => pathAlong(machine, place)),
    states,
    transitions,
    missing: {
      states: states.filter((state) => !reached.has(state)),
      transitions: transitions.filter(({ key }) => !taken.has(key)),
      samples: samples.filter((sample) => !spare.has(sample)).map(({ says }) => says),
    },
  }
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
  const words = [opening.says, ...steps.map(({ sample }) => sample.says)]
  const id = createHash('sha256')
    .update([machine.id, ...words].join('\n'))
    .digest('hex')
    .slice(0, 7)
  return { id, title: words.join(' › '), opening, first, takes: openingOf(machine, first), steps }
}
