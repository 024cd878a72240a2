import { sql as raw } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { MINUTE_MS, MINUTE_S } from '#contract/time-units.ts'
import type { OrderInfo } from '#contract/order.ts'
import { security } from '#contract/security.ts'
import { inTransaction } from '#server/lib/database.ts'
import { acceptOrder } from '#server/trade/accept.ts'
import { keepMatching, offerBatch } from '#server/trade/matcher.ts'
import { moveNow, rowOf } from '#tests/world/trade-moves.ts'
import { banker, dealer, escrowOf, match, openMarket, seller, start, type Wanting } from '#tests/world/trade.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, context, clock } = world
await openMarket(world)

/** Nobody of an earlier test is asked, and nothing of it is looked for. */
afterEach(async () => {
  await sql.updateTable('merchant').set({ state: 'suspended' }).execute()
  const left = await sql
    .selectFrom('trade_order')
    .select('order_no')
    .where('state', 'in', ['matching.searching', 'matching.offered'])
    .execute()
  for (const order of left) await moveNow(world, order, { type: 'recall', by: 'operator' })
})

/** An order for which the house has looked already, while nobody was there. */
async function unasked(wish = {}): Promise<OrderInfo> {
  const made = await start(world, await banker(world), wish)
  await expect.poll(async () => (await rowOf(world, made.order_no)).looked_at).toBeInstanceOf(Date)
  return made
}
const whoIsAsked = async ({ order_no }: Pick<OrderInfo, 'order_no'>) => {
  await match(world)
  return (await rowOf(world, order_no)).merchant_id
}
const someoneWaits = () =>
  expect
    .poll(
      async () =>
        (await raw<{ many: number }>`select count(*)::integer as many from pg_locks where not granted`.execute(sql))
          .rows[0]?.many,
      { interval: 5 },
    )
    .toBe(1)
const change = ({ id }: Person, more: object) =>
  sql.updateTable('merchant').set(more).where('member_id', '=', id).execute()

test('the best price is asked first, then whoever answers sooner, then whoever waited longer', async () => {
  const order = await unasked()
  const [low, slow, asked, best] = [
    await dealer(world, { price: '1.27' }),
    await dealer(world, { price: '1.30' }),
    await dealer(world, { price: '1.30' }),
    await dealer(world, { price: '1.30' }),
  ]
  await change(slow, { response_ms: MINUTE_MS })
  await change(asked, { response_ms: 1_000, offered_at: context.clock.now() })
  await change(best, { response_ms: 1_000 })
  for (const person of [best, asked, slow, low]) {
    expect(await whoIsAsked(order)).toBe(person.id)
    await moveNow(world, order, { type: 'decline', by: 'merchant' })
  }
  expect(await whoIsAsked(order)).toBeNull()
})

test('an order that only the last of all can take takes nobody else’s better price away', async () => {
  const [large, small] = [await unasked(), await unasked({ quantity: '20' })]
  for (const price of ['1.40', '1.39', '1.38', '1.37']) await dealer(world, { price, most: '15' })
  const [better, last] = [await dealer(world, { price: '1.30', most: '50' }), await dealer(world, { price: '1.26' })]
  await offerBatch(context, 2)
  expect([(await rowOf(world, large.order_no)).merchant_id, (await rowOf(world, small.order_no)).merchant_id]).toEqual([
    last.id,
    better.id,
  ])
})

test.each<[string, Wanting, object]>([
  ['pays less than the member was quoted', { price: '1.24999999' }, {}],
  ['wants less at once', { most: '99' }, {}],
  ['wants more at once', { least: '101' }, {}],
  ['wants no more so much', { wanted: '99', most: '99' }, {}],
  ['has promised what is wanted', { wanted: '150' }, { promised: 5_100_000_000n }],
  ['pays otherwise', { pay_types: ['bank'] }, {}],
  ['cannot pay it', { eur: 12_499n }, {}],
  ['takes a break', {}, { state: 'break' }],
  ['leaves', {}, { state: 'leaving' }],
  ['has too small a margin', {}, { state: 'margin_low' }],
  ['was suspended', {}, { state: 'suspended' }],
  ['let go of something a moment ago', {}, { cool_until: new Date(Date.UTC(2030, 1, 1)) }],
  ['is not there at this hour', {}, { opens: '20:00', closes: '06:00' }],
])('nobody is asked who %s', async (_, wanting, more) => {
  const order = await unasked()
  const otto = await dealer(world, { price: '1.30', ...wanting })
  await change(otto, { promised: 0n, ...more })
  expect(await whoIsAsked(order)).toBeNull()
  await change(otto, { promised: 0n })
})

test('nobody is asked who paused what leaves, and who paused after being asked accepts nothing', async () => {
  const order = await unasked()
  const otto = await dealer(world, { price: '1.30' })
  await world.give(security.setPause, {}, otto)
  expect(await whoIsAsked(order)).toBeNull()
  await sql.deleteFrom('pause').execute()
  expect(await whoIsAsked(order)).toBe(otto.id)
  await world.give(security.setPause, {}, otto)
  const row = await rowOf(world, order.order_no)
  const accepting = inTransaction(sql, (inside) =>
    acceptOrder({ sql: inside, now: context.clock.now() }, row, otto.id, 'system'),
  )
  await expect(accepting).rejects.toMatchObject({ refusal: 'member-paused' })
  await sql.deleteFrom('pause').execute()
})

