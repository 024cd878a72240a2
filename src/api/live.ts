import { fromCallback, type AnyEventObject } from 'xstate'
import type { Topic } from '#contract/live.ts'
import type { Changed, Listening } from '#machines/lib/live.ts'
import { kept } from '#src/lib/storage.ts'
import type { Client } from './client.ts'

type Topics = readonly Topic[]
type Hear = (topic: Topic) => void

const ears = new Map<Hear, Topics>()

/** Everybody who listens to it hears; without a topic, anything may have changed. */
const tell = (topic?: Topic) =>
  ears.forEach((topics, hear) => topics.filter((one) => topic === undefined || one === topic).forEach(hear))

const soon = (act: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(act)

/** The real actor behind `listening`. The line to the server is late: it opens when a member's phone is idle, and some flow listens. */
export const listeningBy = (client: Client): Listening =>
  fromCallback<AnyEventObject, Topics>(({ sendBack, input }) => {
    if (kept('token') === undefined) return undefined
    const attend = () =>
      void import('./live-line.ts').then(
        ({ attendTo }) => attendTo({ client, tell, wanted: ears.size > 0 }),
        () => undefined,
      )
    const hear = (topic: Topic) => sendBack({ type: 'changed', topic } satisfies Changed)
    ears.set(hear, input)
    soon(attend)
    return () => {
      ears.delete(hear)
      attend()
    }
  })
