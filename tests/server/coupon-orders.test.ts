import { expect, test } from 'vitest'
import { cart } from '#contract/cart.ts'
import { coupon } from '#contract/coupon.ts'
import { notices } from '#contract/notices.ts'
import { shopOrder } from '#contract/shop-order.ts'
import { DAY_S } from '#contract/time-units.ts'
import { sweepShopOrders } from '#server/shop-order/sweep.ts'
import { booksBalance } from '#tests/world/books.ts'
import { signsIn } from '#tests/world/cancellations.ts'
import { fillCouponPool, hasCoupon, inCouponPool, openCoupon, ownRow, takes } from '#tests/world/member-coupons.ts'
import { openGoods } from '#tests/world/goods.ts'
import { holds, newKey } from '#tests/world/money.ts'
import { openWorld } from '#tests/world/open.ts'
import {
  agreed,
  buyer,
  buying,
  delivers,
  fillPointsPool,
  openStoreGoods,
  orderOf,
  pays,
  rowOf,
  sends,
  type StoreGoods,
  storeOf,
} from '#tests/world/shop-orders.ts'
import type { Person } from '#tests/world/world.ts'

const world = await openWorld()
const { give, deny, ask, clock, context, sql } = world
await delivers(world)
await fillCouponPool(world, 100_000n)
await fillPointsPool(world, 100_000n)

const at = (price: bigint) => [{ picks: [], price, stock: 99 }]
const until = async (seconds: number) => {
  clock.pass(seconds)
  await sweepShopOrders(context)
}

async function closed(number: string, mara: Person): Promise<void> {
  await pays(world, number)
  await sends(world, number)
  const { version } = await give(shopOrder.info, { order_no: number }, mara)
  await give(shopOrder.receive, { order_no: number, version, idem: newKey() }, mara)
  await until(7 * DAY_S)
}

test('a coupon of the house is paid to the seller out of its pool, with the fee of what it brought', async () => {
  const goods = await openStoreGoods(world, { variants: at(6_000n) })
  const mara = await buyer(world, { points: 700n })
  const own = await hasCoupon(world, mara)
  const before = await inCouponPool(world)
  const shown = await give(shopOrder.confirm, { ...buying(goods), use_points: 1 }, mara)
  // Points are a fifth of what the coupon leaves.
  expect(shown).toMatchObject({
    member_coupon_id: own,
    coupons: [{ coupon: { id: own }, fits: 1, reason: '', cut: '5.00' }],
    price: { goods: '60.00', freight: '3.90', coupon: '5.00', points: '7.00', pay: '51.90', pay_points: 700 },
    earns: 51,
  })
  const number = await orderOf(world, mara, { ...buying(goods), use_points: 1 })
  expect(await rowOf(world, number)).toMatchObject({ cut: 500n, cut_by: 'house', cut_reserved: 500n, worth: 700n })
  expect(await ownRow(world, own)).toMatchObject({ state: 'held', version: 1, wake_at: null })
  expect((await give(coupon.my, {}, mara)).data).toMatchObject([
    { id: own, status: 'held', order_no: number, allowed: [] },
  ])
  await closed(number, mara)
  expect(await holds(world, goods.owner, 'balance')).toBe(6_000n - 180n + 390n)
  expect(await inCouponPool(world)).toBe(before - 500n)
  expect(await rowOf(world, number)).toMatchObject({ state: 'completed', fee: 180n, cut_reserved: 0n })
  const info = await give(shopOrder.info, { order_no: number }, await signsIn(world, mara))
  expect(info.price).toMatchObject({ coupon: '5.00', pay: '51.90' })
  expect(info.trail.filter(({ place }) => place === 'pool').map(({ currency, amount }) => [currency, amount])).toEqual(
    expect.arrayContaining([
      ['EUR', '-7.00'],
      ['EUR', '-5.00'],
    ]),
  )
  expect(await ownRow(world, own)).toMatchObject({ state: 'used', order_id: (await rowOf(world, number)).id })
  await booksBalance(world)
})

