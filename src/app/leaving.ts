import { useRouter, type ParsedLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

interface Leaving {
  readonly action: 'PUSH' | 'REPLACE' | 'FORWARD' | 'BACK' | 'GO'
  readonly current: ParsedLocation
  readonly next: ParsedLocation
}

interface Stays {
  /** Asked before anybody goes elsewhere in the app; whoever stays is on the same page afterwards. */
  readonly stays: (leaving: Leaving) => boolean
  /** Asked before the browser leaves the app altogether. */
  readonly isHeld: () => boolean
}

export function useLeaving({ stays, isHeld }: Stays): void {
  const router = useRouter()
  const mayNotGo = useEffectEvent(stays)
  const mayNotClose = useEffectEvent(isHeld)
  useEffect(
    () =>
      router.history.block({
        blockerFn: ({ action, currentLocation, nextLocation }) =>
          mayNotGo({
            action,
            current: router.parseLocation(currentLocation),
            next: router.parseLocation(nextLocation),
          }),
        enableBeforeUnload: () => mayNotClose(),
      }),
    [router],
  )
}
