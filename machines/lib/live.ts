import { fromCallback, type AnyEventObject, type CallbackActorLogic } from 'xstate'
import type { Topic } from '#contract/live.ts'

/** Something changed elsewhere: what a flow shows of it is old. */
export interface Changed {
  readonly type: 'changed'
  readonly topic: Topic
}

type Topics = readonly Topic[]
export type Listening = CallbackActorLogic<AnyEventObject, Topics>

/** Sends `changed` to the flow that invokes it. Alone it hears nothing: whoever runs the flow provides it. */
export const listening: Listening = fromCallback<AnyEventObject, Topics>(() => undefined)

/** How a flow invokes it. */
export const listeningTo = (...topics: Topic[]) => ({ id: 'listening', src: 'listening', input: topics }) as const
