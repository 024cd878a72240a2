import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { IfBuilt, TextPlace } from '#src/ui/place.tsx'
import { Banner } from './banner.tsx'

interface StandingProps {
  part: 'pause' | 'second'
  way: ReactNode
  children: ReactNode
}

/** What stands as long as nobody changes it in the settings, and the way to change it. */
const Standing = ({ part, way, children }: StandingProps) => (
  <Banner role="status">
    {children}
    <IfBuilt to="/pages/users/setting">
      <TextPlace to={`/pages/users/setting?part=${part}`} flex="none" maxWidth="45%">
        {way}
      </TextPlace>
    </IfBuilt>
  </Banner>
)

export const PausedNotice = () => (
  <Standing part="pause" way={<Trans>Lift the pause</Trans>}>
    <Trans>You paused your account. Nothing leaves it.</Trans>
  </Standing>
)

export const DemandedNotice = () => (
  <Standing part="second" way={<Trans>Turn it on</Trans>}>
    <Trans>You need two-step verification to take on anything new.</Trans>
  </Standing>
)
