import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { useIsOnline } from '#src/lib/online.ts'
import { Button } from '#src/ui/button.tsx'
import { IfBuilt, TextPlace } from '#src/ui/place.tsx'
import { useMember } from './house.ts'
import { useIsHeld } from './held.ts'
import { applyUpdate, onUpdate, updateWaits } from './worker.ts'

const Banner = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    maxWidth: 'phone',
    marginInline: 'auto',
    paddingInline: '4',
    minHeight: '10',
    textStyle: 'note',
    bg: 'warnSoft',
    color: 'warn',
  },
})

export function OfflineBanner() {
  return useIsOnline() ? null : <OfflineNotice />
}

export const OfflineNotice = () => (
  <Banner role="status">
    <Trans>You are offline. What you see may be out of date.</Trans>
  </Banner>
)

/** A new version is never taken while a form or a payment is open. */
export function UpdateBanner() {
  const waits = useSyncExternalStore(onUpdate, updateWaits)
  const held = useIsHeld()
  return waits && !held ? <UpdateNotice onTake={applyUpdate} /> : null
}

export const UpdateNotice = ({ onTake }: { onTake: () => void }) => (
  <Banner role="status">
    <Trans>A new version is ready.</Trans>
    <Button kind="text" onClick={onTake}>
      <Trans>Update</Trans>
    </Button>
  </Banner>
)

export function PausedBanner() {
  return useMember()?.paused === 1 ? <PausedNotice /> : null
}

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

export function DemandedBanner() {
  return useMember()?.second_demanded === 1 ? <DemandedNotice /> : null
}

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
