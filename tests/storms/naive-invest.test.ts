import { afterAll, expect, test } from 'vitest'
import { EACH, openNaiveInvest, PUT_IN } from './lib/naive-invest.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const naive = await openNaiveInvest(world.url)
afterAll(() => naive.close())

const ORDERS = 16
const ids = Array.from({ length: ORDERS }, (_, at) => at + 1)

test('the storm of two who pay pays a naive date more than once', async () => {
  await naive.begin(ORDERS, 10_000)
  await Promise.all([...ids, ...ids].map((id) => naive.pay(id)))
  const { orders } = await naive.seen()
  expect(Math.max(...orders.map(({ paid }) => paid))).toBeGreaterThan(EACH)
})

test('the storm of ending and paying lets a naive order run on that is back, or gives it back twice', async () => {
  await naive.begin(ORDERS, 10_000)
  await Promise.all(ids.flatMap((id) => [naive.stop(id), naive.pay(id), naive.stop(id)]))
  const { orders } = await naive.seen()
  expect(orders.some(({ state, back }) => back > PUT_IN || (back > 0 && state === 'running'))).toBe(true)
})

test('the storm of payouts drains a naive pool below nothing', async () => {
  await naive.begin(ORDERS, 3 * EACH)
  await Promise.all(ids.map((id) => naive.pay(id)))
  expect((await naive.seen()).holds).toBeLessThan(0)
})
