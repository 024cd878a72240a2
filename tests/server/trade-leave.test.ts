import { expect, test } from 'vitest'
import { HOUR_S, MINUTE_S } from '#contract/time-units.ts'
import { merchant } from '#contract/merchant.ts'
import { trade } from '#contract/trade.ts'
import { later } from '#server/lib/clock.ts'
import { holds } from '#tests/world/money.ts'
import {
  accepted,
  asSeen,
  banker,
  coolOf,
  dealer,
  escrowOf,
  offeredTo,
  openMarket,
  refreshed,
  seenBy,
  transferred,
} from '#tests/world/trade.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, deny, sql, context, clock } = world
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

test('a member gives more time when little is left, twice', async () => {
  const { mira, order } = await due('bank')
  const early = await member(mira, order)
  expect(early.refused).toContainEqual({
    event: 'extend',
    code: 'too-early',
    text: expect.stringContaining('25 minutes'),
    allowed_time: early.server_time + 25 * MINUTE_S,
  })
  expect(await deny(trade.extend, asSeen(early), mira)).toEqual({ refusal: 'too-early', retry_after: 1_500 })
  clock.pass(25 * MINUTE_S)
  const longer = await give(trade.extend, asSeen(early), mira)
  expect((longer.deadline ?? 0) - (early.deadline ?? 0)).toBe(15 * MINUTE_S)
  clock.pass(15 * MINUTE_S)
  const longest = await give(trade.extend, asSeen(longer), mira)
  clock.pass(15 * MINUTE_S)
  expect(await deny(trade.extend, asSeen(longest), mira)).toEqual({ refusal: 'used-up' })
  await give(merchant.abandon, { ...asSeen(longest), reason: 'other' }, otto)
})

test.each(['wallet', 'bank'] as const)(
  'a merchant who gives an order back is not asked for a while (%s)',
  async (rail) => {
    const { mira, order } = await due(rail)
    const { lost } = await coolOf(world, otto)
    const gone = await give(merchant.abandon, { ...asSeen(order), reason: 'changed_mind' }, otto)
    expect([gone.status, gone.reason, await escrowOf(world, order.order_no)]).toEqual([
      'cancelled',
      'merchant',
      NOTHING,
    ])
    expect([await holds(world, mira, 'coin'), await coolOf(world, otto)]).toEqual([
      COINS,
      { cools: true, lost: lost + 1 },
    ])
    expect((await give(trade.index, {}, mira)).restart_time).toBeNull()
  },
)

test.each(['wallet', 'bank'] as const)(
  'another merchant is asked when the member wants that, twice (%s)',
  async (rail) => {
    const { mira, order } = await due(rail, 1)
    await give(merchant.abandon, { ...asSeen(order), reason: 'other' }, otto)
    const again = await member(mira, order)
    expect([again.status, again.expected_return, again.payee, await escrowOf(world, order.order_no)]).toEqual([
      'searching',
      '123.75',
      null,
      { COIN: 10_000_000_000n, EUR: 0n },
    ])
    expect(await deny(merchant.info, { order_no: order.order_no }, otto)).toEqual({ refusal: 'missing' })
    expect((await give(merchant.list, {}, otto)).data.map(({ order_no }) => order_no)).not.toContain(order.order_no)
  },
)

test('an order that was given back three times is over', async () => {
  const { mira, order } = await due('wallet', 1)
  await give(merchant.abandon, { ...asSeen(order), reason: 'other' }, otto)
  // The next one opens when it is their turn: whom another match holds is passed over for whoever pays less.
  for (const [comes, ends] of [
    [async () => nell, 'searching'],
    [() => dealer(world, { price: '1.25' }), 'cancelled'],
  ] as const) {
    const buyer = await comes()
    const offered = await offeredTo(world, buyer, order)
    const taken = await give(merchant.answer, { ...asSeen(offered), accept: 1 }, buyer)
    expect((await give(merchant.abandon, { ...asSeen(taken), reason: 'other' }, buyer)).status).toBe(ends)
    await sql
      .updateTable('merchant')
      .set({ cool_until: later(context.clock.now(), HOUR_S) })
      .where('member_id', '=', buyer.id)
      .execute()
  }
  expect([(await member(mira, order)).reason, await holds(world, mira, 'coin')]).toEqual(['merchant', COINS])
})

test('a member asks to end it, and the merchant agrees: no fault of the merchant', async () => {
  const { mira, order } = await due('bank', 1)
  const before = await coolOf(world, otto)
  const asked = await give(trade.cancel, { ...asSeen(await member(mira, order)), reason: 'wrong_details' }, mira)
  expect([asked.status, asked.asked, asked.next_actor, (asked.deadline ?? 0) - asked.server_time]).toEqual([
    'awaiting_payment',
    { member: 1, merchant: 0 },
    'merchant',
    15 * MINUTE_S,
  ])
  expect(await deny(trade.cancel, asSeen(asked), mira)).toEqual({ refusal: 'said-already' })
  const seen = await seenBy.merchant(world, otto, order.order_no)
  const gone = await give(merchant.abandon, { ...asSeen(seen), reason: 'peer_asked' }, otto)
  expect([gone.status, gone.reason, await escrowOf(world, order.order_no)]).toEqual(['cancelled', 'mutual', NOTHING])
  expect(await coolOf(world, otto)).toEqual(before)
  expect(await holds(world, otto, 'margin')).toBe(1_000_000n)
})

test.each(['wallet', 'bank'] as const)(
  'a merchant who says nothing for a quarter of an hour is not waited for (%s)',
  async (rail) => {
    const { mira, order } = await due(rail, 1)
    await give(trade.cancel, asSeen(await member(mira, order)), mira)
    clock.pass(15 * MINUTE_S)
    const gone = await member(mira, order)
    expect([gone.status, gone.reason, gone.restart_time, await escrowOf(world, order.order_no)]).toEqual([
      'cancelled',
      'silent',
      null,
      NOTHING,
    ])
    expect((await coolOf(world, otto)).cools).toBe(true)
  },
)

test('a merchant who pays after being asked to end it has paid', async () => {
  const { mira, order } = await due('bank')
  const asked = await give(trade.cancel, asSeen(await member(mira, order)), mira)
  const paid = await give(merchant.pay, { ...asSeen(asked), ...(await transferred(world, otto)) }, otto)
  expect([paid.status, paid.asked]).toEqual(['paid', { member: 0, merchant: 0 }])
})
