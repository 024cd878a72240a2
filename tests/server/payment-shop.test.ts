import { sql as raw } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { payment } from '#contract/payment.ts'
import { shopOrder } from '#contract/shop-order.ts'
import { sweepPayments } from '#server/payment/sweep.ts'
import { sweepShopOrders } from '#server/shop-order/sweep.ts'
import { booksBalance } from '#tests/world/books.ts'
import { operators } from '#tests/world/cash-records.ts'
import { hasApp } from '#tests/world/factor.ts'
import { type GoodsAsked, openGoods } from '#tests/world/goods.ts'
import { holds, newKey, PIN } from '#tests/world/money.ts'
import { makesPasskey, signs } from '#tests/world/passkeys.ts'
import { openGateways, press } from '#tests/world/payments.ts'
import { buyer, buying, delivers, orderOf, rowOf } from '#tests/world/shop-orders.ts'
import { asOwner, type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { ask, give, deny, clock, sql, context } = world
await openGateways(world)

beforeAll(() => delivers(world))
let days = 0
beforeEach(() => clock.set(new Date(Date.UTC(2026, 5, (days += 1), 9)).toISOString()))

const HALF_HOUR = 1_800
const SECOND_ASKED = { refusal: 'second-needed', reason: 'second', ways: ['totp', 'recovery'] }

type Account = 'balance' | 'shop' | 'points'
const paying = (order_no: string, account: Account, more: object = {}) => ({
  order_no,
  account,
  payword: PIN,
  idem: newKey(),
  ...more,
})
const begins = (order_no: string, by: Person) =>
  give(payment.any, { order_no, method: 'alipay_h5', idem: newKey() }, by)
const purse = async (by: Person) => ({
  balance: await holds(world, by, 'balance'),
  shop: await holds(world, by, 'shop'),
  points: await holds(world, by, 'points'),
  held: await holds(world, by, 'points', 'held'),
})
const paymentsOf = (order_no: string) =>
  sql
    .selectFrom('payment')
    .select(['method', 'state', 'currency', 'amount'])
    .where('order_no', '=', order_no)
    .orderBy('id')
    .execute()
const at = (price: bigint, asked: GoodsAsked = {}) =>
  openGoods(world, { variants: [{ picks: [], price, stock: 50 }], ...asked })
const forPoints = (points: number) => at(0n, { shop: 'points', variants: [{ picks: [], price: 0n, points, stock: 9 }] })
const waysOf = async (order_no: string, by: Person) =>
  (await give(payment.methods, { order_no }, by)).methods.map(({ code }) => code)

test('an order is shown with what it is paid out of, what is left there, and the points that go with it', async () => {
  const mara = await buyer(world, { balance: 1_000n, shop: 50_000n, points: 300n })
  const order_no = await orderOf(world, mara, buying(await at(1_000n), 2, { use_points: 1 }))
  expect(await give(payment.methods, { order_no }, mara)).toMatchObject({
    order_no,
    amount: '20.90',
    currency: 'EUR',
    points: 300,
    status: 'waiting',
    pay_no: '',
    next: `/pages/orders/order_detail?order_no=${order_no}`,
    methods: [
      { code: 'balance', available: '10.00', enabled: 0, reason: 'amount-short' },
      { code: 'shop', available: '500.00', enabled: 1, reason: '' },
      { code: 'wechat' },
      { code: 'wechat_h5' },
      { code: 'wechat_mini' },
      { code: 'alipay' },
      { code: 'alipay_h5' },
      { code: 'pooulcloud' },
      { code: 'sdpay' },
    ],
  })
  expect(await deny(payment.byBalance, paying(order_no, 'balance'), mara)).toEqual({
    refusal: 'amount-short',
    currency: 'EUR',
    short_by: '10.90',
  })
  const paid = await give(payment.byBalance, paying(order_no, 'shop'), mara)
  expect(paid).toMatchObject({ order_no, status: 'paid', next: `/pages/orders/order_detail?order_no=${order_no}` })
  expect(await purse(mara)).toEqual({ balance: 1_000n, shop: 50_000n - 2_090n, points: 0n, held: 0n })
  expect(await paymentsOf(order_no)).toEqual([{ method: 'shop', state: 'paid', currency: 'EUR', amount: 2_090n }])
  expect(await rowOf(world, order_no)).toMatchObject({ state: 'unshipped', paid_from: 'shop' })
  expect(await give(payment.status, { order_no }, mara)).toMatchObject({ pay_no: paid.pay_no, status: 'paid' })
  await booksBalance(world)
})

test('what takes points alone is paid by them, with the PIN, and asks for no second factor', async () => {
  const mara = await buyer(world, { points: 90_000n })
  const order_no = await orderOf(world, mara, buying(await forPoints(80_000)))
  await hasApp(world, mara)
  expect(await give(payment.methods, { order_no }, mara)).toMatchObject({
    amount: '80000',
    currency: 'POINTS',
    points: 0,
    methods: [{ code: 'points', available: '90000', enabled: 1 }],
  })
  for (const account of ['balance', 'shop'] as const)
    expect(await deny(payment.byBalance, paying(order_no, account), mara)).toEqual({ refusal: 'not-available' })
  expect(await deny(payment.any, { order_no, method: 'alipay_h5', idem: newKey() }, mara)).toEqual({
    refusal: 'not-available',
  })
  expect(await deny(payment.byBalance, paying(order_no, 'points', { payword: '910284' }), mara)).toMatchObject({
    refusal: 'pin-wrong',
  })
  await give(payment.byBalance, paying(order_no, 'points'), mara)
  expect(await purse(mara)).toEqual({ balance: 100_000n, shop: 0n, points: 10_000n, held: 0n })
  expect(await paymentsOf(order_no)).toEqual([{ method: 'points', state: 'paid', currency: 'POINTS', amount: 80_000n }])
  expect(await sql.selectFrom('day_left').selectAll().where('member_id', '=', mara.id).execute()).toEqual([])
  await booksBalance(world)
})

test('what is bought again is paid out of the shopping balance, and nothing else', async () => {
  const mara = await buyer(world, { shop: 5_000n })
  const order_no = await orderOf(world, mara, buying(await at(1_000n, { shop: 'repurchase' })))
  expect(await waysOf(order_no, mara)).toEqual(['shop'])
  for (const account of ['balance', 'points'] as const)
    expect(await deny(payment.byBalance, paying(order_no, account), mara)).toEqual({ refusal: 'not-available' })
  expect(await deny(payment.any, { order_no, method: 'sdpay', idem: newKey() }, mara)).toEqual({
    refusal: 'not-available',
  })
  await give(payment.byBalance, paying(order_no, 'shop'), mara)
  expect(await rowOf(world, order_no)).toMatchObject({ state: 'unshipped', paid_from: 'shop' })
  await booksBalance(world)
})

describe('refused', () => {
  test('an order of somebody else, one that is over, and a key of another order', async () => {
    const [mara, otto, goods] = [await buyer(world), await buyer(world), await at(1_000n)]
    const [order_no, other, late] = [
      await orderOf(world, mara, buying(goods)),
      await orderOf(world, mara, buying(goods)),
      await orderOf(world, mara, buying(goods)),
    ]
    expect(await deny(payment.methods, { order_no }, otto)).toEqual({ refusal: 'missing' })
    expect(await deny(payment.byBalance, paying(order_no, 'balance'), otto)).toEqual({ refusal: 'missing' })
    const idem = newKey()
    const paid = await give(payment.byBalance, paying(order_no, 'balance', { idem }), mara)
    expect(await give(payment.byBalance, paying(order_no, 'balance', { idem }), mara)).toEqual(paid)
    expect(await give(payment.byBalance, paying(order_no, 'balance'), mara)).toEqual(paid)
    expect(await deny(payment.byBalance, paying(other, 'balance', { idem }), mara)).toEqual({ refusal: 'key-reused' })
    await give(shopOrder.cancel, { order_no: other, version: 0, idem: newKey() }, mara)
    expect(await deny(payment.byBalance, paying(other, 'balance'), mara)).toEqual({ refusal: 'not-now' })
    clock.pass(HALF_HOUR)
    expect(await deny(payment.byBalance, paying(late, 'balance'), mara)).toEqual({ refusal: 'not-now' })
    expect((await purse(mara)).balance).toBe(100_000n - 1_390n)
  })

  test('whoever is frozen', async () => {
    const [mara, [ada]] = [await buyer(world), await operators(world)]
    const order_no = await orderOf(world, mara, buying(await at(1_000n)))
    await asOwner(world, (owner) =>
      raw`insert into frozen values (${mara.id}, 'Asked for', '2026-03-03', ${ada}, '2027-03-03')`.execute(owner),
    )
    expect(await deny(payment.byBalance, paying(order_no, 'balance'), mara)).toMatchObject({ refusal: 'member-frozen' })
    expect(await paymentsOf(order_no)).toEqual([])
  })
})

describe('the second factor', () => {
  const dear = async (count: number, purses: { balance?: bigint; shop?: bigint }) => {
    const [mara, goods] = [await buyer(world, purses), await at(29_610n)]
    const orders: string[] = []
    for (let made = 0; made < count; made += 1) orders.push(await orderOf(world, mara, buying(goods)))
    return { mara, orders }
  }

  test('is asked for what leaves the balance and the shopping balance together', async () => {
    const { mara, orders } = await dear(3, { balance: 100_000n, shop: 100_000n })
    await hasApp(world, mara)
    const [one = '', two = '', three = ''] = orders
    await give(payment.byBalance, paying(one, 'balance'), mara)
    for (const account of ['balance', 'shop'] as const)
      expect(await deny(payment.byBalance, paying(two, account), mara)).toEqual(SECOND_ASKED)
    expect(await paymentsOf(two)).toEqual([])
    await press(world, (await begins(three, mara)).pay_no, 'paid')
    expect(await rowOf(world, three)).toMatchObject({ state: 'unshipped', paid_from: 'gateway' })
    await booksBalance(world)
  })

  test('is asked for by all but one of two that pay side by side', async () => {
    const { mara, orders } = await dear(2, { balance: 100_000n, shop: 100_000n })
    await hasApp(world, mara)
    const [one = '', two = ''] = orders
    const answers = await Promise.all([
      ask(payment.byBalance, paying(one, 'balance'), mara),
      ask(payment.byBalance, paying(two, 'shop'), mara),
    ])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([-423, 1])
    expect(answers.find(({ code }) => code !== 1)?.data).toEqual(SECOND_ASKED)
  })

  test('signs this order, this account and this amount', async () => {
    const { mara, orders } = await dear(2, { balance: 100_000n, shop: 100_000n })
    const { key } = await makesPasskey(world, mara)
    const [one = '', two = ''] = orders
    await give(payment.byBalance, paying(one, 'balance'), mara)
    const signed = (paid: string) => signs(world, mara, key, { paying: paid })
    for (const said of [`${two} balance 300.00`, `${two} shop 299.00`, `${one} shop 300.00`])
      expect(await deny(payment.byBalance, paying(two, 'shop', { second: await signed(said) }), mara)).toEqual({
        refusal: 'second-wrong',
        reason: 'wrong',
      })
    await give(payment.byBalance, paying(two, 'shop', { second: await signed(`${two} shop 300.00`) }), mara)
    expect((await purse(mara)).shop).toBe(70_000n)
  })
})

describe('money that comes by a gateway', () => {
  test('pays its order once; what comes a second time is the payer’s balance', async () => {
    const mara = await buyer(world)
    const order_no = await orderOf(world, mara, buying(await at(1_000n)))
    const { pay_no } = await begins(order_no, mara)
    await give(payment.byBalance, paying(order_no, 'balance'), mara)
    await press(world, pay_no, 'paid')
    expect(await paymentsOf(order_no)).toMatchObject([{ state: 'surplus' }, { state: 'paid', method: 'balance' }])
    expect((await purse(mara)).balance).toBe(100_000n)
    expect(await rowOf(world, order_no)).toMatchObject({ state: 'unshipped', paid_from: 'balance' })
    await booksBalance(world)
  })

  test('for an order that was cancelled is the payer’s balance, and the order stays cancelled', async () => {
    const mara = await buyer(world, { points: 100n })
    const order_no = await orderOf(world, mara, buying(await at(1_000n), 1, { use_points: 1 }))
    const { pay_no, amount } = await begins(order_no, mara)
    await give(shopOrder.cancel, { order_no, version: 0, idem: newKey() }, mara)
    await press(world, pay_no, 'paid')
    expect(amount).toBe('12.90')
    expect(await purse(mara)).toEqual({ balance: 100_000n + 1_290n, shop: 0n, points: 100n, held: 0n })
    expect(await rowOf(world, order_no)).toMatchObject({ state: 'cancelled', paid_at: null })
    expect(await give(payment.status, { pay_no }, mara)).toMatchObject({ status: 'paid' })
    await booksBalance(world)
  })

  test.each([
    ['nobody has closed', async () => undefined],
    ['was closed', () => sweepShopOrders(context)],
    ['was closed, and its payment too', () => sweepShopOrders(context).then(() => sweepPayments(context))],
  ] satisfies [string, () => Promise<unknown>][])(
    'when its time was over, for an order that %s, likewise',
    async (_, sweeps) => {
      const mara = await buyer(world)
      const order_no = await orderOf(world, mara, buying(await at(1_000n)))
      const { pay_no } = await begins(order_no, mara)
      clock.pass(HALF_HOUR)
      await sweeps()
      await press(world, pay_no, 'paid')
      expect(await paymentsOf(order_no)).toMatchObject([{ state: 'surplus' }])
      expect((await purse(mara)).balance).toBe(100_000n + 1_390n)
      expect(await rowOf(world, order_no)).toMatchObject({ state: 'cancelled', ended_by: 'time' })
      await booksBalance(world)
    },
  )

  test('a moment before pays it, with the points that are held for it', async () => {
    const mara = await buyer(world, { points: 100n })
    const order_no = await orderOf(world, mara, buying(await at(1_000n), 1, { use_points: 1 }))
    const { pay_no, expire_time, server_time } = await begins(order_no, mara)
    expect(expire_time - server_time).toBe(HALF_HOUR)
    clock.pass(HALF_HOUR - 1)
    await press(world, pay_no, 'paid')
    expect(await rowOf(world, order_no)).toMatchObject({ state: 'unshipped', paid_from: 'gateway' })
    expect(await purse(mara)).toEqual({ balance: 100_000n, shop: 0n, points: 0n, held: 0n })
    await booksBalance(world)
  })
})
