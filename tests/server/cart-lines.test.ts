import { expect, test } from 'vitest'
import { account } from '#contract/account.ts'
import { cart, type CartData } from '#contract/cart.ts'
import { openGoods, type Goods, type GoodsAsked } from '#tests/world/goods.ts'
import { newKey } from '#tests/world/money.ts'
import { openWorld } from '#tests/world/open.ts'
import { asOwner, type Person } from '#tests/world/world.ts'

const world = await openWorld()
const { give, deny, member } = world

const colours = [
  { picks: ['red'], price: 1_000n, stock: 5 },
  { picks: ['blue'], price: 1_200n, stock: 9, most: 4 },
]
const open = (more: GoodsAsked = {}) => openGoods(world, { variants: colours, ...more })
const puts = async (person: Person, { id, variants }: Goods, num = 1, at = 0) =>
  (await give(cart.add, { goods_id: id, variant_id: variants[at] ?? 0, num, idem: newKey() }, person)).item.id
const read = (person: Person) => give(cart.index, {}, person)
const everyLine = ({ stores, invalid }: CartData) => [...stores.flatMap(({ items }) => items), ...invalid]
const brief = (data: CartData) => everyLine(data).map(({ variant_id, num, state }) => [variant_id, num, state])
const changes = (variant: number | undefined, to: { price?: bigint; stock?: number; most?: number; is_on?: boolean }) =>
  asOwner(world, (owner) =>
    owner
      .updateTable('variant')
      .set(to)
      .where('id', '=', variant ?? 0)
      .execute(),
  )

test('a cart stands by store and kind, the latest first, each group with what is chosen of it', async () => {
  const person = await member()
  const [own, sold, refill] = [await open(), await open({ store: 'hafen-korn' }), await open({ shop: 'repurchase' })]
  expect(await read(person)).toEqual({
    stores: [],
    invalid: [],
    count: 0,
    selected_count: 0,
    selected_amount: '0.00',
    all_selected: 0,
  })
  await puts(person, own, 2)
  await puts(person, sold, 3, 1)
  world.clock.pass(1)
  await puts(person, refill)
  world.clock.pass(1)
  await puts(person, own, 1, 1)
  const data = await read(person)
  expect(
    data.stores.map(({ store_name, shop_type, items, selected_count, selected_amount, all_selected }) => [
      store_name,
      shop_type,
      items.map(({ num }) => num),
      selected_count,
      selected_amount,
      all_selected,
    ]),
  ).toEqual([
    ['', 'shop', [1, 2], 3, '32.00', 1],
    ['', 'repurchase', [1], 1, '10.00', 1],
    ['hafen-korn', 'shop', [3], 3, '36.00', 1],
  ])
  expect([data.count, data.selected_count, data.selected_amount, data.all_selected]).toEqual([7, 7, '78.00', 1])
  expect((await give(account.profile, {}, person)).counts.cart).toBe(7)
})

test('prices and stock are read anew, and a line says what became of it', async () => {
  const person = await member()
  const goods = await Promise.all(Array.from({ length: 6 }, () => open()))
  for (const one of goods) await puts(person, one, 3)
  const [moved, short, sold, gone, off] = goods
  await changes(moved?.variants[0], { price: 1_150n })
  await changes(short?.variants[0], { stock: 2 })
  await changes(sold?.variants[0], { stock: 0 })
  await changes(gone?.variants[0], { is_on: false })
  await asOwner(world, (owner) =>
    owner
      .updateTable('goods')
      .set({ is_on: false })
      .where('id', '=', off?.id ?? 0)
      .execute(),
  )
  const data = await read(person)
  expect(data.stores.flatMap(({ items }) => items).map(({ goods_id, state }) => [goods_id, state])).toEqual([
    [goods[5]?.id, 'ok'],
    [short?.id, 'short'],
    [moved?.id, 'price_changed'],
  ])
  expect(data.invalid.map(({ goods_id, state }) => [goods_id, state])).toEqual([
    [off?.id, 'off_shelf'],
    [gone?.id, 'variant_gone'],
    [sold?.id, 'sold_out'],
  ])
  // Of what is left, and of what holds no more than there is: 3 of 10.00, and 3 of 11.50.
  expect([data.count, data.selected_count, data.selected_amount, data.all_selected]).toEqual([18, 6, '64.50', 1])
  const price = everyLine(data).find(({ goods_id }) => goods_id === moved?.id)
  expect([price?.price, price?.price_added]).toEqual(['11.50', '10.00'])
  const removed = await give(cart.del, { invalid: 1 }, person)
  expect([removed.invalid, removed.count]).toEqual([[], 9])
  expect((await give(cart.del, { invalid: 1 }, person)).count).toBe(9)
})

test('a limit that came later makes a line short, and so many are taken at one go', async () => {
  const person = await member()
  const goods = await open()
  const id = await puts(person, goods, 4)
  await changes(goods.variants[0], { most: 2 })
  expect(brief(await read(person))).toEqual([[goods.variants[0], 4, 'short']])
  expect(await deny(cart.update, { id, num: 3 }, person)).toEqual({
    refusal: 'goods-limit',
    range: { least: '1', most: '2' },
  })
  expect(brief(await give(cart.update, { id, num: 2 }, person))).toEqual([[goods.variants[0], 2, 'ok']])
})

