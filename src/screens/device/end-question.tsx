import { Trans } from '@lingui/react/macro'
import type { OpenSession } from '#contract/device.ts'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { DeviceName } from '#src/ui/device-name.tsx'

interface EndQuestionProps {
  of: OpenSession | undefined
  busy: boolean
  send: (event: { type: 'confirm' } | { type: 'back' }) => void
}

export const EndQuestion = ({ of: device, busy, send }: EndQuestionProps) => (
  <LateSheet
    title={device ? <Trans>Sign out this device?</Trans> : <Trans>Sign out all other devices?</Trans>}
    description={
      device ? (
        <Trans>
          <DeviceName of={device} />. It is signed out at once and must sign in again to come back.
        </Trans>
      ) : (
        <Trans>They are signed out at once and must sign in again to come back. You stay signed in here.</Trans>
      )
    }
    onClose={() => send({ type: 'back' })}
  >
    <SubmitButton type="button" busy={busy} onClick={() => send({ type: 'confirm' })}>
      {device ? <Trans>Sign out device</Trans> : <Trans>Sign out all others</Trans>}
    </SubmitButton>
    <Button wide kind="quiet" marginTop="2.5" disabled={busy} onClick={() => send({ type: 'back' })}>
      <Trans>Cancel</Trans>
    </Button>
  </LateSheet>
)
