import { afterAll, expect, test } from 'vitest'
import { openNaiveShop } from './lib/naive-shop.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const naive = await openNaiveShop(world.url)
afterAll(() => naive.close())

type Seen = Awaited<ReturnType<typeof naive.seen>>

const BUYERS = 32
const ids = Array.from({ length: BUYERS }, (_, at) => at + 1)

/** Who comes first is chance: the storm is raised until it is felt. */
const raised = <Felt>(stock: number, holds: number, storm: () => Promise<unknown>, felt: (seen: Seen) => Felt) =>
  expect.poll(async () => {
    await naive.begin(stock, holds)
    await storm()
    return felt(await naive.seen())
  })

test('the storm on the last piece sells a naive one more than once', async () => {
  await raised(
    1,
    1_000,
    () => Promise.all(ids.map((id) => naive.order(id, 0))),
    ({ orders }) => orders.length,
  ).toBeGreaterThan(1)
})

test('the storm on a pool promises more of a naive one than it holds', async () => {
  await raised(
    BUYERS,
    25,
    () => Promise.all(ids.map((id) => naive.order(id, 10))),
    ({ amount, reserved }) => reserved - amount,
  ).toBeGreaterThan(0)
})

test('the storm of paying and running out leaves a naive order paid whose goods were given back', async () => {
  await raised(
    BUYERS,
    1_000,
    async () => {
      for (const id of ids) await naive.order(id, 0)
      await Promise.all(ids.flatMap((id) => [naive.moves(id, 'cancelled'), naive.moves(id, 'paid')]))
    },
    ({ orders }) => orders.some(({ state, back }) => state === 'paid' && back > 0),
  ).toBe(true)
})
