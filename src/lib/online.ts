import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

function followLine(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    followLine,
    () => navigator.onLine,
    () => true,
  )

/** A network that is just back may carry nothing yet: how long until each of the next tries. */
const NEXT_TRIES = [1_000, 2_000, 4_000, 8_000] as const
const JUST_BACK_MS = 30_000
const KEPT = 'quay:back'

interface Back {
  readonly at: number
  readonly tries: number
}

/** A page that loads anew goes on counting. */
function keptBack(): Back {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '') as Back
  } catch {
    return { at: 0, tries: 0 }
  }
}

let known: Back | undefined
const back = () => (known ??= keptBack())

function keepBack(now: Back): void {
  known = now
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(now))
  } catch {
    // Full or forbidden: it is known for as long as the page lives.
  }
}

/** Acts when the network is there again; and while it is only just back, once more where that failed. */
export function useOnceOnline(act: () => void): void {
  const heard = useEffectEvent(act)
  useEffect(() => {
    const begin = () => {
      keepBack({ at: Date.now(), tries: 0 })
      heard()
    }
    const goOn = () => {
      keepBack({ ...back(), tries: back().tries + 1 })
      heard()
    }
    addEventListener('online', begin)
    const { at, tries } = back()
    const pause = Date.now() - at < JUST_BACK_MS ? NEXT_TRIES[tries] : undefined
    const timer = pause === undefined ? undefined : setTimeout(goOn, pause)
    return () => {
      removeEventListener('online', begin)
      clearTimeout(timer)
    }
  }, [])
}
