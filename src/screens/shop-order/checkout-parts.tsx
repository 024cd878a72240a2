import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderConfirm } from '#contract/shop-order.ts'
import type { checkoutFlow } from '#machines/shop-order/checkout.flow.ts'
import { usePlaces } from '#src/lib/places.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { Money } from '#src/ui/money.tsx'
import { Page } from '#src/ui/page.tsx'

export type CheckoutViewProps = ViewProps<typeof checkoutFlow>

export const FORM = 'checkout'

interface FrameProps {
  foot?: ReactNode
  refreshing?: boolean
  children: ReactNode
}

export const Frame = (page: FrameProps) => <Page back title={<Trans>Check out</Trans>} {...page} />

/** The address names nothing that could be bought. */
export const CheckoutMissing = () => (
  <Frame>
    <Missing home="/pages/shop/shop" />
  </Frame>
)

/** While it is worked out anew, what is shown is what was. */
export const Sums = chakra('div', {
  base: { display: 'contents', '&[aria-busy=true] bdi': { color: 'ink3' } },
})

/** Whoever chooses an address comes back here with it. */
export function useSelect(): string {
  return encodeURIComponent(usePlaces().current)
}

/** What is to be paid, in money, in points, or in both. */
export function ToPay({
  of: { pay, pay_points },
  big = false,
}: {
  of: OrderConfirm['price']
  big?: boolean
}): ReactNode {
  const points = <Money value={String(pay_points)} unit="POINTS" big={big} />
  const money = <Money value={pay} unit="EUR" big={big} />
  if (pay_points === 0) return money
  if (!isSome(pay)) return points
  return (
    <Trans comment="What an order costs in money and in points, such as: €64.80 and 240 points">
      {money} and {points}
    </Trans>
  )
}
