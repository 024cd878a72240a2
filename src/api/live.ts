import { fromCallback, type AnyActorRef, type AnyEventObject, type AnyMachineSnapshot } from 'xstate'
import type { Topic } from '#contract/live.ts'
import type { Attention, Changed, Listening } from '#machines/lib/live.ts'
import { kept } from '#src/lib/storage.ts'
import type { Client } from './client.ts'

type Hear = (topic: Topic) => void

const ears = new Map<Hear, readonly Topic[]>()

/** Everybody who listens to it hears; without a topic, anything may have changed. */
const tell = (topic?: Topic) =>
  ears.forEach((topics, hear) => topics.filter((one) => topic === undefined || one === topic).forEach(hear))

/** Hands news to a flow, and keeps what it cannot hear now until it can. */
function earOf(by: AnyActorRef, send: (event: Changed) => void) {
  const waiting = new Set<Topic>()
  const hand = () => {
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

const soon = (act: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(act)

/** The real actor behind `listening`. The line to the server is late: it opens when a member's phone is idle, and some flow listens. */
export const listeningBy = (client: Client): Listening =>
  fromCallback<AnyEventObject, Attention>(({ sendBack, input: { topics, by } }) => {
    if (kept('token') === undefined) return undefined
    const attend = () =>
      void import('./live-line.ts').then(
        ({ attendTo }) => attendTo({ client, tell, wanted: ears.size > 0 }),
        () => undefined,
      )
    const { hear, attention } = earOf(by, sendBack)
    ears.set(hear, topics)
    soon(attend)
    return () => {
      attention.unsubscribe()
      ears.delete(hear)
      attend()
    }
  })
