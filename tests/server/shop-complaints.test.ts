import { sql as raw } from 'kysely'
import { expect, test } from 'vitest'
import { cart } from '#contract/cart.ts'
import { coupon } from '#contract/coupon.ts'
import { shopOrder } from '#contract/shop-order.ts'
import { GOODS_SORTS, shop } from '#contract/shop.ts'
import { hasCoupon, openCoupon } from '#tests/world/member-coupons.ts'
import { openGoods, type Goods } from '#tests/world/goods.ts'
import { newKey } from '#tests/world/money.ts'
import { openWorld } from '#tests/world/open.ts'
import { agreed, buyer, buying, openStoreGoods, orderOf, storeOf } from '#tests/world/shop-orders.ts'
import type { Person } from '#tests/world/world.ts'

const world = await openWorld()
const { give, deny, ask, member, sql, clock } = world

const wish = ({ id, variants: [variant = 0] }: Goods, num = 1) => ({
  goods_id: id,
  variant_id: variant,
  num,
  idem: newKey(),
})
const linesOf = ({ id }: Person) =>
  sql.selectFrom('cart_line').select(['variant_id', 'num', 'price']).where('member_id', '=', id).execute()

test('“anyone reads what another member has”: a cart and a history are their member’s alone', async () => {
  const [mine, yours] = [await member(), await member()]
  const goods = await openGoods(world)
  await give(cart.add, wish(goods, 2), mine)
  await give(shop.info, { id: goods.id }, mine)
  const seen = async (person: Partial<Person>) => {
    const { cart_count, variants } = await give(shop.info, { id: goods.id }, person)
    return { page: (await give(shop.index, {}, person)).cart_count, cart_count, in_cart: variants[0]?.in_cart }
  }
  const visits = async (person: Person) => (await give(shop.visits, {}, person)).data.map(({ id }) => id)
  await expect.poll(() => visits(mine)).toEqual([goods.id])
  expect(await visits(yours)).toEqual([])
  expect(await seen(mine)).toEqual({ page: 2, cart_count: 2, in_cart: 2 })
  expect(await seen(yours)).toEqual({ page: 0, cart_count: 0, in_cart: 0 })
  expect(await seen({})).toEqual({ page: 0, cart_count: 0, in_cart: 0 })
  await expect.poll(() => visits(yours)).toEqual([goods.id])
  expect(await give(shop.forgetVisits, { ids: `${goods.id}` }, yours)).toEqual({ deleted: 1 })
  expect(await visits(mine)).toEqual([goods.id])
})

test('“more is sold than there is”: no statement leaves less than nothing on the shelf', async () => {
  const { variants } = await openGoods(world, { variants: [{ picks: [], price: 1_000n, stock: 2 }] })
  const sold = (num: number) =>
    raw`update variant set stock = stock - ${num} where id = ${variants[0] ?? 0}`.execute(sql)
  await expect(sold(3)).rejects.toThrow('variant_stock')
  await sold(2)
  await expect(sold(1)).rejects.toThrow('variant_stock')
})

test('“a number below nothing lowers the sum”: neither the call nor the base takes one', async () => {
  const person = await member()
  const goods = await openGoods(world)
  await give(cart.add, wish(goods, 2), person)
  for (const num of [0, -1, -2])
    expect(await deny(cart.add, wish(goods, num), person)).toEqual({
      refusal: 'invalid',
      errors: { num: 'number-invalid' },
    })
  for (const num of [0, -1])
    await expect(
      sql.updateTable('cart_line').set({ num }).where('member_id', '=', person.id).execute(),
    ).rejects.toThrow('cart_line_num_check')
  expect(await linesOf(person)).toEqual([{ variant_id: goods.variants[0], num: 2, price: 1_000n }])
})

test('“the same variant twice in the cart”: two phones that add it at once make one line', async () => {
  const person = await member()
  const goods = await openGoods(world)
  const replies = await Promise.all([ask(cart.add, wish(goods, 2), person), ask(cart.add, wish(goods, 3), person)])
  expect(replies.map(({ code }) => code)).toEqual([1, 1])
  expect(await linesOf(person)).toEqual([{ variant_id: goods.variants[0], num: 5, price: 1_000n }])
})

test('“the total is not what was shown”: a price that moved is told where it is added again', async () => {
  const person = await member()
  const at = (price: bigint) => openGoods(world, { code: 'moving', variants: [{ picks: [], price, stock: 5 }] })
  const goods = await at(1_000n)
  expect((await give(cart.add, wish(goods), person)).item).toMatchObject({ price: '10.00', num: 1 })
  await at(1_250n)
  expect((await give(shop.info, { id: goods.id }, person)).variants[0]?.price).toBe('12.50')
  expect(await linesOf(person)).toEqual([{ variant_id: goods.variants[0], num: 1, price: 1_000n }])
  expect((await give(cart.add, wish(goods), person)).item).toMatchObject({ price: '12.50', num: 2 })
  expect(await linesOf(person)).toEqual([{ variant_id: goods.variants[0], num: 2, price: 1_250n }])
})

