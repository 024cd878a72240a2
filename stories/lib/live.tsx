import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import { pathOf } from '#machines/lib/states.ts'
import { useConversation } from '#src/app/conversation.ts'
import { PlacesProvider, usePlaces } from '#src/lib/places.ts'
import type { Screen } from '#src/lib/screen.tsx'
import { pressesOf, type Press } from './presses.ts'

export interface Heard {
  readonly story: 'live'
  readonly state: string
  readonly presses: readonly Press[]
}

interface Pressed {
  readonly press: string
}

export const press = (frame: HTMLIFrameElement | null, type: string) =>
  frame?.contentWindow?.postMessage({ press: type } satisfies Pressed, location.origin)

const BACK = { type: 'back' } as never

export function Live({ flow, screen: Screen }: { flow: AnyStateMachine; screen: Screen<AnyStateMachine> }) {
  const [running] = useState(flow)
  const [snapshot, send] = useConversation(running, undefined)
  const places = usePlaces()
  const heard = useEffectEvent(({ data, origin }: MessageEvent<Partial<Pressed>>) => {
    if (origin === location.origin && data.press) send({ type: data.press } as never)
  })
  useEffect(() => {
    addEventListener('message', heard)
    return () => removeEventListener('message', heard)
  }, [])
  useEffect(() => {
    const message: Heard = { story: 'live', state: pathOf(snapshot.value), presses: pressesOf(running, snapshot) }
    parent.postMessage(message, location.origin)
  }, [running, snapshot])
  const canGoBack = snapshot.can(BACK)
  const here = useMemo(
    () => ({ ...places, back: () => (canGoBack ? send(BACK) : places.back()) }),
    [places, canGoBack, send],
  )
  return (
    <PlacesProvider value={here}>
      <Screen snapshot={snapshot as SnapshotFrom<AnyStateMachine>} send={send as never} />
    </PlacesProvider>
  )
}
