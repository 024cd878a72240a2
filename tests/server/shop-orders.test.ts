import { expect, test } from 'vitest'
import { shopOrder, type ShopOrderTab } from '#contract/shop-order.ts'
import { openGoods } from '#tests/world/goods.ts'
import { newKey } from '#tests/world/money.ts'
import { openWorld } from '#tests/world/open.ts'
import { asksBack } from '#tests/world/refunds.ts'
import { buyer, buying, delivers, moveShop, openStoreGoods, orderOf, pays, sends } from '#tests/world/shop-orders.ts'

const world = await openWorld()
const { give, ask } = world

test('a member finds each order under its tab, counted, of the shop that was asked for, until it is removed', async () => {
  await delivers(world)
  const goods = await openStoreGoods(world, { variants: [{ picks: [], price: 1_000n, stock: 9 }] })
  const pointed = await openGoods(world, {
    shop: 'points',
    variants: [{ picks: [], price: 0n, points: 100, stock: 9 }],
  })
  const mara = await buyer(world, { points: 500n })
  const otto = await buyer(world)
  const made = () => orderOf(world, mara, buying(goods))
  const unpaid = await made()
  const paid = await made()
  await pays(world, paid)
  const shipped = await made()
  await pays(world, shipped)
  await sends(world, shipped)
  const done = await made()
  await pays(world, done)
  await sends(world, done)
  await moveShop(world, done, { type: 'receive', by: 'member' })
  const returning = await made()
  await pays(world, returning)
  await asksBack(world, mara, returning)
  const cancelled = await made()
  await moveShop(world, cancelled, { type: 'cancel', by: 'member' })
  const points = await orderOf(world, mara, buying(pointed))

  const under = async (tab: ShopOrderTab, type: '' | 'shop' | 'points' = '') => {
    const { data, counts, total } = await give(shopOrder.list, { tab, type }, mara)
    return { numbers: data.map(({ order_no }) => order_no), counts, total }
  }
  const counts = { all: 7, unpaid: 2, unshipped: 1, shipped: 1, done: 1, refund: 1 }
  expect(await under('all')).toEqual({
    numbers: [points, cancelled, returning, done, shipped, paid, unpaid],
    counts,
    total: 7,
  })
  expect(await under('unpaid')).toEqual({ numbers: [points, unpaid], counts, total: 2 })
  expect(await under('unshipped')).toEqual({ numbers: [paid], counts, total: 1 })
  expect(await under('shipped')).toEqual({ numbers: [shipped], counts, total: 1 })
  expect(await under('done')).toEqual({ numbers: [done], counts, total: 1 })
  expect(await under('refund')).toEqual({ numbers: [returning], counts, total: 1 })
  expect(await under('all', 'points')).toEqual({
    numbers: [points],
    counts: { all: 1, unpaid: 1, unshipped: 0, shipped: 0, done: 0, refund: 0 },
    total: 1,
  })
  expect(await give(shopOrder.list, { limit: 1 }, mara)).toMatchObject({ total: 7, last_page: 7, counts })
  expect(await give(shopOrder.list, {}, otto)).toMatchObject({ total: 0, data: [] })

  const { version } = await give(shopOrder.info, { order_no: cancelled }, mara)
  await give(shopOrder.del, { order_no: cancelled, version }, mara)
  expect(await under('all')).toMatchObject({ numbers: [points, returning, done, shipped, paid, unpaid], total: 6 })
  expect((await ask(shopOrder.receive, { order_no: shipped, version: 2, idem: newKey() }, mara)).code).toBe(1)
  expect(await under('done')).toMatchObject({ numbers: [done, shipped], total: 2 })
})
