import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderInfo } from '#contract/order.ts'
import { By, Coins, Euros } from './in-order.tsx'

interface Zero {
  of: OrderInfo
  at: number
}

function Unpaid({ of: order, at }: Zero): ReactNode {
  if (order.side === 'member' && order.asked.member)
    return (
      <Trans>
        Without an answer from the merchant by <By at={at} /> the order ends, and all <Coins of={order} /> return to
        you.
      </Trans>
    )
  if (order.side === 'member')
    return order.pay_type === 'bank' ? (
      <Trans>
        If no payment is reported by <By at={at} />, it counts as late: you may then take your <Coins of={order} />{' '}
        back.
      </Trans>
    ) : (
      <Trans>
        If the merchant has not paid by <By at={at} />, your <Coins of={order} /> go on to the next merchant or return
        to you.
      </Trans>
    )
  if (order.asked.member)
    return (
      <Trans>
        The member asks to end this order. Without your answer by <By at={at} /> it ends, and what you set aside returns
        to you.
      </Trans>
    )
  return order.pay_type === 'bank' ? (
    <Trans>
      If you report no payment by <By at={at} />, it counts as late: the member may then leave, and your margin for it
      is free again.
    </Trans>
  ) : (
    <Trans>
      If you have not paid by <By at={at} />, the order leaves you, and the <Euros of={order} /> you set aside return to
      you.
    </Trans>
  )
}

function Settling({ of: order, at }: Zero): ReactNode {
  if (order.pay_type === 'bank')
    return (
      <Trans>
        At <By at={at} /> the order is closed. No more money of yours moves.
      </Trans>
    )
  return order.side === 'member' ? (
    <Trans>
      From <By at={at} /> the <Euros of={order} /> are yours to use.
    </Trans>
  ) : (
    <Trans>
      The coins are yours already; from <By at={at} /> the <Euros of={order} /> are the member’s to use.
    </Trans>
  )
}

const Disputed = ({ of: order, at }: Zero) =>
  order.dispute?.stage === 'proposed' ? (
    <Trans>
      Until <By at={at} /> both sides can answer. If one does not agree, the operators decide; no clock moves the{' '}
      <Coins of={order} />.
    </Trans>
  ) : (
    <Trans>
      Until <By at={at} /> both sides can show what they have. Then the operators decide; no clock moves the{' '}
      <Coins of={order} />.
    </Trans>
  )

function Late({ of: order, at }: Zero): ReactNode {
  return order.side === 'member' ? (
    <Trans>
      If no payment is reported by <By at={at} /> either, your <Coins of={order} /> go on to the next merchant or return
      to you.
    </Trans>
  ) : (
    <Trans>
      If you report no payment by <By at={at} />, the order leaves you, and your margin for it is free again.
    </Trans>
  )
}

const MEMBER_WAITS: Partial<Record<OrderInfo['status'], (zero: Zero) => ReactNode>> = {
  searching: ({ of: order, at }) => (
    <Trans>
      If nobody accepts by <By at={at} />, all <Coins of={order} /> return to you, free of charge.
    </Trans>
  ),
  offered: ({ of: order, at }) => (
    <Trans>
      Without an answer by <By at={at} /> the next merchant is asked. Your <Coins of={order} /> stay held in this order.
    </Trans>
  ),
  paid: ({ of: order, at }) => (
    <Trans>
      If you have neither confirmed nor objected by <By at={at} />, the operators look at it. No clock gives your{' '}
      <Coins of={order} /> away.
    </Trans>
  ),
}

const MERCHANT_WAITS: typeof MEMBER_WAITS = {
  offered: ({ at }) => (
    <Trans>
      Without your answer by <By at={at} /> the offer goes to the next merchant. Nothing of yours is held.
    </Trans>
  ),
  paid: ({ of: order, at }) => (
    <Trans>
      If the member has not confirmed by <By at={at} />, the operators look at it. Until they decide, the{' '}
      <Coins of={order} /> stay in this order.
    </Trans>
  ),
}

/** What happens when the clock runs out, and to whose money. */
export function AtZero(zero: Zero): ReactNode {
  const { status, side } = zero.of
  switch (status) {
    case 'awaiting_payment':
      return <Unpaid {...zero} />
    case 'late':
      return <Late {...zero} />
    case 'disputed':
      return <Disputed {...zero} />
    case 'settling':
      return <Settling {...zero} />
    default:
      return (side === 'member' ? MEMBER_WAITS : MERCHANT_WAITS)[status]?.(zero)
  }
}
