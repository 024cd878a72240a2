import type { Page } from 'playwright/test'
import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'
import type { StateOf } from '#machines/lib/states.ts'
import type { Opening, Sample } from './paths.ts'
import type { Phone, Shown } from './phone.ts'
import type { Fate, Wire, Wiring } from './wires.ts'

export interface Still<M extends AnyStateMachine = AnyStateMachine> {
  readonly page: Page
  /** What the model knows before the step, or in the state that is looked at. */
  readonly context: SnapshotFrom<M>['context']
  readonly state: string
}

export interface Scene<M extends AnyStateMachine = AnyStateMachine> extends Phone, Still<M> {
  readonly page: Page
  wire(call: string): Wire
}

export type Look<M extends AnyStateMachine> = (still: Still<M>) => Promise<unknown>
export const passing = (): never => {
  throw new Error('nobody was to see this state')
}

/** The app has gone on by then: what comes of it is proven where it leads. */
export const gone = async (): Promise<undefined> => undefined

export type Act<M extends AnyStateMachine> = (scene: Scene<M>) => Promise<unknown>

export interface Gesture<M extends AnyStateMachine> extends Sample {
  readonly act: Act<M>
  /** It turns the clock of phone and server. */
  readonly timed?: true
  /** Only the whole app can show it: it is more than a touch of one screen. */
  readonly inApp?: true
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
  readonly shows?: Shown
}

export interface Walk<M extends AnyStateMachine> {
  readonly opens: readonly Door<M>[]
  readonly wires: Readonly<Record<string, Wiring>>
  /** Why it is on no touch page: all of it is walked in the app. */
  readonly unstaged?: string
  readonly events: readonly Happening<M>[]
  /** What a person sees in each state, whoever brought it about. */
  readonly expects: Readonly<Record<StateOf<M>, Look<M>>>
  /** What is seen instead when the app comes there: its address, its tabs, what its house knows. */
  readonly arrives?: Readonly<Partial<Record<StateOf<M>, Act<M>>>>
  /** Transitions that no phone can take, by key, and why. */
  readonly never?: Readonly<Record<string, string>>
  readonly shows?: Shown
}
