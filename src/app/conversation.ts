import { startTransition, useEffect, useState } from 'react'
import { createActor, type AnyActor, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'

/** Runs a flow while its screen stands. What a person does shows at once; an answer is drawn between their touches. */
export function useConversation(flow: AnyStateMachine, input: unknown) {
  const [talk] = useState(() => open(createActor(flow, { input } as never)))
  const [snapshot, show] = useState(() => talk.actor.getSnapshot() as AnyMachineSnapshot)
  useEffect(() => talk.begin(show), [talk])
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
      actor.subscribe((next) => (byHand ? show(next) : startTransition(() => show(next))))
      actor.start()
      return () => void actor.stop()
    },
  }
}
