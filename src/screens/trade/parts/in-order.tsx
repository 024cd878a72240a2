import type { TradeOrder } from '#contract/order.ts'
import { dayText, momentText, timeText } from '#src/lib/format.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Money } from '#src/ui/money.tsx'

/** What an order is of, inside a sentence. */
export const Coins = ({ of: { quantity } }: { of: Pick<TradeOrder, 'quantity'> }) => (
  <Money value={quantity} unit="COIN" />
)
export const Euros = ({ of: { expected_return } }: { of: Pick<TradeOrder, 'expected_return'> }) => (
  <Money value={expected_return} unit="EUR" />
)

/** A moment as it is said: the hour when it is today, the day otherwise too. */
export const By = ({ at }: { at: number }) => (
  <Digits>{dayText(at) === dayText(serverNow()) ? timeText(at) : momentText(at)}</Digits>
)
