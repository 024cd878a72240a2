import { sql as raw } from 'kysely'
import { expect, test } from 'vitest'
import { NEW_GOODS, VISITS_KEPT } from '#contract/limits.ts'
import { shop } from '#contract/shop.ts'
import { DAY_S } from '#contract/time-units.ts'
import { openGoods } from '#tests/world/goods.ts'
import { bring } from '#tests/world/money.ts'
import { openWorld } from '#tests/world/open.ts'
import { asOwner } from '#tests/world/world.ts'

const world = await openWorld()
const { give, deny, member, clock } = world

const listed = async (asked: Parameters<typeof give<typeof shop.goods>>[1] = {}) =>
  (await give(shop.goods, { limit: 50, ...asked })).data

const category = async (code: string) => {
  const { list } = await give(shop.categories, {})
  return list.find((one) => one.code === code)?.id ?? 0
}

test('goods are told with what their cheapest and their dearest variant cost, and whose they are', async () => {
  const { id, code } = await openGoods(world, {
    store: 'nordlicht',
    category: 'wear',
    names: { en: 'Fisher jumper', de: 'Fischerpullover' },
    sold: 7,
    variants: [
      { picks: ['red'], price: 7_900n, stock: 0 },
      { picks: ['blue'], price: 8_400n, stock: 3 },
    ],
  })
  const [item] = await listed({ cate_id: await category('wear') })
  expect(item).toEqual({
    id,
    code,
    motif: 'mug',
    shop_type: 'shop',
    cate_id: await category('wear'),
    name: 'Fisher jumper',
    cover: null,
    price: '79.00',
    price_most: '84.00',
    points_price: 0,
    sales: 7,
    sold_out: 0,
    is_new: 1,
    status: 'on',
    store_id: expect.any(Number),
    store_name: 'nordlicht',
  })
  const german = await give(shop.goods, { cate_id: item?.cate_id ?? 0 }, { language: 'de' })
  expect(german.data.map(({ name }) => name)).toEqual(['Fischerpullover'])
})

test('what was sold most comes first, what is sold out last, and each other order is what it says', async () => {
  const variants = (price: bigint, stock = 5) => [{ picks: [], price, stock }]
  const at = { category: 'garden' }
  const spade = await openGoods(world, { ...at, code: 'spade', sold: 9, variants: variants(300n, 0), age: 30 })
  const seeds = await openGoods(world, { ...at, code: 'seeds', sold: 2, variants: variants(200n), age: 20 })
  const pot = await openGoods(world, { ...at, code: 'pot', sold: 5, variants: variants(100n), age: 10 })
  const cate_id = await category('garden')
  const sorted = async (sort: 'default' | 'sales' | 'new' | 'price_asc' | 'price_desc') =>
    (await listed({ cate_id, sort })).map(({ id }) => id)
  expect(await sorted('default')).toEqual([pot.id, seeds.id, spade.id])
  expect(await sorted('sales')).toEqual([spade.id, pot.id, seeds.id])
  expect(await sorted('new')).toEqual([pot.id, seeds.id, spade.id])
  expect(await sorted('price_asc')).toEqual([pot.id, seeds.id, spade.id])
  expect(await sorted('price_desc')).toEqual([spade.id, seeds.id, pot.id])
  expect((await listed({ cate_id, min_price: '1.01', max_price: '2' })).map(({ id }) => id)).toEqual([seeds.id])
})

test('a category holds the goods of those below it, a store its own, and no list what is off the shelf', async () => {
  const below = await openGoods(world, { category: 'lamps', store: 'hafen-korn' })
  const off = await openGoods(world, { category: 'lamps', is_on: false })
  const home = await openGoods(world, { category: 'home' })
  await asOwner(world, (owner) =>
    owner
      .updateTable('goods_category')
      .set((is) => ({ parent_id: is.selectFrom('goods_category').select('id').where('code', '=', 'home') }))
      .where('code', '=', 'lamps')
      .execute(),
  )
  const ids = new Set((await listed({ cate_id: await category('home') })).map(({ id }) => id))
  expect([below.id, home.id, off.id].map((id) => ids.has(id))).toEqual([true, true, false])
  const { store_id } = (await listed({ cate_id: await category('lamps') }))[0] ?? { store_id: 0 }
  expect((await listed({ store_id })).map(({ id }) => id)).toEqual([below.id])
  expect((await give(shop.info, { id: off.id })).status).toBe('off')
})

