import { useRouter } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { PlacesProvider, usePlaces, type Built } from '#src/lib/places.ts'

/** Going back leads to the page below it, also where this one was opened first. */
export function Over({ page, children }: { page: Built; children: ReactNode }) {
  const { history } = useRouter()
  const places = usePlaces()
  const here = useMemo(
    () => ({ ...places, back: () => (history.canGoBack() ? history.back() : places.relaunch(page)) }),
    [places, history, page],
  )
  return <PlacesProvider value={here}>{children}</PlacesProvider>
}
