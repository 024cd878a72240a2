import {
  createActor,
  fromPromise,
  waitFor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { pathOf } from '#machines/lib/states.ts'
import type { Path } from '#tests/walk/paths.ts'

interface Asked {
  readonly call: string
  readonly input: unknown
  answer(output: unknown): void
  fail(error: unknown): void
}

export interface Lived {
  readonly states: readonly string[]
  readonly asked: readonly Pick<Asked, 'call' | 'input'>[]
  readonly snapshots: readonly AnyMachineSnapshot[]
}

/** A conversation inside a conversation, such as a picture's, asks nobody: it lives as it is. */
const isAsked = (logic: unknown) => !(typeof logic === 'object' && logic !== null && 'root' in logic)

export function running(machine: AnyStateMachine, input: unknown) {
  const asked: Asked[] = []
  const open: Asked[] = []
  const actors = Object.fromEntries(
    Object.entries(machine.implementations.actors)
      .filter(([, logic]) => isAsked(logic))
      .map(([call]) => [
        call,
        fromPromise(
          ({ input: question, signal }) =>
            new Promise((answer, fail) => {
              const question_ = { call, input: question, answer, fail }
              asked.push(question_)
              open.push(question_)
              signal.addEventListener(
                'abort',
                () => open.includes(question_) && open.splice(open.indexOf(question_), 1),
              )
            }),
        ),
      ]),
  )
  const snapshots: AnyMachineSnapshot[] = []
  const actor: AnyActorRef = createActor(machine.provide({ actors } as never), { input } as never)
  actor.subscribe((snapshot: AnyMachineSnapshot) => void snapshots.push(snapshot))
  actor.start()
  const take = (call: string): Asked => {
    const at = open.findIndex((one) => one.call === call)
    const [found] = at < 0 ? [] : open.splice(at, 1)
    if (!found) throw new Error(`nobody asked for "${call}"`)
    return found
  }
  return { actor, asked, snapshots, take }
}

export async function live(machine: AnyStateMachine, path: Path): Promise<Lived> {
  const { actor, asked, snapshots, take } = running(machine, path.opening.input)
  const states = [pathOf((actor.getSnapshot() as AnyMachineSnapshot).value)]
  for (const { sample, snapshot } of path.steps) {
    const { type, actorId, output, error } = sample.event as {
      type: string
      actorId?: string
      output?: unknown
      error?: unknown
    }
    if (actorId === undefined) actor.send(sample.event)
    else if (type.startsWith('xstate.done')) take(actorId).answer(output)
    else take(actorId).fail(error)
    const reached = await waitFor(
      actor as never,
      (now: AnyMachineSnapshot) => pathOf(now.value) === pathOf(snapshot.value),
      { timeout: 1000 },
    )
    states.push(pathOf((reached as AnyMachineSnapshot).value))
  }
  actor.stop()
  return { states, asked: asked.map(({ call, input }) => ({ call, input })), snapshots }
}
