import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

function followLine(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether this phone has a network at all. */
export const useIsOnline = (): boolean => useSyncExternalStore(followLine, () => navigator.onLine)

/** Acts when the network is there again. */
export function useOnceOnline(act: () => void): void {
  const heard = useEffectEvent(act)
  useEffect(() => {
    const listener = () => heard()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [])
}
