import { isOver, type TradeOrder } from '#contract/order.ts'

const SHORT = 3

const rank = ({ next_actor, deadline }: TradeOrder): readonly [number, number] => [
  next_actor === 'merchant' ? 0 : 1,
  deadline ?? Infinity,
]

/** The few orders that press most: first what the merchant is to do, then whatever runs out first. */
export const mostUrgent = (orders: readonly TradeOrder[]): readonly TradeOrder[] =>
  orders
    .filter(({ status }) => !isOver(status))
    .toSorted((one, other) => {
      const [[whose, until], [whoseElse, untilElse]] = [rank(one), rank(other)]
      return whose - whoseElse || (until === untilElse ? 0 : until - untilElse)
    })
    .slice(0, SHORT)
