import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePlaces } from '#src/lib/places.ts'
import { IfBuilt, TextPlace } from '#src/ui/place.tsx'
import { Banner } from './banner.tsx'

interface StandingProps {
  part: 'pause' | 'second'
  way: ReactNode
  children: ReactNode
}

/** What stands as long as nobody changes it in the settings, and the way to change it: silent there. */
function Standing({ part, way, children }: StandingProps) {
  const there = `/pages/users/setting?part=${part}` as const
  if (usePlaces().current === there) return null
  return (
    <Banner role="status">
      {children}
      <IfBuilt to={there}>
        {(to) => (
          <TextPlace to={to} flex="none" maxWidth="45%">
            {way}
          </TextPlace>
        )}
      </IfBuilt>
    </Banner>
  )
}

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
