import { expect, test } from 'vitest'
import { home } from '#contract/home.ts'
import { ONLINE_WINDOW } from '#contract/limits.ts'
import { merchant } from '#contract/merchant.ts'
import { trade } from '#contract/trade.ts'
import { sweepOrders } from '#server/trade/sweep.ts'
import { PIN } from '#tests/lib/money.ts'
import { asSeen, bindBank, dealer, MINUTE, offeredTo, openMarket, seller, start } from '#tests/lib/trade.ts'
import { openWorld, type Person } from '#tests/lib/world.ts'

const world = await openWorld()
const { give, context, clock, sql } = world
clock.set('2026-03-03T22:00:00Z')
await openMarket(world)
const mira = await seller(world, '10000')
const otto = await dealer(world, { price: '1.30', wanted: '1000000' })

const index = (caller: Partial<Person> & { language?: string } = {}) => give(home.index, {}, caller)
const trades = async () => {
  const { trade_count, trade_amount, pay_seconds } = (await index()).stats
  return { trade_count, trade_amount, pay_seconds }
}

/** Somebody sells a hundred coins, and the merchant pays so many seconds after accepting. */
async function sells(seconds: number): Promise<void> {
  const offered = await offeredTo(world, otto, await start(world, mira))
  const accepted = await give(merchant.answer, { ...asSeen(offered), accept: 1 }, otto)
  clock.pass(seconds)
  await give(merchant.pay, { ...asSeen(accepted), payword: PIN }, otto)
  clock.pass(1)
  await sweepOrders(context)
}

test('trades are counted when they are completed, and payments by the middle of how long they took', async () => {
  expect(await trades()).toEqual({ trade_count: 0, trade_amount: '0.00', pay_seconds: null })
  await sells(600)
  expect(await trades()).toEqual({ trade_count: 1, trade_amount: '130.00', pay_seconds: 600 })
  await sells(120)
  expect(await trades()).toEqual({ trade_count: 2, trade_amount: '260.00', pay_seconds: 360 })
  await sells(60)
  expect(await trades()).toEqual({ trade_count: 3, trade_amount: '390.00', pay_seconds: 120 })
})

test('what was yesterday at the market is not counted today', async () => {
  clock.set('2026-03-03T22:59:59Z')
  expect((await trades()).trade_count).toBe(3)
  clock.set('2026-03-03T23:00:00Z')
  expect(await trades()).toEqual({ trade_count: 0, trade_amount: '0.00', pay_seconds: null })
})

test('an order that was taken back is no trade', async () => {
  const made = await start(world, mira)
  await give(trade.cancel, asSeen(made), mira)
  expect((await trades()).trade_count).toBe(0)
})

test('merchants are online when they take part at this hour, and are there', async () => {
  const online = async () => (await index()).stats.merchants_online
  await sql.deleteFrom('trade_pause').execute()
  await give(home.index, {}, otto)
  expect(await online()).toBe(1)
  const nightly = await dealer(world)
  expect(await online()).toBe(2)
  const hours = (opens: string | null, closes: string | null) =>
    sql.updateTable('merchant').set({ opens, closes }).where('member_id', '=', nightly.id).execute()
  await hours('01:00', '06:00')
  expect(await online()).toBe(1)
  await hours('22:00', '06:00')
  expect(await online()).toBe(2)
  await sql.updateTable('merchant').set({ state: 'suspended' }).where('member_id', '=', nightly.id).execute()
  expect(await online()).toBe(1)
  clock.pass(ONLINE_WINDOW)
  expect(await online()).toBe(0)
  await give(home.index, {}, otto)
  expect(await online()).toBe(1)
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
    deadline: now() + 5 * MINUTE,
    link: `/pages/store/sell_order?order_no=${order_no}`,
  })
  await give(merchant.answer, { ...asSeen(offered), accept: 1 }, otto)
  expect((await index(mira)).active).toEqual({
    title: 'The merchant pays now',
    text: '€128.70 to your bank account',
    deadline: now() + 30 * MINUTE,
    link: `/pages/orders/sell_order?order_no=${order_no}`,
  })
  expect((await index({ ...mira, language: 'de' })).active).toMatchObject({
    title: 'Der Händler zahlt jetzt',
    text: '128,70\u00A0€ auf Ihr Bankkonto',
  })
  expect((await index(otto)).active?.title).toBe('It is your turn to pay')
})

test('of several orders the one whose time runs out first is shown', async () => {
  clock.pass(MINUTE)
  const later = await start(world, mira, { mode: 'password', phrase: 'a lighthouse' })
  expect((await index(mira)).active?.title).toBe('The merchant pays now')
  clock.pass(29 * MINUTE)
  await sweepOrders(context)
  expect((await index(mira)).active?.title).toBe('Payment is late')
  clock.pass(15 * MINUTE)
  await sweepOrders(context)
  expect((await index(mira)).active?.link).toContain(later.order_no)
})
