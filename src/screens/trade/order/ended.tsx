import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { EndReason, OrderInfo } from '#contract/order.ts'
import { isSome } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'
import { Lead } from '#src/ui/text.tsx'
import { Better } from '../parts/better.tsx'
import { eurosCome, isRuled } from '../parts/coins.ts'
import { Coins } from '../parts/in-order.tsx'
import { OrderOver } from '../parts/order-over.tsx'

const REASONS: Record<EndReason, () => ReactNode> = {
  member: () => <Trans>You cancelled the order.</Trans>,
  no_match: () => <Trans>No merchant accepted in time.</Trans>,
  market_closed: () => <Trans>The market closed before a merchant accepted.</Trans>,
  operator: () => <Trans>Our team cancelled the order.</Trans>,
  merchant: () => <Trans>The merchant returned the order.</Trans>,
  mutual: () => <Trans>Both sides agreed to cancel.</Trans>,
  silent: () => <Trans>The merchant did not answer your request to cancel.</Trans>,
  pay_timeout: () => <Trans>The merchant did not pay in time.</Trans>,
  ruled: () => <Trans>Our team has decided. Below you see who got what.</Trans>,
}

export function Ended({ order }: { order: OrderInfo }) {
  const { status, reason, pay_type } = order
  if (status === 'cancelled')
    return (
      <OrderOver order={order}>
        <Lead>
          {reason && REASONS[reason]()}{' '}
          {reason !== 'ruled' && (
            <Trans>
              You have all <Coins of={order} /> back. It cost you nothing.
            </Trans>
          )}
        </Lead>
      </OrderOver>
    )
  if (status !== 'completed') return null
  const come = eurosCome(order)
  const ruled = isRuled(order)
  return (
    <OrderOver order={order} sum={isSome(come) && <Money value={come} unit="EUR" signed big />}>
      {!ruled && <Better of={order} />}
      <Lead>
        {ruled ? (
          REASONS.ruled()
        ) : pay_type === 'wallet' ? (
          <Trans>Available in your balance.</Trans>
        ) : (
          <Trans>You confirmed that this reached your bank account.</Trans>
        )}
      </Lead>
    </OrderOver>
  )
}
