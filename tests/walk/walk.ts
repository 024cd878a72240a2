import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic } from 'xstate'
import type { Fault, RefusalData } from '#contract/envelope.ts'
import { PIN_TRIES } from '#contract/limits.ts'
import { REFUSALS, type RefusalName } from '#contract/refusals.ts'
import { pathOf, type StateOf } from '#machines/lib/states.ts'
import { Refused, Unreachable } from '#machines/lib/trouble.ts'
import { inWords, type Facts } from '#server/lib/refuse.ts'
import { speaker } from '#server/lib/words.ts'
import {
  answered,
  EVERY_TRANSITION,
  failed,
  mapOf,
  type Aims,
  type Land,
  type Manners,
  type Opening,
  type Path,
  type Sample,
  type Step,
} from './paths.ts'
import { openingOf } from './transitions.ts'
import { followInBrowser } from './browser.ts'
import type { Looked, Plan, Touched, Walked } from './coverage.ts'
import { isLayered } from './mode.ts'
import { isProvenElsewhere, isWholeIn } from './parts.ts'
import { expect, test } from './phone.ts'
import { shapesOf, type Shapes } from './shapes.ts'
import { look, stillsIn } from './still.ts'
import type { Act, Door, Gesture, Happening, Outcome, Walk, When } from './table.ts'
import { addressOf } from './touch-page.ts'
import { onceAView, touch, touchesIn, touchesOn } from './touch.ts'

const offered = <M extends AnyStateMachine>(when: When<M> | undefined) =>
  when && { when: (snapshot: AnyMachineSnapshot) => when(snapshot.context, pathOf(snapshot.value) as StateOf<M>) }

