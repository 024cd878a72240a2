import { createContext, useContext } from 'react'
import type { LinkTo } from '#contract/addresses.ts'
import type { Ending } from '#contract/envelope.ts'
import type { BUILT } from '#src/sitemap.ts'

/** A link to a screen that stands. */
export type Built = LinkTo<keyof typeof BUILT>

/** What one page leaves to the next, without a word of it in the address. */
export interface Handed {
  /** The e-mail address of whoever has just joined. */
  readonly joined?: string
  /** Why whoever held this phone was signed out. */
  readonly ended?: Ending | undefined
  /** When a request to cancel the account is decided at the latest: whoever just asked reads it. */
  readonly decidedBy?: number
}

/** Where one can go from here. The app answers with its router, a story with a list. */
export interface Places {
  isBuilt(to: string): to is Built
  href(to: Built): string
  go(to: Built): void
  /** Goes there instead of being here: there is no way back to this page. */
  relaunch(to: Built, handed?: Handed): void
  warm(to: Built): void
  back(): void
  /** The page that is shown, with its question. */
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
