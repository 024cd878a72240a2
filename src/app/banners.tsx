import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { useIsOnline } from '#src/lib/online.ts'
import { Button } from '#src/ui/button.tsx'
import { late } from '#src/ui/late.tsx'
import { Banner } from './banner.tsx'
import { useMember } from './house.ts'
import { useIsHeld } from './held.ts'
import { applyUpdate, onUpdate, updateWaits } from './worker.ts'

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

const standing = () => import('./standing-banners.tsx')
const PausedNotice = late(standing, (module) => module.PausedNotice)
const DemandedNotice = late(standing, (module) => module.DemandedNotice)

export function PausedBanner() {
  return useMember()?.paused === 1 ? <PausedNotice /> : null
}

export function DemandedBanner() {
  return useMember()?.second_demanded === 1 ? <DemandedNotice /> : null
}
