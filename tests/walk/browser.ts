import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { pathOf, type StateOf } from '#machines/lib/states.ts'
import type { Path, Step } from './paths.ts'
import { awaited } from './transitions.ts'
import { expect, type Hand } from './phone.ts'
import { silence } from './silence.ts'
import { wiresOf } from './wires.ts'
import type { WalkWorld } from './world.ts'
import type { Door, Happening, Scene, Walk } from './table.ts'

export async function followInBrowser<M extends AnyStateMachine>(
  world: WalkWorld,
  hand: Hand,
  path: Path<Happening<M>, Door<M>>,
  spec: Walk<M>,
): Promise<void> {
  const isTimed = path.steps.some(({ sample }) => 'act' in sample && sample.timed)
  const isFresh = isTimed || Object.values(spec.wires).some(({ kept }) => kept)
  const phone = await hand.take({ fresh: isFresh })
  const wireOf = await wiresOf(spec.wires, phone)
  const shows = path.opening.shows ?? spec.shows ?? 'data-state'
  const hold = (snapshot: AnyMachineSnapshot) => awaited(snapshot).invokes.forEach((call) => wireOf(call).hold())
  const scene = (snapshot: AnyMachineSnapshot): Scene<M> => ({
    ...phone,
    wire: wireOf,
    context: snapshot.context,
    state: pathOf(snapshot.value),
  })

  const model: string[] = []
  async function look(snapshot: AnyMachineSnapshot): Promise<void> {
    const state = pathOf(snapshot.value) as StateOf<M>
    if (state !== model.at(-1)) model.push(state)
    const isBrief = snapshot.status !== 'active' || shows !== 'data-state'
    const times = isBrief ? model.filter((one, at) => one === state && model[at - 1] !== state).length : undefined
    for (const call of awaited(snapshot).invokes) await wireOf(call).asked()
    await phone.reaches(shows, state, times)
    await (spec.arrives?.[state] ?? spec.expects[state])(scene(snapshot))
  }

  async function take(step: Step<Happening<M>>, before: AnyMachineSnapshot): Promise<void> {
    hold(step.snapshot)
    if ('act' in step.sample) return void (await step.sample.act(scene(before)))
    await step.sample.arrange?.(scene(before))
    await wireOf(step.sample.call).meet(step.sample.fate)
  }

  // Whoever walks without hearing of changes hears of none: what was done to prepare a walk is no part of it.
  const hears = path.steps.some(({ sample }) => sample.event.type === 'changed')
  if (!hears) silence(world)
  if (isTimed) await phone.page.clock.install({ time: world.now() })
  await path.opening.before?.(phone)
  for (const { sample } of path.steps) await sample.before?.(phone)
  for (const snapshot of [path.first, ...path.steps.map((step) => step.snapshot)]) hold(snapshot)
  await phone.visit(path.opening.at)
  await path.opening.enters?.(phone)
  await look(path.first)
  let before = path.first
  for (const step of path.steps) {
    await take(step, before)
    await look(step.snapshot)
    before = step.snapshot
  }
  const seen = await phone.seen(shows)
  const here =
    shows !== 'data-state' ? seen : seen.filter(({ at }) => at.split('?')[0] === path.opening.at.split('?')[0])
  expect(
    here.map(({ state }) => state).slice(0, model.length),
    'the states on the way, none more and none less',
  ).toEqual(model)
}
