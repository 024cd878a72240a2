import { expect, test } from 'vitest'
import { MINUTE_S } from '#contract/time-units.ts'
import { merchant } from '#contract/merchant.ts'
import { trade } from '#contract/trade.ts'
import { sweepOrders } from '#server/trade/sweep.ts'
import { holds } from '#tests/world/money.ts'
import {
  accepted,
  asSeen,
  banker,
  coolOf,
  dealer,
  escrowOf,
  openMarket,
  paidOutside,
  refreshed,
  seenBy,
  transferred,
} from '#tests/world/trade.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, deny, context, clock } = world
await openMarket(world)
const otto = await dealer(world, { price: '1.30', margin: 1_000_000n })
const nell = await dealer(world, { price: '1.26', margin: 1_000_000n })

const NOTHING = { COIN: 0n, EUR: 0n }
const COINS = 100_000_000_000n
const member = (person: Person, order: { order_no: string }) => seenBy.member(world, person, order.order_no)
async function due(pay_type: 'wallet' | 'bank', rematch: 0 | 1 = 0) {
  await refreshed(world, otto, nell)
  const mira = await banker(world)
  return { mira, order: await accepted(world, mira, otto, { pay_type, rematch }) }
}

test('out of a wallet nothing is paid late', async () => {
  const { mira, order } = await due('wallet')
  clock.pass(30 * MINUTE_S)
  const gone = await member(mira, order)
  expect([gone.status, gone.reason, await escrowOf(world, order.order_no), (await coolOf(world, otto)).cools]).toEqual([
    'cancelled',
    'pay_timeout',
    NOTHING,
    true,
  ])
})

test('a bank payment may be late, and says so', async () => {
  const { mira, order } = await due('bank')
  clock.pass(30 * MINUTE_S)
  const late = await seenBy.merchant(world, otto, order.order_no)
  expect([late.status, late.late, late.allowed, late.payee?.name]).toEqual(['late', 0, ['pay'], 'Mira Kuiper'])
  const paid = await give(merchant.pay, { ...asSeen(late), ...(await transferred(world, otto)) }, otto)
  expect([paid.status, paid.late]).toEqual(['paid', 1])
  const back = await give(merchant.undo, asSeen(paid), otto)
  expect([back.status, back.late, back.payment, (back.deadline ?? 0) - back.server_time]).toEqual([
    'awaiting_payment',
    0,
    null,
    10 * MINUTE_S,
  ])
  clock.pass(10 * MINUTE_S)
  const seen = await member(mira, order)
  expect([seen.status, seen.dispute?.by, seen.dispute?.stage, await escrowOf(world, order.order_no)]).toEqual([
    'disputed',
    'system',
    'open',
    { COIN: 10_000_000_000n, EUR: 1_287n },
  ])
})

test.each([
  [0, 'cancelled', 'pay_timeout'],
  [1, 'searching', ''],
] as const)(
  'a member leaves what is late, by no fault of theirs (others are asked: %s)',
  async (rematch, status, reason) => {
    const { mira, order } = await due('bank', rematch)
    clock.pass(30 * MINUTE_S)
    const gone = await give(trade.cancel, asSeen(await member(mira, order)), mira)
    expect([gone.status, gone.reason, gone.restart_time, await coolOf(world, otto)]).toMatchObject([
      status,
      reason,
      null,
      { cools: true },
    ])
    if (rematch) await give(trade.cancel, asSeen(gone), mira)
  },
)

test('a late payment that never comes ends the order', async () => {
  const { mira, order } = await due('bank')
  for (const minutes of [30, 15]) {
    clock.pass(minutes * MINUTE_S)
    expect(await sweepOrders(context)).toBeGreaterThan(0)
  }
  const gone = await member(mira, order)
  expect([gone.status, gone.reason, await holds(world, mira, 'coin'), (await coolOf(world, otto)).cools]).toEqual([
    'cancelled',
    'pay_timeout',
    COINS,
    true,
  ])
})

test('a merchant takes back once, and soon, that it was paid', async () => {
  await refreshed(world, otto, nell)
  const mira = await banker(world)
  const paid = await paidOutside(world, mira, otto)
  clock.pass(5 * MINUTE_S)
  const back = await give(merchant.undo, asSeen(paid), otto)
  expect([back.status, back.payment, (back.deadline ?? 0) - back.server_time]).toEqual([
    'awaiting_payment',
    null,
    25 * MINUTE_S,
  ])
  const again = await give(merchant.pay, { ...asSeen(back), ...(await transferred(world, otto)) }, otto)
  expect(await deny(merchant.undo, asSeen(again), otto)).toEqual({ refusal: 'used-up' })
  const other = await paidOutside(world, await banker(world), otto)
  clock.pass(10 * MINUTE_S)
  expect(await deny(merchant.undo, asSeen(other), otto)).toEqual({ refusal: 'too-late' })
})
