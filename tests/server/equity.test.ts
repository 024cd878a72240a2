import { beforeAll, beforeEach, expect, test } from 'vitest'
import { CODE } from '#contract/envelope.ts'
import { equity } from '#contract/equity.ts'
import { invest } from '#contract/invest.ts'
import { decimalOf, minorOf } from '#contract/money.ts'
import { session } from '#contract/session.ts'
import { wallet } from '#contract/wallet.ts'
import { DAY_MS, DAY_S } from '#contract/time-units.ts'
import { seedDemo } from '#server/seeds/demo.ts'
import { booksBalance } from '#tests/world/books.ts'
import { bring, holds, newKey, PIN, postings } from '#tests/world/money.ts'
import { exchanging, leftOf } from '#tests/world/shares.ts'
import { granted, openEquity, openWindow, type Opened } from '#tests/world/equities.ts'
import { PASSWORD, asOwner } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { ask, give, deny, clock, member, context } = world
const mara = await member({ pin: PIN })
let one: Opened

beforeAll(async () => {
  one = await openEquity(world, { perShare: 300 })
  await openWindow(world)
  await bring(world, mara, 'points', 100_000n)
})
beforeEach(() => clock.pass(60))

const wish = (amount: string, id = one.id) => ({ kind: 'equity', id, amount }) as const
const day = () => context.clock.now().toISOString().slice(0, 10)

test('what points become is quoted, rounded down to four places, and exactly that is posted', async () => {
  const quote = await give(invest.quote, wish('1000'), mara)
  expect(quote).toMatchObject({
    act: 'exchange',
    from: 'points',
    to: 'points',
    gross: '1000',
    fee: '0',
    net: '1000',
    rate: '1',
  })
  expect(quote.purchase).toEqual({
    kind: 'equity',
    id: one.id,
    title: expect.stringMatching(/^Share /),
    num: 0,
    rate_version: 0,
    shares: '3.3333',
    low: '0',
    high: '0',
    cool_time: null,
    end_time: null,
    stop_fee: '0',
    moves: 1,
  })
  const [left, points] = [await leftOf(world, one.share), await holds(world, mara, 'points')]
  const form = { id: one.id, points: '1000', quote_no: quote.quote_no, payword: PIN, idem: newKey() }
  const done = await give(equity.exchange, form, mara)
  expect(done).toEqual({
    shares_added: '3.3333',
    points: Number(points) - 1000,
    holding: {
      id: one.id,
      code: one.share.slice(3),
      title: quote.purchase.title,
      cover: '',
      shares: '3.3333',
      available: '3.3333',
      locked: '0.0000',
      cost_price: '12.3400',
      price: '12.3400',
      price_date: day(),
      value: '41.13',
      profit: '0.00',
      profit_rate: '0.0000',
      unlock_time: null,
      status: 'held',
    },
  })
  expect(await leftOf(world, one.share)).toBe(left - 3_3333n)
  expect(await holds(world, mara, 'points')).toBe(points - 1000n)
})

test('the same key again gives the same answer and posts nothing, at once or a day later, whatever came meanwhile', async () => {
  const { form } = await exchanging(world, mara, one, '900')
  const answers = await Promise.all(Array.from({ length: 16 }, () => ask(equity.exchange, form, mara)))
  const { form: next } = await exchanging(world, mara, one, '300')
  await give(equity.exchange, next, mara)
  clock.pass(1)
  await asOwner(world, (owner) =>
    owner
      .insertInto('share_price')
      .values({ currency: one.share, day: day(), said_at: context.clock.now(), eur: '20' })
      .execute(),
  )
  clock.pass(DAY_S)
  const before = await postings(world)
  answers.push(await ask(equity.exchange, form, mara))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.code).toBe(CODE.done)
  expect(await postings(world)).toBe(before)
})

test('what one has, what it cost and what it is worth, day by day', async () => {
  const nils = await member({ pin: PIN })
  const dear = await openEquity(world, { price: '10.0000' })
  await granted(world, dear.share, nils, 2_0000n)
  const first = day()
  clock.pass(DAY_S)
  await asOwner(world, (owner) =>
    owner
      .insertInto('share_price')
      .values({ currency: dear.share, day: day(), said_at: context.clock.now(), eur: '16' })
      .execute(),
  )
  await granted(world, dear.share, nils, 1_0000n, new Date(context.clock.now().getTime() + DAY_MS))
  const { token } = await give(session.signIn, { account: nils.email, password: PASSWORD })
  const caller = { ...nils, token }
  const { value, chart, holdings } = await give(equity.index, {}, caller)
  expect([value, chart]).toEqual([
    '48.00',
    [
      { date: first, price: '20.00', put_in: '20.00' },
      { date: day(), price: '48.00', put_in: '36.00' },
    ],
  ])
  expect(holdings).toMatchObject([
    {
      id: dear.id,
      shares: '3.0000',
      available: '2.0000',
      locked: '1.0000',
      cost_price: '12.0000',
      price: '16.0000',
      profit: '12.00',
      profit_rate: '0.3333',
    },
  ])
  const types = async () => (await give(equity.info, { id: dear.id }, caller)).logs.data.map(({ type }) => type)
  expect(await types()).toEqual(['grant', 'grant'])
  clock.pass(DAY_S)
  caller.token = (await give(session.signIn, { account: nils.email, password: PASSWORD })).token
  expect(await types()).toEqual(['unlock', 'grant', 'grant'])
  expect((await give(equity.info, { id: dear.id }, caller)).unlock_time).toBeNull()
  expect(await deny(equity.info, { id: 9_999 }, caller)).toEqual({ refusal: 'missing' })
})

