import { expect, test } from 'vitest'
import { DAY_S } from '#contract/time-units.ts'
import { sweepInvestments } from '#server/invest/sweep.ts'
import { later } from '#server/lib/clock.ts'
import { holds } from '#tests/world/money.ts'
import { inAccount, putIn, recordPrices } from '#tests/world/invest.ts'
import {
  datesOf,
  fillVenture,
  moveInvest,
  openVenture,
  rowOf,
  stopVenture,
  wakeVenture,
} from '#tests/world/ventures.ts'
import { openWorld } from '#tests/world/open.ts'
import { asOwner } from '#tests/world/world.ts'

const world = await openWorld()
const { clock, context } = world
const now = () => context.clock.now()

async function swept() {
  for (let round = 0; round < 100; round += 1) if ((await sweepInvestments(context)) === 0) return
  throw new Error('something is due for ever')
}

test('dates are paid out of the pool to the cent, one after the other, and what was put in returns whole', async () => {
  const person = await world.member()
  const venture = await openVenture(world, { term: 3, rate: '0.0123' })
  await fillVenture(world, venture, 10_000n)
  const made = await putIn(world, person, venture, 9_999n)
  expect(await holds(world, person, 'balance')).toBe(0n)
  for (const [day, paid] of [
    [1, 122n],
    [2, 244n],
    [3, 366n],
  ] as const) {
    clock.pass(DAY_S)
    await swept()
    expect(await holds(world, person, 'profit')).toBe(paid)
    expect(await rowOf(world, made)).toMatchObject({ days_done: day, paid })
  }
  expect(await rowOf(world, made)).toMatchObject({ state: 'completed', next_at: null, wake_at: null, freed: false })
  expect((await datesOf(world, made)).map(({ state, outcome }) => [state, outcome])).toEqual([
    ['paid', 122n],
    ['paid', 122n],
    ['paid', 122n],
  ])
  expect(await holds(world, person, 'balance')).toBe(9_999n)
  expect(await inAccount(world, made.escrow_id)).toBe(0n)
  expect(await inAccount(world, venture.pool)).toBe(10_000n - 366n)
})

test('several days that nobody looked at are paid one by one, each at the rate of its day', async () => {
  const person = await world.member()
  const venture = await openVenture(world, { term: 4, currency: 'USDT' })
  await fillVenture(world, venture, 10n ** 9n)
  const made = await putIn(world, person, venture, 1_000_000n)
  await asOwner(world, (owner) =>
    owner
      .insertInto('venture_rate')
      .values({ venture_id: venture.id, version: 2, since: later(now(), 2.5 * DAY_S), rate: '0.02' })
      .execute(),
  )
  clock.pass(9 * DAY_S)
  await swept()
  expect((await datesOf(world, made)).map(({ outcome, rate_version }) => [outcome, rate_version])).toEqual([
    [10_000n, 1],
    [10_000n, 1],
    [20_000n, 2],
    [20_000n, 2],
  ])
  expect(await holds(world, person, 'usdt')).toBe(1_060_000n)
})

test('a dry pool pays nobody and says so; filled again it pays what is due, and never twice', async () => {
  const person = await world.member()
  const venture = await openVenture(world, { term: 3 })
  await fillVenture(world, venture, 99n)
  const made = await putIn(world, person, venture, 10_000n)
  clock.pass(DAY_S)
  await swept()
  expect(await rowOf(world, made)).toMatchObject({ state: 'suspended.pool', paid: 0n, wake_at: made.ends_at })
  await wakeVenture(world, venture)
  await sweepInvestments(context)
  expect(await rowOf(world, made)).toMatchObject({ state: 'suspended.pool', wake_at: made.ends_at })
  await fillVenture(world, venture, 101n)
  await wakeVenture(world, venture)
  clock.pass(DAY_S)
  await swept()
  expect(await rowOf(world, made)).toMatchObject({ state: 'running', paid: 200n })
  expect(await inAccount(world, venture.pool)).toBe(0n)
  clock.pass(DAY_S)
  await swept()
  expect(await rowOf(world, made)).toMatchObject({ state: 'completed', paid: 200n })
  expect((await datesOf(world, made)).map(({ state }) => state)).toEqual(['paid', 'paid', 'void'])
  expect(await holds(world, person, 'balance')).toBe(10_000n)
})

