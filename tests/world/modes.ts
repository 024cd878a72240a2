import { serveDemoOrders } from '#server/seeds/play-merchants.ts'
import { matchBatch } from '#server/trade/matcher.ts'
import { sweepOrders } from '#server/trade/sweep.ts'
import type { World } from './world.ts'

/** The house is the demo from now on; gives one round of what its merchants and its clocks do there. */
export function becomesDemo({ context }: Pick<World, 'context'>) {
  Object.assign(context.settings, { mode: 'demo' })
  return async () => {
    await matchBatch(context)
    await serveDemoOrders(context)
    await sweepOrders(context)
  }
}

export const becomesReal = ({ context }: Pick<World, 'context'>) =>
  void Object.assign(context.settings, { mode: 'production' })
