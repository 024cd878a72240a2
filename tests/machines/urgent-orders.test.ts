import { expect, test } from 'vitest'
import { mostUrgent } from '#machines/merchant/urgent-orders.rules.ts'
import { incomingOrders } from '#stories/fixtures/incoming.ts'

const [order] = incomingOrders
if (!order) throw new Error('no order came')
const of = (order_no: string, details: object) => ({ ...order, order_no, ...details })

test('first comes what the merchant is to do, then whatever runs out first, and nothing that is over', () => {
  const orders = [
    of('later', { next_actor: 'merchant', deadline: 300 }),
    of('theirs', { next_actor: 'member', deadline: 10 }),
    of('over', { next_actor: 'merchant', deadline: 1, status: 'completed' }),
    of('now', { next_actor: 'merchant', deadline: 20 }),
    of('whenever', { next_actor: 'merchant', deadline: null }),
  ]
  expect(mostUrgent(orders).map(({ order_no }) => order_no)).toEqual(['now', 'later', 'whenever'])
  expect(mostUrgent(orders.slice(0, 3)).map(({ order_no }) => order_no)).toEqual(['later', 'theirs'])
})
