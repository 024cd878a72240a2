import { useEffect } from 'react'
import { NEXT_TRIES } from './online.ts'

/** Which try it is stands with the page, and with no other. */
interface Tried {
  readonly tries?: number
}
const tried = (): number | undefined => (history.state as Tried | null)?.tries

/** Loads the page anew because the network is back, not because somebody asked. */
export function loadByItself(): void {
  history.replaceState({ ...(history.state as Tried | null), tries: (tried() ?? -1) + 1 }, '')
  location.reload()
}

/** A page that loaded by itself and did not come tries a few times more; one that somebody loads waits for them. */
export function useLoadedByItself(): void {
  useEffect(() => {
    const pause = NEXT_TRIES[tried() ?? NEXT_TRIES.length]
    if (pause === undefined) return
    const timer = setTimeout(loadByItself, pause)
    return () => clearTimeout(timer)
  }, [])
}
