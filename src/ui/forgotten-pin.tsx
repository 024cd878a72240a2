import { Trans } from '@lingui/react/macro'
import { usePlaces } from '#src/lib/places.ts'
import { IfBuilt, TextPlace } from './place.tsx'

const RESET = '/pages/users/rfpassword'

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
