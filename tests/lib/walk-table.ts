import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'
import type { StateOf } from '#machines/lib/states.ts'
import type { Client } from '#src/api/client.ts'
import type { Opening, Sample } from './paths.ts'
import type { Phone, Shown } from './walk-phone.ts'
import type { Fate, Wire, Wiring } from './walk-wires.ts'

export interface Scene<M extends AnyStateMachine = AnyStateMachine> extends Phone {
  wire(call: string): Wire
  /** What the model knows before the step, or in the state that is looked at. */
  readonly context: SnapshotFrom<M>['context']
  readonly state: string
}

export type Act<M extends AnyStateMachine> = (scene: Scene<M>) => Promise<unknown>

export interface Gesture<M extends AnyStateMachine> extends Sample {
  readonly act: Act<M>
  /** It turns the clock of phone and server. */
  readonly timed?: true
  /** Only the whole app can show it: it is more than a touch of one screen. */
  readonly inApp?: true
  /** No machine can play what comes of it without the phone that did it. */
  readonly byHand?: true
  /** What is really sent, where the model's event holds a stand-in for what only the server knows. */
  readonly really?: (scene: Scene<M>) => Promise<EventFromLogic<M>>
}

export interface Outcome<M extends AnyStateMachine> extends Sample {
  readonly call: string
  readonly fate: Exclude<Fate, 'held'>
  readonly arrange?: Act<M> | undefined
}

type Before = (phone: Phone) => Promise<unknown>
export type When<M extends AnyStateMachine> = (context: SnapshotFrom<M>['context'], state: StateOf<M>) => boolean
export type Happening<M extends AnyStateMachine> = (Gesture<M> | Outcome<M>) & {
  /** What must be true before the phone is opened, on every path that this happens on. */
  readonly before?: Before
}

export interface Door<M extends AnyStateMachine> extends Opening {
  readonly at: string
  readonly input?: InputFrom<M>
  readonly before?: Before
  /** How one gets from that address to what is walked. */
  readonly enters?: Before
  /** The attribute that shows the state here, where it is another than the walk's. */
  readonly shows?: Shown
}

export interface Walk<M extends AnyStateMachine> {
  readonly opens: readonly Door<M>[]
  readonly wires: Readonly<Record<string, Wiring>>
  /** The real actors that are more than one call. */
  readonly actors?: (client: Client, member: number) => Readonly<Record<string, unknown>>
  /** Why no machine can take these paths without a browser. */
  readonly browserOnly?: string
  readonly events: readonly Happening<M>[]
  readonly expects: Readonly<Record<StateOf<M>, Act<M>>>
  /** Transitions that no phone can take, by key, and why. */
  readonly never?: Readonly<Record<string, string>>
  /** The attribute that shows this flow's state; a screen's by default. */
  readonly shows?: Shown
}
