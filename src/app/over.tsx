import { useRouter } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { PlacesProvider, usePlaces, type Built } from '#src/lib/places.ts'

/** What stands over a page at an address of its own: going back from it leads to that page, also where it was opened first. */
export function Over({ page, children }: { page: Built; children: ReactNode }) {
  const { history } = useRouter()
  const places = usePlaces()
  const here = useMemo(
    () => ({ ...places, back: () => (history.canGoBack() ? history.back() : places.relaunch(page)) }),
    [places, history, page],
  )
  return <PlacesProvider value={here}>{children}</PlacesProvider>
}