test('hours over midnight are hours', async () => {
  const order = await unasked()
  const otto = await dealer(world, { price: '1.30' })
  await change(otto, { opens: '09:00', closes: '02:00' })
  expect(await whoIsAsked(order)).toBe(otto.id)
})

test('who is not here is not asked, unless they accept whatever fits', async () => {
  const away = await dealer(world, { price: '1.30' })
  clock.pass(6 * MINUTE_S)
  const order = await unasked()
  expect(await whoIsAsked(order)).toBeNull()
  await change(away, { auto_accept: true })
  await match(world)
  const row = await rowOf(world, order.order_no)
  expect([row.state, row.merchant_id]).toEqual(['awaiting_payment.due', away.id])
})

test('an offer that is accepted at once is accepted before anybody asks, or declined when it cannot be paid', async () => {
  const made = await unasked({ pay_type: 'bank' })
  const rich = await dealer(world, { price: '1.30', auto: true })
  const poor = await dealer(world, { price: '1.31', auto: true, margin: 1_000n })
  for (let times = 0; times < 2; times += 1) await match(world)
  const row = await rowOf(world, made.order_no)
  expect([row.state, row.merchant_id, row.tried]).toEqual(['awaiting_payment.due', rich.id, [poor.id, rich.id]])
  expect(await escrowOf(world, made.order_no)).toEqual({ COIN: 10_000_000_000n, EUR: 1_287n })
})

test('nothing is offered twice, and nobody promises more than is wanted, while four match at once', async () => {
  const dealers = [
    await dealer(world, { price: '1.30', wanted: '700', eur: 10_000_000n }),
    await dealer(world, { price: '1.29', wanted: '500', eur: 10_000_000n }),
  ]
  const orders = []
  for (let at = 0; at < 5; at += 1) {
    const mira = await seller(world)
    for (let one = 0; one < 3; one += 1) orders.push(await start(world, mira))
  }
  await Promise.all(Array.from({ length: 4 }, () => match(world)))
  const offers = await sql
    .selectFrom('order_event')
    .select(['order_id', 'merchant_id'])
    .where('event', '=', 'offer')
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute()
  expect(new Set(offers.map(({ order_id }) => order_id)).size).toBe(12)
  expect(offers).toHaveLength(12)
  const promised = await sql
    .selectFrom('merchant')
    .select(['promised', 'wanted'])
    .where(
      'member_id',
      'in',
      dealers.map(({ id }) => id),
    )
    .orderBy('member_id')
    .execute()
  expect(promised.map(({ promised: given, wanted }) => [given, wanted])).toEqual([
    [70_000_000_000n, 70_000_000_000n],
    [50_000_000_000n, 50_000_000_000n],
  ])
})

test('while somebody else holds whoever pays best, an order is offered to nobody who pays less, and to them right after', async () => {
  const orders = [await unasked(), await unasked({ quantity: '20' })]
  const best = await dealer(world, { price: '1.30', least: '50' })
  const small = await dealer(world, { price: '1.27' })
  const asked = () => Promise.all(orders.map(async ({ order_no }) => (await rowOf(world, order_no)).merchant_id))
  await inTransaction(sql, async (holding) => {
    await holding.selectFrom('merchant').select('price').where('member_id', '=', best.id).forNoKeyUpdate().execute()
    expect(await match(world)).toBe(true)
    expect(await asked()).toEqual([null, small.id])
  })
  await match(world)
  expect(await asked()).toEqual([best.id, small.id])
})

test('where all that could be offered is held, it is waited for, and offered by what is wanted then', async () => {
  const orders = [await unasked(), await unasked()]
  const best = await dealer(world, { price: '1.30', wanted: '200', most: '200', eur: 10_000_000n })
  const next = await dealer(world, { price: '1.27' })
  const asked = () => Promise.all(orders.map(async ({ order_no }) => (await rowOf(world, order_no)).merchant_id))
  let matching: Promise<boolean> | undefined
  await inTransaction(sql, async (holding) => {
    const held = holding.updateTable('merchant').where('member_id', '=', best.id)
    await held.set({ promised: 10_000_000_000n }).execute()
    matching = match(world)
    await someoneWaits()
  })
  expect(await matching).toBe(false)
  expect(new Set(await asked())).toEqual(new Set([best.id, next.id]))
  await change(best, { promised: 10_000_000_000n })
})

test('one order that cannot be accepted keeps no other from being matched', async () => {
  const [stuck, other] = [await unasked(), await unasked()]
  const otto = await dealer(world, { price: '1.40', wanted: '100', most: '100', eur: 10_000_000n })
  expect(await whoIsAsked(stuck)).toBe(otto.id)
  const { terms } = await rowOf(world, stuck.order_no)
  const keep = (text: string) =>
    sql.updateTable('trade_order').set({ terms: text }).where('order_no', '=', stuck.order_no).execute()
  await keep('{}')
  await change(otto, { auto_accept: true, wanted: 20_000_000_000n })
  const stop = keepMatching(context)
  const stateOf = async ({ order_no }: OrderInfo) => (await rowOf(world, order_no)).state
  await expect.poll(() => stateOf(other), { timeout: 5_000 }).toBe('awaiting_payment.due')
  expect(await stateOf(stuck)).toBe('matching.offered')
  await keep(JSON.stringify(terms))
  await expect.poll(() => stateOf(stuck), { timeout: 5_000 }).toBe('awaiting_payment.due')
  await stop()
})
