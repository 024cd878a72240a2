import type { TradeOrder } from '#contract/order.ts'
import { SaidMoment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'

/** What an order is of, inside a sentence. */
export const Coins = ({ of: { quantity } }: { of: Pick<TradeOrder, 'quantity'> }) => (
  <Money value={quantity} unit="COIN" />
)
export const Euros = ({ of: { expected_return } }: { of: Pick<TradeOrder, 'expected_return'> }) => (
  <Money value={expected_return} unit="EUR" />
)

/** Until when, inside a sentence. */
export const By = SaidMoment