test('a coupon of a store lowers what the store gets, and no pool pays', async () => {
  const goods = await openStoreGoods(world, { variants: at(6_000n) })
  const mara = await buyer(world)
  const own = await hasCoupon(world, mara, { store: await storeOf(world, goods), percent: 15, from: 6_000 })
  const before = await inCouponPool(world)
  const number = await orderOf(world, mara, buying(goods))
  expect(await rowOf(world, number)).toMatchObject({
    cut: 900n,
    cut_by: 'store',
    cut_reserved: 0n,
    member_coupon_id: own,
  })
  await closed(number, mara)
  expect(await holds(world, goods.owner, 'balance')).toBe(5_100n - 153n + 390n)
  expect(await inCouponPool(world)).toBe(before)
})

test('of what the house sells, its coupon is paid by nobody', async () => {
  const goods = await openGoods(world, { variants: at(6_000n) })
  const mara = await buyer(world)
  await hasCoupon(world, mara)
  const before = await inCouponPool(world)
  const number = await orderOf(world, mara, buying(goods))
  expect(await rowOf(world, number)).toMatchObject({ cut: 500n, cut_by: 'house', cut_reserved: 0n })
  await closed(number, mara)
  expect(await rowOf(world, number)).toMatchObject({ paid_out: 5_890n, fee: 0n })
  expect(await inCouponPool(world)).toBe(before)
})

test('the best that fits is used, another where it is said, none where that is said; each other one says why not', async () => {
  const goods = await openStoreGoods(world, { variants: at(6_000n), category: 'home' })
  const other = await openStoreGoods(world, { variants: at(6_000n) })
  await openGoods(world, { category: 'travel' })
  const mara = await buyer(world)
  const [small, big, far, theirs, road] = [
    await hasCoupon(world, mara, { amount: 300 }),
    await hasCoupon(world, mara, { percent: 10 }),
    await hasCoupon(world, mara, { from: 8_000 }),
    await hasCoupon(world, mara, { store: await storeOf(world, other) }),
    await hasCoupon(world, mara, { scope: 'category', of: ['travel'] }),
  ]
  const shown = (wish: object = {}) => give(shopOrder.confirm, { ...buying(goods), ...wish }, mara)
  const { coupons, member_coupon_id, price } = await shown()
  expect([member_coupon_id, price.coupon]).toEqual([big, '6.00'])
  expect(coupons.map((one) => [one.coupon.id, one.fits, one.cut, one.reason])).toEqual([
    [big, 1, '6.00', ''],
    [small, 1, '3.00', ''],
    [far, 0, '0.00', 'From €80.00'],
    [theirs, 0, '0.00', `Only at ${await storeOf(world, other)}`],
    [road, 0, '0.00', 'Not valid for these goods'],
  ])
  expect(await shown({ member_coupon_id: small })).toMatchObject({ member_coupon_id: small, price: { coupon: '3.00' } })
  expect(await shown({ member_coupon_id: 0 })).toMatchObject({
    member_coupon_id: 0,
    price: { coupon: '0.00', pay: '63.90' },
  })
  expect(await shown({ member_coupon_id: far })).toMatchObject({ member_coupon_id: 0, price: { coupon: '0.00' } })
  const wish = await agreed(world, mara, buying(goods))
  expect(await deny(shopOrder.create, { ...wish, member_coupon_id: small }, mara)).toMatchObject({
    refusal: 'quote-stale',
    fresh: { member_coupon_id: small },
  })
  const stranger = await buyer(world)
  expect(await deny(shopOrder.confirm, { ...buying(goods), member_coupon_id: big }, stranger)).toEqual({
    refusal: 'missing',
  })
})

