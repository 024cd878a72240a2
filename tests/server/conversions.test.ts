import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { CODE } from '#contract/envelope.ts'
import { QUOTE_LIFE } from '#contract/limits.ts'
import { minorOf } from '#contract/money.ts'
import { points } from '#contract/points.ts'
import { wallet } from '#contract/wallet.ts'
import { DAY_S } from '#contract/time-units.ts'
import { CURRENCY } from '#server/ledger/kinds.ts'
import { marketRate } from '#server/wallet/prices.ts'
import { exchanged } from '#machines/wallet/fee.rules.ts'
import { type Case, CASES, converting, setPrices } from '#tests/world/conversions.ts'
import { bring, holds, newKey, PIN, postings, fillPool } from '#tests/world/money.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'
import { closeBooks, openBooks } from '#tests/world/books.ts'

const world = await openWorld()
const { ask, give, deny, clock, member } = world
const mara = await member({ email: 'mara@quay.test', pin: PIN })
const RICH = 1_000_000_000_000n

async function endowed(person: Person): Promise<Person> {
  for (const { account } of CASES) await bring(world, person, account, account === 'points' ? 50_000n : RICH)
  return person
}

beforeAll(async () => {
  await setPrices(world)
  await endowed(mara)
  await fillPool(world, 'EUR', 1_000_000n)
  await fillPool(world, 'COIN', RICH)
})

const named = CASES.map((wished) => [`${wished.act} of ${wished.account}`, wished] as const)
const sources = async ({ account, says: { to } }: Case, who: Person) =>
  [await holds(world, who, account), await holds(world, who, to)] as const

test.each(named)('%s: what the quote says is what is posted', async (_, wished) => {
  clock.pass(300)
  const { act, account, says, call, amount } = wished
  const before = await sources(wished, mara)
  const quote = await give(wallet.quote, { act, account, amount }, mara)
  expect(quote).toMatchObject({ act, from: account, receiver: null, ...says })
  const form = await converting(world, mara, wished)
  const done = (await give(call, form as never, mara)) as { log_id: number; money: { balance: string } }
  expect(done).toMatchObject(says.to === 'coin' ? { coin_added: says.net } : { balance_added: says.net })
  expect(done.log_id).toBeGreaterThan(0)
  const after = await sources(wished, mara)
  expect(after[0] - before[0]).toBe(-minorOf(amount, CURRENCY[account]))
  expect(after[1] - before[1]).toBe(minorOf(says.net, CURRENCY[says.to]))
  expect(done.money).toEqual(await give(wallet.balances, {}, mara))
})

test.each(named)('%s: the same key gives the same answer and posts nothing', async (_, wished) => {
  clock.pass(300)
  const form = await converting(world, mara, wished)
  const before = await postings(world)
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(wished.call, form as never, mara)))
  clock.pass(QUOTE_LIFE)
  answers.push(await ask(wished.call, form as never, mara))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.code).toBe(CODE.done)
  expect(await postings(world)).toBe(before + 1)
})

test.each(named)('%s: refused without its quote, its key, its PIN, its wish or its member', async (_, wished) => {
  clock.pass(300)
  const { call, field, account } = wished
  const form = await converting(world, mara, wished)
  const before = await postings(world)
  const denied = async (change: object, who = mara) => (await deny(call, { ...form, ...change } as never, who)).refusal
  expect(await denied({ quote_no: 'q'.repeat(22) })).toBe('quote-stale')
  expect(await denied({ [field]: `${wished.amount.split('.')[0]}1` })).toBe('quote-stale')
  expect(await denied({ payword: '000001' })).toBe('pin-wrong')
  expect(await denied({}, await member())).toBe('pin-unset')
  expect(await denied({}, await member({ pin: PIN }))).toBe('quote-stale')
  for (const missing of ['quote_no', 'payword', 'idem', field]) expect(await denied({ [missing]: '' })).toBe('invalid')
  if (call === wallet.toBalance)
    expect(await denied({ from: account === 'coin' ? 'usdt' : 'coin' })).toBe('quote-stale')
  expect(await postings(world)).toBe(before)
  await give(call, form as never, mara)
  expect(await denied({ idem: newKey() })).toBe('quote-stale')
  expect(await denied({ quote_no: 'q'.repeat(22) })).toBe('key-reused')
  const late = await converting(world, mara, wished)
  clock.pass(QUOTE_LIFE)
  expect((await deny(call, late as never, mara)).refusal).toBe('quote-stale')
  expect(await postings(world)).toBe(before + 1)
})

