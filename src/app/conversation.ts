import { startTransition, useEffect, useState } from 'react'
import { createActor, type AnyActor, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'

/** What a flow threw: nothing is heard in it any more. */
export class FlowFault extends Error {
  override readonly name = 'FlowFault'
}

/**
 * Runs a flow while its screen stands. What a person does shows at once; an answer is drawn between their touches. A
 * flow that throws takes its screen with it, to where such a thing is shown and told.
 */
export function useConversation(flow: AnyStateMachine, input: unknown) {
  const [talk] = useState(() => open(createActor(flow, { input } as never)))
  const [snapshot, show] = useState(() => talk.actor.getSnapshot() as AnyMachineSnapshot)
  useEffect(() => talk.begin(show), [talk])
  if (snapshot.status === 'error')
    throw new FlowFault(`${flow.id} broke at ${JSON.stringify(snapshot.value)}`, { cause: snapshot.error })
  return [snapshot, talk.send] as const
}

function open(actor: AnyActor) {
  let byHand = false
  return {
    actor,
    send(event: never) {
      byHand = true
      actor.send(event)
      byHand = false
    },
    begin(show: (snapshot: AnyMachineSnapshot) => void) {
      actor.subscribe({
        next: (next) => (byHand ? show(next) : startTransition(() => show(next))),
        error: () => show(actor.getSnapshot()),
      })
      actor.start()
      return () => void actor.stop()
    },
  }
}