test('a held, a used and a past one say so', async () => {
  const goods = await openStoreGoods(world, { variants: at(6_000n) })
  const mara = await buyer(world)
  const own = await hasCoupon(world, mara)
  const number = await orderOf(world, mara, buying(goods))
  const reason = async () => {
    const { coupons, member_coupon_id } = await give(
      shopOrder.confirm,
      { ...buying(goods), member_coupon_id: own },
      await signsIn(world, mara),
    )
    return [member_coupon_id, coupons.map((one) => one.reason)]
  }
  expect(await reason()).toEqual([0, [`Reserved for order ${number}`]])
  await pays(world, number)
  expect(await reason()).toEqual([0, ['Already used']])
  await until(7 * DAY_S)
  expect(await reason()).toEqual([own, ['']])
  clock.pass(4 * DAY_S)
  expect(await reason()).toEqual([0, ['Expired']])
})

test('it is for its goods alone: they bear it, and their sum has to be reached', async () => {
  const goods = await openStoreGoods(world, {
    category: 'garden',
    variants: [
      { picks: ['red'], price: 3_333n, stock: 9 },
      { picks: ['blue'], price: 1_111n, stock: 9 },
    ],
  })
  const store = await storeOf(world, goods)
  const plain = await openGoods(world, { store, category: 'home', variants: at(5_000n) })
  const mara = await buyer(world)
  await hasCoupon(world, mara, { store, scope: 'category', of: ['garden'], amount: 1_000, from: 4_444 })
  for (const [id, variant_id] of [
    [goods.id, goods.variants[0]],
    [goods.id, goods.variants[1]],
    [plain.id, plain.variants[0]],
  ])
    await give(cart.add, { goods_id: id ?? 0, variant_id: variant_id ?? 0, num: 1, idem: newKey() }, mara)
  const { stores } = await give(cart.index, {}, mara)
  const cart_ids = stores.flatMap(({ items }) => items.map(({ id }) => id))
  const number = await orderOf(world, mara, { from: 'cart', cart_ids: cart_ids.join() })
  const lines = await sql
    .selectFrom('shop_order_line')
    .select(['variant_id', 'cut', 'cash'])
    .where('order_id', '=', (await rowOf(world, number)).id)
    .execute()
  expect(new Map(lines.map(({ variant_id, cut, cash }) => [variant_id, [cut, cash]]))).toEqual(
    new Map([
      [goods.variants[0], [750n, 2_583n]],
      [goods.variants[1], [250n, 861n]],
      [plain.variants[0], [0n, 5_000n]],
    ]),
  )
})

test('what the house gives is never more than half: it is lowered, and points stand for nothing more', async () => {
  const goods = await openStoreGoods(world, { variants: at(1_001n) })
  const mara = await buyer(world, { points: 10_000n })
  await hasCoupon(world, mara, { percent: 90, from: 0 })
  expect(await give(shopOrder.confirm, { ...buying(goods), use_points: 1 }, mara)).toMatchObject({
    points: { max: 0, used: 0 },
    price: { coupon: '5.00', points: '0.00', pay: '8.91' },
  })
})

test('where the pool holds too little the coupon cannot be used now, and a promise is kept', async () => {
  const goods = await openStoreGoods(world, { variants: at(1_000_000n) })
  const mara = await buyer(world, { balance: 10_000_000n })
  const own = await hasCoupon(world, mara, { amount: 500_000, from: 600_000 })
  expect(await give(shopOrder.confirm, buying(goods), mara)).toMatchObject({
    member_coupon_id: 0,
    coupons: [
      { coupon: { id: own }, fits: 0, reason: 'Cannot be used right now: the money for our coupons is used up' },
    ],
  })
  const plain = await orderOf(world, mara, { ...buying(goods), member_coupon_id: own })
  expect(await rowOf(world, plain)).toMatchObject({ cut: 0n, member_coupon_id: null })
  const open = (await inCouponPool(world)) / 2n
  const big = await hasCoupon(world, mara, { amount: Number(open) + 1, from: 600_000 })
  const otto = await buyer(world, { balance: 10_000_000n })
  await takes(world, otto, (await ownRow(world, big)).coupon_id)
  const [first, second] = [await agreed(world, mara, buying(goods)), await agreed(world, otto, buying(goods))]
  await give(shopOrder.create, first, mara)
  expect(await deny(shopOrder.create, second, otto)).toMatchObject({
    refusal: 'quote-stale',
    fresh: { member_coupon_id: 0 },
  })
})

