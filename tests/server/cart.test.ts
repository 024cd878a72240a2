import { expect, test } from 'vitest'
import { cart } from '#contract/cart.ts'
import { CART_LINES } from '#contract/limits.ts'
import { shop } from '#contract/shop.ts'
import { openGoods } from '#tests/world/goods.ts'
import { newKey } from '#tests/world/money.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, deny, member, sql } = world

const colours = [
  { picks: ['red'], price: 1_000n, stock: 5 },
  { picks: ['blue'], price: 1_200n, stock: 9, most: 2 },
]
const wish = ({ id, variants }: { id: number; variants: readonly number[] }, num = 1, at = 0) => ({
  goods_id: id,
  variant_id: variants[at] ?? 0,
  num,
  idem: newKey(),
})
const linesOf = (person: { id: number }) =>
  sql.selectFrom('cart_line').select(['variant_id', 'num', 'price']).where('member_id', '=', person.id).execute()

test('the same variant is one line, which holds what was added to it', async () => {
  const person = await member()
  const goods = await openGoods(world, { names: { en: 'Enamel mug' }, variants: colours })
  await give(cart.add, wish(goods, 2), person)
  expect(await give(cart.add, wish(goods, 3), person)).toEqual({
    count: 5,
    item: {
      id: expect.any(Number),
      goods_id: goods.id,
      variant_id: goods.variants[0],
      shop_type: 'shop',
      store_id: 0,
      store_name: '',
      cate_id: expect.any(Number),
      code: goods.code,
      motif: 'mug',
      cover: null,
      name: 'Enamel mug',
      text: 'red',
      is_varied: 1,
      price: '10.00',
      price_added: '10.00',
      num: 5,
      stock: 5,
      limit: 0,
      selected: 1,
      state: 'ok',
    },
  })
  await give(cart.add, wish(goods, 1, 1), person)
  expect(await linesOf(person)).toEqual([
    { variant_id: goods.variants[0], num: 5, price: 1_000n },
    { variant_id: goods.variants[1], num: 1, price: 1_200n },
  ])
  const { cart_count, variants } = await give(shop.info, { id: goods.id }, person)
  expect({ cart_count, in_cart: variants.map((one) => one.in_cart) }).toEqual({ cart_count: 6, in_cart: [5, 1] })
})

test('more than is left, or than one member may have, is refused with how many that is', async () => {
  const person = await member()
  const goods = await openGoods(world, { variants: colours })
  await give(cart.add, wish(goods, 3), person)
  expect(await deny(cart.add, wish(goods, 3), person)).toEqual({
    refusal: 'stock-short',
    range: { least: '1', most: '5' },
  })
  expect(await deny(cart.add, wish(goods, 3, 1), person)).toEqual({
    refusal: 'goods-limit',
    range: { least: '1', most: '2' },
  })
  expect(await linesOf(person)).toEqual([{ variant_id: goods.variants[0], num: 3, price: 1_000n }])
})

test.each([0, -1, 1.5, 10_000, 'two'])('a number of %s is refused', async (num) => {
  const person = await member()
  const goods = await openGoods(world)
  expect(await deny(cart.add, { ...wish(goods), num: num as number }, person)).toMatchObject({ refusal: 'invalid' })
  expect(await linesOf(person)).toEqual([])
})

test('a price that a phone sends is not read', async () => {
  const person = await member()
  const goods = await openGoods(world)
  const { item } = await give(cart.add, { ...wish(goods), price: '0.01' } as ReturnType<typeof wish>, person)
  expect(item.price).toBe('10.00')
})

test('a variant of other goods is not found, nor one that never was', async () => {
  const person = await member()
  const [mug, jar] = [await openGoods(world), await openGoods(world)]
  expect(await deny(cart.add, { ...wish(mug), variant_id: jar.variants[0] ?? 0 }, person)).toEqual({
    refusal: 'missing',
  })
  expect(await deny(cart.add, { ...wish(mug), goods_id: 999_999 }, person)).toEqual({ refusal: 'missing' })
})

test('what is off the shelf, or paid with points, is not added', async () => {
  const person = await member()
  const off = await openGoods(world, { is_on: false })
  const points = await openGoods(world, { shop: 'points', variants: [{ picks: [], price: 0n, points: 9, stock: 1 }] })
  const gone = await openGoods(world, { code: 'gone', variants: colours })
  await openGoods(world, { code: 'gone', variants: colours.slice(1) })
  for (const goods of [off, points, gone])
    expect(await deny(cart.add, wish(goods), person)).toEqual({ refusal: 'off-shelf' })
})

test('the same key adds once', async () => {
  const person = await member()
  const goods = await openGoods(world)
  const asked = wish(goods, 2)
  expect(await give(cart.add, asked, person)).toEqual(await give(cart.add, asked, person))
  expect(await linesOf(person)).toEqual([{ variant_id: goods.variants[0], num: 2, price: 1_000n }])
  expect(await deny(cart.add, { ...asked, num: 1 }, person)).toEqual({ refusal: 'key-reused' })
})

test('from many hands at once no more come into a cart than are left', async () => {
  const person = await member()
  const goods = await openGoods(world)
  const replies = await Promise.all(Array.from({ length: 8 }, () => world.ask(cart.add, wish(goods), person)))
  expect(replies.filter(({ code }) => code === 1)).toHaveLength(5)
  expect(await linesOf(person)).toEqual([{ variant_id: goods.variants[0], num: 5, price: 1_000n }])
})

test('a cart has so many lines', async () => {
  const person = await member()
  const full = await openGoods(world, {
    variants: Array.from({ length: CART_LINES + 1 }, (_, at) => ({ picks: [`${at}`], price: 100n, stock: 1 })),
  })
  await sql
    .insertInto('cart_line')
    .values(
      full.variants.slice(1).map((variant_id) => ({
        member_id: person.id,
        variant_id,
        num: 1,
        price: 100n,
        points: 0,
        added_at: world.now(),
      })),
    )
    .execute()
  expect(await deny(cart.add, wish(full), person)).toEqual({ refusal: 'cart-full' })
})
