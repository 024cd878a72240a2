import { Trans } from '@lingui/react/macro'
import { usePlaces } from '#src/lib/places.ts'
import { IfBuilt, TextPlace } from './place.tsx'

const RESET = '/pages/users/rfpassword'

/** The way out for somebody who forgot the PIN, and back afterwards: here, unless somewhere else is meant. */
export function ForgottenPin({ back }: { back?: string }) {
  const { current } = usePlaces()
  return (
    <IfBuilt to={RESET}>
      <TextPlace to={`${RESET}?redirect=${encodeURIComponent(back ?? current)}`} justifySelf="start">
        <Trans>Forgot your payment PIN?</Trans>
      </TextPlace>
    </IfBuilt>
  )
}