test('goods of one shop are in no list of another', async () => {
  const points = await openGoods(world, { shop: 'points', variants: [{ picks: [], price: 0n, points: 900, stock: 1 }] })
  const repurchase = await openGoods(world, { shop: 'repurchase' })
  const of = async (shop_type: 'points' | 'repurchase' | 'shop') => (await listed({ shop_type })).map(({ id }) => id)
  expect(await of('points')).toEqual([points.id])
  expect(await of('repurchase')).toEqual([repurchase.id])
  expect((await of('shop')).filter((id) => [points.id, repurchase.id].includes(id))).toEqual([])
})

test('the page of goods has each variant on sale, what is in the caller’s cart, and the way it comes', async () => {
  const { id, variants } = await openGoods(world, {
    variants: [
      { picks: ['red'], price: 1_000n, stock: 2, most: 1 },
      { picks: ['green'], price: 1_200n, stock: 0 },
    ],
  })
  await asOwner(world, (owner) =>
    owner
      .insertInto('carriage')
      .values([
        { country: 'NL', price: 490n, free_from: null, days_least: 2, days_most: 4 },
        { country: 'DE', price: 390n, free_from: 5_000n, days_least: 1, days_most: 3 },
      ])
      .execute(),
  )
  const info = await give(shop.info, { id }, { language: 'de' })
  expect(info.options).toEqual([
    {
      code: 'colour',
      name: 'Farbe',
      values: ['red', 'blue', 'green'].map((code) => ({ code, name: `${code} (de)`, colour: '' })),
    },
  ])
  expect(info.variants).toEqual([
    {
      id: variants[0],
      picks: ['red'],
      text: 'red (de)',
      price: '10.00',
      lowest_price: '10.00',
      points_price: 0,
      stock: 2,
      limit: 1,
      in_cart: 0,
    },
    {
      id: variants[1],
      picks: ['green'],
      text: 'green (de)',
      price: '12.00',
      lowest_price: '12.00',
      points_price: 0,
      stock: 0,
      limit: 0,
      in_cart: 0,
    },
  ])
  expect(info.carriage).toEqual([
    { country: 'DE', price: '3.90', free_from: '50.00', days: { least: 1, most: 3 } },
    { country: 'NL', price: '4.90', free_from: null, days: { least: 2, most: 4 } },
  ])
  expect(await deny(shop.info, { id: 999_999 })).toEqual({ refusal: 'missing' })
})

test('a price that went up or down is told with the lowest of thirty days, also one from before that still held', async () => {
  const at = (price: bigint, age: number) =>
    openGoods(world, { code: 'storm-lantern', variants: [{ picks: [], price, stock: 1 }], age })
  const lowest = async (id: number) => (await give(shop.info, { id })).variants.map((one) => one.lowest_price)
  const { id } = await at(3_000n, 90 * DAY_S)
  await at(3_500n, 40 * DAY_S)
  await at(3_800n, 20 * DAY_S)
  expect(await lowest(id)).toEqual(['35.00'])
  await at(3_100n, 0)
  expect(await lowest(id)).toEqual(['31.00'])
})

test('goods are new for thirty days', async () => {
  await openGoods(world, { category: 'desk' })
  const cate_id = await category('desk')
  clock.pass(NEW_GOODS - 1)
  expect((await listed({ cate_id })).map(({ is_new }) => is_new)).toEqual([1])
  clock.pass(1)
  expect((await listed({ cate_id })).map(({ is_new }) => is_new)).toEqual([0])
})

