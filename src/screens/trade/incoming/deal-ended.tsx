import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { EndReason, OrderInfo } from '#contract/order.ts'
import { Euros } from '../parts/in-order.tsx'

const Says = chakra('p', { base: { color: 'ink2', paddingTop: '2' } })

const REASONS: Record<EndReason, () => ReactNode> = {
  member: () => <Trans>The member took the order back.</Trans>,
  no_match: () => <Trans>Its time ran out before you answered.</Trans>,
  market_closed: () => <Trans>The market closed before you answered.</Trans>,
  operator: () => <Trans>The operators took the order back.</Trans>,
  merchant: () => <Trans>You gave the order back.</Trans>,
  mutual: () => <Trans>Both sides agreed to end it.</Trans>,
  silent: () => <Trans>You did not answer the member’s wish to end it.</Trans>,
  pay_timeout: () => <Trans>You did not pay in time.</Trans>,
  ruled: () => <Trans>The operators have decided. Below you see who got what.</Trans>,
}

const UNPAID: ReadonlySet<OrderInfo['status']> = new Set(['awaiting_payment', 'late'])

/** How an order ended for its merchant, and what became of what was set aside; or that it is not the time to pay. */
export function DealEnded({ order }: { order: OrderInfo }) {
  const { status, reason, pay_type, frozen } = order
  if (frozen === 1 && UNPAID.has(status))
    return (
      <Says>
        <Trans>Please do not pay for it until it goes on.</Trans>
      </Says>
    )
  if (status === 'cancelled')
    return (
      <Says>
        {reason && REASONS[reason]()} {reason !== 'ruled' && <Trans>Nothing of yours is held for it any more.</Trans>}
      </Says>
    )
  if (status !== 'completed') return null
  return (
    <Says>
      {pay_type === 'wallet' ? (
        <Trans>
          You paid <Euros of={order} />, and the coins are yours.
        </Trans>
      ) : (
        <Trans>
          The member has <Euros of={order} />. The coins are yours, and your margin is free again.
        </Trans>
      )}
    </Says>
  )
}
