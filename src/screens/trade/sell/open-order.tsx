import { Trans } from '@lingui/react/macro'
import type { OrderInfo } from '#contract/order.ts'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'

/** Leads to the page of one order. */
export function OpenOrder({ of: { order_no }, kind = 'main' }: { of: OrderInfo; kind?: 'main' | 'quiet' }) {
  const to = `/pages/orders/sell_order?order_no=${order_no}`
  return (
    <IfBuilt to={to}>
      <PlaceButton wide kind={kind} to={to}>
        <Trans>Open the order</Trans>
      </PlaceButton>
    </IfBuilt>
  )
}
