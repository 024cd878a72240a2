import { Trans } from '@lingui/react/macro'
import { LocateOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { NoPosition } from '#machines/location/position.ts'
import { Says } from '#src/ui/surface.tsx'

const WHY: Readonly<Record<NoPosition, ReactNode>> = {
  denied: (
    <Trans>
      Your browser does not tell us where you are. To change that, allow your location for this page in the settings of
      your browser and of your phone.
    </Trans>
  ),
  unavailable: <Trans>Your phone can’t tell where it is right now. Try again outdoors or with Wi-Fi turned on.</Trans>,
  slow: <Trans>It took too long to find your position. Try again outdoors or with Wi-Fi turned on.</Trans>,
}

export const Unlocated = ({ why, children }: { why: NoPosition; children?: ReactNode }) => (
  <Says icon={LocateOff} tone="warn" role="alert">
    {WHY[why]} {children}
  </Says>
)
