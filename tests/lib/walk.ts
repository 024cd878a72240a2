import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic } from 'xstate'
import type { Fault, RefusalData } from '#contract/envelope.ts'
import { REFUSALS, type RefusalName } from '#contract/refusals.ts'
import { pathOf, type StateOf } from '#machines/lib/states.ts'
import { Refused, Unreachable } from '#machines/lib/trouble.ts'
import {
  answered,
  EVERY_TRANSITION,
  failed,
  mapOf,
  type Aims,
  type Manners,
  type Opening,
  type Path,
  type Sample,
} from './paths.ts'
import { followInBrowser } from './walk-browser.ts'
import { playOut } from './walk-machine.ts'
import { isLayered } from './walk-mode.ts'
import { expect, test } from './walk-phone.ts'
import type { Act, Door, Gesture, Happening, Outcome, Walk, When } from './walk-table.ts'
import { addressOf, touch, touchesIn } from './walk-touch.ts'

const offered = <M extends AnyStateMachine>(when: When<M> | undefined) =>
  when && { when: (snapshot: AnyMachineSnapshot) => when(snapshot.context, pathOf(snapshot.value) as StateOf<M>) }

/** The words for the events of one flow. */
export const sayings = <M extends AnyStateMachine>(_flow: M) => ({
  gesture: (says: string, event: EventFromLogic<M>, act: Act<M>, when?: When<M>): Gesture<M> => ({
    says,
    event,
    act,
    ...offered(when),
    ...(/^(changed|picture)$|^xstate\./.test(event.type) && { inApp: true }),
    ...(/^picture$|^xstate\./.test(event.type) && { byHand: true }),
  }),
  /** More than a touch of one screen. */
  inApp: (says: string, event: EventFromLogic<M>, act: Act<M>, when?: When<M>): Gesture<M> => ({
    says,
    event,
    act,
    ...offered(when),
    inApp: true,
  }),
  /** What a clock on the screen brings about. */
  timed: (says: string, event: EventFromLogic<M>, act: Act<M>, when?: When<M>): Gesture<M> => ({
    says,
    event,
    act,
    ...offered(when),
    timed: true,
  }),
  after: (says: string, delay: string, act: Act<M>): Gesture<M> => ({
    says,
    event: { type: `xstate.after.${delay}` } as never,
    act,
    timed: true,
  }),
  answers: (call: string, says: string, output: unknown, arrange?: Act<M>, when?: When<M>): Happening<M> => ({
    says,
    call,
    event: answered(call, output),
    fate: 'real',
    arrange,
    ...offered(when),
  }),
  refuses: (
    call: string,
    says: string,
    refusal: RefusalName,
    arrange?: Act<M>,
    besides: Omit<RefusalData, 'refusal'> = {},
  ): Outcome<M> => ({
    says,
    call,
    event: failed(call, new Refused(REFUSALS[refusal].code, '', { refusal, ...besides })),
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

/** What only the app in its browser can prove: the rest of a path is proven by the machine and by the screen. */
const aimsInBrowser = <M extends AnyStateMachine>(
  manners: Manners<Happening<M>>,
  played: ReadonlySet<string>,
): Aims<Happening<M>> => ({
  manners,
  step: ({ sample, from, to, takes }) => [
    `state ${to}`,
    ...takes.filter(({ key }) => !played.has(key)).map(({ key }) => key),
    ...('act' in sample
      ? sample.timed || sample.inApp
        ? [sample, ...(isBeside(sample) ? [] : [`${from} | ${sample.says}`])]
        : []
      : sample.fate === 'real'
        ? [sample]
        : []),
  ],
  first: (first) => [`state ${pathOf(first.value)}`],
})

const takenOn = <S extends Sample>({ takes, steps }: Path<S, Opening>) =>
  [...takes, ...steps.flatMap((step) => step.takes)].map(({ key }) => key)

/** What is walked in the app needs no other proof: only paths on which something else happens. */
function thatAdd<P extends Path<Sample, Opening>>(paths: readonly P[], walked: readonly P[]): P[] {
  const gives = (path: P) => [...takenOn(path), ...path.steps.map(({ sample }) => sample)]
  const proven = new Set<unknown>(walked.flatMap(gives))
  return paths.filter((path) => {
    const more = gives(path).filter((one) => !proven.has(one))
    more.forEach((one) => proven.add(one))
    return more.length > 0
  })
}

const isBeside = ({ event: { type } }: Sample) => /^(changed|picture)$|^xstate\.snapshot\./.test(type)

/**
 * One table for one flow, and what is proven by it: every touch on the real screen; every state, every real answer and
 * every door in the app; what else may happen on the machine in front of the real server. Or every transition in the app,
 * where all is walked.
 */
export function walk<M extends AnyStateMachine>(flow: M, spec: NoInfer<Walk<M>>): void {
  const land = mapOf<Happening<M>, Door<M>>(flow, spec.opens, spec.events)
  const { states, transitions, missing } = land
  const manners = mannersOf(spec)
  const all = land.paths({ ...EVERY_TRANSITION, manners })
  const never = spec.never ?? {}
  const due = transitions.filter(({ key }) => !(key in never)).map(({ key }) => key)
  const addresses = [...new Set(spec.opens.map((door) => addressOf(door as never)))]
  const isByHand = (sample: Happening<M>) => 'act' in sample && sample.byHand === true
  const layered = isLayered && !spec.browserOnly
  const playable = layered ? all.filter(({ steps }) => !steps.some(({ sample }) => isByHand(sample))) : []
  const touches = layered ? touchesIn(land) : []
  const inBrowser = layered ? land.paths(aimsInBrowser(manners, new Set(playable.flatMap(takenOn)))) : all
  const onMachine = thatAdd(playable, inBrowser)
  const plan = { flow: flow.id, addresses, states, transitions: due, touches: touches.map(({ key }) => key), never }
  test.describe(flow.id, () => {
    test('every state and every transition has a path', { annotation: note('plan', plan) }, () => {
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
    })
    for (const path of onMachine)
      test(`machine ${path.id} ${path.title}`, { annotation: note('played', factsOf(flow, path)) }, ({ world }) =>
        playOut(world, flow, path, spec),
      )
    for (const address of addresses) {
      const here = touches.filter((one) => one.address === address)
      if (here.length === 0) continue
      const said = { flow: flow.id, touches: here.map(({ key }) => key) }
      test(`touches at ${address}`, { annotation: note('touched', said) }, async ({ stage }) => {
        test.setTimeout(60_000 + here.length * 5_000)
        const wrong: string[] = []
        for (const one of here) wrong.push(...(await touch(stage, flow.id, one)))
        if (wrong.length > 0) throw new Error(wrong.join('\n\n'))
      })
    }
    for (const path of inBrowser)
      test(`${path.id} ${path.title}`, { annotation: note('walk', factsOf(flow, path)) }, ({ world, hand }) =>
        followInBrowser(world, hand, path, spec),
      )
  })
}

const factsOf = <M extends AnyStateMachine>(flow: M, path: Path<Happening<M>, Door<M>>) => ({
  flow: flow.id,
  id: path.id,
  address: addressOf(path.opening as never),
  states: [pathOf(path.first.value), ...path.steps.map(({ to }) => to)],
  transitions: takenOn(path),
})

const note = (type: string, facts: object) => ({ type, description: JSON.stringify(facts) })
