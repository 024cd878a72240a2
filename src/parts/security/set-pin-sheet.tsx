import { Trans } from '@lingui/react/macro'
import { useActor } from '@xstate/react'
import { useCallback, useContext, useState, type ReactNode } from 'react'
import { useTopmost } from '#src/app/topmost.ts'
import { words } from '#src/app/words.ts'
import { Button } from '#src/ui/button.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { Lead } from '#src/ui/text.tsx'
import { SetPinContext } from './set-pin.ts'
import { SetPinScreen } from './set-pin.screen.tsx'

export async function spoken() {
  await words('security')()
  return { SetPinSheet }
}

interface SetPinSheetProps {
  /** What stays as it is meanwhile. */
  children: ReactNode
  onSet: () => void
  onClose: () => void
}

/** A payment PIN is set over what it is needed for. */
function SetPinSheet({ children, onSet, onClose }: SetPinSheetProps) {
  const [flow] = useState(useContext(SetPinContext))
  const [snapshot, send] = useActor(flow)
  // Not while it is being drawn: what it says is seen first.
  const goOn = useCallback((isThere: unknown) => void (isThere && queueMicrotask(onSet)), [onSet])
  useTopmost(onClose)
  return (
    <Sheet title={<Trans>Set a payment PIN</Trans>} onClose={onClose}>
      {children}
      <Lead marginBlock="4">
        <Trans>Six digits only you know. You confirm every payment with them.</Trans>
      </Lead>
      <SetPinScreen snapshot={snapshot} send={send} />
      {snapshot.status === 'done' && <span hidden ref={goOn} />}
      <Button kind="text" onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
    </Sheet>
  )
}
