import { useState, type ReactNode } from 'react'
import { PanelsProvider } from '#src/lib/panels.ts'
import { useMemberId } from './house.ts'

/** Panels that ask again when the page they stand on does. */
export function WithPanels({ panels, children }: { panels: ReactNode; children: ReactNode }) {
  const [asked, setAsked] = useState(0)
  return (
    <PanelsProvider key={useMemberId()} value={{ shown: panels, asked, refresh: () => setAsked((times) => times + 1) }}>
      {children}
    </PanelsProvider>
  )
}