test.each(named)('%s: more than there is, before and after the quote', async (_, wished) => {
  clock.pass(300)
  const { act, account, amount, call } = wished
  const poor = await member({ pin: PIN })
  expect((await deny(wallet.quote, { act, account, amount }, poor)).refusal).toBe('amount-short')
  await bring(world, poor, account, minorOf(amount, CURRENCY[account]))
  const [first, second] = [await converting(world, poor, wished), await converting(world, poor, wished)]
  await give(call, first as never, poor)
  expect(await deny(call, second as never, poor)).toEqual({ refusal: 'amount-short' })
})

test.each(named)('%s: while the books are closed no money moves', async (_, wished) => {
  clock.pass(300)
  const form = await converting(world, mara, wished)
  await closeBooks(world)
  expect(await deny(wished.call, form as never, mara)).toEqual({ refusal: 'books-closed' })
  await openBooks(world)
})

test.each([
  ['an act without terms for the account', { act: 'to_balance', account: 'points', amount: '100' }, 'missing'],
  ['less than the least', { act: 'compose', account: 'points', amount: '99' }, 'invalid'],
  ['more than a day may hold', { act: 'shop_to_balance', account: 'shop', amount: '2000.01' }, 'invalid'],
  ['a part of a point', { act: 'compose', account: 'points', amount: '100.5' }, 'invalid'],
  ['a part of a cent', { act: 'shop_to_balance', account: 'shop', amount: '10.005' }, 'invalid'],
] as const)('%s is refused', async (_, wish, refusal) => {
  clock.pass(300)
  expect((await deny(wallet.quote, wish, mara)).refusal).toBe(refusal)
})

test('what is left of today is said, and holds', async () => {
  clock.pass(DAY_S)
  const rich = await endowed(await member({ pin: PIN }))
  const left = async () => (await give(wallet.conversions, {}, rich)).today_left
  expect(await left()).toBe('2000.00')
  const shop = CASES.find(({ act }) => act === 'shop_to_balance') as Case
  const [first, second] = [
    await converting(world, rich, { ...shop, amount: '1200' }),
    await converting(world, rich, { ...shop, amount: '1200' }),
  ]
  await give(shop.call, first as never, rich)
  expect(await left()).toBe('800.00')
  expect(await deny(shop.call, second as never, rich)).toEqual({ refusal: 'above-today' })
  const { act, account } = shop
  expect(await deny(wallet.quote, { act, account, amount: '800.01' }, rich)).toEqual({
    refusal: 'above-today',
    range: { least: '1.00', most: '800.00' },
  })
  clock.pass(DAY_S)
  expect(await left()).toBe('2000.00')
})

test('a pool that is empty pays nothing, at the quote and at the confirmation, and takes nothing', async () => {
  clock.pass(300)
  const apart = await openWorld()
  await setPrices(apart)
  const [one, two] = [await apart.member({ pin: PIN }), await apart.member({ pin: PIN })]
  for (const person of [one, two]) await bring(apart, person, 'points', 1_000n)
  for (const wished of CASES.filter(({ account }) => account === 'points')) {
    const { act, account, amount, call, says } = wished
    expect(await apart.deny(wallet.quote, { act, account, amount }, one)).toEqual({ refusal: 'pool-short' })
    await fillPool(apart, CURRENCY[says.to], minorOf(says.net, CURRENCY[says.to]))
    const [first, second] = [await converting(apart, one, wished), await converting(apart, two, wished)]
    await bring(apart, two, 'points', 1_000n)
    await apart.give(call, first as never, one)
    const before = await holds(apart, two, 'points')
    expect(await apart.deny(call, second as never, two)).toEqual({ refusal: 'pool-short' })
    expect(await holds(apart, two, 'points')).toBe(before)
    await bring(apart, one, 'points', 1_000n)
  }
})

