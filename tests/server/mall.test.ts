import { expect, test } from 'vitest'
import { home } from '#contract/home.ts'
import { fillPool } from '#tests/lib/conversions.ts'
import { bring, setAside } from '#tests/lib/money.ts'
import { asOwner, openWorld, type Person } from '#tests/lib/world.ts'

const world = await openWorld()
const { give, member, clock } = world
const mall = async (caller: Partial<Person> = {}) => (await give(home.index, { space: 'mall' }, caller)).mall

test('a visitor is told what points become and what the fund holds, and of nobody’s money', async () => {
  await fillPool(world, 'EUR', 123_456n)
  expect(await mall()).toEqual({ points: { rate: '0.01000000', pool: '1234.56' }, money: null })
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
  const since = new Date(clock.read() + 60_000)
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

test('the trade’s home is told nothing of the mall', async () => {
  expect((await give(home.index, {}, await member())).mall).toBeNull()
})
