import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'
import type { Fault } from '#contract/envelope.ts'
import { REFUSALS, type RefusalName } from '#contract/refusals.ts'
import { pathOf, type StateOf } from '#machines/lib/states.ts'
import { Refused, Unreachable } from '#machines/lib/trouble.ts'
import { answered, cover, failed, type Manners, type Opening, type Path, type Sample, type Step } from './paths.ts'
import { awaited } from './transitions.ts'
import { expect, SCREEN, test, type Phone, type Shown } from './walk-phone.ts'
import { silence } from './walk-silence.ts'
import type { Fate, Wire, Wiring } from './walk-wires.ts'

export interface Scene<M extends AnyStateMachine = AnyStateMachine> extends Phone {
  wire(call: string): Wire
  /** What the model knows before the step, or in the state that is looked at. */
  readonly context: SnapshotFrom<M>['context']
  readonly state: string
}

type Act<M extends AnyStateMachine> = (scene: Scene<M>) => Promise<unknown>

interface Gesture<M extends AnyStateMachine> extends Sample {
  readonly act: Act<M>
}

interface Outcome<M extends AnyStateMachine> extends Sample {
  readonly call: string
  readonly fate: Exclude<Fate, 'held'>
  readonly arrange?: Act<M> | undefined
}

type Before = (phone: Phone) => Promise<unknown>
type When<M extends AnyStateMachine> = (context: SnapshotFrom<M>['context'], state: StateOf<M>) => boolean
type Happening<M extends AnyStateMachine> = (Gesture<M> | Outcome<M>) & {
  /** What must be true before the phone is opened, on every path that this happens on. */
  readonly before?: Before
}

export interface Door<M extends AnyStateMachine> extends Opening {
  readonly at: string
  readonly input?: InputFrom<M>
  readonly before?: Before
  /** How one gets from that address to what is walked. */
  readonly enters?: Before
}

interface Walk<M extends AnyStateMachine> {
  readonly opens: readonly Door<M>[]
  readonly wires: Readonly<Record<string, Wiring>>
  readonly events: readonly Happening<M>[]
  readonly sights: Readonly<Record<StateOf<M>, Act<M>>>
  /** Transitions that no phone can take, by key, and why. */
  readonly never?: Readonly<Record<string, string>>
  /** The attribute that shows this flow's state; a screen's by default. */
  readonly shows?: Shown
}

const offered = <M extends AnyStateMachine>(when: When<M> | undefined) =>
  when && { when: (snapshot: AnyMachineSnapshot) => when(snapshot.context, pathOf(snapshot.value) as StateOf<M>) }

/** The words for the events of one flow. */
export const sayings = <M extends AnyStateMachine>(_flow: M) => ({
  gesture: (says: string, event: EventFromLogic<M>, act: Act<M>, when?: When<M>): Happening<M> => ({
    says,
    event,
    act,
    ...offered(when),
  }),
  after: (says: string, delay: string, act: Act<M>): Happening<M> => ({
    says,
    event: { type: `xstate.after.${delay}` } as never,
    act,
  }),
  answers: (call: string, says: string, output: unknown, arrange?: Act<M>, when?: When<M>): Happening<M> => ({
    says,
    call,
    event: answered(call, output),
    fate: 'real',
    arrange,
    ...offered(when),
  }),
  refuses: (call: string, says: string, refusal: RefusalName, arrange?: Act<M>): Outcome<M> => ({
    says,
    call,
    event: failed(call, new Refused(REFUSALS[refusal].code, '', { refusal })),
    fate: 'real',
    arrange,
  }),
  breaks: (call: string, says: string, fault: Fault): Outcome<M> => ({
    says,
    call,
    event: failed(call, new Unreachable(fault)),
    fate: fault,
  }),
})

/**
 * A walk goes on beyond what it set out to do, but into no other house: when something was done there it ends, and
 * when a refusal was arranged there, or somebody elsewhere or the time has moved it, nothing else is asked.
 */
const mannersOf = <M extends AnyStateMachine>({ wires, events }: Walk<M>): Manners<Happening<M>> => {
  const isLive = events.some(({ event }) => event.type === 'changed')
  const isReal = (one: Happening<M>): one is Outcome<M> => !('act' in one) && one.fate === 'real'
  const isArranged = (one: Happening<M>) => isReal(one) && one.arrange !== undefined
  const isDone = (one: Happening<M>) =>
    isReal(one) && one.event.type.startsWith('xstate.done.') && !wires[one.call]?.asksOnly
  const isElsewhere = ({ event: { type } }: Happening<M>) => type === 'changed' || (isLive && type === 'expire')
  const isOnce = ({ event: { type } }: Happening<M>) => /^expire$|^xstate\.after\./.test(type)
  const isBeside = ({ event: { type } }: Happening<M>) => /^(changed|picture)$|^xstate\.snapshot\./.test(type)
  const isAskedAgain = (one: Happening<M>, walked: readonly Happening<M>[]) =>
    walked.some((other, at) => other === one && walked[at - 1] === walked.at(-1))
  return {
    goesOn: (walked) => !walked.some(isDone) && !(walked.some(isElsewhere) && walked.some(isArranged)),
    addsTo: (one, walked) =>
      !one.before &&
      !isBeside(one) &&
      !(isOnce(one) && walked.includes(one)) &&
      !(isReal(one) && walked.some((other) => isArranged(other) || isElsewhere(other))),
    isPassed: (one, walked) => !isReal(one) || isAskedAgain(one, walked),
  }
}

