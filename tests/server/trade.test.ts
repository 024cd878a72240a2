import { expect, test } from 'vitest'
import { merchant } from '#contract/merchant.ts'
import { trade } from '#contract/trade.ts'
import { asSeen, dealer, escrowOf, offeredTo, openMarket, seenBy, seller, start } from '#tests/lib/trade.ts'
import { holds, PIN } from '#tests/lib/money.ts'
import { openWorld } from '#tests/lib/world.ts'
import { sweepOrders } from '#server/trade/sweep.ts'

const world = await openWorld()
const { give, context, clock } = world
await openMarket(world)

test('coins are sold to a merchant who pays out of a wallet', async () => {
  const mira = await seller(world)
  const otto = await dealer(world, { price: '1.30' })
  const made = await start(world, mira, { quantity: '100' })
  expect([made.status, made.quantity, made.expected_return, made.allowed]).toEqual([
    'searching',
    '100.00000000',
    '123.75',
    ['cancel'],
  ])
  expect(await escrowOf(world, made.order_no)).toEqual({ COIN: 10_000_000_000n, EUR: 0n })
  const offered = await offeredTo(world, otto, made)
  expect([offered.status, offered.unit_price, offered.expected_return, offered.allowed]).toEqual([
    'offered',
    '1.30000000',
    '128.70',
    ['accept', 'decline'],
  ])
  const accepted = await give(merchant.answer, { ...asSeen(offered), accept: 1 }, otto)
  expect([accepted.status, accepted.next_actor, await escrowOf(world, made.order_no)]).toEqual([
    'awaiting_payment',
    'merchant',
    { COIN: 10_000_000_000n, EUR: 12_870n },
  ])
  const paid = await give(merchant.pay, { ...asSeen(accepted), payword: PIN }, otto)
  expect([paid.status, await escrowOf(world, made.order_no)]).toEqual(['settling', { COIN: 0n, EUR: 0n }])
  expect(await holds(world, mira, 'balance', 'held')).toBe(12_870n)
  clock.pass(1)
  expect(await sweepOrders(context)).toBe(1)
  const done = await seenBy.member(world, mira, made.order_no)
  expect([done.status, done.allowed, done.trail.length]).toEqual(['completed', ['rate'], 12])
  expect([await holds(world, mira, 'balance'), await holds(world, otto, 'coin')]).toEqual([12_870n, 9_900_000_000n])
})

test('an order is taken back while nobody accepted it', async () => {
  const mira = await seller(world)
  const made = await start(world, mira, { quantity: '50', mode: 'password', phrase: 'a lighthouse' })
  const gone = await give(trade.cancel, asSeen(made), mira)
  expect([gone.status, gone.reason, await escrowOf(world, made.order_no)]).toEqual([
    'cancelled',
    'member',
    { COIN: 0n, EUR: 0n },
  ])
  expect(await holds(world, mira, 'coin')).toBe(100_000_000_000n)
})
