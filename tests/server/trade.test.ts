import { expect, test } from 'vitest'
import { MINUTE_S } from '#contract/time-units.ts'
import { merchant } from '#contract/merchant.ts'
import { trade, TABS } from '#contract/trade.ts'
import {
  accepted,
  asSeen,
  banker,
  dealer,
  escrowOf,
  offeredTo,
  openMarket,
  seenBy,
  seller,
  start,
} from '#tests/world/trade.ts'
import { holds, newKey, PIN, postings } from '#tests/world/money.ts'
import { type Person } from '#tests/world/world.ts'
import { sweepOrders } from '#server/trade/sweep.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, deny, sql, context, clock } = world
await openMarket(world)
const resting = (...people: Person[]) =>
  sql
    .updateTable('merchant')
    .set({ state: 'suspended' })
    .where(
      'member_id',
      'in',
      people.map(({ id }) => id),
    )
    .execute()

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
  expect([made.better, done.better, (await seenBy.merchant(world, otto, made.order_no)).better]).toEqual([
    '0.00',
    '4.95',
    '0.00',
  ])
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

test('of a version that is no more nothing is said, and of none that is somebody else’s', async () => {
  const [mira, stranger] = [await seller(world), await dealer(world, { price: '0.5' })]
  const made = await start(world, mira, { mode: 'password', phrase: 'a lighthouse' })
  expect(await deny(trade.cancel, { ...asSeen(made), version: made.version + 1 }, mira)).toEqual({
    refusal: 'moved-on',
    fresh: made,
  })
  const { order_no } = made
  for (const [call, form] of [
    [trade.info, { order_no }],
    [trade.cancel, asSeen(made)],
    [trade.extend, asSeen(made)],
    [trade.confirm, { ...asSeen(made), payword: PIN }],
    [trade.rate, { ...asSeen(made), score: 5 }],
    [merchant.info, { order_no }],
    [merchant.answer, { ...asSeen(made), accept: 1 }],
    [merchant.pay, { ...asSeen(made), payword: PIN }],
    [merchant.undo, asSeen(made)],
    [merchant.abandon, { ...asSeen(made), reason: 'other' }],
  ] as const)
    expect([call.path, await deny(call as typeof trade.info, form as never, stranger)]).toEqual([
      call.path,
      { refusal: 'missing' },
    ])
  expect((await give(trade.list, {}, stranger)).data).toEqual([])
  expect((await give(merchant.list, {}, stranger)).data).toEqual([])
  await give(trade.cancel, asSeen(made), mira)
})

test('whoever saw an older version reads what it is by now as their side sees it, and nothing once it is not theirs', async () => {
  const mira = await banker(world)
  const otto = await dealer(world, { price: '1.40' })
  const due = await accepted(world, mira, otto, { pay_type: 'bank' })
  const older = { ...due, version: due.version - 1 }
  clock.pass(31 * MINUTE_S)
  const theirs = await deny(merchant.abandon, { ...asSeen(older), reason: 'other' }, otto)
  const { fresh } = await deny(trade.cancel, asSeen(due), mira)
  expect(fresh).toMatchObject({ status: 'late', version: due.version + 1 })
  expect([theirs, fresh]).toEqual([
    { refusal: 'moved-on', fresh: await seenBy.merchant(world, otto, due.order_no) },
    await seenBy.member(world, mira, due.order_no),
  ])
  clock.pass(15 * MINUTE_S)
  expect(await deny(merchant.abandon, { ...asSeen(older), reason: 'other' }, otto)).toEqual({ refusal: 'moved-on' })
  await give(trade.cancel, asSeen(await seenBy.member(world, mira, due.order_no)), mira)
  await resting(otto)
})

