import { Trans } from '@lingui/react/macro'
import type { Address } from '#contract/addresses.ts'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'

export const Continue = ({ to }: { to: Address }) => (
  <IfBuilt to={to}>
    {(there) => (
      <PlaceButton to={there}>
        <Trans>Continue</Trans>
      </PlaceButton>
    )}
  </IfBuilt>
)
