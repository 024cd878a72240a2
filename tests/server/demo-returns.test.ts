import { expect, test } from 'vitest'
import { session } from '#contract/session.ts'
import { shopOrder } from '#contract/shop-order.ts'
import { seedDemo } from '#server/seeds/demo.ts'
import { booksBalance } from '#tests/world/books.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld({ settings: { mode: 'demo' } })
await seedDemo(world.context)
const { give } = world

test('of what the member of the demo bought, one part came back, and another waits for its store', async () => {
  const { token } = await give(session.signIn, { account: 'member@quay.test', password: 'quay-demo' })
  const { data, counts } = await give(shopOrder.list, {}, { token })
  expect(counts).toMatchObject({ all: 2, done: 1, refund: 1 })
  const orders = await Promise.all(data.map(({ order_no }) => give(shopOrder.info, { order_no }, { token })))
  expect(
    orders.map(({ status, refund, goods }) => [
      status,
      refund?.status,
      refund?.amount,
      goods.map(({ refund_status: of }) => of),
    ]),
  ).toEqual([
    ['refunding', 'asked', '16.50', ['none', 'asked']],
    ['done', 'agreed', '12.90', ['none', 'done']],
  ])
  await booksBalance(world)
})
