import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PaidFrom, ShopOrderInfo } from '#contract/shop-order.ts'
import { Cost } from './cost.tsx'

type Paid = Pick<ShopOrderInfo, 'paid_from' | 'pay_amount' | 'pay_points'>

/** What came back of an order that was paid, and where it is. */
export function ReturnedTo({ of: order }: { of: Paid }): ReactNode {
  const all = <Cost of={order} />
  switch (order.paid_from) {
    case 'shop':
      return <Trans>You got {all} back, into your shopping balance.</Trans>
    case 'points':
      return <Trans>You got {all} back.</Trans>
    case 'balance':
    case 'gateway':
    case null:
      return <Trans>You got {all} back, into your balance.</Trans>
  }
}

export const paidFrom: Record<PaidFrom, () => { words: ReactNode; back: ReactNode }> = {
  balance: () => ({
    words: <Trans comment="What an order was paid from">Your balance</Trans>,
    back: <Trans>Whatever is returned goes back there.</Trans>,
  }),
  shop: () => ({
    words: <Trans comment="What an order was paid from">Your shopping balance</Trans>,
    back: <Trans>Whatever is returned goes back there.</Trans>,
  }),
  points: () => ({
    words: <Trans comment="What an order was paid from">Your points</Trans>,
    back: <Trans>Whatever is returned goes back there.</Trans>,
  }),
  gateway: () => ({
    words: <Trans comment="What an order was paid from">A payment service</Trans>,
    back: <Trans>Whatever is returned goes to your balance.</Trans>,
  }),
}