test('the first page has what sells most, what is new and what is there', async () => {
  const { id } = await openGoods(world, { sold: 1_000 })
  const page = await give(shop.index, {})
  expect(page.hot?.[0]?.id).toBe(id)
  expect(page.new?.[0]?.id).toBe(id)
  expect(page.categories?.map(({ code }) => code)).toContain('garden')
  expect(page.cart_count).toBe(0)
  expect((await give(shop.hotSearch, {})).default).toBe(page.hot?.[0]?.name)
})

test('what is recommended stands nowhere else on the first page, and a section that cannot be read leaves the others', async () => {
  const own = await openWorld()
  const numbers = Array.from({ length: 12 }, (_, at) => at)
  const made: number[] = []
  for (const at of numbers) made.push((await openGoods(own, { sold: 20 - at, age: at * DAY_S })).id)
  const idsOf = (goods: readonly { id: number }[] | null) => goods?.map(({ id }) => id)
  const page = await own.give(shop.index, {})
  expect([page.hot, page.new, page.recommend].map(idsOf)).toEqual([made.slice(0, 8), made.slice(0, 8), made.slice(8)])
  const hides = (table: string) =>
    asOwner(own, (owner) => raw`revoke select on ${raw.table(table)} from quay_app`.execute(owner))
  await hides('goods_category')
  expect(await own.give(shop.index, {})).toEqual({ ...page, categories: null, coupons: null })
  await asOwner(own, (owner) => raw`grant select on goods_category to quay_app`.execute(owner))
  await hides('store')
  expect(await own.give(shop.index, {})).toEqual({ ...page, hot: null, new: null, recommend: null, coupons: null })
})

test('who looks at goods signed in finds them in their history, the latest first, and forgets some or all', async () => {
  const person = await member()
  const other = await member()
  const [mug, jar, pan] = [await openGoods(world), await openGoods(world), await openGoods(world)]
  const look = async (id: number) => {
    clock.pass(1)
    await give(shop.info, { id }, person)
  }
  const seen = async () => (await give(shop.visits, {}, person)).data.map(({ goods }) => goods.id)
  for (const { id } of [mug, jar, pan, mug]) await look(id)
  await give(shop.info, { id: jar.id })
  await expect.poll(seen).toEqual([mug.id, pan.id, jar.id])
  expect(await give(shop.forgetVisits, { ids: `${jar.id},${mug.id}` }, other)).toEqual({ deleted: 0 })
  expect(await give(shop.forgetVisits, { ids: `${jar.id},${mug.id}` }, person)).toEqual({ deleted: 2 })
  expect(await seen()).toEqual([pan.id])
  expect(await deny(shop.forgetVisits, {}, person)).toMatchObject({ refusal: 'invalid', errors: { ids: 'required' } })
  expect(await give(shop.forgetVisits, { all: 1 }, person)).toEqual({ deleted: 1 })
})

test('a history keeps so many and forgets what is older', async () => {
  const person = await member()
  const { id } = await openGoods(world)
  await asOwner(world, async (owner) => {
    const goods = await owner.selectFrom('goods').select('id').where('id', '<>', id).limit(VISITS_KEPT).execute()
    const at = new Date(clock.read() - 1_000)
    await owner
      .insertInto('goods_visit')
      .values(goods.map((one) => ({ member_id: person.id, goods_id: one.id, at })))
      .execute()
  })
  const before = (await give(shop.visits, {}, person)).total
  await give(shop.info, { id }, person)
  await expect.poll(async () => (await give(shop.visits, {}, person)).total).toBe(Math.min(before + 1, VISITS_KEPT))
})

test('the points shop says what a member has, and asks a visitor nothing', async () => {
  const person = await member()
  await bring(world, person, 'points', 350n)
  const { points, least, hot, earn } = await give(shop.points, {}, person)
  expect([points, least]).toEqual([350, 900])
  expect(hot.map(({ points_price: price }) => price)).toEqual([900])
  expect(earn.map(({ link }) => link)).toEqual(['/pages/login/sign', '/pages/shop/shop'])
  expect((await give(shop.points, {})).points).toBe(null)
})