test('without a price nothing is exchanged at one', async () => {
  const apart = await openWorld()
  const person = await apart.member({ pin: PIN })
  await bring(apart, person, 'usdt', 10_000_000n)
  const wish = { act: 'to_balance', account: 'usdt', amount: '5' } as const
  expect(await apart.deny(wallet.quote, wish, person)).toEqual({ refusal: 'not-available' })
  expect(await apart.give(wallet.coin, {}, person)).toMatchObject({ price: '0.00000000', chart: [] })
})

const price = fc.bigInt({ min: 1n, max: 10n ** 13n }).map((parts) => {
  const digits = parts.toString().padStart(9, '0')
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`
})
const feeRate = fc.integer({ min: 0, max: 999_999 }).map((parts) => `0.${String(parts).padStart(6, '0')}`)

test('going round at fixed prices never gains, whatever the price, the fee and the way', () => {
  const rounds = [
    ['EUR', 'COIN'],
    ['COIN', 'EUR'],
    ['EUR', 'USDT'],
    ['USDT', 'EUR'],
    ['EUR', 'EUR'],
  ] as const
  fc.assert(
    fc.property(
      fc.constantFrom(...rounds),
      fc.bigInt({ min: 1n, max: 10n ** 15n }),
      fc.record({ COIN: price, USDT: price }),
      feeRate,
      feeRate,
      ([here, there], gross, prices, feeOut, feeBack) => {
        const out = marketRate(here, there, prices) as string
        const back = marketRate(there, here, prices) as string
        const went = exchanged({ gross, from: here, to: there, rate: out, feeRate: feeOut })
        expect(went.fee).toBeGreaterThanOrEqual(0n)
        expect(went.net + went.fee).toBe(went.arrives)
        const came = exchanged({ gross: went.net, from: there, to: here, rate: back, feeRate: feeBack })
        expect(came.net).toBeLessThanOrEqual(gross)
      },
    ),
    { numRuns: 20_000 },
  )
})

test('points are shown with what came, what went and what they become', async () => {
  clock.pass(DAY_S)
  const person = await member({ pin: PIN })
  await bring(world, person, 'points', 900n)
  const wished = CASES.find(({ act }) => act === 'points_to_balance') as Case
  const { points_after } = await give(points.toBalance, (await converting(world, person, wished)) as never, person)
  expect(points_after).toBe(750)
  expect(await give(points.index, {}, person)).toMatchObject({
    points: 750,
    frozen: 0,
    total_in: 900,
    total_out: 150,
    to_balance_rate: '0.01000000',
    min: 100,
    today_left: 99_850,
  })
})

test('the coin account knows its price of every day', async () => {
  const holder = await member()
  await bring(world, holder, 'coin', 1_234_567_891n)
  const { chart, coin, price: now, valuation, profit_rate, min } = await give(wallet.coin, {}, holder)
  expect([now, profit_rate, min]).toEqual(['1.25000000', '0.80000000', '1.00000000'])
  expect(minorOf(valuation, 'EUR')).toBe((minorOf(coin, 'COIN') * 125n) / 10n ** 8n)
  expect(chart.at(-1)).toEqual({ date: new Date(clock.read()).toISOString().slice(0, 10), price: '1.25000000' })
  expect(chart.map(({ date }) => date)).toEqual(chart.map(({ date }) => date).toSorted())
})

test('every way is said with its own terms', async () => {
  const { ways, compose_rate, compose_min, shop_rate } = await give(wallet.conversions, {}, await member())
  expect(ways.map(({ act, from, to }) => `${act} ${from} ${to}`)).toEqual([
    'compose points coin',
    'points_to_balance points balance',
    'profit_to_coin profit coin',
    'shop_to_balance shop balance',
    'to_balance coin balance',
    'to_balance eur balance',
    'to_balance profit balance',
    'to_balance shop balance',
    'to_balance usdt balance',
  ])
  expect([compose_rate, compose_min, shop_rate]).toEqual(['125.00000000', 100, '1.00000000'])
  for (const { act, account, says } of CASES)
    expect(ways.find((way) => way.act === act && way.from === account)).toMatchObject({ to: says.to, rate: says.rate })
})