export const sayings = <M extends AnyStateMachine>(_flow: M) => ({
  gesture: (title: string, event: EventFromLogic<M>, act: Act<M>, when?: When<M>): Gesture<M> => ({
    title,
    event,
    act,
    ...offered(when),
    ...(/^(changed|picture)$|^xstate\./.test(event.type) && { inApp: true }),
  }),
  inApp: (title: string, event: EventFromLogic<M>, act: Act<M>, when?: When<M>): Gesture<M> => ({
    title,
    event,
    act,
    ...offered(when),
    inApp: true,
  }),
  timed: (title: string, event: EventFromLogic<M>, act: Act<M>, when?: When<M>): Gesture<M> => ({
    title,
    event,
    act,
    ...offered(when),
    timed: true,
  }),
  after: (title: string, delay: string, act: Act<M>): Gesture<M> => ({
    title,
    event: { type: `xstate.after.${delay}` } as never,
    act,
    timed: true,
  }),
  answers: (call: string, title: string, output: unknown, arrange?: Act<M>, when?: When<M>): Happening<M> => ({
    title,
    call,
    event: answered(call, output),
    fate: 'real',
    arrange,
    ...offered(when),
  }),
  refuses: (
    call: string,
    title: string,
    refusal: RefusalName,
    arrange?: Act<M>,
    details: Omit<RefusalData, 'refusal'> = {},
  ): Outcome<M> => ({
    title,
    call,
    event: failed(
      call,
      new Refused(
        REFUSALS[refusal].code,
        inWords(speaker('en'), refusal, { left: PIN_TRIES - 1, ...(details as Facts) }),
        { refusal, ...details },
      ),
    ),
    fate: 'real',
    arrange,
  }),
  breaks: (call: string, title: string, fault: Fault): Outcome<M> => ({
    title,
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

type Stepped<M extends AnyStateMachine> = Step<Happening<M>>

function proofsIn<M extends AnyStateMachine>(flow: M, { wires, events }: Walk<M>) {
  const { standIn, partOf } = shapesOf(flow)
  const isReal = (one: Happening<M>): one is Outcome<M> => !('act' in one) && one.fate === 'real'
  const isDone = (one: Happening<M>) => isReal(one) && one.event.type.startsWith('xstate.done.')
  const answersAtAll = new Set(events.filter(isDone).map((one) => (one as Outcome<M>).call))
  return ({ sample, from }: Stepped<M>): string[] => {
    if ('act' in sample) {
      if (!sample.timed && !sample.inApp) return []
      return isProvenElsewhere(flow.id, partOf(from), sample.event.type) ? [] : [`${standIn(from)} | ${sample.title}`]
    }
    if (!isReal(sample) || (answersAtAll.has(sample.call) && !isDone(sample))) return []
    return [wires[sample.call]?.endpoint ? `answers ${sample.call}` : `answers ${sample.call}: ${sample.title}`]
  }
}

function aimsOf<M extends AnyStateMachine>(
  flow: M,
  spec: Walk<M>,
  everything: boolean,
  { partOf }: Shapes,
): Aims<Happening<M>> {
  const proofs = proofsIn(flow, spec)
  const manners = mannersOf(spec)
  const isWhole = ({ sample, from }: Stepped<M>) =>
    everything || (!('act' in sample) && isWholeIn(flow.id, partOf(from)))
  return {
    step: (step) => [...(isWhole(step) ? EVERY_TRANSITION.step(step) : []), ...proofs(step)],
    first: everything ? EVERY_TRANSITION.first : () => [],
    manners,
  }
}

const isText = (one: unknown): one is string => typeof one === 'string'

function dueIn<M extends AnyStateMachine>(
  flow: M,
  { places }: Land<Happening<M>, Door<M>>,
  { step: gives, first: begins }: Aims<Happening<M>>,
): string[] {
  const due = places.flatMap(({ first, steps }) => {
    const step = steps.at(-1)
    return step ? gives(step) : begins(first, openingOf(flow, first))
  })
  return [...new Set(due.filter(isText))]
}

type Untaken = Pick<Land<Sample, Opening>, 'missing'>

/** Nothing leads to it but what no phone can do. */
const isNever =
  ({ missing: { states, transitions } }: Untaken, never: Readonly<Record<string, string>>) =>
  (state: string): boolean =>
    states.includes(state) && transitions.every(({ to, key }) => to !== state || key in never)

function missingIn<M extends AnyStateMachine>(
  { missing }: Land<Happening<M>, Door<M>>,
  { wires, events, never = {} }: Walk<M>,
): string[] {
  const { states, transitions, samples } = missing
  const answered = new Set(events.flatMap((one) => ('call' in one ? one.call : [])))
  const untaken = new Set(transitions.map(({ key }) => key))
  return [
    ...states.filter((one) => !isNever({ missing }, never)(one)).map((one) => `no path comes to ${one}`),
    ...[...untaken].filter((one) => !(one in never)).map((one) => `no path takes ${one}`),
    ...samples.map((one) => `no path uses "${one}"`),
    ...Object.keys(never)
      .filter((one) => !untaken.has(one))
      .map((one) => `excluded in vain: ${one}`),
    ...Object.entries(wires)
      .filter(([call, { endpoint }]) => endpoint && !answered.has(call))
      .map(([call]) => `no path answers ${call}`),
  ]
}

const statesOn = ({ first, steps }: Path): string[] => [pathOf(first.value), ...steps.map(({ to }) => to)]

/**
 * One table for one flow, and what is proven by it: every door, every call, every clock and all that comes from
 * elsewhere in the app, and whatever a part is answered at its exemplar; every state and every touch that is not met
 * on the way, on the real screen. Where all is walked, every transition in the app.
 */
export function walk<M extends AnyStateMachine>(flow: M, spec: NoInfer<Walk<M>>): void {
  const land = mapOf<Happening<M>, Door<M>>(flow, spec.opens, spec.events)
  const never = spec.never ?? {}
  const isOut = isNever(land, never)
  const states = land.states.filter((one) => !isOut(one))
  const addresses = [...new Set(spec.opens.map((door) => addressOf(door as never)))]
  const staged = isLayered && !spec.unstaged
  const shapes = shapesOf(flow)
  const aims = aimsOf(flow, spec, !staged, shapes)
  const paths = land.paths(aims)
  const stills = staged ? stillsIn(land, spec, new Set(paths.flatMap(statesOn))) : []
  const due = staged ? touchesIn(flow, land, spec, shapes) : []
  const done = new Set(paths.flatMap(({ steps }) => touchesOn(due, steps, shapes)))
  const touches = due.filter((one) => !done.has(one))
  const here = (one: string) => `${addresses[0]} | ${one}`
  const plan: Plan = {
    flow: flow.id,
    addresses,
    states,
    touches: due.map(({ key }) => here(key)),
    proofs: dueIn(flow, land, aims).map(here),
    missing: missingIn(land, spec),
    never,
  }
  test.describe(flow.id, () => {
    test('every state and every transition has a path', { annotation: note('plan', plan) }, () => {
      expect(plan.missing).toEqual([])
    })
    if (stills.length > 0) {
      const said: Looked = { flow: flow.id, states: stills.map(({ state }) => state) }
      test('looks at every state', { annotation: note('looked', said) }, async ({ touchPage }) => {
        test.setTimeout(60_000 + stills.length * 5_000)
        const wrong: string[] = []
        for (const still of stills) wrong.push(...(await look(touchPage, flow.id, still, spec)))
        if (wrong.length > 0) throw new Error(wrong.join('\n\n'))
      })
    }
    if (touches.length > 0) {
      const said: Touched = { flow: flow.id, touches: touches.map(({ key }) => here(key)) }
      test('touches what can be touched', { annotation: note('touched', said) }, async ({ touchPage }) => {
        test.setTimeout(60_000 + touches.length * 5_000)
        const wrong: string[] = []
        for (const one of await onceAView(touchPage, flow.id, touches))
          wrong.push(...(await touch(touchPage, flow.id, one)))
        if (wrong.length > 0) throw new Error(wrong.join('\n\n'))
      })
    }
    for (const path of paths) {
      const walked: Walked = {
        flow: flow.id,
        address: addressOf(path.opening as never),
        states: statesOn(path),
        proofs: [...aims.first(path.first, path.takes), ...path.steps.flatMap(aims.step)].filter(isText).map(here),
        touches: touchesOn(due, path.steps, shapes).map(({ key }) => here(key)),
      }
      test(`${path.id} ${path.title}`, { annotation: note('walk', walked) }, ({ world, hand }) =>
        followInBrowser(world, hand, path, spec),
      )
    }
  })
}

const note = (type: string, facts: object) => ({ type, description: JSON.stringify(facts) })
