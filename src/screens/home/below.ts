import { useSyncExternalStore } from 'react'

type Below = typeof import('./home-below.tsx')

let arrived: Below | undefined
const heard = new Set<() => void>()

/** All that does not stand at first sight. */
export async function below(): Promise<Below> {
  arrived = await import('./home-below.tsx')
  heard.forEach((hear) => hear())
  return arrived
}

const follow = (hear: () => void) => {
  heard.add(hear)
  return () => void heard.delete(hear)
}

/** Nothing until it is there: whoever shows the rest says that it did not come. */
export const useBelow = (): Below | undefined => useSyncExternalStore(follow, () => arrived)
