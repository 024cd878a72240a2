import { createContext, useContext } from 'react'
import type { LinkTo } from '#contract/addresses.ts'
import type { BUILT } from '#src/sitemap.ts'

/** A link to a screen that stands. */
export type Built = LinkTo<keyof typeof BUILT>

/** Where one can go from here. The app answers with its router, a story with a list. */
export interface Places {
  isBuilt(to: string): to is Built
  href(to: Built): string
  go(to: Built): void
  warm(to: Built): void
  back(): void
  current: string
}

const PlacesContext = createContext<Places | null>(null)
export const PlacesProvider = PlacesContext.Provider

export function usePlaces(): Places {
  const places = useContext(PlacesContext)
  if (!places) throw new Error('usePlaces needs a PlacesProvider')
  return places
}
