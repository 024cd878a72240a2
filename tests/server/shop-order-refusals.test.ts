import { sql as raw } from 'kysely'
import { expect, test } from 'vitest'
import { cart } from '#contract/cart.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { CART_LINES } from '#contract/limits.ts'
import { shopOrder } from '#contract/shop-order.ts'
import { whileClosed } from '#tests/world/books.ts'
import { openGoods } from '#tests/world/goods.ts'
import { newKey } from '#tests/world/money.ts'
import { openWorld } from '#tests/world/open.ts'
import {
  agreed,
  buyer,
  buying,
  fillPointsPool,
  moveShop,
  openStoreGoods,
  orderOf,
  pays,
  sends,
} from '#tests/world/shop-orders.ts'
import { asOwner, type Person } from '#tests/world/world.ts'

const world = await openWorld()
const { give, deny, sql } = world
await fillPointsPool(world, 5_000n)

const goods = await openStoreGoods(world, { variants: [{ picks: [], price: 1_000n, stock: 900 }] })
const mara = await buyer(world, { points: 5_000n })

const refusal = async (call: Endpoint, form: object, by: Person = mara) => (await deny(call, form as never, by)).refusal

const sent = async (): Promise<string> => {
  const number = await orderOf(world, mara, buying(goods))
  await pays(world, number)
  await sends(world, number)
  return number
}

const asSeen = async (order_no: string) => ({
  order_no,
  version: (await give(shopOrder.info, { order_no }, mara)).version,
  idem: newKey(),
})

test('an order that cannot be made is refused by name', async () => {
  const wish = await agreed(world, mara, { ...buying(goods), use_points: 1 })
  expect(await refusal(shopOrder.create, { ...wish, address_id: 999_999 })).toBe('missing')
  const other = await openStoreGoods(world)
  for (const { id, variants } of [goods, other])
    await give(cart.add, { goods_id: id, variant_id: variants[0] ?? 0, num: 1, idem: newKey() }, mara)
  const { stores } = await give(cart.index, {}, mara)
  const cart_ids = stores.flatMap(({ items }) => items.map(({ id }) => id)).join()
  expect(await refusal(shopOrder.create, { ...wish, from: 'cart', cart_ids })).toBe('stores-mixed')
  await whileClosed(world, async () => expect(await refusal(shopOrder.create, wish)).toBe('books-closed'))
  const frozen = await buyer(world)
  const theirs = await agreed(world, frozen, buying(goods))
  await asOwner(world, async (owner) => {
    await raw`insert into operator (email, name, password_hash, created_at) values ('ada@quay.test', 'ada', '', '2026-03-03')`.execute(
      owner,
    )
    await raw`insert into frozen select ${frozen.id}, 'Asked for', '2026-03-03', id, '2027-03-03' from operator limit 1`.execute(
      owner,
    )
  })
  expect(await refusal(shopOrder.create, theirs, frozen)).toBe('member-frozen')
})

test('an order is cancelled under a key of its own, and not while the books are closed', async () => {
  const number = await orderOf(world, mara, { ...buying(goods), use_points: 1 })
  const seen = await asSeen(number)
  await whileClosed(world, async () => expect(await refusal(shopOrder.cancel, seen)).toBe('books-closed'))
  await give(shopOrder.cancel, seen, mara)
  expect(await refusal(shopOrder.cancel, { ...seen, reason: 'Another size' })).toBe('key-reused')
})

test('an order is received once, as it was seen, by whoever bought it', async () => {
  const number = await sent()
  const seen = await asSeen(number)
  expect(await refusal(shopOrder.receive, seen, await buyer(world))).toBe('missing')
  expect(await refusal(shopOrder.receive, { ...seen, version: 0 })).toBe('moved-on')
  await give(shopOrder.receive, seen, mara)
  expect(await refusal(shopOrder.receive, { ...seen, version: 0 })).toBe('key-reused')
  expect(await refusal(shopOrder.receive, await asSeen(number))).toBe('not-now')
})

test('an order is removed by whoever bought it, as it was seen', async () => {
  const order_no = await orderOf(world, mara, buying(goods))
  expect(await refusal(shopOrder.del, { order_no, version: 0 }, await buyer(world))).toBe('missing')
  await moveShop(world, order_no, { type: 'cancel', by: 'member' })
  expect(await refusal(shopOrder.del, { order_no, version: 0 })).toBe('moved-on')
})

test('an order is bought again under a key of its own, as long as the cart has room', async () => {
  const order_no = await sent()
  const again = { order_no, idem: newKey() }
  expect(await refusal(shopOrder.again, again, await buyer(world))).toBe('missing')
  await give(shopOrder.again, again, mara)
  expect(await refusal(shopOrder.again, { ...again, order_no: await sent() })).toBe('key-reused')
  const many = await openGoods(world, {
    variants: Array.from({ length: CART_LINES }, (_, at) => ({ picks: [`${at}`], price: 100n, stock: 1 })),
  })
  await sql.deleteFrom('cart_line').where('member_id', '=', mara.id).execute()
  for (const variant_id of many.variants)
    await give(cart.add, { goods_id: many.id, variant_id, num: 1, idem: newKey() }, mara)
  expect(await refusal(shopOrder.again, { ...again, idem: newKey() })).toBe('cart-full')
})
