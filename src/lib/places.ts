import { createContext, useContext } from 'react'

/** Where one can go from here. The app answers with its router, a story with a list. */
export interface Places {
  isBuilt(path: string): boolean
  href(path: string): string
  go(path: string): void
  warm(path: string): void
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
