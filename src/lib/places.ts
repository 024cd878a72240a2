import { createContext, useContext } from 'react'
import type { LinkTo } from '#contract/addresses.ts'
import type { Ending } from '#contract/envelope.ts'
import type { BUILT } from '#src/sitemap.ts'

export type Built = LinkTo<keyof typeof BUILT>

/** What one page leaves to the next, without a word of it in the address. */
export interface Handed {
  readonly joined?: string
  readonly ended?: Ending | undefined
  readonly decidedBy?: number
  /** A link that is not to be shown inside again. */
  readonly isOutward?: true
}

/** The app answers with its router, a story with a list. */
export interface Places {
  isBuilt(to: string): to is Built
  href(to: Built): string
  go(to: Built): void
  /** Goes there instead of being here: there is no way back to this page. */
  relaunch(to: Built, handed?: Handed): void
  warm(to: Built): void
  back(): void
  current: string
}

/** An address without its question. */
export const bare = (path: string): string => path.split('?')[0] ?? path

const PlacesContext = createContext<Places | null>(null)
export const PlacesProvider = PlacesContext.Provider

export function usePlaces(): Places {
  const places = useContext(PlacesContext)
  if (!places) throw new Error('usePlaces needs a PlacesProvider')
  return places
}
