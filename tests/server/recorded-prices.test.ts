import { beforeEach, expect, test } from 'vitest'
import { DAY_S, HOUR_S } from '#contract/time-units.ts'
import { invest } from '#contract/invest.ts'
import { robot } from '#contract/robot.ts'
import { sweepInvestments } from '#server/invest/sweep.ts'
import { later } from '#server/lib/clock.ts'
import type { Price, PriceSource } from '#server/lib/price.ts'
import { priceConfig } from '#server/market/price-config.ts'
import { priceService } from '#server/market/price-service.ts'
import { catchUp, keepRecording, recordPrices as record } from '#server/market/record-prices.ts'
import { SANDBOX_STEP, sandboxPrices } from '#server/market/sandbox-prices.ts'
import { booksBalance } from '#tests/world/books.ts'
import { putIn } from '#tests/world/invest.ts'
import { datesOf, fillVenture, openVenture, rowOf } from '#tests/world/ventures.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { clock, context, sql, give, deny, member } = world
const now = () => context.clock.now()
const sandbox = { ...context, prices: sandboxPrices }

beforeEach(() => clock.pass(30 * DAY_S))

async function swept() {
  for (let round = 0; round < 100; round += 1) if ((await sweepInvestments(context)) === 0) return
  throw new Error('something is due for ever')
}

const pricesOf = (currency: Price['currency'], from: Date) =>
  sql
    .selectFrom('price')
    .selectAll()
    .where('currency', '=', currency)
    .where('since', '>', from)
    .orderBy('since')
    .execute()

test('the demo records a price every quarter of an hour, and after a week without anybody the same as if somebody had been there', async () => {
  await catchUp(sandbox)
  const begin = now()
  const last = await sandboxPrices.after([], begin)
  clock.pass(7 * DAY_S)
  const missed = await sandboxPrices.after(last, now())
  await catchUp(sandbox)
  const recorded = await pricesOf('COIN', begin)
  expect(recorded).toHaveLength((7 * DAY_S) / SANDBOX_STEP)
  expect(recorded.map(({ since, eur }) => [since, Number(eur)])).toEqual(
    missed.filter(({ currency }) => currency === 'COIN').map(({ since, eur }) => [since, Number(eur)]),
  )
  expect(recorded.every(({ demo }) => demo)).toBe(true)
  const apart = recorded.map(({ eur }) => Number(eur))
  expect([Math.min(...apart) > 1, Math.max(...apart) < 1.5, new Set(apart).size > 50]).toEqual([true, true, true])
  expect(await record(sandbox)).toBe(0)
  expect(await pricesOf('USDT', begin)).toHaveLength((7 * DAY_S) / SANDBOX_STEP)
})

test('two processes that catch up at once record each price once', async () => {
  await catchUp(sandbox)
  const begin = now()
  clock.pass(3 * DAY_S)
  const made = await Promise.all([record(sandbox), record(sandbox), record(sandbox)])
  expect(made.reduce((sum, one) => sum + one, 0)).toBe((2 * 3 * DAY_S) / SANDBOX_STEP)
  expect(await pricesOf('COIN', begin)).toHaveLength((3 * DAY_S) / SANDBOX_STEP)
})

test('a price that was recorded stays as it was', async () => {
  await catchUp(sandbox)
  await expect(sql.updateTable('price').set({ eur: '9' }).execute()).rejects.toThrow('permission denied')
  await expect(sql.deleteFrom('price').execute()).rejects.toThrow('permission denied')
})

test('days after anybody looked, a robot is reckoned by what the demo recorded meanwhile, to the last digit', async () => {
  await catchUp(sandbox)
  const person = await member()
  const venture = await openVenture(world, { kind: 'robot', term: 3, tasks: 4, rate: '0.05' })
  await fillVenture(world, venture, 10n ** 7n)
  const made = await putIn(world, person, venture, 1_000_000n)
  clock.pass(3 * DAY_S)
  await catchUp(sandbox)
  await swept()
  const tasks = await sql
    .selectFrom('task_order')
    .selectAll()
    .where('investment_id', '=', made.id)
    .orderBy('id')
    .execute()
  expect(tasks).toHaveLength(12)
  expect(tasks.filter(({ state }) => state === 'failed')).toEqual([])
  expect(new Set(tasks.map(({ price_from }) => price_from)).size).toBeGreaterThan(8)
  const brought = (await datesOf(world, made)).map(({ outcome }) => outcome ?? 0n)
  const byTasks = [1, 2, 3].map((day) => {
    const sum = tasks.filter((task) => task.day === day).reduce((total, { profit }) => total + profit, 0n)
    return sum < 0n ? 0n : sum > 50_000n ? 50_000n : sum
  })
  expect(brought).toEqual(byTasks)
  expect(await rowOf(world, made)).toMatchObject({
    state: 'completed',
    paid: byTasks.reduce((sum, one) => sum + one, 0n),
  })
  await booksBalance(world)
})

