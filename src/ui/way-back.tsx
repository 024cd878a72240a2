import { Trans } from '@lingui/react/macro'
import { IfBuilt, PlaceButton } from './place.tsx'

interface WayBackProps {
  to: string
  kind?: 'main' | 'quiet'
}

export const WayBack = ({ to, kind = 'main' }: WayBackProps) => (
  <IfBuilt to={to as '/pages/money/money'}>
    {(there) => (
      <PlaceButton wide kind={kind} to={there}>
        <Trans>Back to where you were</Trans>
      </PlaceButton>
    )}
  </IfBuilt>
)
