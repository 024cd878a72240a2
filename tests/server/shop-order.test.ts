import { beforeAll, describe, expect, test } from 'vitest'
import { cart } from '#contract/cart.ts'
import { shopOrder } from '#contract/shop-order.ts'
import { DAY_S } from '#contract/time-units.ts'
import { sweepShopOrders } from '#server/shop-order/sweep.ts'
import { signsIn } from '#tests/world/cancellations.ts'
import { openGoods } from '#tests/world/goods.ts'
import { fillPool, holds, newKey } from '#tests/world/money.ts'
import { openWorld } from '#tests/world/open.ts'
import {
  agreed,
  buyer,
  buying,
  delivers,
  fillPointsPool,
  inPointsPool,
  openStoreGoods,
  orderOf,
  pays,
  rowOf,
  sends,
  stockOf,
} from '#tests/world/shop-orders.ts'

const world = await openWorld()
const { ask, give, deny, clock, sql, context } = world

beforeAll(async () => {
  await delivers(world)
  await fillPointsPool(world, 5_000n)
  await fillPool(world, 'POINTS', 1_000n)
})

const until = async (seconds: number) => {
  clock.pass(seconds)
  await sweepShopOrders(context)
}

test('a store is paid to the cent when the window closes, its fee and the points’ part included', async () => {
  const goods = await openStoreGoods(world, { variants: [{ picks: [], price: 3_333n, stock: 9 }] })
  const mara = await buyer(world, { points: 900n })
  const before = await inPointsPool(world)
  const shown = await give(shopOrder.confirm, { ...buying(goods, 2), use_points: 1 }, mara)
  expect(shown).toMatchObject({
    points: { have: 900, max: 900, value: '9.00', used: 1, dry: 0 },
    price: { goods: '66.66', freight: '3.90', points: '9.00', pay: '61.56', pay_points: 900 },
    pays_from: ['balance', 'shop', 'gateway'],
    available: { balance: '1000.00', shop: '0.00', points: 900 },
    earns: 61,
    problems: [],
  })
  const made = await give(
    shopOrder.create,
    { ...buying(goods, 2), use_points: 1, quote_hash: shown.quote_hash, idem: newKey() },
    mara,
  )
  expect(made).toMatchObject({ pay_amount: '61.56', pay_points: 900 })
  expect(await holds(world, mara, 'points', 'held')).toBe(900n)
  expect(await stockOf(world, goods)).toBe(7)
  await pays(world, made.order_no)
  expect(await holds(world, mara, 'balance')).toBe(100_000n - 6_156n)
  expect(await holds(world, mara, 'points', 'held')).toBe(0n)
  await sends(world, made.order_no)
  const { version } = await give(shopOrder.info, { order_no: made.order_no }, mara)
  await give(shopOrder.receive, { order_no: made.order_no, version, idem: newKey() }, mara)
  await until(7 * DAY_S - 1)
  expect(await holds(world, goods.owner, 'balance')).toBe(0n)
  await until(1)
  // 66.66 less 3 % of it, rounded down, and the carriage.
  expect(await holds(world, goods.owner, 'balance')).toBe(6_666n - 199n + 390n)
  expect(await inPointsPool(world)).toBe(before - 900n)
  expect(await holds(world, mara, 'points')).toBe(61n)
  const { trail, timeline, status, earned } = await give(
    shopOrder.info,
    { order_no: made.order_no },
    await signsIn(world, mara),
  )
  expect({ status, earned }).toEqual({ status: 'done', earned: 61 })
  expect(timeline.map(({ event }) => event)).toEqual(['made', 'pay', 'ship', 'receive', 'close'])
  const sums = new Map<string, number>()
  for (const { currency, amount } of trail)
    sums.set(currency, (sums.get(currency) ?? 0) + Math.round(Number(amount) * 100))
  expect([...sums]).toEqual([
    ['POINTS', 0],
    ['EUR', 0],
  ])
})