test('a number is what was said, up to what is left', async () => {
  const person = await member()
  const goods = await open()
  const id = await puts(person, goods)
  const { stores, count } = await give(cart.update, { id, num: 5 }, person)
  expect([stores[0]?.selected_amount, count]).toEqual(['50.00', 5])
  expect(await deny(cart.update, { id, num: 6 }, person)).toEqual({
    refusal: 'stock-short',
    range: { least: '1', most: '5' },
  })
  for (const num of [0, -2])
    expect(await deny(cart.update, { id, num }, person)).toMatchObject({ errors: { num: 'number-invalid' } })
  expect(await deny(cart.update, { id }, person)).toMatchObject({ errors: { num: 'number-required' } })
  expect(brief(await read(person))).toEqual([[goods.variants[0], 5, 'ok']])
})

test('another variant takes the place of one, at its own price; two lines of one variant become one', async () => {
  const person = await member()
  const goods = await open()
  const [red, blue] = goods.variants
  const id = await puts(person, goods, 2)
  const [changed] = everyLine(await give(cart.update, { id, variant_id: blue }, person))
  expect([changed?.id, changed?.variant_id, changed?.price_added, changed?.text]).toEqual([id, blue, '12.00', 'blue'])
  await puts(person, goods, 1)
  expect(brief(await give(cart.update, { id, variant_id: red, num: 4 }, person))).toEqual([[red, 5, 'ok']])
  const other = await puts(person, goods, 1, 1)
  expect(await deny(cart.update, { id: other, variant_id: red }, person)).toEqual({
    refusal: 'stock-short',
    range: { least: '1', most: '5' },
  })
  expect(await deny(cart.update, { id, variant_id: blue }, person)).toMatchObject({ refusal: 'goods-limit' })
  expect(brief(await read(person))).toEqual([
    [blue, 1, 'ok'],
    [red, 5, 'ok'],
  ])
})

test('a variant of other goods is not found, and one that is sold no more is not taken', async () => {
  const person = await member()
  const [mug, jar] = [await open(), await open()]
  const id = await puts(person, mug)
  expect(await deny(cart.update, { id, variant_id: jar.variants[0] }, person)).toEqual({ refusal: 'missing' })
  await changes(mug.variants[1], { is_on: false })
  expect(await deny(cart.update, { id, variant_id: mug.variants[1] }, person)).toEqual({ refusal: 'off-shelf' })
  await changes(mug.variants[0], { stock: 0 })
  expect(await deny(cart.update, { id, num: 1 }, person)).toMatchObject({ refusal: 'stock-short' })
})

test('what is chosen stays chosen, line by line or all of it, and is in the sum', async () => {
  const person = await member()
  const goods = await open()
  const ids = [await puts(person, goods, 2), await puts(person, goods, 1, 1)]
  const left = await give(cart.select, { ids: `${ids[0]}`, selected: 0 }, person)
  expect([left.selected_count, left.selected_amount, left.all_selected]).toEqual([1, '12.00', 0])
  expect((await give(cart.select, { all: 1, selected: 0 }, person)).selected_count).toBe(0)
  expect((await read(person)).selected_count).toBe(0)
  expect((await give(cart.select, { ids: ids.join(','), selected: 1 }, person)).all_selected).toBe(1)
  expect(await deny(cart.select, { selected: 1 }, person)).toMatchObject({ errors: { ids: 'required' } })
  expect(await deny(cart.select, { ids: '1;2', selected: 1 }, person)).toMatchObject({ refusal: 'invalid' })
  await give(cart.select, { all: 1, selected: 0 }, person)
  await puts(person, goods, 1)
  expect((await read(person)).selected_count, 'what is added again is wanted').toBe(3)
})

test('lines are removed by name, and those that are not the caller’s are not found', async () => {
  const [mine, yours] = [await member(), await member()]
  const goods = await open()
  const [first, second, foreign] = [await puts(mine, goods), await puts(mine, goods, 1, 1), await puts(yours, goods)]
  for (const ids of [`${foreign}`, `${first},${foreign}`]) {
    expect(await deny(cart.del, { ids }, mine)).toEqual({ refusal: 'missing' })
    expect(await deny(cart.select, { ids, selected: 0 }, mine)).toEqual({ refusal: 'missing' })
  }
  expect(await deny(cart.update, { id: foreign, num: 2 }, mine)).toEqual({ refusal: 'missing' })
  expect(await deny(cart.update, { id: foreign, variant_id: goods.variants[1] }, mine)).toEqual({ refusal: 'missing' })
  expect(await deny(cart.del, {}, mine)).toMatchObject({ errors: { ids: 'required' } })
  expect((await read(mine)).selected_count).toBe(2)
  expect(brief(await give(cart.del, { ids: `${first},${first}` }, mine))).toEqual([[goods.variants[1], 1, 'ok']])
  expect(await deny(cart.del, { ids: `${first}` }, mine)).toEqual({ refusal: 'missing' })
  expect((await give(cart.del, { ids: `${second}` }, mine)).count).toBe(0)
  expect(brief(await read(yours))).toEqual([[goods.variants[0], 1, 'ok']])
})

test('a cart is said in the language of whoever reads it', async () => {
  const person = await member()
  const goods = await open({ names: { en: 'Mug', de: 'Becher' } })
  await puts(person, goods)
  const [line] = everyLine(await give(cart.index, {}, { ...person, language: 'de' }))
  expect([line?.name, line?.text]).toEqual(['Becher', 'red (de)'])
})