const noticeKinds = async ({ id }: Person) =>
  (await sql.selectFrom('member_notice').select('kind').where('member_id', '=', id).orderBy('id').execute()).map(
    ({ kind }) => kind,
  )

test('where nobody records prices a robot is not sold and stands still, says why, and goes on once somebody does', async () => {
  const person = await member({ pin: '135790' })
  const venture = await openVenture(world, { kind: 'robot', term: 5, tasks: 2, rate: '0.05', unit: 1_000n })
  await fillVenture(world, venture, 10n ** 6n)
  const made = await putIn(world, person, venture, 100_000n)
  expect((await give(robot.info, { id: venture.id, kind: 'robot' }, person)).suspended).toBe(0)
  clock.pass(DAY_S)
  await swept()
  expect((await rowOf(world, made)).state).toBe('suspended.team')
  expect(await give(invest.order, { order_no: made.order_no }, person)).toMatchObject({
    status: 'suspended',
    suspended_by: 'prices',
    reason_text: '',
    stop_fee: '0.00',
    timeline: [
      { text: 'Bought' },
      { text: 'First day over' },
      { event: 'suspend', text: 'Suspended: no coin price is recorded', by: 'system' },
    ],
  })
  expect(await noticeKinds(person)).toEqual(['invest.unpriced'])
  expect((await give(robot.info, { id: venture.id, kind: 'robot' }, person)).suspended).toBe(1)
  expect(await deny(invest.quote, { kind: 'robot', id: venture.id, num: 1 }, person)).toEqual({
    refusal: 'venture-closed',
  })
  expect((await datesOf(world, made)).map(({ state }) => state)).toEqual(['due', 'due', 'due', 'due', 'due'])

  clock.pass(HOUR_S)
  const begun = { ...context, prices: saying([{ currency: 'COIN', since: later(now(), -60), eur: '1.3' }]) }
  expect(await record(begun)).toBe(1)
  await swept()
  // The day that nobody recorded brought nothing, and is written as such; the robot goes on.
  expect((await rowOf(world, made)).state).toBe('running')
  expect((await datesOf(world, made)).map(({ state, outcome }) => [state, outcome]).slice(0, 2)).toEqual([
    ['nothing', 0n],
    ['due', null],
  ])
  const { timeline } = await give(invest.order, { order_no: made.order_no }, person)
  expect(await noticeKinds(person)).toEqual(['invest.unpriced', 'invest.priced'])
  expect(timeline.at(-1)).toMatchObject({ event: 'resume', text: 'Continued: coin prices are recorded again' })
  expect((await give(robot.info, { id: venture.id, kind: 'robot' }, person)).suspended).toBe(0)
})

test('what was put in returns at the end, also where no price was ever recorded', async () => {
  const person = await member()
  const venture = await openVenture(world, { kind: 'robot', term: 2, tasks: 2, rate: '0.05' })
  await fillVenture(world, venture, 10n ** 6n)
  const made = await putIn(world, person, venture, 5_000n)
  clock.pass(2 * DAY_S)
  await swept()
  expect(await rowOf(world, made)).toMatchObject({ state: 'completed', paid: 0n, fee: 0n })
  expect((await datesOf(world, made)).map(({ state }) => state)).toEqual(['void', 'void'])
})

const saying = (said: readonly Price[]): PriceSource => ({ isSandbox: false, after: async () => said })

