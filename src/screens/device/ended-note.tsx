import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { OpenSession } from '#contract/device.ts'
import { Button } from '#src/ui/button.tsx'
import { IfBuilt, TextPlace } from '#src/ui/place.tsx'
import { DeviceName } from '#src/ui/device-name.tsx'
import { Note, Strong } from '#src/ui/text.tsx'

const Said = chakra('div', {
  base: { marginTop: '3', padding: '4', borderRadius: 'control', bg: 'soft', overflowWrap: 'anywhere' },
})
const Ways = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '6', marginTop: '1' } })

interface EndedNoteProps {
  of: OpenSession | 'others'
  onClose: () => void
}

export const EndedNote = ({ of: ended, onClose }: EndedNoteProps) => (
  <Said>
    <Strong as="p" role="status">
      {ended === 'others' ? (
        <Trans>All other devices are signed out.</Trans>
      ) : (
        <Trans>
          <DeviceName of={ended} /> is signed out.
        </Trans>
      )}
    </Strong>
    <Note marginTop="1">
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
  </Said>
)
