import type { TradeOrder } from '#contract/order.ts'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { Money } from '#src/ui/money.tsx'

export const Coins = ({ of: { quantity } }: { of: Pick<TradeOrder, 'quantity'> }) => (
  <Money value={quantity} unit="COIN" />
)
export const Euros = ({ of: { expected_return } }: { of: Pick<TradeOrder, 'expected_return'> }) => (
  <Money value={expected_return} unit="EUR" />
)

export const By = SaidMoment