test('prices of a service are recorded as it says them, and never as those of a demo', async () => {
  const at = now()
  const said = [
    { currency: 'COIN', since: later(at, -120), eur: '1.31' },
    { currency: 'COIN', since: later(at, -60), eur: '1.32' },
  ] as const
  expect(await record({ ...context, prices: saying(said) })).toBe(2)
  // Asked again, and with something that came too late: nothing before the newest is written any more.
  const late = [...said, { currency: 'COIN', since: later(at, -90), eur: '7' } as const]
  expect(await record({ ...context, prices: saying(late) })).toBe(0)
  expect((await pricesOf('COIN', later(at, -121))).map(({ eur, demo }) => [eur, demo])).toEqual([
    ['1.31000000', false],
    ['1.32000000', false],
  ])
})

const answers = (body: unknown, status = 200) => {
  const asked: { url: string; authorization: string | null }[] = []
  const ask: typeof fetch = async (url, init) => {
    asked.push({ url: `${url as URL}`, authorization: new Headers(init?.headers).get('authorization') })
    return new Response(JSON.stringify(body), { status })
  }
  return { asked, ask }
}
const url = 'https://prices.example/recorded?of=quay'

test('a service is asked for what came after the last price, under its key', async () => {
  const at = now()
  const line = (seconds: number, eur: string) => ({ currency: 'COIN', at: later(at, seconds).toISOString(), eur })
  const { asked, ask } = answers({ prices: [line(-5, '1.3'), line(-65, '1.2'), line(-600, '1.1'), line(60, '9')] })
  const last: Price[] = [{ currency: 'COIN', since: later(at, -300), eur: '1' }]
  const said = await priceService({ url, key: 'a key' }, ask).after(last, at)
  expect(said.map(({ currency, eur }) => [currency, eur])).toEqual([
    ['COIN', '1.2'],
    ['COIN', '1.3'],
  ])
  expect(asked).toEqual([
    {
      url: `${url}&currency=COIN&after=${encodeURIComponent(later(at, -300).toISOString())}`,
      authorization: 'Bearer a key',
    },
    { url: `${url}&currency=USDT&after=1970-01-01T00%3A00%3A00.000Z`, authorization: 'Bearer a key' },
  ])
})

test.each([
  ['an error', {}, 500],
  ['no list', { price: 1 }, 200],
  ['nothing', { prices: [{ currency: 'COIN', at: '2026-11-26T08:00:00Z', eur: '0' }] }, 200],
  ['less than nothing', { prices: [{ currency: 'COIN', at: '2026-11-26T08:00:00Z', eur: '-1' }] }, 200],
  ['a number', { prices: [{ currency: 'COIN', at: '2026-11-26T08:00:00Z', eur: 1.25 }] }, 200],
  ['no moment', { prices: [{ currency: 'COIN', at: 'today', eur: '1.25' }] }, 200],
])('of a service that answers with %s nothing is recorded', async (_, body, status) => {
  const prices = priceService({ url, key: undefined }, answers(body, status).ask)
  const before = await sql.selectFrom('price').select('since').execute()
  await expect(catchUp({ ...context, prices })).rejects.toThrow()
  const stop = await keepRecording({ ...context, prices })
  await stop()
  expect(await sql.selectFrom('price').select('since').execute()).toHaveLength(before.length)
})

test('production makes no price up: without a service there is none', async () => {
  expect(priceConfig(() => undefined, true)).toBeUndefined()
  expect(priceConfig(() => undefined, false)).toEqual({ from: 'sandbox' })
  const stop = await keepRecording({ ...context, prices: undefined })
  await stop()
  expect(world.logged.join('\n')).toContain('robots stand still')
  expect(await record({ ...context, prices: undefined })).toBe(0)
})

const given =
  (values: Readonly<Record<string, string>>) =>
  (name: string): string | undefined =>
    values[name]

test('a service is named whole, and hears its key over TLS alone', () => {
  const named = { QUAY_PRICES: url, QUAY_PRICES_KEY: 'a key' }
  expect(priceConfig(given(named), true)).toEqual({ from: 'service', url, key: 'a key' })
  expect(priceConfig(given({ QUAY_PRICES: 'http://10.0.0.5/prices' }), true)).toMatchObject({ key: undefined })
  expect(() => priceConfig(given({ QUAY_PRICES_KEY: 'a key' }), true)).toThrow('belongs together')
  expect(() => priceConfig(given({ QUAY_PRICES: 'prices.example' }), true)).toThrow('is no address')
  expect(() => priceConfig(given({ ...named, QUAY_PRICES: 'http://prices.example' }), true)).toThrow('without TLS')
})
