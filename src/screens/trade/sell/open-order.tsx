import { Trans } from '@lingui/react/macro'
import { addressOf } from '#contract/addresses.ts'
import type { OrderInfo } from '#contract/order.ts'
import { PlaceButton } from '#src/ui/place.tsx'

/** Leads to the page of one order. */
export function OpenOrder({ of: { order_no }, kind = 'main' }: { of: OrderInfo; kind?: 'main' | 'quiet' }) {
  return (
    <PlaceButton wide kind={kind} to={addressOf('order', order_no)}>
      <Trans>Open the order</Trans>
    </PlaceButton>
  )
}
