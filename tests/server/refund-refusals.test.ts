import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { REFUNDS_ASKED } from '#contract/limits.ts'
import { shopOrder } from '#contract/shop-order.ts'
import { DAY_S } from '#contract/time-units.ts'
import { whileClosed } from '#tests/world/books.ts'
import { openGoods } from '#tests/world/goods.ts'
import { newKey } from '#tests/world/money.ts'
import { openWorld } from '#tests/world/open.ts'
import { AGREED, answers, asksBack, boughtAll, byStore, refundWish, refusedFor, seen } from '#tests/world/refunds.ts'
import { buyer, delivers, moveShop, openStoreGoods, rowOf, sends } from '#tests/world/shop-orders.ts'
import type { Person } from '#tests/world/world.ts'
import { proof } from '#tests/world/trade.ts'

const world = await openWorld()
const { give, deny, clock } = world
await delivers(world)

const TWO = [
  { picks: ['red'], price: 1_000n, stock: 900 },
  { picks: ['blue'], price: 2_000n, stock: 900 },
]
const goods = await openStoreGoods(world, { variants: TWO })

const refusal = async (call: Endpoint, form: object, by: Person) => (await deny(call, form as never, by)).refusal
const explain = 'It came broken, as the pictures show.'

test('what is asked back is refused by name', async () => {
  const mara = await buyer(world)
  const strange = await buyer(world)
  const orderNo = await boughtAll(world, mara, goods)
  const wish = await refundWish(world, mara, orderNo, [0])
  expect(await refusal(shopOrder.refund, { ...wish, reason: 'colour' }, mara)).toBe('invalid')
  expect(await refusal(shopOrder.refund, { ...wish, item_ids: '' }, mara)).toBe('invalid')
  expect(await refusal(shopOrder.refund, wish, strange)).toBe('missing')
  expect(await refusal(shopOrder.refund, { ...wish, item_ids: '999999' }, mara)).toBe('missing')
  const theirs = await boughtAll(world, strange, goods)
  const { item_ids } = await refundWish(world, strange, theirs, [0])
  expect(await refusal(shopOrder.refund, { ...wish, item_ids }, mara)).toBe('missing')
  const url = await proof(world, strange)
  expect(await refusal(shopOrder.refund, { ...wish, images: JSON.stringify([url]) }, mara)).toBe('missing')
  expect(await refusal(shopOrder.refund, { ...wish, version: 0 }, mara)).toBe('moved-on')
  await give(shopOrder.refund, wish, mara)
  expect(await refusal(shopOrder.refund, { ...wish, reason: 'late' }, mara)).toBe('key-reused')
  expect(await refusal(shopOrder.refund, { ...(await refundWish(world, mara, orderNo, [1])) }, mara)).toBe('not-now')
  await answers(world, orderNo, byStore(goods.owner), AGREED)
  expect(await refusal(shopOrder.refund, await refundWish(world, mara, orderNo, [0]), mara)).toBe('line-decided')
  await asksBack(world, mara, orderNo, [1])
  await answers(world, orderNo, byStore(goods.owner), refusedFor('No'))
  clock.pass(2 * DAY_S)
  expect(await refusal(shopOrder.refund, await refundWish(world, mara, orderNo, [1]), mara)).toBe('line-decided')
  const row = await rowOf(world, orderNo)
  expect([row.state, row.refunds]).toEqual(['unshipped', 2])
})

test('five times is enough for an order, and so often in an hour for a member', async () => {
  const mara = await buyer(world)
  const orderNo = await boughtAll(world, mara, goods)
  for (let at = 0; at < 5; at += 1) {
    await asksBack(world, mara, orderNo, [0])
    await give(shopOrder.refundCancel, await seen(world, mara, orderNo), mara)
  }
  const wish = async () => refundWish(world, mara, orderNo, [0])
  expect(await refusal(shopOrder.refund, await wish(), mara)).toBe('refunds-enough')
  for (let at = 6; at < REFUNDS_ASKED.times; at += 1) await deny(shopOrder.refund, await wish(), mara)
  expect(await refusal(shopOrder.refund, await wish(), mara)).toBe('too-often')
})

