import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Trouble } from '#machines/lib/trouble.ts'
import type { DroppingEvent } from '#machines/stock/dropping.part.ts'
import { LatePinSheet } from './late-pin-sheet.tsx'
import { Note } from './text.tsx'

interface DropSheetProps {
  title: ReactNode
  act: ReactNode
  busy: boolean
  trouble?: Trouble | undefined
  send: (event: DroppingEvent) => void
  children: ReactNode
}

export const DropSheet = ({ trouble, send, children, ...asks }: DropSheetProps) => (
  <LatePinSheet
    {...asks}
    {...(trouble && { trouble })}
    onCancel={() => send({ type: 'back' })}
    onPin={(pin) => send({ type: 'confirm', pin })}
  >
    {children}
    <Note marginTop="3">
      <Trans>You can add it again later. Withdrawals to it then have to wait at first.</Trans>
    </Note>
  </LatePinSheet>
)
