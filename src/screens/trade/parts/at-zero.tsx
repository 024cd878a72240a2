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
        If the merchant does not answer by <By at={at} />, the order ends and you get all <Coins of={order} /> back.
      </Trans>
    )
  if (order.side === 'member')
    return order.pay_type === 'bank' ? (
      <Trans>
        If no payment is reported by <By at={at} />, it counts as late and you can take your <Coins of={order} /> back.
      </Trans>
    ) : (
      <Trans>
        If the merchant has not paid by <By at={at} />, we ask the next merchant or return your <Coins of={order} />.
      </Trans>
    )
  if (order.asked.member)
    return (
      <Trans>
        The member asks to cancel. If you do not answer by <By at={at} />, the order ends and you get back what is held.
      </Trans>
    )
  return order.pay_type === 'bank' ? (
    <Trans>
      If you report no payment by <By at={at} />, it counts as late: the member can cancel, and your deposit for it is
      released.
    </Trans>
  ) : (
    <Trans>
      If you have not paid by <By at={at} />, you lose the order and get the held <Euros of={order} /> back.
    </Trans>
  )
}

function Settling({ of: order, at }: Zero): ReactNode {
  if (order.pay_type === 'bank')
    return (
      <Trans>
        The order closes at <By at={at} />. Your money does not move any more.
      </Trans>
    )
  return order.side === 'member' ? (
    <Trans>
      From <By at={at} /> you can use the <Euros of={order} />.
    </Trans>
  ) : (
    <Trans>
      The coins are already yours. From <By at={at} /> the member can use the <Euros of={order} />.
    </Trans>
  )
}

const Disputed = ({ of: order, at }: Zero) =>
  order.dispute?.stage === 'proposed' ? (
    <Trans>
      Until <By at={at} /> both sides can answer. If one does not agree, our team decides. The <Coins of={order} /> are
      never released automatically.
    </Trans>
  ) : (
    <Trans>
      Until <By at={at} /> both sides can send evidence. Then our team decides. The <Coins of={order} /> are never
      released automatically.
    </Trans>
  )

function Late({ of: order, at }: Zero): ReactNode {
  return order.side === 'member' ? (
    <Trans>
      If no payment is reported by <By at={at} /> either, we ask the next merchant or return your <Coins of={order} />.
    </Trans>
  ) : (
    <Trans>
      If you report no payment by <By at={at} />, you lose the order, and your deposit for it is released.
    </Trans>
  )
}

const MEMBER_WAITS: Partial<Record<OrderInfo['status'], (zero: Zero) => ReactNode>> = {
  searching: ({ of: order, at }) => (
    <Trans>
      If nobody accepts by <By at={at} />, you get all <Coins of={order} /> back, free of charge.
    </Trans>
  ),
  offered: ({ of: order, at }) => (
    <Trans>
      If there is no answer by <By at={at} />, we ask the next merchant. Your <Coins of={order} /> stay held in this
      order.
    </Trans>
  ),
  paid: ({ of: order, at }) => (
    <Trans>
      If you have not confirmed or objected by <By at={at} />, our team reviews the order. Your <Coins of={order} /> are
      never released automatically.
    </Trans>
  ),
}

const MERCHANT_WAITS: typeof MEMBER_WAITS = {
  offered: ({ at }) => (
    <Trans>
      If you do not answer by <By at={at} />, we ask the next merchant. Nothing of yours is held.
    </Trans>
  ),
  paid: ({ of: order, at }) => (
    <Trans>
      If the member has not confirmed by <By at={at} />, our team reviews the order. Until then the <Coins of={order} />{' '}
      stay held.
    </Trans>
  ),
}

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
