import { expect, test } from 'vitest'
import { shopOrder } from '#contract/shop-order.ts'
import { openGoods } from '#tests/world/goods.ts'
import { holds } from '#tests/world/money.ts'
import { openWorld } from '#tests/world/open.ts'
import { AGREED, answers, asksBack, boughtAll, byStore, infoOf, refundWish, seen } from '#tests/world/refunds.ts'
import { buyer, delivers, fillPointsPool, moveShop, openStoreGoods, rowOf, stockOf } from '#tests/world/shop-orders.ts'

const world = await openWorld()
const { give, deny, sql } = world
await delivers(world)
await fillPointsPool(world, 5_000n)

const TWO = [
  { picks: ['red'], price: 1_000n, stock: 9 },
  { picks: ['blue'], price: 2_000n, stock: 9 },
]

test('“anyone cancels another member’s order”: to nobody else is there anything to ask back, withdraw or take further', async () => {
  const goods = await openStoreGoods(world, { variants: TWO })
  const [mara, noah] = [await buyer(world), await buyer(world)]
  const orderNo = await boughtAll(world, mara, goods)
  const wish = await refundWish(world, mara, orderNo)
  expect(await deny(shopOrder.refund, wish, noah)).toEqual({ refusal: 'missing' })
  await give(shopOrder.refund, wish, mara)
  const now = await seen(world, mara, orderNo)
  expect(await deny(shopOrder.refundCancel, now, noah)).toEqual({ refusal: 'missing' })
  const explain = 'I would like this to be mine.'
  expect(await deny(shopOrder.refundAppeal, { ...now, explain }, noah)).toEqual({ refusal: 'missing' })
})

test('“stock is given back too often”: what comes back once is in stock once, however often it is asked for', async () => {
  const goods = await openStoreGoods(world, { variants: TWO })
  const mara = await buyer(world)
  const orderNo = await boughtAll(world, mara, goods)
  await asksBack(world, mara, orderNo, [0])
  await answers(world, orderNo, byStore(goods.owner), AGREED)
  await deny(shopOrder.refund, await refundWish(world, mara, orderNo, [0]), mara)
  await asksBack(world, mara, orderNo)
  await answers(world, orderNo, byStore(goods.owner), AGREED)
  expect([await stockOf(world, goods, 0), await stockOf(world, goods, 1)]).toEqual([9, 9])
  const { sold } = await sql.selectFrom('goods').select('sold').where('id', '=', goods.id).executeTakeFirstOrThrow()
  expect(sold).toBe(0)
})

test('“nothing seemed to happen, so it was pressed again”: the same key gives the first answer, and one return', async () => {
  const goods = await openGoods(world, { variants: TWO })
  const mara = await buyer(world)
  const orderNo = await boughtAll(world, mara, goods)
  const wish = await refundWish(world, mara, orderNo, [0])
  const first = await give(shopOrder.refund, wish, mara)
  expect(await give(shopOrder.refund, wish, mara)).toEqual(first)
  expect((await rowOf(world, orderNo)).refunds).toBe(1)
})

test('“more comes back than was paid”: by lines, every cent and point of an order once, to where it came from', async () => {
  const goods = await openStoreGoods(world, {
    variants: [
      { picks: ['red'], price: 333n, stock: 9 },
      { picks: ['blue'], price: 333n, stock: 9 },
      { picks: ['grey'], price: 334n, stock: 9 },
    ],
  })
  const mara = await buyer(world, { shop: 5_000n, points: 77n })
  const orderNo = await boughtAll(world, mara, goods, { uses: 1, from: 'shop' })
  const paid = await infoOf(world, mara, orderNo)
  expect(paid.price).toMatchObject({ points: '0.77', pay: '13.13', pay_points: 77 })
  for (const at of [0, 1, 2]) {
    await asksBack(world, mara, orderNo, [at])
    await answers(world, orderNo, byStore(goods.owner), AGREED)
  }
  expect([
    await holds(world, mara, 'shop'),
    await holds(world, mara, 'points'),
    await holds(world, mara, 'balance'),
  ]).toEqual([5_000n, 77n, 100_000n])
  expect(await infoOf(world, mara, orderNo)).toMatchObject({ status: 'refunded' })
})

test('“money of a return is gone, and the seller has it”: nothing is paid while something is asked back', async () => {
  const goods = await openStoreGoods(world, { variants: TWO })
  const mara = await buyer(world)
  const orderNo = await boughtAll(world, mara, goods)
  await asksBack(world, mara, orderNo, [0])
  for (const type of ['close', 'arrive', 'overdue'] as const)
    await expect(moveShop(world, orderNo, { type, by: 'system' })).rejects.toMatchObject({ refusal: 'not-now' })
  expect(await holds(world, goods.owner, 'balance')).toBe(0n)
})