test('ended early it returns less the fee, rounded up, and its part of the quota is sold again', async () => {
  const person = await world.member()
  const venture = await openVenture(world, { fee: '0.01' })
  const made = await putIn(world, person, venture, 9_999n)
  await fillVenture(world, venture, 1_000n)
  clock.pass(DAY_S)
  await swept()
  await moveInvest(world, made, { type: 'stop', by: 'member' })
  expect(await rowOf(world, made)).toMatchObject({ state: 'ended_early', fee: 100n, paid: 99n, freed: true })
  expect(await holds(world, person, 'balance')).toBe(9_899n)
  const { taken } = await world.sql
    .selectFrom('venture')
    .select('taken')
    .where('id', '=', venture.id)
    .executeTakeFirstOrThrow()
  expect(taken).toBe(0n)
})

test('within the first day, and while it stands still, ending it returns everything', async () => {
  const person = await world.member()
  const venture = await openVenture(world)
  const cooled = await putIn(world, person, venture, 500n)
  expect(await moveInvest(world, cooled, { type: 'stop', by: 'member' })).toMatchObject({ state: 'cancelled', fee: 0n })
  const dry = await putIn(world, person, venture, 500n)
  const stopped = await putIn(world, person, venture, 500n)
  clock.pass(DAY_S)
  await swept()
  await stopVenture(world, venture)
  await swept()
  expect((await rowOf(world, stopped)).state).toBe('suspended.team')
  expect(await moveInvest(world, stopped, { type: 'stop', by: 'member' })).toMatchObject({
    state: 'ended_early',
    fee: 0n,
  })
  await stopVenture(world, venture, false)
  await swept()
  expect((await rowOf(world, dry)).state).toBe('suspended.pool')
  expect(await moveInvest(world, dry, { type: 'stop', by: 'member' })).toMatchObject({ state: 'ended_early', fee: 0n })
  expect(await holds(world, person, 'balance')).toBe(1_500n)
})

test('a full project stays full when somebody leaves it', async () => {
  const [one, other] = [await world.member(), await world.member()]
  const venture = await openVenture(world, { kind: 'project', total: 1_000n, sale: 5, payout: 'end' })
  const first = await putIn(world, one, venture, 600n)
  await moveInvest(world, first, { type: 'stop', by: 'member' })
  const again = await putIn(world, one, venture, 600n)
  const last = await putIn(world, other, venture, 400n)
  await moveInvest(world, last, { type: 'stop', by: 'member' })
  expect([(await rowOf(world, first)).freed, (await rowOf(world, last)).freed]).toEqual([true, false])
  const { taken } = await world.sql
    .selectFrom('venture')
    .select('taken')
    .where('id', '=', venture.id)
    .executeTakeFirstOrThrow()
  expect(taken).toBe(1_000n)
  await fillVenture(world, venture, 6n)
  clock.pass(10 * DAY_S)
  await swept()
  expect(await rowOf(world, again)).toMatchObject({ state: 'completed', days_done: 10, paid: 6n })
})

test('a robot holds the coin where its price rose before, and each day brings what its tasks did', async () => {
  const person = await world.member()
  const venture = await openVenture(world, { kind: 'robot', term: 2, tasks: 2, rate: '0.5' })
  await fillVenture(world, venture, 10_000n)
  const start = now()
  // Half a day apart; each is recorded a minute before its stretch begins.
  await recordPrices(world, later(start, -DAY_S / 2 - 60), DAY_S / 2, ['1', '1.1', '1.21', '1.1', '1.2', '1.2'])
  const made = await putIn(world, person, venture, 1_000n)
  clock.pass(DAY_S)
  await swept()
  clock.pass(DAY_S)
  await swept()
  const tasks = await world.sql
    .selectFrom('task_order')
    .selectAll()
    .where('investment_id', '=', made.id)
    .orderBy('id')
    .execute()
  expect(tasks.map(({ day, n, side, profit, price_from, state }) => [day, n, side, profit, price_from, state])).toEqual(
    [
      [1, 1, 'held', 100n, '1.10000000', 'done'],
      [1, 2, 'held', -90n, '1.21000000', 'done'],
      [2, 1, 'aside', 0n, '1.10000000', 'done'],
      [2, 2, 'held', 0n, '1.20000000', 'done'],
    ],
  )
  expect(new Set(tasks.map(({ order_no }) => order_no)).size).toBe(4)
  expect((await datesOf(world, made)).map(({ state, outcome }) => [state, outcome])).toEqual([
    ['paid', 10n],
    ['nothing', 0n],
  ])
  expect(await holds(world, person, 'profit')).toBe(10n)
})
