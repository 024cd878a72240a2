import { createContext, useContext, type ReactNode } from 'react'

/** What stands on a page beside its list and asks for itself; and how all of it is asked for anew. */
export interface Panels {
  readonly shown: ReactNode
  /** How often somebody wished all of it anew. */
  readonly asked: number
  refresh(): void
}

const PanelsContext = createContext<Panels>({ shown: null, asked: 0, refresh: () => undefined })
export const PanelsProvider = PanelsContext.Provider
export const usePanels = (): Panels => useContext(PanelsContext)
