import { useEffect, useEffectEvent } from 'react'

const closers: (() => void)[] = []

/** What stands over a page is put away by going back, before the page is asked. */
export function useTopmost(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const closer = () => close()
    closers.push(closer)
    return () => void closers.splice(closers.indexOf(closer), 1)
  }, [])
}

export function closeTopmost(): boolean {
  const close = closers.at(-1)
  close?.()
  return close !== undefined
}
