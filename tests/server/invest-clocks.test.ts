import { describe, expect, test } from 'vitest'
import { DAY_S } from '#contract/time-units.ts'
import { lockedInvestment } from '#server/invest/move.ts'
import { sweepInvestments } from '#server/invest/sweep.ts'
import { inTransaction } from '#server/lib/database.ts'
import { bookedOf } from '#tests/world/cash-records.ts'
import { bookedIn, putIn } from '#tests/world/invest.ts'
import { fillVenture, openVenture, rowOf, type VentureWish } from '#tests/world/ventures.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, clock, context } = world

const swept = async () => {
  while ((await sweepInvestments(context)) > 0);
}

interface Timer {
  readonly name: string
  readonly days: number
  readonly wish?: VentureWish
  readonly pool: bigint
  readonly before: string
  readonly after: string
  readonly paid: bigint
}

const TIMERS: readonly Timer[] = [
  { name: 'the first day', days: 1, wish: { payout: 'end' }, pool: 0n, before: 'cooling', after: 'running', paid: 0n },
  { name: 'a date that is paid', days: 2, pool: 20n, before: 'running', after: 'running', paid: 20n },
  { name: 'a date that nothing pays', days: 2, pool: 10n, before: 'running', after: 'suspended.pool', paid: 10n },
  { name: 'the end', days: 10, wish: { payout: 'end' }, pool: 10n, before: 'running', after: 'completed', paid: 10n },
  { name: 'the end of what stood still', days: 10, pool: 0n, before: 'suspended.pool', after: 'completed', paid: 0n },
]

async function begun({ wish, pool, days }: Timer) {
  const venture = await openVenture(world, wish)
  if (pool > 0n) await fillVenture(world, venture, pool)
  const made = await putIn(world, await world.member(), venture, 1_000n)
  for (let day = 1; day < days; day += 1) {
    clock.pass(DAY_S)
    await swept()
  }
  return made
}

const WAYS = {
  'the sweeper': swept,
  'whoever looks': async ({ order_no }: { order_no: string }) => {
    await inTransaction(sql, (inside) => lockedInvestment({ sql: inside, now: context.clock.now() }, order_no))
  },
  'two sweepers at once': async () => {
    await Promise.all([swept(), swept()])
  },
} as const

describe.each(TIMERS)('$name', (timer) => {
  test.each(Object.keys(WAYS) as (keyof typeof WAYS)[])(
    'is heeded by %s, at its moment and not before',
    async (way) => {
      const made = await begun(timer)
      clock.pass(DAY_S - 0.001)
      await WAYS[way](made)
      expect((await rowOf(world, made)).state).toBe(timer.before)
      clock.pass(0.001)
      await WAYS[way](made)
      const row = await rowOf(world, made)
      expect([row.state, row.paid]).toEqual([timer.after, timer.paid])
      expect(await bookedOf(world, made)).toEqual(bookedIn(row))
      await WAYS[way](made)
      expect((await rowOf(world, made)).version).toBe(row.version)
    },
  )
})
