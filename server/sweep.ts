import type { Context } from './lib/context.ts'
import { sweepCancellations } from './cancellation/sweep.ts'
import { sweepMerchants } from './merchant/sweep.ts'
import { sweepPayments } from './payment/sweep.ts'
import { sweepRecharges } from './recharge/sweep.ts'
import { sweepOpenings } from './service/sweep.ts'
import { sweepClosed, sweepOrders } from './trade/sweep.ts'
import { sweepWithdrawals } from './withdrawal/sweep.ts'

const EVERY_MS = 1_000
const ALL = [
  sweepOrders,
  sweepClosed,
  sweepMerchants,
  sweepOpenings,
  sweepPayments,
  sweepRecharges,
  sweepWithdrawals,
  sweepCancellations,
]

/** The one sweeper of this process; whoever reads a record does the same for that one. */
export function keepSweeping(house: Context) {
  let running: Promise<unknown> | undefined
  const timer = setInterval(() => {
    running ??= Promise.all(ALL.map((sweep) => sweep(house)))
      .catch((error: unknown) => house.log.warn({ err: error }, 'what is due could not be swept'))
      .finally(() => {
        running = undefined
      })
  }, EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