test('“rows are double or missing in an endless list”: page by page each stands once, also among equals', async () => {
  const made = []
  for (let nth = 0; nth < 25; nth += 1)
    made.push(await openGoods(world, { category: 'equals', names: { en: `Twin ${nth}` }, sold: 4 }))
  const { list } = await give(shop.categories, {})
  const cate_id = list.find(({ code }) => code === 'equals')?.id ?? 0
  const ids = made.map(({ id }) => id).toSorted((a, b) => a - b)
  const read = async (asked: object) => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => give(shop.goods, { page, ...asked })))
    expect(pages.map(({ total, last_page, data }) => [total, last_page, data.length])).toEqual([
      [25, 3, 10],
      [25, 3, 10],
      [25, 3, 5],
      [25, 3, 0],
    ])
    return pages.flatMap(({ data }) => data.map(({ id }) => id)).toSorted((a, b) => a - b)
  }
  for (const sort of GOODS_SORTS) {
    expect(await read({ cate_id, sort })).toEqual(ids)
    expect(await read({ keyword: 'twin', sort })).toEqual(ids)
  }
  expect(await read({ cate_id, keyword: 'twin' })).toEqual(ids)
})

test('“rows are double or missing in an endless list”: nor in a history that is read while one looks on', async () => {
  const person = await member()
  for (const { id } of await Promise.all(Array.from({ length: 12 }, () => openGoods(world)))) {
    clock.pass(1)
    await give(shop.info, { id }, person)
  }
  const pageOf = async (page: number) => (await give(shop.visits, { page }, person)).data.map(({ id }) => id)
  await expect.poll(async () => (await pageOf(2)).length).toBe(2)
  const [first, second] = [await pageOf(1), await pageOf(2)]
  expect(new Set([...first, ...second]).size).toBe(12)
  clock.pass(1)
  await give(shop.info, { id: second[0] ?? 0 }, person)
  await expect.poll(async () => (await pageOf(1))[0]).toBe(second[0])
  expect(await pageOf(2)).toEqual([first[9], second[1]])
})

test.each(['all', '1,', '-1', '1;2', '1,2,x', Array.from({ length: 51 }, () => '1').join()])(
  'numbers of goods such as “%s” are refused, and nothing is forgotten',
  async (ids) => {
    expect(await deny(shop.forgetVisits, { ids }, await member())).toMatchObject({ refusal: 'invalid' })
  },
)

test.each<[string, object]>([
  ['a price below nothing', { min_price: '-1' }],
  ['a price that is no number', { max_price: '1e9' }],
  ['a shop that nobody knows', { shop_type: 'black' }],
  ['an order that nobody knows', { sort: 'sold; drop table goods' }],
  ['a category that is no number', { cate_id: 'home' }],
  ['a page below the first', { page: 0 }],
  ['a page too deep to be meant', { page: 1_001 }],
  ['too many at once', { limit: 51 }],
])('%s is refused before anything is looked for', async (_, asked) => {
  expect(await deny(shop.goods, asked as Parameters<typeof deny<typeof shop.goods>>[1])).toMatchObject({
    refusal: 'invalid',
  })
})

test('“one coupon used by five parallel orders”: one of them has it, the others are told that it moved on', async () => {
  const goods = await openStoreGoods(world, { variants: [{ picks: [], price: 6_000n, stock: 9 }] })
  const person = await buyer(world)
  const own = await hasCoupon(world, person, { store: await storeOf(world, goods) })
  const wishes = await Promise.all(Array.from({ length: 5 }, () => agreed(world, person, buying(goods))))
  const replies = await Promise.all(wishes.map((wish) => ask(shopOrder.create, wish, person)))
  expect(replies.map(({ code }) => code).toSorted()).toEqual([-409, -409, -409, -409, 1])
  const orders = await sql.selectFrom('shop_order').select('cut').where('member_coupon_id', '=', own).execute()
  expect(orders).toEqual([{ cut: 500n }])
})

test('“payable below zero”: a coupon of more than the goods cost is none, whoever writes it', async () => {
  await expect(openCoupon(world, { amount: 4_001, from: 4_000 })).rejects.toThrow('coupon_check')
  const goods = await openStoreGoods(world, { variants: [{ picks: [], price: 4_000n, stock: 9 }] })
  const person = await buyer(world)
  await hasCoupon(world, person, { store: await storeOf(world, goods), amount: 3_999 })
  const { price } = await give(shopOrder.confirm, buying(goods), person)
  expect(price).toMatchObject({ goods: '40.00', coupon: '39.99', freight: '3.90', pay: '3.91' })
})

test('“a coupon with total 1 claimed 9 times by 64 parallel calls”: one has it', async () => {
  const id = await openCoupon(world, { total: 1 })
  const people = await Promise.all(Array.from({ length: 64 }, () => member()))
  const replies = await Promise.all(people.map((one) => ask(coupon.receive, { id, idem: newKey() }, one)))
  expect(replies.filter(({ code }) => code === 1)).toHaveLength(1)
  expect(await sql.selectFrom('member_coupon').select('n').where('coupon_id', '=', id).execute()).toEqual([{ n: 1 }])
})

test('“the coupon is not returned on cancel”: it comes back, and is used again', async () => {
  const goods = await openStoreGoods(world, { variants: [{ picks: [], price: 6_000n, stock: 9 }] })
  const person = await buyer(world)
  const own = await hasCoupon(world, person, { store: await storeOf(world, goods) })
  const order_no = await orderOf(world, person, buying(goods))
  const { version } = await give(shopOrder.info, { order_no }, person)
  await give(shopOrder.cancel, { order_no, version, idem: newKey() }, person)
  expect((await give(coupon.my, {}, person)).data).toMatchObject([{ id: own, status: 'unused', order_no: '' }])
  expect((await give(shopOrder.confirm, buying(goods), person)).member_coupon_id).toBe(own)
})