/** Walks every transition of a flow on the real screen in front of the real server. */
export function walk<M extends AnyStateMachine>(flow: M, spec: NoInfer<Walk<M>>): void {
  const { paths, states, transitions, missing } = cover(flow, spec.opens, spec.events, mannersOf(spec))
  const never = spec.never ?? {}
  const due = transitions.filter(({ key }) => !(key in never))
  test.describe(flow.id, () => {
    test(
      'every state and every transition has a path',
      { annotation: note('plan', { flow: flow.id, states, transitions: due.map(({ key }) => key), never }) },
      () => {
        expect(missing.states, 'states without a path').toEqual([])
        expect(
          missing.transitions.map(({ key }) => key).filter((key) => !(key in never)),
          'transitions without a path',
        ).toEqual([])
        expect(missing.samples, 'events that no path uses').toEqual([])
        expect(
          Object.keys(never).filter((key) => !missing.transitions.some((one) => one.key === key)),
          'exclusions that exclude nothing',
        ).toEqual([])
      },
    )
    for (const path of paths) {
      const takes = [...path.takes, ...path.steps.flatMap((step) => step.takes)].map(({ key }) => key)
      const visits = [pathOf(path.first.value), ...path.steps.map(({ to }) => to)]
      test(
        `${path.id} ${path.title}`,
        { annotation: note('walk', { flow: flow.id, id: path.id, states: visits, transitions: takes }) },
        ({ phone }) => follow(phone, path, spec),
      )
    }
  })
}

const note = (type: string, facts: object) => ({ type, description: JSON.stringify(facts) })

async function follow<M extends AnyStateMachine>(
  phone: Phone,
  path: Path<Happening<M>, Door<M>>,
  spec: Walk<M>,
): Promise<void> {
  const wires = new Map<string, Wire>()
  for (const [call, wiring] of Object.entries(spec.wires)) wires.set(call, await wiring(phone))
  const wireOf = (call: string) => wires.get(call) ?? missingWire(call)
  const hold = (snapshot: AnyMachineSnapshot) => awaited(snapshot).invokes.forEach((call) => wireOf(call).hold())
  const scene = (snapshot: AnyMachineSnapshot): Scene<M> => ({
    ...phone,
    wire: wireOf,
    context: snapshot.context,
    state: pathOf(snapshot.value),
  })

  async function look(snapshot: AnyMachineSnapshot): Promise<void> {
    const state = pathOf(snapshot.value) as StateOf<M>
    for (const call of awaited(snapshot).invokes) await wireOf(call).asked()
    if (snapshot.status === 'active' && !spec.shows)
      await expect(phone.page.locator(SCREEN)).toHaveAttribute('data-state', state)
    else
      await expect
        .poll(async () => (await phone.seen(spec.shows ?? 'data-state')).map((seen) => seen.state))
        .toContain(state)
    await spec.sights[state](scene(snapshot))
  }

  async function take(step: Step<Happening<M>>, before: AnyMachineSnapshot): Promise<void> {
    hold(step.snapshot)
    if ('act' in step.sample) return void (await step.sample.act(scene(before)))
    await step.sample.arrange?.(scene(before))
    await wireOf(step.sample.call).meet(step.sample.fate)
  }

  // Whoever walks without hearing of changes hears of none: what was done to prepare a walk is no part of it.
  const hears = path.steps.some(({ sample }) => sample.event.type === 'changed')
  if (!hears) await silence(phone.page)
  await phone.page.clock.install({ time: phone.world.now() })
  await path.opening.before?.(phone)
  for (const { sample } of path.steps) await sample.before?.(phone)
  for (const snapshot of [path.first, ...path.steps.map((step) => step.snapshot)]) hold(snapshot)
  await phone.visit(path.opening.at)
  await path.opening.enters?.(phone)
  await test.step(path.opening.says, () => look(path.first))
  let before = path.first
  for (const step of path.steps) {
    await test.step(step.sample.says, async () => {
      await take(step, before)
      await look(step.snapshot)
    })
    before = step.snapshot
  }
  const model = [pathOf(path.first.value), ...path.steps.map(({ to }) => to)]
  const seen = await phone.seen(spec.shows ?? 'data-state')
  const here = spec.shows ? seen : seen.filter(({ at }) => at.split('?')[0] === path.opening.at.split('?')[0])
  expect(
    here.map(({ state }) => state).slice(0, model.length),
    'the states on the way, none more and none less',
  ).toEqual(model.filter((state, at) => state !== model[at - 1]))
}

function missingWire(call: string): never {
  throw new Error(`the walk has no wire for "${call}"`)
}
