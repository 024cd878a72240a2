import { expect, test } from 'vitest'
import { HOUR_S, MINUTE_S } from '#contract/time-units.ts'
import { home } from '#contract/home.ts'
import { ONLINE_WINDOW } from '#contract/limits.ts'
import { merchant } from '#contract/merchant.ts'
import { decimalOf, minorOf } from '#contract/money.ts'
import { trade } from '#contract/trade.ts'
import { wallet } from '#contract/wallet.ts'
import { sweepOrders } from '#server/trade/sweep.ts'
import { bring, PIN } from '#tests/world/money.ts'
import { asSeen, dealer, offeredTo, openMarket, seller, start } from '#tests/world/trade.ts'
import { type Person } from '#tests/world/world.ts'
import { hasApp } from '#tests/world/factor.ts'
import { bindBank } from '#tests/world/banks.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, context, clock, sql } = world
clock.set('2026-03-03T22:00:00Z')
await openMarket(world)
const mira = await seller(world, '10000')
const otto = await dealer(world, { price: '1.30', wanted: '1000000' })

const index = (caller: Partial<Person> & { language?: string } = {}) => give(home.index, {}, caller)
const today = async () => (await index()).stats.today
const ever = async () => {
  const { trade_count, trade_amount } = (await index()).stats
  return { trade_count, trade_amount }
}

async function sells(seconds: number, buyer = otto): Promise<void> {
  const offered = await offeredTo(world, buyer, await start(world, mira))
  const accepted = await give(merchant.answer, { ...asSeen(offered), accept: 1 }, buyer)
  clock.pass(seconds)
  await give(merchant.pay, { ...asSeen(accepted), payword: PIN }, buyer)
  clock.pass(1)
  await sweepOrders(context)
}

test('trades are counted when they are completed, and payments by the middle of how long they took', async () => {
  expect(await today()).toEqual({ trade_count: 0, trade_amount: '0.00', pay_seconds: null })
  await sells(600)
  expect(await today()).toEqual({ trade_count: 1, trade_amount: '130.00', pay_seconds: 600 })
  await sells(120)
  expect(await today()).toEqual({ trade_count: 2, trade_amount: '260.00', pay_seconds: 360 })
  await sells(60)
  expect(await today()).toEqual({ trade_count: 3, trade_amount: '390.00', pay_seconds: 120 })
})

test('what was yesterday at the market is not counted today', async () => {
  clock.set('2026-03-03T22:59:59Z')
  expect((await today()).trade_count).toBe(3)
  clock.set('2026-03-03T23:00:00Z')
  expect(await today()).toEqual({ trade_count: 0, trade_amount: '0.00', pay_seconds: null })
})

test('an order that was taken back is no trade', async () => {
  const made = await start(world, mira)
  await give(trade.cancel, asSeen(made), mira)
  expect((await today()).trade_count).toBe(0)
})

test('merchants are online when they take part at this hour, and are there', async () => {
  const online = async () => (await index()).buyers.count
  await sql.deleteFrom('trade_pause').execute()
  await give(home.index, {}, otto)
  expect(await online()).toBe(1)
  const nightly = await dealer(world, { price: '1.31' })
  expect((await index()).buyers).toEqual({ count: 2, best_price: '1.31000000' })
  const hours = (opens: string | null, closes: string | null) =>
    sql.updateTable('merchant').set({ opens, closes }).where('member_id', '=', nightly.id).execute()
  await hours('01:00', '06:00')
  expect((await index()).buyers).toEqual({ count: 1, best_price: '1.30000000' })
  await hours('22:00', '06:00')
  expect(await online()).toBe(2)
  await sql.updateTable('merchant').set({ state: 'suspended' }).where('member_id', '=', nightly.id).execute()
  expect(await online()).toBe(1)
  clock.pass(ONLINE_WINDOW)
  expect((await index()).buyers).toEqual({ count: 0, best_price: null })
  await give(home.index, {}, otto)
  expect(await online()).toBe(1)
})

test('the best price is one that is paid now: not below the floor, and not by whoever has no room or no money for it', async () => {
  const best = async (caller?: Person) => (await index(caller)).buyers.best_price
  const change = ({ id }: Person, more: object) =>
    sql.updateTable('merchant').set(more).where('member_id', '=', id).execute()
  await give(home.index, {}, otto)
  const poor = await dealer(world, { price: '1.50', least: '100', eur: 14_999n, auto: true, pay_types: ['wallet'] })
  expect(await best()).toBe('1.30000000')
  await change(poor, { pay_types: ['bank'] })
  expect(await best()).toBe('1.50000000')
  expect(await best(poor)).toBe('1.30000000')
  await change(poor, { promised: minorOf('99901', 'COIN') })
  expect(await best()).toBe('1.30000000')
  await change(poor, { state: 'suspended', promised: 0n })
  await change(otto, { price: '1.24999999' })
  expect((await index()).buyers).toEqual({ count: 0, best_price: null })
  await change(otto, { price: '1.30' })
})

