import { useMatch, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate'
import { pathOf, type StateOf } from '#machines/lib/states.ts'
import { PlacesProvider, usePlaces } from '#src/lib/places.ts'
import type { ScreenProps } from '#src/lib/screen.tsx'
import { UnsentProvider } from '#src/lib/unsent.ts'
import { useConversation } from './conversation.ts'
import { areDoors } from './entrance.ts'
import { useHold } from './held.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { useGoingOn } from './going-on.ts'
import { useLeaving } from './leaving.ts'
import { useUnsentForms } from './unsent.ts'
import { closeTopmost } from './topmost.ts'

export interface FlowPageProps<M extends AnyStateMachine> {
  flow: M
  screen: (props: ScreenProps<M>) => ReactNode
  actors: Record<string, unknown>
  actions?: Record<string, unknown>
  input: InputFrom<M>
  /** Whoever goes to a page that leads back here finds again what was entered. */
  keepsDraft?: boolean
  tab?: boolean
  /** Of a tab: what stands here is not found again by whoever comes back. */
  isOver?: (facts: SnapshotFrom<NoInfer<M>>['context']) => boolean
  leaves?: Partial<Record<StateOf<NoInfer<M>>, (facts: SnapshotFrom<NoInfer<M>>['context']) => void>>
}

const back = { type: 'back' } as never

const isWayBack = (search: object, here: string) => 'redirect' in search && search.redirect === here

export function FlowPage<M extends AnyStateMachine>({
  flow,
  screen: Screen,
  actors,
  actions,
  input,
  keepsDraft = false,
  tab = false,
  isOver,
  leaves,
}: FlowPageProps<M>) {
  const [provided] = useState(() => flow.provide({ actors, actions: actions ?? {} } as never))
  const [snapshot, send, now] = useConversation(provided, input, useAddress(tab), isOver)
  const places = usePlaces()
  const held = snapshot.hasTag('held')
  const busy = snapshot.hasTag('busy')
  const canGoBack = snapshot.can(back)
  const ended = snapshot.status === 'done' ? (pathOf(snapshot.value) as StateOf<M>) : undefined

  const { unsent, isUnsent, hasUnsent, forget } = useUnsentForms()
  useEffect(() => {
    if (!busy && !canGoBack) forget()
  })

  const goingOn = useGoingOn()
  const [leaving, ask] = useState<() => void>()
  const stay = () => ask(undefined)
  useLeaving({
    stays: ({ action, current, next }) => {
      const stands = now()
      const isBusy = stands.hasTag('busy')
      if (stands.status === 'done') return false
      if (keepsDraft && !isBusy && isWayBack(next.search, places.current)) return false
      if (action === 'BACK' && !leaving && closeTopmost()) return true
      if (action === 'BACK' && (leaving || stands.can(back))) {
        if (leaving) stay()
        else send(back)
        return true
      }
      const isHeld = stands.hasTag('held')
      if (!isHeld && !(hasUnsent() && !areDoors(current.pathname, next.pathname))) return false
      if (!(isHeld && isBusy)) ask(() => () => goingOn(action, next))
      return true
    },
    isHeld: () => now().hasTag('held') || hasUnsent(),
  })
  useHold(held || isUnsent)

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
      <UnsentProvider value={unsent}>
        <Screen snapshot={snapshot as SnapshotFrom<M>} send={send as never} />
      </UnsentProvider>
      {leaving && (
        <LeaveQuestion
          onStay={stay}
          onLeave={() => {
            stay()
            leaving()
          }}
        />
      )}
    </PlacesProvider>
  )
}

/** Also while somebody is on the way to another one. What rises over a tab once is not found again with it. */
function useAddress(isWanted: boolean): string | undefined {
  const { stringifySearch } = useRouter().options
  const at = useMatch({
    strict: false,
    select: ({ pathname, search }) => pathname + stringifySearch({ ...search, receipt: undefined }),
  })
  return isWanted ? at : undefined
}
