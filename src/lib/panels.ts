import { createContext, useContext, type ReactNode } from 'react'

export interface Panels {
  readonly shown: ReactNode
  readonly asked: number
  refresh(): void
}

const PanelsContext = createContext<Panels>({ shown: null, asked: 0, refresh: () => undefined })
export const PanelsProvider = PanelsContext.Provider
export const usePanels = (): Panels => useContext(PanelsContext)
