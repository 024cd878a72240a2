import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { OpenSession } from '#contract/device.ts'
import { Button } from '#src/ui/button.tsx'
import { IfBuilt, TextPlace } from '#src/ui/place.tsx'
import { DeviceName } from '#src/ui/device-name.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Note, Strong } from '#src/ui/text.tsx'

const Ways = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '6' } })

interface EndedNoteProps {
  of: OpenSession | 'others'
  onClose: () => void
}

export const EndedNote = ({ of: ended, onClose }: EndedNoteProps) => (
  <Card holds="prose" tone="good" gap="1">
    <Strong as="p" role="status">
      {ended === 'others' ? (
        <Trans>All other devices are signed out.</Trans>
      ) : (
        <Trans>
          <DeviceName of={ended} /> is signed out.
        </Trans>
      )}
    </Strong>
    <Note>
      <Trans>If a stranger was signed in, change your password now.</Trans>
    </Note>
    <Ways>
      <IfBuilt to="/pages/users/up_password">
        {(there) => (
          <TextPlace to={there}>
            <Trans>Change password</Trans>
          </TextPlace>
        )}
      </IfBuilt>
      <Button kind="text" onClick={onClose}>
        <Trans comment="Puts a message away">Close</Trans>
      </Button>
    </Ways>
  </Card>
)
