import { createContext, useContext, type ReactNode } from 'react'

/** What stands on a page beside its list and asks for itself; and how all of it is asked for anew. */
export interface Parts {
  readonly shown: ReactNode
  /** How often somebody wished all of it anew. */
  readonly asked: number
  refresh(): void
}

const PartsContext = createContext<Parts>({ shown: null, asked: 0, refresh: () => undefined })
export const PartsProvider = PartsContext.Provider
export const useParts = (): Parts => useContext(PartsContext)
