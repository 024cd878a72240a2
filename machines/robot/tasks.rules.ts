import type { TaskOrder } from '#contract/invest.ts'
import { decimalOf, minorOf } from '#contract/money.ts'
import { taskOf } from './robot.rules.ts'

export interface Recount {
  readonly side: TaskOrder['side']
  readonly profit: string
  readonly failed: boolean
  readonly agrees: boolean
}

/** By the same function as whoever recorded it, from nothing but the prices it went by. */
export function recount({ price_before, price_from, price_to, amount, currency, ...recorded }: TaskOrder): Recount {
  const { side, profit, failed } = taskOf(
    { before: price_before, from: price_from, to: price_to },
    minorOf(amount, currency),
  )
  return {
    side,
    profit: decimalOf(profit, currency),
    failed,
    agrees:
      side === recorded.side &&
      failed === (recorded.status === 'failed') &&
      profit === minorOf(recorded.profit, currency),
  }
}
