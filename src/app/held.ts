import { useEffect, useSyncExternalStore } from 'react'

let holds = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1): void {
  holds += by
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** While a conversation holds something that leaving would lose, nothing else may replace the page. */
export function useHold(held: boolean): void {
  useEffect(() => {
    if (!held) return undefined
    change(1)
    return () => change(-1)
  }, [held])
}

export const useIsHeld = (): boolean => useSyncExternalStore(subscribe, () => holds > 0)
