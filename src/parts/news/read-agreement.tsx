import { Trans } from '@lingui/react/macro'
import { useCallback, useState, type ComponentType, type ReactNode } from 'react'
import { useIsHoused } from '#src/app/house.ts'
import { Button } from '#src/ui/button.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'

const soon = (act: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(act)

/** Opens the agreement over the form. Its sheet is brought ahead of time: it opens without a network, too. */
export function ReadAgreement({ children }: { children: ReactNode }) {
  const isHoused = useIsHoused()
  const [Sheet, setSheet] = useState<ComponentType<{ onClose: () => void }>>()
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const bring = useCallback(async () => {
    const sheet = await import('./agreement-sheet.tsx').then((late) => late.spoken())
    setSheet(() => sheet)
  }, [])
  const wait = useCallback(
    (button: HTMLButtonElement | null) => void (button && soon(() => void bring().catch(() => undefined))),
    [bring],
  )
  const press = () => {
    setFailed(false)
    setOpen(isHoused)
    if (isHoused && !Sheet)
      bring().catch(() => {
        setOpen(false)
        setFailed(true)
      })
  }
  return (
    <>
      <Button kind="text" ref={isHoused ? wait : null} aria-busy={open && !Sheet} onClick={press}>
        {children}
      </Button>
      {failed && (
        <Refusal>
          <Trans>This did not load</Trans>
        </Refusal>
      )}
      {open && Sheet && <Sheet onClose={() => setOpen(false)} />}
    </>
  )
}
