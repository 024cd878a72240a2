import { afterAll, expect, test } from 'vitest'
import { openNaiveCoupon } from './lib/naive-coupon.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const naive = await openNaiveCoupon(world.url)
afterAll(() => naive.close())

/** Who comes first is chance: the storm is raised until it is felt. */
const raised = <Felt>(storm: () => Promise<unknown>, felt: (seen: Awaited<ReturnType<typeof naive.seen>>) => Felt) =>
  expect.poll(async () => {
    await naive.begin(1)
    await storm()
    return felt(await naive.seen())
  })

const ids = (many: number) => Array.from({ length: many }, (_, at) => at + 1)

test('the storm of 64 members gives a naive coupon, of which there is one, to several', async () => {
  await raised(
    () => Promise.all(ids(64).map((id) => naive.receive(id))),
    ({ given }) => given,
  ).toBeGreaterThan(1)
})

test('the storm of five orders takes a naive coupon off several', async () => {
  await raised(
    () => Promise.all(ids(5).map((id) => naive.order(id))),
    ({ cut }) => cut,
  ).toBeGreaterThan(1)
})
