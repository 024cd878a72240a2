import { sql as raw } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { card } from '#contract/card.ts'
import { LOCALES } from '#contract/locales.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { DAY_S, HOUR_S } from '#contract/time-units.ts'
import { BOOKS } from '#server/lib/words.ts'
import { sweepShopOrders } from '#server/shop-order/sweep.ts'
import { opennessAt } from '#server/withdrawal/openness.ts'
import { ACCOUNT } from '#tests/world/banks.ts'
import { operators } from '#tests/world/cash-records.ts'
import { bring, newKey, PIN } from '#tests/world/money.ts'
import { openWorld } from '#tests/world/open.ts'
import { buyer, buying, fillPointsPool, openStoreGoods, orderOf } from '#tests/world/shop-orders.ts'
import { asOwner } from '#tests/world/world.ts'

const world = await openWorld()
const { app, give, clock, member, sql, context } = world
const page = async (query = '') => (await app.inject(`/transparency${query}`)).body

test('before anything happened it says so, without a script and without a style of its own', async () => {
  const { body, headers } = await app.inject('/transparency')
  expect(body).toContain(BOOKS.en.web.transparency.none)
  expect(body).not.toMatch(/<script|style="| on\w+="/)
  expect(headers['cache-control']).toBe('public, max-age=60')
})

test.each(LOCALES)('it speaks $label', async ({ tag, rtl }) => {
  const body = await page(`?lang=${tag}`)
  expect(body).toContain(`<html lang="${tag}" dir="${rtl ? 'rtl' : 'ltr'}">`)
  expect(body).toContain(BOOKS[tag].web.transparency.title)
})

test.each(['', 'tlh', '%3Cscript%3E', '__proto__', 'de&lang=it', '%00', '"onload="x'])(
  'a language that nobody speaks here, or says twice, is answered like none: %j',
  async (lang) => {
    const { statusCode, body } = await app.inject(`/transparency?lang=${lang}`)
    expect([statusCode, body.includes('<html lang="en" dir="ltr">')]).toEqual([200, true])
    expect(body).not.toMatch(/<script|onload/)
  },
)

test('it is read, and nothing else', async () => {
  expect((await app.inject({ method: 'HEAD', url: '/transparency' })).statusCode).toBe(200)
  expect((await app.inject({ method: 'POST', url: '/transparency' })).json()).toMatchObject({
    data: { refusal: 'missing' },
  })
})

test('what waits is counted by its state and its age, what is late is late, and it is counted once a minute', async () => {
  const person = await member({ pin: PIN })
  await give(card.bind, { ...ACCOUNT, payword: PIN }, person)
  await bring(world, person, 'balance', 50_000n)
  clock.pass(DAY_S)
  const wish = { method: 'bank', account: 'balance', amount: '100' } as const
  const { quote_no } = await give(withdrawal.quote, wish, person)
  await give(withdrawal.request, { ...wish, quote_no, payword: PIN, idem: newKey() }, person)
  const now = () => context.clock.now()
  expect(await opennessAt(sql, now())).toEqual({
    withdrawals: [{ status: 'queued', count: 1, oldest: 0, late: 0 }],
    stopped: { count: 0, oldest: null },
    pools: [
      { purpose: 'balance', currency: 'EUR', amount: 0n, reserved: null },
      { purpose: 'prices', currency: 'EUR', amount: 0n, reserved: 0n },
      { purpose: 'coupons', currency: 'EUR', amount: 0n, reserved: 0n },
      { purpose: 'welcome', currency: 'COIN', amount: 0n, reserved: null },
      { purpose: 'rewards', currency: 'POINTS', amount: 0n, reserved: null },
      { purpose: 'rewards', currency: 'USDT', amount: 0n, reserved: null },
    ],
    toCredit: null,
    toPay: { bank: null, usdt: null },
    halted: false,
  })
  const before = await page()
  clock.pass(59)
  expect(await page()).toBe(before)
  clock.pass(7 * DAY_S)
  expect((await opennessAt(sql, now())).withdrawals).toEqual([
    { status: 'queued', count: 1, oldest: 7 * DAY_S + 59, late: 1 },
  ])
  const body = await page()
  expect(body).toContain('Waiting for our team<br><small>The oldest has waited 8 days. 1 is late.</small>')
})

test('a pause that is over is counted no more, also before anybody swept it away', async () => {
  const [operator] = await operators(world)
  const { id } = await member()
  await asOwner(world, (owner) =>
    raw`select desk_freeze(${operator}, ${id}, 'A report', ${context.clock.now()})`.execute(owner),
  )
  const stopped = async () => (await opennessAt(sql, context.clock.now())).stopped
  expect(await stopped()).toEqual({ count: 1, oldest: 0 })
  clock.pass(3 * DAY_S - 1)
  expect(await stopped()).toMatchObject({ count: 1 })
  clock.pass(1)
  expect(await stopped()).toEqual({ count: 0, oldest: null })
})

test('of what points stand for in prices it says what open orders reserve, until they are over', async () => {
  await fillPointsPool(world, 2_500n)
  const goods = await openStoreGoods(world, { variants: [{ picks: [], price: 4_000n, stock: 9 }] })
  const mara = await buyer(world, { points: 900n })
  await orderOf(world, mara, { ...buying(goods), use_points: 1 })
  const prices = async () =>
    (await opennessAt(sql, context.clock.now())).pools.find(({ purpose }) => purpose === 'prices')
  expect(await prices()).toEqual({ purpose: 'prices', currency: 'EUR', amount: 2_500n, reserved: 800n })
  for (const { tag } of LOCALES) {
    const { pool, reserved } = BOOKS[tag].web.transparency
    clock.pass(60)
    const body = await page(`?lang=${tag}`)
    for (const purpose of Object.values(pool).slice(0, 4)) expect(body).toContain(`<dt>${purpose} (`)
    const eight = new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' }).format(8)
    expect(body).toContain(`<br><small>${reserved.replace('{amount}', eight)}</small>`)
  }
  clock.pass(HOUR_S)
  await sweepShopOrders(context)
  expect(await prices()).toMatchObject({ amount: 2_500n, reserved: 0n })
})

beforeAll(() => clock.pass(60))
