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

/** A network that is just back may carry nothing yet: how long until each of the next tries. */
export const NEXT_TRIES = [1_000, 2_000, 4_000, 8_000] as const
const JUST_BACK_MS = 30_000

const back = { at: -Infinity, tries: 0 }
const isJustBack = () => performance.now() - back.at < JUST_BACK_MS

/** Acts when the network is there again; and while it is only just back, once more where that failed. */
export function useOnceOnline(act: () => void): void {
  const heard = useEffectEvent(act)
  useEffect(() => {
    const begin = () => {
      Object.assign(back, { at: performance.now(), tries: 0 })
      heard()
    }
    const goOn = () => {
      back.tries += 1
      heard()
    }
    addEventListener('online', begin)
    const pause = isJustBack() ? NEXT_TRIES[back.tries] : undefined
    const timer = pause === undefined ? undefined : setTimeout(goOn, pause)
    return () => {
      removeEventListener('online', begin)
      clearTimeout(timer)
    }
  }, [])
}