test('what is not paid in time is given back once: stock, points, and what the pool promised', async () => {
  const goods = await openStoreGoods(world)
  const mara = await buyer(world, { points: 100n })
  const number = await orderOf(world, mara, { ...buying(goods, 3), use_points: 1 })
  expect((await rowOf(world, number)).reserved).toBe(100n)
  await until(1_799)
  expect((await rowOf(world, number)).state).toBe('unpaid')
  await until(1)
  expect(await rowOf(world, number)).toMatchObject({ state: 'cancelled', ended_by: 'time', reserved: 0n })
  expect(await stockOf(world, goods)).toBe(5)
  expect(await holds(world, mara, 'points')).toBe(100n)
  const { version } = await rowOf(world, number)
  expect(await deny(shopOrder.cancel, { order_no: number, version, idem: newKey() }, mara)).toEqual({
    refusal: 'not-now',
  })
  expect(await stockOf(world, goods)).toBe(5)
})

test('what is not sent in time comes back to where it was paid from', async () => {
  const goods = await openStoreGoods(world)
  const mara = await buyer(world, { balance: 0n, shop: 50_000n })
  const number = await orderOf(world, mara, buying(goods, 2))
  await pays(world, number, 'shop')
  expect(await holds(world, mara, 'shop')).toBe(50_000n - 2_390n)
  await until(7 * DAY_S)
  expect(await rowOf(world, number)).toMatchObject({ state: 'cancelled', ended_by: 'time' })
  expect(await holds(world, mara, 'shop')).toBe(50_000n)
  expect(await stockOf(world, goods)).toBe(5)
})

test('what came by a gateway comes back to the balance', async () => {
  const goods = await openStoreGoods(world)
  const mara = await buyer(world, { balance: 0n })
  const number = await orderOf(world, mara, buying(goods))
  await pays(world, number, 'gateway')
  await until(7 * DAY_S)
  expect(await holds(world, mara, 'balance')).toBe(1_390n)
})

test('a part that was not sent in time returns, and the rest goes on', async () => {
  const goods = await openStoreGoods(world, {
    variants: [
      { picks: ['red'], price: 1_000n, stock: 5 },
      { picks: ['blue'], price: 2_000n, stock: 5 },
    ],
  })
  const mara = await buyer(world, { points: 300n })
  for (const variant_id of goods.variants)
    await give(cart.add, { goods_id: goods.id, variant_id, num: 1, idem: newKey() }, mara)
  const { stores } = await give(cart.index, {}, mara)
  const ids = stores.flatMap(({ items }) => items.map(({ id }) => id))
  const number = await orderOf(world, mara, { from: 'cart', cart_ids: ids.join(), use_points: 1 })
  expect((await give(cart.index, {}, mara)).count).toBe(0)
  await pays(world, number)
  const [first] = (await give(shopOrder.info, { order_no: number }, mara)).goods
  await sends(world, number, [first?.id ?? 0])
  expect(await rowOf(world, number)).toMatchObject({ state: 'unshipped' })
  await until(7 * DAY_S)
  expect(await rowOf(world, number)).toMatchObject({ state: 'shipped', pay: 3_090n, worth: 300n })
  const line = await sql
    .selectFrom('shop_order_line')
    .select(['cash', 'points'])
    .where('order_id', '=', (await rowOf(world, number)).id)
    .where('is_back', '=', true)
    .executeTakeFirstOrThrow()
  expect(await holds(world, mara, 'balance')).toBe(100_000n - 3_090n + line.cash)
  expect(await holds(world, mara, 'points')).toBe(BigInt(line.points))
  await until(10 * DAY_S)
  expect((await rowOf(world, number)).state).toBe('received')
  await until(7 * DAY_S)
  const kept = 3_000n - line.cash - BigInt(line.points)
  expect(await holds(world, goods.owner, 'balance')).toBe(kept - (kept * 3n) / 100n + 390n)
})

