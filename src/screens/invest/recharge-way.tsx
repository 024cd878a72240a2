import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Address } from '#contract/addresses.ts'
import type { VentureCurrency } from '#contract/venture.ts'
import type { Built } from '#src/lib/places.ts'
import { IfBuilt } from '#src/ui/place.tsx'

interface RechargeWayProps {
  currency: VentureCurrency
  short: string
  /** Where one comes back to with it. */
  back: string
  children: (there: Built, words: ReactNode) => ReactNode
}

export function RechargeWay({ currency, short, back, children }: RechargeWayProps) {
  const to: Address = `/pages/money/recharge?currency=${currency}&need=${short}&return_to=${encodeURIComponent(back)}`
  return <IfBuilt to={to}>{(there) => children(there, <Trans>Recharge what is missing</Trans>)}</IfBuilt>
}
