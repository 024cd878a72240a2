import { expect, test } from 'vitest'
import { home } from '#contract/home.ts'
import { session } from '#contract/session.ts'
import { seedDemo } from '#server/seeds/demo.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
await seedDemo(world.context)
const { give, deny, member, clock, sql } = world
const index = (caller = {}) => give(home.index, {}, caller)
const market = async (moment: string) => {
  clock.set(moment)
  const { is_open, open_time, close_time, server_time } = (await index()).market
  const iso = (seconds: number | null) => seconds && new Date(seconds * 1000).toISOString().slice(0, 16)
  expect(server_time).toBe(Date.parse(moment) / 1000)
  return [is_open, iso(open_time), iso(close_time)]
}

test('counts come from the rows: members, merchants, and those seen within five minutes', async () => {
  const { member_count, merchant_count, online_count } = (await index()).stats
  expect([member_count > 4, merchant_count >= 4, online_count]).toEqual([true, true, 0])
  const first = await member({ roles: ['merchant'] })
  await member()
  await give(session.signIn, { account: first.email, password: 'harbour-light' })
  expect((await index()).stats).toMatchObject({
    member_count: member_count + 2,
    merchant_count: merchant_count + 1,
    online_count: 2,
  })
  await give(session.signOut, {}, first)
  clock.pass(299)
  expect((await index()).stats.online_count).toBe(2)
  clock.pass(1)
  expect((await index()).stats.online_count).toBe(0)
})

test('nobody is counted whose account was deleted', async () => {
  const { stats: before } = await index()
  const people = [await member({ roles: ['merchant'] }), await member(), await member()]
  const [merchant, gone] = people.map(({ id }) => id)
  expect((await index()).stats).toMatchObject({
    member_count: before.member_count + 3,
    merchant_count: before.merchant_count + 1,
  })
  const deleted_at = new Date(clock.read())
  await sql
    .updateTable('member')
    .set({ deleted_at })
    .where('id', 'in', [merchant ?? 0, gone ?? 0])
    .execute()
  await sql
    .updateTable('member')
    .set({ erased_at: deleted_at })
    .where('id', '=', gone ?? 0)
    .execute()
  expect((await index()).stats).toMatchObject({
    member_count: before.member_count + 1,
    merchant_count: before.merchant_count,
  })
})

test('a visitor, a member and a merchant are each greeted as what they are', async () => {
  const plain = await member()
  const merchant = await member({ roles: ['merchant'] })
  expect((await index()).visitor).toBe('anonymous')
  expect((await index({ token: 'long gone' })).visitor).toBe('anonymous')
  expect((await index(plain)).visitor).toBe('member')
  expect((await index(merchant)).visitor).toBe('merchant')
  expect((await index()).demo).toBe(1)
  expect((await give(home.index, { space: 'mall' })).visitor).toBe('anonymous')
  expect(await deny(home.index, { space: 'moon' as 'mall' })).toEqual({
    refusal: 'invalid',
    errors: { space: 'unreadable' },
  })
})

test('the market of the demo sleeps for an hour a day, twelve hours from when the demo began', async () => {
  expect(await market('2026-03-04T21:59:59Z')).toEqual([1, '2026-03-03T23:00', '2026-03-04T22:00'])
  expect(await market('2026-03-04T22:00:00Z')).toEqual([0, '2026-03-04T23:00', '2026-03-05T22:00'])
})

test('the market opens and closes by the clock of its own zone', async () => {
  for (let weekday = 1; weekday <= 7; weekday += 1)
    await sql
      .updateTable('market_hours')
      .set(weekday < 6 ? { opens: '08:00', closes: '22:00' } : { opens: '10:00', closes: '18:00' })
      .where('weekday', '=', weekday)
      .execute()
  expect(await market('2026-03-11T06:59:59Z')).toEqual([0, '2026-03-11T07:00', '2026-03-11T21:00'])
  expect(await market('2026-03-11T07:00:00Z')).toEqual([1, '2026-03-11T07:00', '2026-03-11T21:00'])
  expect(await market('2026-03-11T20:59:59Z')).toEqual([1, '2026-03-11T07:00', '2026-03-11T21:00'])
  expect(await market('2026-03-11T21:00:00Z')).toEqual([0, '2026-03-12T07:00', '2026-03-12T21:00'])
  expect(await market('2026-03-13T21:00:00Z')).toEqual([0, '2026-03-14T09:00', '2026-03-14T17:00'])
})

test('summer time moves it by an hour, on the very day', async () => {
  expect(await market('2026-03-28T20:00:00Z')).toEqual([0, '2026-03-29T08:00', '2026-03-29T16:00'])
  expect(await market('2026-03-30T05:59:59Z')).toEqual([0, '2026-03-30T06:00', '2026-03-30T20:00'])
  expect(await market('2026-10-24T20:00:00Z')).toEqual([0, '2026-10-25T09:00', '2026-10-25T17:00'])
})

test('a holiday is closed, a short day is short, and a year end is no wall', async () => {
  await sql
    .insertInto('market_exception')
    .values([{ day: '2026-12-25' }, { day: '2026-12-24', opens: '08:00', closes: '14:00' }])
    .execute()
  expect(await market('2026-12-24T12:59:59Z')).toEqual([1, '2026-12-24T07:00', '2026-12-24T13:00'])
  expect(await market('2026-12-24T13:00:00Z')).toEqual([0, '2026-12-26T09:00', '2026-12-26T17:00'])
  expect(await market('2026-12-31T22:30:00Z')).toEqual([0, '2027-01-01T07:00', '2027-01-01T21:00'])
})

test('openings that touch are one, and one may pass midnight', async () => {
  await sql
    .updateTable('market_hours')
    .set({ opens: '00:00', closes: '24:00' })
    .where('weekday', 'in', [1, 2])
    .execute()
  expect(await market('2027-02-01T12:00:00Z')).toEqual([1, '2027-01-31T23:00', '2027-02-02T23:00'])
  await sql.updateTable('market_hours').set({ opens: '20:00', closes: '02:00' }).where('weekday', '=', 4).execute()
  expect(await market('2027-02-04T23:30:00Z')).toEqual([1, '2027-02-04T19:00', '2027-02-05T01:00'])
})

test('a market without hours is closed, and says nothing of an opening', async () => {
  await sql.deleteFrom('market_hours').execute()
  await sql.deleteFrom('market_exception').execute()
  expect(await market('2027-03-04T12:00:00Z')).toEqual([0, null, null])
})

test('the price is the newest, and its change is against a day ago', async () => {
  clock.set('2027-04-01T12:00:00Z')
  await sql
    .insertInto('price')
    .values([
      { currency: 'COIN', since: new Date('2027-03-30T00:00:00Z'), eur: '1.60' },
      { currency: 'COIN', since: new Date('2027-04-01T11:59:59Z'), eur: '1.20' },
    ])
    .execute()
  expect((await index()).market).toMatchObject({
    coin: 'COIN',
    unit_price: '1.20000000',
    change: '-0.2500',
    match_minutes: 60,
  })
})

test('news are the five newest, in the language of the request', async () => {
  const { news, marquee } = await index({ language: 'de' })
  const english = await index()
  expect(news.map(({ id }) => id)).toEqual(english.news.map(({ id }) => id))
  expect(news).toHaveLength(3)
  expect(news.map(({ create_time }) => create_time)).toEqual(
    news.map(({ create_time }) => create_time).toSorted((a, b) => b - a),
  )
  expect(marquee).toHaveLength(1)
})