test('an exchange stands in the activity of points by its name, and in the log page by page', async () => {
  const sofia = await member({ pin: PIN })
  await openWindow(world, '2026-03-05 00:00', '2026-03-20 00:00')
  await bring(world, sofia, 'points', 3_000n)
  for (const points of ['300', '400', '500']) {
    clock.pass(1)
    await give(equity.exchange, (await exchanging(world, sofia, one, points)).form, sofia)
  }
  const { data } = await give(wallet.log, { account: 'points' }, sofia)
  expect(data.map(({ type, type_text, amount }) => [type, type_text, amount])).toEqual([
    ['exchange', 'Points for shares', '-500'],
    ['exchange', 'Points for shares', '-400'],
    ['exchange', 'Points for shares', '-300'],
    ['recharge', 'Recharge', '3000'],
  ])
  const { logs, points } = await give(equity.points, { page: 2, limit: 2 }, sofia)
  expect(points).toBe(1_800)
  expect(logs).toMatchObject({ current_page: 2, last_page: 2, total: 3, data: [{ points: 300, shares: '1.0000' }] })
})

test('a price goes back to its first day: each day of the last year, and before it no low and no high is lost', async () => {
  const old = await openEquity(world, { price: '12.0000' })
  const ago = (days: number) => new Date(context.clock.now().getTime() - days * DAY_MS).toISOString().slice(0, 10)
  const DAYS = 1_500
  const priceOf = (days: number) => (days === 900 ? '3.0000' : days === 1_111 ? '99.0000' : `12.${1_000 + (days % 37)}`)
  await asOwner(world, (owner) =>
    owner
      .insertInto('share_price')
      .values(
        Array.from({ length: DAYS }, (_, at) => ({
          currency: old.share,
          day: ago(at + 1),
          said_at: context.clock.now(),
          eur: priceOf(at + 1),
        })),
      )
      .execute(),
  )
  const { chart } = await give(equity.info, { id: old.id }, mara)
  const lately = chart.filter(({ date }) => date > ago(360))
  expect(lately.map(({ date }) => date)).toEqual(Array.from({ length: 360 }, (_, at) => ago(359 - at)))
  expect(chart.length).toBeLessThanOrEqual(367 + 241)
  expect(chart.map(({ date }) => date)).toEqual(chart.map(({ date }) => date).toSorted())
  expect(chart[0]).toEqual({ date: ago(DAYS), price: priceOf(DAYS) })
  expect(chart.filter(({ date }) => date === ago(900) || date === ago(1_111)).map(({ price }) => price)).toEqual([
    '99.0000',
    '3.0000',
  ])
})

test('the demo has two shares and two funds, with values, papers and a part of the member', async () => {
  const demo = await openWorld()
  await seedDemo(demo.context)
  const { token } = await demo.give(session.signIn, { account: 'member@quay.test', password: 'quay-demo' })
  const home = await demo.give(equity.index, {}, { token })
  expect(home.holdings.map(({ code, shares, locked }) => [code, shares, locked])).toEqual([
    ['HRBR', '22.0000', '0.0000'],
    ['LGHT', '2.5000', '2.5000'],
  ])
  const last = home.chart.at(-1)
  expect(last?.price).toBe(home.value)
  const gained = home.holdings.reduce((sum, { profit }) => sum + minorOf(profit, 'EUR'), 0n)
  expect(last?.put_in).toBe(decimalOf(minorOf(home.value, 'EUR') - gained, 'EUR'))
  const { window, offers } = await demo.give(equity.points, {}, { token })
  expect([window.open, offers.map(({ code }) => code)]).toEqual([1, ['HRBR', 'LGHT']])
  const [fund] = home.funds
  const id = fund?.id ?? 0
  const mine = await demo.give(equity.fund, { id, range: '1m' }, { token, language: 'hebrew' })
  expect(mine.holding?.shares).toBe('1.5000')
  expect(mine.chart.length).toBeGreaterThan(15)
  expect(mine.chart.length).toBeLessThan(25)
  expect(Object.values(mine.returns).every((part) => part !== null)).toBe(true)
  expect(mine.documents.map(({ url }) => url)).toEqual([
    expect.stringMatching(/-he\.pdf$/),
    expect.stringMatching(/-he\.pdf$/),
  ])
  const [paper] = mine.documents
  const file = await demo.app.inject({ method: 'GET', url: paper?.url ?? '' })
  expect([file.headers['content-type'], file.rawPayload.length]).toEqual(['application/pdf', paper?.bytes])
  expect(file.payload.slice(0, 5)).toBe('%PDF-')
  const anybody = await demo.give(equity.fund, { id, range: 'all' })
  expect([anybody.holding, anybody.chart.length > 250]).toEqual([null, true])
  expect(await demo.deny(equity.fund, { id: 9_999 })).toEqual({ refusal: 'missing' })
  for (const url of ['/files/funds/9999-en.pdf', '/files/funds/1-xx.pdf', '/files/funds/x'])
    expect((await demo.app.inject({ method: 'GET', url })).statusCode).toBe(404)
  await booksBalance(demo)
})
