import { useCallback, useState, type ComponentType } from 'react'
import { useIsHoused } from '#src/app/house.ts'
import { BellButton } from '#src/ui/bell.tsx'
import type { BellProps } from './bell-props.ts'

const soon = (act: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(act)

/** A bell that rings as soon as the phone has time for it, or is asked to; until then it stands still. */
export function Bell() {
  const isHoused = useIsHoused()
  const [open, setOpen] = useState(false)
  const [Live, setLive] = useState<ComponentType<BellProps>>()
  const bring = useCallback(
    () =>
      void import('./bell-live.tsx')
        .then((late) => late.spoken())
        .then((live) => setLive(() => live))
        .catch(() => undefined),
    [],
  )
  const wait = useCallback((bell: HTMLButtonElement | null) => void (bell && soon(bring)), [bring])
  const press = () => {
    setOpen(true)
    if (isHoused) bring()
  }
  return Live ? <Live open={open} onOpen={setOpen} /> : <BellButton ref={isHoused ? wait : null} onPress={press} />
}