test('a return is withdrawn as it was seen, by whoever asked, once, and not after it was refused', async () => {
  const mara = await buyer(world)
  const orderNo = await boughtAll(world, mara, goods)
  expect(await refusal(shopOrder.refundCancel, await seen(world, mara, orderNo), mara)).toBe('not-now')
  await asksBack(world, mara, orderNo)
  const now = await seen(world, mara, orderNo)
  expect(await refusal(shopOrder.refundCancel, { ...now, order_no: 'nothing' }, mara)).toBe('invalid')
  expect(await refusal(shopOrder.refundCancel, now, await buyer(world))).toBe('missing')
  expect(await refusal(shopOrder.refundCancel, { ...now, version: 0 }, mara)).toBe('moved-on')
  await give(shopOrder.refundCancel, now, mara)
  expect(await refusal(shopOrder.refundCancel, { ...now, version: 0 }, mara)).toBe('key-reused')
  await asksBack(world, mara, orderNo)
  await answers(world, orderNo, byStore(goods.owner), refusedFor('It was opened'))
  expect(await refusal(shopOrder.refundCancel, await seen(world, mara, orderNo), mara)).toBe('not-now')
})

test('what was refused is taken further once, as it was seen, by whoever asked', async () => {
  const mara = await buyer(world)
  const orderNo = await boughtAll(world, mara, goods)
  await asksBack(world, mara, orderNo)
  expect(await refusal(shopOrder.refundAppeal, { ...(await seen(world, mara, orderNo)), explain }, mara)).toBe(
    'not-now',
  )
  await answers(world, orderNo, byStore(goods.owner), refusedFor('It was opened'))
  const now = { ...(await seen(world, mara, orderNo)), explain }
  expect(await refusal(shopOrder.refundAppeal, { ...now, explain: 'Why?' }, mara)).toBe('invalid')
  expect(await refusal(shopOrder.refundAppeal, now, await buyer(world))).toBe('missing')
  expect(await refusal(shopOrder.refundAppeal, { ...now, version: 0 }, mara)).toBe('moved-on')
  await give(shopOrder.refundAppeal, now, mara)
  expect(await refusal(shopOrder.refundAppeal, { ...now, version: 0 }, mara)).toBe('key-reused')
  expect(await refusal(shopOrder.refundAppeal, { ...now, ...(await seen(world, mara, orderNo)) }, mara)).toBe('not-now')
})

test('a store answers for what it sold alone, an operator for the house alone, once', async () => {
  const mara = await buyer(world)
  const other = await openStoreGoods(world, { variants: TWO })
  const orderNo = await boughtAll(world, mara, goods)
  await asksBack(world, mara, orderNo, [0])
  const asked = (act: Promise<unknown>) => expect(act).rejects
  await asked(answers(world, orderNo, byStore(other.owner), AGREED)).toMatchObject({ refusal: 'missing' })
  await asked(answers(world, orderNo, byStore(mara), AGREED)).toMatchObject({ refusal: 'missing' })
  await asked(answers(world, orderNo, { by: 'operator', operator: 1 }, AGREED)).toMatchObject({ refusal: 'missing' })
  await answers(world, orderNo, byStore(goods.owner), AGREED)
  await asked(answers(world, orderNo, byStore(goods.owner), AGREED)).toMatchObject({ refusal: 'not-now' })
  const houses = await openGoods(world, { variants: TWO })
  const theirs = await boughtAll(world, mara, houses)
  await asksBack(world, mara, theirs, [0])
  await asked(answers(world, theirs, byStore(goods.owner), AGREED)).toMatchObject({ refusal: 'missing' })
})

test('nothing is answered while the books are closed, and the call may go again', async () => {
  const mara = await buyer(world)
  const orderNo = await boughtAll(world, mara, goods)
  await asksBack(world, mara, orderNo, [0])
  await whileClosed(world, async () => {
    await expect(answers(world, orderNo, byStore(goods.owner), AGREED)).rejects.toThrow('the books are closed')
  })
  await answers(world, orderNo, byStore(goods.owner), AGREED)
  expect((await rowOf(world, orderNo)).state).toBe('unshipped')
})

test('receiving and asking back meet: whoever comes first is heard, and the other hears that it moved on', async () => {
  const mara = await buyer(world)
  const orderNo = await boughtAll(world, mara, goods)
  await sends(world, orderNo)
  const wish = await refundWish(world, mara, orderNo, [0])
  const received = { order_no: orderNo, version: wish.version, idem: newKey() }
  await give(shopOrder.refund, wish, mara)
  expect(await refusal(shopOrder.receive, received, mara)).toBe('moved-on')
  expect(await refusal(shopOrder.receive, await seen(world, mara, orderNo), mara)).toBe('not-now')
  await give(shopOrder.refundCancel, await seen(world, mara, orderNo), mara)
  const late = await refundWish(world, mara, orderNo, [0])
  await give(shopOrder.receive, await seen(world, mara, orderNo), mara)
  expect(await refusal(shopOrder.refund, late, mara)).toBe('moved-on')
  await moveShop(world, orderNo, { type: 'refund', by: 'member' })
  await expect(moveShop(world, orderNo, { type: 'close', by: 'system' })).rejects.toMatchObject({ refusal: 'not-now' })
})
