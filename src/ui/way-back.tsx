import { Trans } from '@lingui/react/macro'
import { IfBuilt, PlaceButton } from './place.tsx'

interface WayBackProps {
  /** The page that somebody left for this one; nothing where there was none. */
  to: string
  /** It is what one does next, or may do meanwhile. */
  kind?: 'main' | 'quiet'
}

/** Back to where money was missing. */
export const WayBack = ({ to, kind = 'main' }: WayBackProps) => (
  <IfBuilt to={to as '/pages/money/money'}>
    {(there) => (
      <PlaceButton wide kind={kind} to={there}>
        <Trans>Back to where you were</Trans>
      </PlaceButton>
    )}
  </IfBuilt>
)
