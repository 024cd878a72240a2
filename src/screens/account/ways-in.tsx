import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { PlaceButton } from '#src/ui/place.tsx'

export const WaysIn = () => (
  <chakra.div display="flex" flexWrap="wrap" gap="2.5">
    <PlaceButton to="/pages/login/login">
      <Trans>Sign in</Trans>
    </PlaceButton>
    <PlaceButton kind="quiet" to="/pages/login/reg">
      <Trans>Create an account</Trans>
    </PlaceButton>
  </chakra.div>
)
