import { expect, test } from 'vitest'
import { home } from '#contract/home.ts'
import { DAY_S, MINUTE_MS } from '#contract/time-units.ts'
import { PURSE_OF } from '#contract/venture.ts'
import { sweepInvestments } from '#server/invest/sweep.ts'
import { granted, openEquity } from '#tests/world/equities.ts'
import { bring, setAside, fillPool } from '#tests/world/money.ts'
import { fillVenture, openVenture, putInOf, stopVenture, type VentureWish } from '#tests/world/ventures.ts'
import { type Person, asOwner } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, member, clock } = world
const mall = async (caller: Partial<Person> = {}) => (await give(home.index, { space: 'mall' }, caller)).mall

test('a visitor is told what points become and what the fund holds, and of nobody’s money', async () => {
  await fillPool(world, 'EUR', 123_456n)
  expect(await mall()).toEqual({
    points: { rate: '0.01000000', pool: '1234.56' },
    money: null,
    invested: null,
    on_sale: [],
    equity: null,
    affiliate: 1,
  })
})

test('a member is told what they may spend, and what they collected and earned, less what is set aside', async () => {
  const [person, other] = [await member(), await member()]
  await bring(world, other, 'shop', 9_900n)
  await bring(world, person, 'shop', 2_500n)
  await bring(world, person, 'points', 900n)
  await bring(world, person, 'profit', 775n)
  await setAside(world, person, 'points', 150n)
  expect((await mall(person))?.money).toEqual({ shop: '25.00', points: 750, profit: '7.75' })
  expect((await mall(other))?.money).toEqual({ shop: '99.00', points: 0, profit: '0.00' })
})

test('who has never had anything has nothing, and is told so', async () => {
  expect((await mall(await member()))?.money).toEqual({ shop: '0.00', points: 0, profit: '0.00' })
})

test('points become what the terms of this moment say', async () => {
  const since = new Date(clock.read() + MINUTE_MS)
  await asOwner(world, async (owner) => {
    const now = await owner
      .selectFrom('terms')
      .selectAll()
      .where('act', '=', 'points_to_balance')
      .where('account', '=', 'points')
      .executeTakeFirstOrThrow()
    await owner
      .insertInto('terms')
      .values({ ...now, rate: '0.0125', since })
      .execute()
  })
  clock.pass(59)
  expect((await mall())?.points.rate).toBe('0.01000000')
  clock.pass(1)
  expect((await mall())?.points.rate).toBe('0.01250000')
})

const inAMoment = (seconds: number) => Math.floor(clock.read() / 1000) + seconds

async function puts(person: Person, amount: bigint, wish: VentureWish) {
  const venture = await openVenture(world, { total: 10n ** 12n, ...wish })
  await fillVenture(world, venture, amount)
  await bring(world, person, PURSE_OF[venture.currency], amount)
  return { venture, order: await putInOf(world, person.id, venture, amount) }
}

test('who has put in nothing is told so, and a stranger is told nothing of it', async () => {
  expect((await mall(await member()))?.invested).toEqual({
    worth: '0.00',
    count: 0,
    next: null,
    orders: [],
    shares: null,
  })
})

test('what a member has put in is one sum in EUR, with its nearest date and what that may bring', async () => {
  await world.sql
    .insertInto('price')
    .values({ currency: 'COIN', since: new Date(clock.read()), eur: '1.25' })
    .execute()
  const [person, other] = [await member(), await member()]
  const { order: late } = await puts(person, 10_000n, { title: 'Tern', term: 30, payout: 'end' })
  const { order: soon } = await puts(person, 4_000_000_000n, { title: 'Gannet', currency: 'COIN' })
  await puts(other, 77_700n, {})
  const told = (await mall(person))?.invested
  expect(told).toMatchObject({ worth: '150.00', count: 2, shares: null })
  expect(told?.next).toEqual({
    order_no: soon.order_no,
    title: 'Gannet',
    time: inAMoment(DAY_S),
    currency: 'COIN',
    high: '0.40000000',
    back: '0.00000000',
  })
  expect(told?.orders.map(({ order_no, amount, status }) => [order_no, amount, status])).toEqual([
    [soon.order_no, '40.00000000', 'cooling'],
    [late.order_no, '100.00', 'cooling'],
  ])
})

test('a date that is the last says what comes back, and one that nobody is paid on is none', async () => {
  const [person, other] = [await member(), await member()]
  await puts(person, 10_000n, { term: 1 })
  expect((await mall(person))?.invested?.next).toMatchObject({ high: '1.00', back: '100.00' })
  const { venture } = await puts(other, 10_000n, {})
  clock.pass(DAY_S)
  await stopVenture(world, venture)
  while ((await sweepInvestments(world.context)) > 0);
  expect((await mall(other))?.invested).toMatchObject({
    count: 1,
    next: null,
    orders: [{ status: 'suspended', next_payout_time: null }],
  })
})

test('shares are told beside it, by what they are worth today', async () => {
  const person = await member()
  const { share } = await openEquity(world, { least: 100 })
  await granted(world, share, person, 10_0000n)
  const told = await mall(person)
  expect([told?.invested?.shares, told?.invested?.worth, told?.equity]).toEqual(['123.40', '0.00', 100])
})

test('what is on sale is told by kind, with the least that one of them takes; what cannot be bought is not', async () => {
  const before = (await mall())?.on_sale.find(({ kind }) => kind === 'project')
  expect(before).toBeUndefined()
  const stopped = await openVenture(world, { kind: 'project', least: 100n })
  await stopVenture(world, stopped)
  await openVenture(world, { kind: 'project', least: 100n, starts: 3 })
  await openVenture(world, { kind: 'project', least: 5_000n })
  await openVenture(world, { kind: 'project', least: 2_000n })
  expect((await mall())?.on_sale.find(({ kind }) => kind === 'project')).toEqual({
    kind: 'project',
    count: 2,
    least: '20.00',
    currency: 'EUR',
  })
})

test('the trade’s home is told nothing of the mall', async () => {
  expect((await give(home.index, {}, await member())).mall).toBeNull()
})
