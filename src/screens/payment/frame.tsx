import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Page } from '#src/ui/page.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'

interface FrameProps {
  foot?: ReactNode
  refreshing?: boolean
  children: ReactNode
}

export const Frame = ({ children, ...rest }: FrameProps) => (
  <Page title={<Trans>Pay</Trans>} back {...rest}>
    {children}
  </Page>
)

/** Nobody takes a payment of the sandbox for one. */
export const TestMark = () => (
  <Caution>
    <Trans>Test payment: no real money moves.</Trans>
  </Caution>
)

export const GoOn = ({ to, kind = 'main' }: { to: string; kind?: 'main' | 'quiet' }) => (
  <IfBuilt to={to as '/pages/money/money'}>
    {(there) => (
      <PlaceButton wide kind={kind} to={there}>
        {to.startsWith('/pages/money/recharge_order_pay') ? (
          <Trans>See the recharge</Trans>
        ) : to.startsWith('/pages/orders/order_detail') ? (
          <Trans context="of the shop">See the order</Trans>
        ) : (
          <Trans>Continue</Trans>
        )}
      </PlaceButton>
    )}
  </IfBuilt>
)
