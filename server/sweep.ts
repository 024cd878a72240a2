import type { Context } from './lib/context.ts'
import { sweepCancellations } from './cancellation/sweep.ts'
import { sweepMemberCoupons } from './coupon/sweep.ts'
import { sweepInvestments } from './invest/sweep.ts'
import { sweepMerchants } from './merchant/sweep.ts'
import { sweepParcels } from './parcel/sweep.ts'
import { sweepPayments } from './payment/sweep.ts'
import { sweepRecharges } from './recharge/sweep.ts'
import { sweepEmailChanges } from './security/email-change.ts'
import { sweepPlacements } from './service/placement.ts'
import { sweepShopOrders } from './shop-order/sweep.ts'
import { sweepOpenings } from './service/sweep.ts'
import { sweepClosed, sweepOrders } from './trade/sweep.ts'
import { sweepHeldTransfers } from './transfer/held.ts'
import { sweepWithdrawals } from './withdrawal/sweep.ts'

type Sweep = (house: Context) => Promise<number>

const EVERY_MS = 1_000
const ALL: readonly Sweep[] = [
  sweepOrders,
  sweepClosed,
  sweepMerchants,
  sweepOpenings,
  sweepPayments,
  sweepParcels,
  sweepRecharges,
  sweepWithdrawals,
  sweepCancellations,
  sweepInvestments,
  sweepShopOrders,
  sweepMemberCoupons,
  sweepEmailChanges,
  sweepHeldTransfers,
  sweepPlacements,
]

/** What takes long keeps nothing else waiting. */
export function keepSweeping(house: Context) {
  const running = new Map<Sweep, Promise<unknown>>()
  const round = (sweep: Sweep) =>
    sweep(house)
      .catch((error: unknown) => house.log.warn({ err: error }, 'what is due could not be swept'))
      .finally(() => running.delete(sweep))
  const timer = setInterval(() => {
    for (const sweep of ALL) if (!running.has(sweep)) running.set(sweep, round(sweep))
  }, EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await Promise.all(running.values())
  }
}
