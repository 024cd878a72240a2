import type { Context } from '../lib/context.ts'
import { deposits } from './deposits.ts'
import { follow } from './follow.ts'
import { mineInSandbox } from './sandbox-chain.ts'

const EVERY_MS = 3_000

export function keepFollowing(house: Pick<Context, 'database' | 'clock' | 'log' | 'chains' | 'chance'>) {
  const listeners = deposits(house.chance)
  let running: Promise<unknown> | undefined
  const round = async () => {
    for (const { chain } of house.chains) {
      if (chain.isSandbox) await mineInSandbox(house.database, chain.network, house.clock.now())
      await follow(house, chain, listeners).catch((error: unknown) =>
        house.log.warn({ err: error, network: chain.network }, 'a network could not be followed'),
      )
    }
  }
  const timer = setInterval(() => {
    running ??= round()
      .catch((error: unknown) => house.log.warn({ err: error }, 'networks could not be followed'))
      .finally(() => {
        running = undefined
      })
  }, EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
