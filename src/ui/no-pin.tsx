import { Trans } from '@lingui/react/macro'
import { KeyRound } from 'lucide-react'
import { usePlaces } from '#src/lib/places.ts'
import { PlaceButton } from './place.tsx'
import { FullPageNote } from './full-page-note.tsx'

export const NoPin = () => (
  <FullPageNote icon={KeyRound} title={<Trans>Set a payment PIN first</Trans>}>
    <Trans>Six digits only you know. You confirm every payment with them.</Trans>
  </FullPageNote>
)

export function ToSetPin({ kind = 'main' }: { kind?: 'main' | 'quiet' }) {
  const { current } = usePlaces()
  return (
    <PlaceButton wide kind={kind} to={`/pages/users/up_payword?redirect=${encodeURIComponent(current)}`}>
      <Trans>Set a payment PIN</Trans>
    </PlaceButton>
  )
}