test('a part that was signed for before the rest came back counts as received a week later', async () => {
  const goods = await openStoreGoods(world, {
    variants: [
      { picks: ['red'], price: 1_000n, stock: 5 },
      { picks: ['blue'], price: 2_000n, stock: 5 },
    ],
  })
  const mara = await buyer(world)
  for (const variant_id of goods.variants)
    await give(cart.add, { goods_id: goods.id, variant_id, num: 1, idem: newKey() }, mara)
  const { stores } = await give(cart.index, {}, mara)
  const cart_ids = stores.flatMap(({ items }) => items.map(({ id }) => id)).join()
  const number = await orderOf(world, mara, { from: 'cart', cart_ids })
  await pays(world, number)
  const [first] = (await give(shopOrder.info, { order_no: number }, mara)).goods
  await sends(world, number, [first?.id ?? 0])
  await sql
    .updateTable('parcel')
    .set({ state: 'signed', signed_at: context.clock.now(), wake_at: null })
    .where('order_id', '=', (await rowOf(world, number)).id)
    .execute()
  await until(7 * DAY_S)
  expect((await rowOf(world, number)).state).toBe('shipped')
  await until(7 * DAY_S)
  expect((await rowOf(world, number)).state).toBe('received')
})

describe('what the house sells', () => {
  test('is the house’s, without a fee, and no pool promises anything', async () => {
    const goods = await openGoods(world)
    const mara = await buyer(world, { points: 200n })
    const number = await orderOf(world, mara, { ...buying(goods), use_points: 1 })
    expect(await rowOf(world, number)).toMatchObject({ reserved: 0n, worth: 200n, pay: 1_190n })
    await pays(world, number)
    await sends(world, number)
    await until(10 * DAY_S)
    await until(7 * DAY_S)
    expect(await rowOf(world, number)).toMatchObject({ state: 'completed', fee: 0n, paid_out: 1_190n, earned: 11 })
  })

  test('for points takes points alone, and its parcel costs nothing', async () => {
    const goods = await openGoods(world, {
      shop: 'points',
      variants: [{ picks: [], price: 0n, points: 250, stock: 2 }],
    })
    const mara = await buyer(world, { points: 600n })
    const shown = await give(shopOrder.confirm, buying(goods, 2), mara)
    expect(shown).toMatchObject({
      price: { goods: '0.00', freight: '0.00', pay: '0.00', pay_points: 500 },
      pays_from: ['points'],
      points: { max: 0, used: 0 },
    })
    const number = await orderOf(world, mara, buying(goods, 2))
    await pays(world, number, 'points')
    await sends(world, number)
    await until(10 * DAY_S)
    await until(7 * DAY_S)
    expect(await rowOf(world, number)).toMatchObject({ state: 'completed', paid_out: 0n, earned: 0, points: 500 })
    expect(await holds(world, mara, 'points')).toBe(100n)
  })

  test('again is paid out of the shopping balance alone', async () => {
    const goods = await openGoods(world, { shop: 'repurchase' })
    const mara = await buyer(world)
    expect((await give(shopOrder.confirm, buying(goods), mara)).pays_from).toEqual(['shop'])
  })
})