test('what was answered under a key is answered again, and nothing else is done under it', async () => {
  const mira = await seller(world)
  const otto = await dealer(world, { price: '1.40' })
  const offered = await offeredTo(world, otto, await start(world, mira))
  const accepting = { ...asSeen(offered), accept: 1 } as const
  const due = await give(merchant.answer, accepting, otto)
  const paying = { ...asSeen(due), payword: PIN }
  const paid = await give(merchant.pay, paying, otto)
  const before = await postings(world)
  expect([await give(merchant.answer, accepting, otto), await give(merchant.pay, paying, otto)]).toEqual([due, paid])
  expect(await deny(merchant.answer, { ...accepting, accept: 0 }, otto)).toEqual({ refusal: 'key-reused' })
  expect(await postings(world)).toBe(before)
  expect(await deny(merchant.pay, { ...paying, idem: newKey() }, otto)).toEqual({
    refusal: 'moved-on',
    fresh: await seenBy.merchant(world, otto, due.order_no),
  })
  await resting(otto)
})

test('each side says once how it went, within two weeks, and the merchant’s mark is the mean', async () => {
  const otto = await dealer(world, { price: '1.40' })
  for (const [score, mean] of [
    [5, '5.0'],
    [2, '3.5'],
  ] as const) {
    const mira = await seller(world)
    const due = await accepted(world, mira, otto)
    await give(merchant.pay, { ...asSeen(due), payword: PIN }, otto)
    const done = await seenBy.member(world, mira, due.order_no)
    expect([done.status, done.rating]).toEqual(['completed', { mine: 0, theirs: 0 }])
    expect((await deny(trade.rate, { ...asSeen(done), score: 6 } as never, mira)).refusal).toBe('invalid')
    const rated = await give(trade.rate, { ...asSeen(done), score, text: 'Fast.' }, mira)
    expect([rated.rating, rated.allowed]).toEqual([{ mine: score, theirs: 0 }, []])
    expect(await deny(trade.rate, { ...asSeen(rated), score }, mira)).toEqual({ refusal: 'said-already' })
    const back = await give(trade.rate, { ...asSeen(rated), score: 4 }, otto)
    expect(back.rating).toEqual({ mine: 4, theirs: score })
    expect((await give(merchant.index, {}, otto)).merchant.rating).toBe(mean)
  }
  await resting(otto)
})

test('the merchant of the best price is asked, and the better price is the member’s', async () => {
  const [low, high] = [await dealer(world, { price: '1.31' }), await dealer(world, { price: '1.50' })]
  const mira = await seller(world)
  const due = await accepted(world, mira, high)
  expect([due.amount, due.fee, due.expected_return]).toEqual(['150.00', '1.50', '148.50'])
  await give(merchant.pay, { ...asSeen(due), payword: PIN }, high)
  await seenBy.member(world, mira, due.order_no)
  expect([await holds(world, mira, 'balance'), await holds(world, high, 'coin')]).toEqual([14_850n, 9_900_000_000n])
  await resting(low, high)
})

test('every order is in one tab besides the one of all', async () => {
  const mira = await seller(world)
  const otto = await dealer(world, { price: '1.40' })
  const paid = await accepted(world, mira, otto)
  await give(merchant.pay, { ...asSeen(paid), payword: PIN }, otto)
  await accepted(world, mira, otto)
  const looking = await start(world, mira, { mode: 'password', phrase: 'a lighthouse' })
  await sweepOrders(context)
  const none = { awaiting_payment: 0, paid: 0, in_settlement: 0, completed: 0, cancelled: 0 }
  const { counts } = await give(trade.list, {}, mira)
  expect(counts).toEqual({ ...none, all: 3, in_transaction: 1, awaiting_payment: 1, completed: 1 })
  for (const tab of TABS) {
    const { data, total } = await give(trade.list, { tab }, mira)
    expect([tab, data.length, total]).toEqual([tab, counts[tab], counts[tab]])
  }
  expect((await give(merchant.list, {}, otto)).counts).toEqual({
    ...none,
    all: 2,
    offers: 0,
    awaiting_payment: 1,
    completed: 1,
  })
  await give(trade.cancel, asSeen(looking), mira)
  await resting(otto)
})
