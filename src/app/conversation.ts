import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { createActor, type AnyActor, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import { rest, wake } from '#src/api/live.ts'
import { isKept, keepTalk, talkAt, type Talk } from './tab-talks.ts'

export class FlowFault extends Error {
  override readonly name = 'FlowFault'
}

/**
 * Runs a flow while its screen stands; that of a tab stays, at rest, while another page is shown (decision 0050). What a
 * person does shows at once; an answer is drawn between their touches. A flow that throws takes its screen with it, to
 * where such a thing is shown and told.
 */
export function useConversation(
  flow: AnyStateMachine,
  input: unknown,
  tab?: string | undefined,
  isOver: (facts: never) => boolean = () => false,
) {
  const [talk] = useState(() => (tab && talkAt(tab)) || open(createActor(flow, { input } as never), isOver))
  const [snapshot, show] = useState(talk.now)
  useEffect(() => {
    if (tab) keepTalk(tab, talk)
  }, [tab, talk])
  const leave = useEffectEvent(() => (tab && isKept(tab, talk) ? rest(talk.actor) : talk.stop()))
  useEffect(() => {
    const look = talk.begin(show)
    return () => {
      look.unsubscribe()
      leave()
    }
  }, [talk])
  if (snapshot.status === 'error')
    throw new FlowFault(`${flow.id} broke at ${JSON.stringify(snapshot.value)}`, { cause: snapshot.error })
  return [snapshot, talk.send, talk.now] as const
}

function open(actor: AnyActor, isOver: (facts: never) => boolean): Talk {
  let byHand = false
  const now = () => actor.getSnapshot() as AnyMachineSnapshot
  return {
    actor,
    now,
    send(event: never) {
      byHand = true
      actor.send(event)
      byHand = false
    },
    begin(show: (snapshot: AnyMachineSnapshot) => void) {
      const look = actor.subscribe({
        next: (next) => (byHand ? show(next) : startTransition(() => show(next))),
        error: () => show(now()),
      })
      actor.start()
      wake(actor)
      return look
    },
    isOver: () => isOver(now().context as never),
    stop: () => void actor.stop(),
  }
}
