import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { Screen, ScreenProps } from '#src/lib/screen.tsx'

/** The tab is put in the address without a step back to the one before; `name` is its name there. */
export function useTabs<M extends AnyStateMachine>(Shown: Screen<M>, tab: string, first: string, name = 'tab') {
  const navigate = useNavigate()
  const [visit, setVisit] = useState({ tab, chosen: tab, number: 1 })
  if (visit.tab !== tab) setVisit({ tab, chosen: tab, number: visit.number + (visit.chosen === tab ? 0 : 1) })
  const screen = useMemo(() => {
    const put = (chosen: string) => {
      setVisit((before) => ({ ...before, chosen }))
      void navigate({ to: '.', search: (chosen === first ? {} : { [name]: chosen }) as never, replace: true })
    }
    return ({ snapshot, send }: ScreenProps<M>) => (
      <Shown
        snapshot={snapshot}
        send={(event) => {
          const { type, tab: chosen } = event as { type: string; tab?: string }
          if (type === 'tab' && chosen !== undefined) put(chosen)
          send(event)
        }}
      />
    )
  }, [Shown, first, name, navigate])
  return { visit: visit.number, screen }
}
