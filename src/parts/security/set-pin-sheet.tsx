import { Trans } from '@lingui/react/macro'
import { useActor } from '@xstate/react'
import { useContext, useState, type ReactNode } from 'react'
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

export interface SetPinSheetProps {
  /** What stays as it is meanwhile. */
  children: ReactNode
  onSet: () => void
  onClose: () => void
}

/** A payment PIN is set over what it is needed for. */
function SetPinSheet({ children, onSet, onClose }: SetPinSheetProps) {
  const setPin = useContext(SetPinContext)
  const [flow] = useState(() => setPin(onSet))
  const [snapshot, send] = useActor(flow, { input: { back: '' } })
  useTopmost(onClose)
  return (
    <Sheet title={<Trans>Set a payment PIN</Trans>} onClose={onClose}>
      {children}
      <Lead>
        <Trans>Six digits only you know. You confirm every payment with them.</Trans>
      </Lead>
      <SetPinScreen snapshot={snapshot} send={send} />
      <Button kind="text" onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
    </Sheet>
  )
}
