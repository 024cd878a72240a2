import {
  createActor,
  SimulatedClock,
  waitFor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { pathOf } from '#machines/lib/states.ts'
import { actorOf } from '#src/api/actors.ts'
import { createClient } from '#src/api/client.ts'
import { kept } from '#src/lib/storage.ts'
import { absent, withShelf } from './walk-absent.ts'
import type { Path } from './paths.ts'
import { awaited } from './transitions.ts'
import { expect, type Phone } from './walk-phone.ts'
import { wiresOf } from './walk-wires.ts'
import type { World } from './walk-world.ts'
import type { Door, Happening, Scene, Walk } from './walk-table.ts'

const PATIENCE = 5_000
const DAY = 86_400_000

/** Plays one path on the machine, with its real actors in front of the real server; nobody looks. */
export async function playOut<M extends AnyStateMachine>(
  world: World,
  flow: M,
  path: Path<Happening<M>, Door<M>>,
  spec: Walk<M>,
): Promise<void> {
  const shelf = withShelf(world.origin)
  const phone: Phone = {
    page: absent,
    world,
    said: [],
    visit: async () => undefined,
    keeps: async (pieces) => shelf.keep(pieces),
    expectsFaultAt: () => undefined,
    seen: async () => [],
    reaches: async () => undefined,
  }
  const wireOf = await wiresOf(spec.wires, phone)
  const hold = (snapshot: AnyMachineSnapshot) => awaited(snapshot).invokes.forEach((call) => wireOf(call).hold())
  const scene = (snapshot: AnyMachineSnapshot): Scene<M> => ({
    ...phone,
    wire: wireOf,
    context: snapshot.context,
    state: pathOf(snapshot.value),
  })
  await path.opening.before?.(phone)
  for (const { sample } of path.steps) await sample.before?.(phone)
  hold(path.first)

  const client = createClient({
    token: () => kept('token') ?? '',
    acceptLanguage: () => 'en-us',
    signedOut: () => undefined,
    paused: () => undefined,
    demanded: () => undefined,
    said: () => undefined,
    serverTime: () => undefined,
  })
  const calls = Object.entries(spec.wires).flatMap(([name, { endpoint }]) =>
    endpoint ? [[name, actorOf(client, endpoint)]] : [],
  )
  const actors = { ...Object.fromEntries(calls), ...spec.actors?.(client, kept('userinfo')?.id ?? 0) }
  const clock = new SimulatedClock()
  const actor = createActor(flow.provide({ actors } as never), { input: path.opening.input, clock } as never)
  const faults: unknown[] = []
  actor.subscribe({ error: (error) => faults.push(error) })

  async function isIn(snapshot: AnyMachineSnapshot): Promise<void> {
    const state = pathOf(snapshot.value)
    const isThere = () => pathOf((actor.getSnapshot() as AnyMachineSnapshot).value) === state
    await waitFor(actor, isThere, { timeout: PATIENCE }).catch(() => undefined)
    expect(faults).toEqual([])
    expect(pathOf((actor.getSnapshot() as AnyMachineSnapshot).value)).toBe(state)
    for (const call of awaited(snapshot).invokes) await wireOf(call).asked()
  }

  actor.start()
  try {
    await isIn(path.first)
    let before = path.first
    for (const { sample, snapshot } of path.steps) {
      hold(snapshot)
      if (!('act' in sample)) {
        await sample.arrange?.(scene(before))
        await wireOf(sample.call).meet(sample.fate)
      } else {
        const event: AnyEventObject = sample.really ? await sample.really(scene(before)) : sample.event
        await sample.act(scene(before))
        if (event.type.startsWith('xstate.after.')) clock.increment(DAY)
        else actor.send(event as never)
      }
      await isIn(snapshot)
      before = snapshot
    }
  } finally {
    actor.stop()
  }
}
