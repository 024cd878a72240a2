import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate'
import { pathOf, type StateOf } from '#machines/lib/states.ts'
import { PlacesProvider, usePlaces } from '#src/lib/places.ts'
import type { ScreenProps } from '#src/lib/screen.tsx'
import { useConversation } from './conversation.ts'
import { useHold } from './held.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { closeTopmost } from './over.ts'

interface StageProps<M extends AnyStateMachine> {
  flow: M
  screen: (props: ScreenProps<M>) => ReactNode
  actors: Record<string, unknown>
  /** What the flow leaves to whoever runs it. */
  actions?: Record<string, unknown>
  input: InputFrom<M>
  /** Where to go at the end, with the facts that it ended with. */
  leaves?: Partial<Record<StateOf<NoInfer<M>>, (facts: SnapshotFrom<NoInfer<M>>['context']) => void>>
}

interface Question {
  stay(): void
  leave(): void
}

const back = { type: 'back' } as never

/** Runs one flow behind one screen: gives it its actors, keeps its going back, and hears its end. */
export function Stage<M extends AnyStateMachine>({
  flow,
  screen: Screen,
  actors,
  actions,
  input,
  leaves,
}: StageProps<M>) {
  const [provided] = useState(() => flow.provide({ actors, actions: actions ?? {} } as never))
  const [snapshot, send] = useConversation(provided, input)
  const places = usePlaces()
  const held = snapshot.hasTag('held')
  const busy = snapshot.hasTag('busy')
  const canGoBack = snapshot.can(back)
  const ended = snapshot.status === 'done' ? (pathOf(snapshot.value) as StateOf<M>) : undefined

  const [question, setQuestion] = useState<Question>()
  const asked = () =>
    new Promise<boolean>((stay) => {
      const answer = (stays: boolean) => () => {
        setQuestion(undefined)
        stay(stays)
      }
      setQuestion({ stay: answer(true), leave: answer(false) })
    })
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (ended !== undefined) return false
      if (action === 'BACK' && closeTopmost()) return true
      if (action === 'BACK' && canGoBack) {
        send(back)
        return true
      }
      return held && (busy || asked())
    },
    enableBeforeUnload: () => held,
  })
  useHold(held)

  const leave = useEffectEvent((state: StateOf<M>) => leaves?.[state]?.(snapshot.context))
  useEffect(() => {
    if (ended !== undefined) leave(ended)
  }, [ended])

  const here = useMemo(
    () => ({ ...places, back: () => (canGoBack ? send(back) : places.back()) }),
    [places, canGoBack, send],
  )
  return (
    <PlacesProvider value={here}>
      <Screen snapshot={snapshot as SnapshotFrom<M>} send={send as never} />
      {question && <LeaveQuestion onStay={question.stay} onLeave={question.leave} />}
    </PlacesProvider>
  )
}
