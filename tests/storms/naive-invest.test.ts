import { afterAll, expect, test } from 'vitest'
import { EACH, openNaiveInvest, PUT_IN } from './lib/naive-invest.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const naive = await openNaiveInvest(world.url)
afterAll(() => naive.close())

type Seen = Awaited<ReturnType<typeof naive.seen>>

const ORDERS = 16
const ids = Array.from({ length: ORDERS }, (_, at) => at + 1)

/** Who comes first is chance, and on a busy machine one may come after the other: the storm is raised until it is felt. */
const raised = <Felt>(holds: number, storm: () => readonly Promise<void>[], felt: (seen: Seen) => Felt) =>
  expect.poll(async () => {
    await naive.begin(ORDERS, holds)
    await Promise.all(storm())
    return felt(await naive.seen())
  })

test('the storm of two who pay pays a naive date more than once', async () => {
  await raised(
    10_000,
    () => [...ids, ...ids].map((id) => naive.pay(id)),
    ({ orders }) => Math.max(...orders.map(({ paid }) => paid)),
  ).toBeGreaterThan(EACH)
})

test('the storm of ending and paying lets a naive order run on that is back, or gives it back twice', async () => {
  await raised(
    10_000,
    () => ids.flatMap((id) => [naive.stop(id), naive.pay(id), naive.stop(id)]),
    ({ orders }) => orders.some(({ state, back }) => back > PUT_IN || (back > 0 && state === 'running')),
  ).toBe(true)
})

test('the storm of payouts drains a naive pool below nothing', async () => {
  await raised(
    3 * EACH,
    () => ids.map((id) => naive.pay(id)),
    ({ holds }) => holds,
  ).toBeLessThan(0)
})
