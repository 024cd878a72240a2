import { fromCallback, type AnyActorRef, type AnyEventObject, type CallbackActorLogic } from 'xstate'
import type { Topic } from '#contract/live.ts'

export interface Changed {
  readonly type: 'changed'
  readonly topic: Topic
}

export interface Attention {
  readonly topics: readonly Topic[]
  readonly by: AnyActorRef
}
export type Listening = CallbackActorLogic<AnyEventObject, Attention>

/**
 * Sends `changed` to the flow that invokes it, and keeps it for a flow that hears nothing now: while something is sent,
 * what it shows may grow old, too. Alone it hears nothing: whoever runs the flow provides it.
 */
export const listening: Listening = fromCallback<AnyEventObject, Attention>(() => undefined)

export const listeningTo = (...topics: Topic[]) =>
  ({ id: 'listening', src: 'listening', input: ({ self }: { self: AnyActorRef }) => ({ topics, by: self }) }) as const
