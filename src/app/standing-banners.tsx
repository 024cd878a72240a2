import { Trans } from '@lingui/react/macro'
import { IfBuilt, TextPlace } from '#src/ui/place.tsx'
import { Banner } from './banner.tsx'

export const PausedNotice = () => (
  <Banner role="status">
    <Trans>You paused your account. Nothing leaves it.</Trans>
    <IfBuilt to="/pages/users/setting">
      <TextPlace to="/pages/users/setting?part=pause" flex="none" maxWidth="45%">
        <Trans>Lift the pause</Trans>
      </TextPlace>
    </IfBuilt>
  </Banner>
)

export const DemandedNotice = () => (
  <Banner role="status">
    <Trans>You need two-step verification to take on anything new.</Trans>
    <IfBuilt to="/pages/users/setting">
      <TextPlace to="/pages/users/setting?part=second" flex="none" maxWidth="45%">
        <Trans>Turn it on</Trans>
      </TextPlace>
    </IfBuilt>
  </Banner>
)
