import { fromCallback, type AnyActorRef, type AnyEventObject, type CallbackActorLogic } from 'xstate'
import type { Topic } from '#contract/live.ts'

/** Something changed elsewhere: what a flow shows of it is old. */
export interface Changed {
  readonly type: 'changed'
  readonly topic: Topic
}

/** What is listened for, and who listens. */
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

/** How a flow invokes it. */
export const listeningTo = (...topics: Topic[]) =>
  ({ id: 'listening', src: 'listening', input: ({ self }: { self: AnyActorRef }) => ({ topics, by: self }) }) as const
