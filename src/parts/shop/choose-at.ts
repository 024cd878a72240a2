import { createContext } from 'react'
import { bare } from '#src/lib/places.ts'

/** What a page with goods to choose is asked for by the address that rises over it, up to the number of the goods. */
export const ChooseAt = createContext<string | undefined>(undefined)

/** The same for as long as the page is, whichever goods are being chosen. */
export function chooseAt(current: string): string {
  const search = new URLSearchParams(current.split('?')[1])
  search.delete('choose')
  search.append('choose', '')
  return `${bare(current)}?${search}`
}
