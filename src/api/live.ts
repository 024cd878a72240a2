import { fromCallback, type AnyActorRef, type AnyEventObject, type AnyMachineSnapshot } from 'xstate'
import type { Topic } from '#contract/live.ts'
import type { Attention, Changed, Listening } from '#machines/lib/live.ts'
import { kept } from '#src/lib/storage.ts'
import type { Client } from './client.ts'

type Hear = (topic: Topic) => void

interface Ear extends Attention {
  attend(): unknown
}

const ears = new Map<Hear, Ear>()
const resting = new WeakSet<AnyActorRef>()

/** Without a topic, anything may have changed. */
const publish = (topic?: Topic) =>
  ears.forEach(({ topics }, hear) => topics.filter((one) => topic === undefined || one === topic).forEach(hear))

/** Hands news to a flow, and keeps what it cannot hear now until it can. */
function earOf(by: AnyActorRef, send: (event: Changed) => void) {
  const waiting = new Set<Topic>()
  const hand = () => {
    if (resting.has(by)) return
    for (const topic of waiting) {
      const event: Changed = { type: 'changed', topic }
      if ((by.getSnapshot() as AnyMachineSnapshot).can(event) && waiting.delete(topic)) send(event)
    }
  }
  return {
    hear(topic: Topic) {
      waiting.add(topic)
      hand()
    },
    attention: by.subscribe(hand),
  }
}

const earsOf = (by: AnyActorRef, act: (hear: Hear, ear: Ear) => void) =>
  ears.forEach((ear, hear) => ear.by === by && act(hear, ear))

export const isResting = (by: AnyActorRef): boolean => resting.has(by)

/** Nobody looks at it: whatever comes is kept for when somebody does. */
export function rest(by: AnyActorRef): void {
  resting.add(by)
  earsOf(by, (_, { attend }) => attend())
}

/** Somebody looks at it again, and it may have missed anything. */
export function wake(by: AnyActorRef): void {
  if (!resting.delete(by)) return
  earsOf(by, (hear, { attend, topics }) => {
    attend()
    topics.slice(0, 1).forEach(hear)
  })
}

const soon = (act: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(act)

const isWanted = () => kept('token') !== undefined && [...ears.values()].some(({ by }) => !resting.has(by))

/** The line to the server is late: it opens when a member's phone is idle, and some flow listens. */
export const listeningBy = (client: Client): Listening =>
  fromCallback<AnyEventObject, Attention>(({ sendBack, input: { topics, by } }) => {
    const isMember = kept('token') !== undefined
    const attend = () =>
      isMember &&
      import('./live-line.ts').then(
        ({ attendTo }) => attendTo({ client, publish, wanted: isWanted() }),
        () => undefined,
      )
    const { hear, attention } = earOf(by, sendBack)
    ears.set(hear, { topics, by, attend })
    soon(attend)
    return () => {
      attention.unsubscribe()
      ears.delete(hear)
      void attend()
    }
  })