test('whoever has an order under way sees it at a glance, from either side, in words of their language', async () => {
  await bindBank(world, mira)
  expect((await index(mira)).active).toBeNull()
  expect((await index()).active).toBeNull()
  await give(home.index, {}, otto)
  const made = await start(world, mira, { pay_type: 'bank' })
  const now = () => Math.floor(context.clock.now().getTime() / 1000)
  const offered = await offeredTo(world, otto, made)
  const { order_no } = made
  expect((await index(otto)).active).toEqual({
    title: 'An offer for you',
    text: `Order ${order_no}, €128.70`,
    deadline: now() + 5 * MINUTE_S,
    link: `/pages/store/sell_order?order_no=${order_no}`,
    is_mine: 1,
  })
  await give(merchant.answer, { ...asSeen(offered), accept: 1 }, otto)
  expect((await index(mira)).active).toEqual({
    title: 'The merchant pays now',
    text: '€128.70 to your bank account',
    deadline: now() + 30 * MINUTE_S,
    link: `/pages/orders/sell_order?order_no=${order_no}`,
    is_mine: 0,
  })
  expect((await index({ ...mira, language: 'de' })).active).toMatchObject({
    title: 'Der Händler zahlt jetzt',
    text: '128,70\u00A0€ auf Ihr Bankkonto',
  })
  expect((await index(otto)).active).toMatchObject({ title: 'It is your turn to pay', is_mine: 1 })
})

test('a member sees what all accounts are worth, all coins with those that are held, and what came or went last', async () => {
  const [{ money, latest }, stranger, { coin, frozen, balance, eur, usdt, total }] = await Promise.all([
    index(mira),
    index(),
    give(wallet.balances, {}, mira),
  ])
  expect([stranger.money, stranger.latest, frozen.coin]).toEqual([null, [], '100.00000000'])
  const all = decimalOf(minorOf(coin, 'COIN') + minorOf(frozen.coin, 'COIN'), 'COIN')
  expect(money).toEqual({ total, coin: all, held: frozen.coin, balance, eur, usdt })
  const { data } = await give(wallet.log, { limit: 3 }, mira)
  expect(latest).toEqual(
    data.map(({ id, title, type, currency, direction, amount, create_time }) => ({
      id,
      title,
      type,
      currency,
      direction,
      amount,
      create_time,
    })),
  )
})

test('of several orders the one whose time runs out first is shown', async () => {
  clock.pass(MINUTE_S)
  const later = await start(world, mira, { mode: 'password', phrase: 'a lighthouse' })
  expect((await index(mira)).active?.title).toBe('The merchant pays now')
  clock.pass(29 * MINUTE_S)
  await sweepOrders(context)
  expect((await index(mira)).active?.title).toBe('Payment is late')
  clock.pass(15 * MINUTE_S)
  await sweepOrders(context)
  expect((await index(mira)).active?.link).toContain(later.order_no)
})

test('what was ever traded is counted on every day alike, and from the rows as they were found first', async () => {
  const all = { trade_count: 3, trade_amount: '390.00' }
  const buyer = await dealer(world, { price: '1.40' })
  for (let visit = 0; visit < 4; visit += 1) {
    expect(await ever()).toEqual(all)
    clock.pass(16 * HOUR_S)
    for (const person of [mira, buyer]) await give(home.index, {}, person)
  }
  await sells(60, buyer)
  expect([await ever(), (await today()).trade_count]).toEqual([{ trade_count: 4, trade_amount: '530.00' }, 1])
})

test('the first steps are told as they are done, on every device, until all four are', async () => {
  const nora = await world.member()
  const steps = async () => (await index(nora)).steps
  expect([await steps(), (await index()).steps, (await index(otto)).steps]).toEqual([[], null, null])
  await sql
    .insertInto('pin')
    .values({ member_id: nora.id, hash: await context.passwords.hash(PIN), changed_at: context.clock.now() })
    .execute()
  expect(await steps()).toEqual(['pin'])
  await bindBank(world, nora)
  expect(await steps()).toEqual(['pin', 'card'])
  await bring(world, nora, 'coin', 50_000_000_000n)
  const made = await start(world, nora, { mode: 'password', phrase: 'a lighthouse' })
  expect(await steps()).toEqual(['pin', 'card', 'sale'])
  await give(trade.cancel, asSeen(await give(trade.info, { order_no: made.order_no }, nora)), nora)
  expect(await steps()).toEqual(['pin', 'card'])
  clock.pass(MINUTE_S)
  await start(world, nora)
  await hasApp(world, nora)
  expect(await steps()).toBeNull()
})
