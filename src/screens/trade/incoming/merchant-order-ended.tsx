import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { EndReason, OrderInfo } from '#contract/order.ts'
import { Money } from '#src/ui/money.tsx'
import { Lead } from '#src/ui/text.tsx'
import { coinsMoved } from '../parts/coins.ts'
import { Euros } from '../parts/in-order.tsx'
import { OrderOver } from '../parts/order-over.tsx'

const REASONS: Record<EndReason, () => ReactNode> = {
  member: () => <Trans>The member cancelled the order.</Trans>,
  no_match: () => <Trans>You did not answer in time.</Trans>,
  market_closed: () => <Trans>The market closed before you answered.</Trans>,
  operator: () => <Trans>Our team cancelled the order.</Trans>,
  merchant: () => <Trans>You returned the order.</Trans>,
  mutual: () => <Trans>Both sides agreed to cancel.</Trans>,
  silent: () => <Trans>You did not answer the member’s request to cancel.</Trans>,
  pay_timeout: () => <Trans>You did not pay in time.</Trans>,
  ruled: () => <Trans>Our team has decided. Below you see who got what.</Trans>,
}

const UNPAID: ReadonlySet<OrderInfo['status']> = new Set(['awaiting_payment', 'late'])

export function MerchantOrderEnded({ order }: { order: OrderInfo }) {
  const { status, reason, pay_type, frozen } = order
  if (frozen === 1 && UNPAID.has(status))
    return (
      <Lead paddingInline="1">
        <Trans>Please do not pay for it until it continues.</Trans>
      </Lead>
    )
  if (status === 'cancelled')
    return (
      <OrderOver order={order}>
        <Lead>
          {reason && REASONS[reason]()} {reason !== 'ruled' && <Trans>Nothing of yours is held any more.</Trans>}
        </Lead>
      </OrderOver>
    )
  if (status !== 'completed') return null
  const moved = coinsMoved(order)
  return (
    <OrderOver order={order} sum={moved && <Money value={moved.got} unit="COIN" signed big />}>
      <Lead>
        {pay_type === 'wallet' ? (
          <Trans>
            You paid <Euros of={order} />, and the coins are yours.
          </Trans>
        ) : (
          <Trans>
            The member has <Euros of={order} />. The coins are yours, and your deposit is released.
          </Trans>
        )}
      </Lead>
    </OrderOver>
  )
}