async function held(goods: StoreGoods, asked: object = {}) {
  const mara = await buyer(world)
  const own = await hasCoupon(world, mara, asked)
  const number = await orderOf(world, mara, buying(goods))
  return { mara, own, number }
}
const kinds = async (person: Person) =>
  (await give(notices.list, {}, await signsIn(world, person))).data.map(({ about }) => about)

test('a cancelled order gives its coupon back in silence; one that ran out says so, unless the time of it is over', async () => {
  const goods = await openStoreGoods(world, { variants: at(6_000n) })
  const gone = await held(goods)
  const { version } = await rowOf(world, gone.number)
  await give(shopOrder.cancel, { order_no: gone.number, version, idem: newKey() }, gone.mara)
  expect(await ownRow(world, gone.own)).toMatchObject({ state: 'unused', order_id: null, version: 2 })
  expect(await rowOf(world, gone.number)).toMatchObject({ cut: 500n, cut_reserved: 0n, member_coupon_id: gone.own })
  const [late, over] = [await held(goods), await held(goods, { ends: 1_700 })]
  await until(1_800)
  expect((await ownRow(world, late.own)).state).toBe('unused')
  expect((await ownRow(world, over.own)).state).toBe('expired')
  expect(await kinds(gone.mara)).not.toContain('coupon')
  expect(await kinds(late.mara)).toContain('coupon')
  expect(await kinds(over.mara)).not.toContain('coupon')
  expect(
    await orderOf(world, await signsIn(world, late.mara).then((here) => ({ ...late.mara, ...here })), buying(goods)),
  ).not.toBe(late.number)
  await booksBalance(world)
})

test('what was never sent brings its coupon back; a part of it does not, and the pool promises less', async () => {
  const goods = await openStoreGoods(world, {
    variants: [
      { picks: ['red'], price: 4_000n, stock: 9 },
      { picks: ['blue'], price: 2_000n, stock: 9 },
    ],
  })
  const whole = await held(goods)
  await pays(world, whole.number)
  const mara = await buyer(world)
  const own = await hasCoupon(world, mara)
  for (const variant_id of goods.variants)
    await give(cart.add, { goods_id: goods.id, variant_id, num: 1, idem: newKey() }, mara)
  const { stores } = await give(cart.index, {}, mara)
  const cart_ids = stores.flatMap(({ items }) => items.map(({ id }) => id)).join()
  const number = await orderOf(world, mara, { from: 'cart', cart_ids })
  await pays(world, number)
  const line = await sql
    .selectFrom('shop_order_line')
    .select(['id', 'cut'])
    .where('order_id', '=', (await rowOf(world, number)).id)
    .where('variant_id', '=', goods.variants[0] ?? 0)
    .executeTakeFirstOrThrow()
  await sends(world, number, [line.id])
  await until(7 * DAY_S)
  expect(await ownRow(world, whole.own)).toMatchObject({ state: 'unused', used_at: null, order_id: null })
  expect(await rowOf(world, number)).toMatchObject({ state: 'shipped', cut_reserved: line.cut })
  expect((await ownRow(world, own)).state).toBe('used')
  await until(10 * DAY_S)
  await until(7 * DAY_S)
  expect(line.cut).toBe(333n)
  expect(await holds(world, goods.owner, 'balance')).toBe(4_000n - 120n + 390n)
  await booksBalance(world)
})

test('“payable below zero”: neither the desk’s words nor the base let a coupon take everything', async () => {
  await expect(openCoupon(world, { amount: 4_000, from: 4_000 })).rejects.toThrow('coupon_check')
  await expect(openCoupon(world, { percent: 100 })).rejects.toThrow('coupon_percent_check')
  const goods = await openStoreGoods(world, { variants: at(6_000n) })
  const { number } = await held(goods)
  await expect(
    sql.updateTable('shop_order').set({ cut: 7_000n }).where('order_no', '=', number).execute(),
  ).rejects.toThrow('shop_order')
  expect((await ask(shopOrder.info, { order_no: number })).code).toBe(-403)
})