describe('refused', () => {
  test('what moved since it was shown, with what it would be now', async () => {
    const goods = await openStoreGoods(world)
    const mara = await buyer(world)
    const wish = await agreed(world, mara, buying(goods, 2))
    const otto = await buyer(world)
    await orderOf(world, otto, buying(goods, 4))
    const reply = await ask(shopOrder.create, wish, mara)
    expect(reply).toMatchObject({
      code: -409,
      data: { refusal: 'quote-stale', fresh: { problems: [{ variant_id: goods.variants[0], code: 'short' }] } },
    })
    expect(await stockOf(world, goods)).toBe(1)
  })

  test('a quote that is too old, of tomorrow, or of somebody else', async () => {
    const goods = await openStoreGoods(world)
    const [mara, otto] = [await buyer(world), await buyer(world)]
    const wish = await agreed(world, mara, buying(goods))
    const { quote_hash: theirs } = await agreed(world, otto, buying(goods))
    expect(await deny(shopOrder.create, { ...wish, quote_hash: theirs }, mara)).toMatchObject({
      refusal: 'quote-stale',
    })
    const [at = '', proof = ''] = wish.quote_hash.split(/-(.*)/s)
    expect(await deny(shopOrder.create, { ...wish, quote_hash: `${Number(at) + 60}-${proof}` }, mara)).toMatchObject({
      refusal: 'quote-stale',
    })
    clock.pass(1_800)
    expect(await deny(shopOrder.create, wish, mara)).toMatchObject({ refusal: 'quote-stale' })
  })

  test('two stores at once, lines of somebody else, one’s own store, and a sixth order that is not paid', async () => {
    const [one, other] = [await openStoreGoods(world), await openStoreGoods(world)]
    const mara = await buyer(world)
    for (const goods of [one, other])
      await give(cart.add, { goods_id: goods.id, variant_id: goods.variants[0] ?? 0, num: 1, idem: newKey() }, mara)
    const { stores } = await give(cart.index, {}, mara)
    const ids = stores.flatMap(({ items }) => items.map(({ id }) => id))
    expect(await deny(shopOrder.confirm, { from: 'cart', cart_ids: ids.join() }, mara)).toEqual({
      refusal: 'stores-mixed',
    })
    const otto = await buyer(world)
    expect(await deny(shopOrder.confirm, { from: 'cart', cart_ids: `${ids[0]}` }, otto)).toEqual({ refusal: 'missing' })
    expect((await give(shopOrder.confirm, buying(one), one.owner)).problems).toEqual([
      { variant_id: 0, code: 'own_store', text: 'You cannot buy in your own store' },
    ])
    for (let at = 0; at < 5; at += 1) await orderOf(world, mara, buying(one))
    expect(await deny(shopOrder.create, await agreed(world, mara, buying(other)), mara)).toEqual({
      refusal: 'unpaid-enough',
    })
  })

  test('points that nobody has any more, for the pool holds too little of what stores are promised', async () => {
    const goods = await openStoreGoods(world, { variants: [{ picks: [], price: 100_000n, stock: 9 }] })
    const mara = await buyer(world, { points: 100_000n, balance: 1_000_000n })
    expect((await give(shopOrder.confirm, { ...buying(goods), use_points: 1 }, mara)).points).toMatchObject({
      have: 100_000,
      max: 20_000,
      used: 0,
      dry: 1,
    })
  })

  test('another member’s order, and a version that is past', async () => {
    const goods = await openStoreGoods(world)
    const [mara, otto] = [await buyer(world), await buyer(world)]
    const number = await orderOf(world, mara, buying(goods))
    expect(await deny(shopOrder.info, { order_no: number }, otto)).toEqual({ refusal: 'missing' })
    expect(await deny(shopOrder.cancel, { order_no: number, version: 0, idem: newKey() }, otto)).toEqual({
      refusal: 'missing',
    })
    await pays(world, number)
    expect(await deny(shopOrder.cancel, { order_no: number, version: 0, idem: newKey() }, mara)).toMatchObject({
      refusal: 'moved-on',
      fresh: { status: 'paid', version: 1 },
    })
    expect(await deny(shopOrder.del, { order_no: number, version: 1 }, mara)).toEqual({ refusal: 'not-now' })
  })

  test('the same key twice makes one order', async () => {
    const goods = await openStoreGoods(world)
    const mara = await buyer(world)
    const wish = await agreed(world, mara, buying(goods, 2))
    const first = await give(shopOrder.create, wish, mara)
    expect(await give(shopOrder.create, wish, mara)).toEqual(first)
    expect(await stockOf(world, goods)).toBe(3)
    expect(await deny(shopOrder.create, { ...wish, num: 1 }, mara)).toEqual({ refusal: 'key-reused' })
  })
})

test('what is bought again comes into the cart, and what cannot be is named', async () => {
  const goods = await openStoreGoods(world, {
    names: { en: 'Enamel mug' },
    variants: [
      { picks: ['red'], price: 1_000n, stock: 1 },
      { picks: ['blue'], price: 2_000n, stock: 5 },
    ],
  })
  const mara = await buyer(world)
  for (const variant_id of goods.variants)
    await give(cart.add, { goods_id: goods.id, variant_id, num: 1, idem: newKey() }, mara)
  const { stores } = await give(cart.index, {}, mara)
  const ids = stores.flatMap(({ items }) => items.map(({ id }) => id))
  const number = await orderOf(world, mara, { from: 'cart', cart_ids: ids.join() })
  await pays(world, number)
  expect(await give(shopOrder.again, { order_no: number, idem: newKey() }, mara)).toEqual({
    added: 1,
    skipped: [{ name: 'Enamel mug', reason: expect.any(String) }],
    cart_count: 1,
  })
})
