import { beforeAll, describe, expect, test } from 'vitest'
import { shopOrder } from '#contract/shop-order.ts'
import { DAY_S, HOUR_S } from '#contract/time-units.ts'
import { decideAppeal } from '#server/shop-order/refund.ts'
import { lockedShopOrder } from '#server/shop-order/move.ts'
import { sweepShopOrders } from '#server/shop-order/sweep.ts'
import { inTransaction } from '#server/lib/database.ts'
import { refuse } from '#server/lib/refuse.ts'
import { signsIn } from '#tests/world/cancellations.ts'
import { operators } from '#tests/world/cash-records.ts'
import { openGoods } from '#tests/world/goods.ts'
import { fillPool, holds } from '#tests/world/money.ts'
import type { Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'
import { AGREED, answers, asksBack, boughtAll, byStore, infoOf, refusedFor, seen } from '#tests/world/refunds.ts'
import {
  buyer,
  buying,
  delivers,
  fillPointsPool,
  moveShop,
  openStoreGoods,
  orderOf,
  pays,
  rowOf,
  sends,
  stockOf,
} from '#tests/world/shop-orders.ts'

const world = await openWorld()
const { give, clock, sql, context } = world

beforeAll(async () => {
  await delivers(world)
  await fillPointsPool(world, 50_000n)
  await fillPool(world, 'POINTS', 5_000n)
})

/** Signed in anew: so much later nobody is any more. */
const here = async (person: Person): Promise<Person> => ({ ...person, ...(await signsIn(world, person)) })

const until = async (seconds: number) => {
  clock.pass(seconds)
  await sweepShopOrders(context)
}

const TWO = [
  { picks: ['red'], price: 3_333n, stock: 9 },
  { picks: ['blue'], price: 2_001n, stock: 9 },
]
const PAID = 3_333n + 2_001n + 390n

const soldOf = async (id: number) =>
  (await sql.selectFrom('goods').select('sold').where('id', '=', id).executeTakeFirstOrThrow()).sold

describe('what was not sent', () => {
  test('comes back by lines: its clock stands still meanwhile, and the carriage comes with the last of them', async () => {
    const goods = await openStoreGoods(world, { variants: TWO })
    const mara = await buyer(world)
    const orderNo = await boughtAll(world, mara, goods)
    clock.pass(DAY_S)
    const asked = await asksBack(world, mara, orderNo, [1], { reason: 'late', explain: 'It took too long' })
    expect(asked).toMatchObject({
      status: 'refunding',
      status_text: 'Return under way',
      allowed: expect.arrayContaining(['refund_cancel']),
      refund: {
        status: 'asked',
        item_ids: [asked.goods[1]?.id],
        amount: '20.01',
        points: 0,
        freight: '0.00',
        coupon_back: 0,
        reason: 'late',
        explain: 'It took too long',
        images: [],
        answer: '',
        due_time: asked.server_time + 48 * HOUR_S,
      },
      refundable: { items: [], freight: '0.00', until: null },
      expire_time: asked.server_time + 48 * HOUR_S,
    })
    expect(asked.goods.map(({ refund_status: status }) => status)).toEqual(['none', 'asked'])
    clock.pass(DAY_S)
    await answers(world, orderNo, byStore(goods.owner), AGREED)
    expect(await holds(world, mara, 'balance')).toBe(100_000n - PAID + 2_001n)
    const info = await infoOf(world, mara, orderNo)
    expect(info).toMatchObject({
      status: 'paid',
      refund: { status: 'agreed', due_time: null },
      refundable: { items: [{ item_id: asked.goods[0]?.id, amount: '33.33', points: 0 }], freight: '3.90' },
      expire_time: info.server_time + 6 * DAY_S,
    })
    expect(info.goods.map(({ refund_status: status }) => status)).toEqual(['none', 'done'])
    expect([await stockOf(world, goods, 0), await stockOf(world, goods, 1), await soldOf(goods.id)]).toEqual([8, 9, 1])
    await asksBack(world, mara, orderNo)
    await answers(world, orderNo, byStore(goods.owner), AGREED)
    expect(await holds(world, mara, 'balance')).toBe(100_000n)
    expect(await infoOf(world, mara, orderNo)).toMatchObject({
      status: 'refunded',
      refund: { amount: '37.23', freight: '3.90' },
      allowed: expect.arrayContaining(['again', 'del']),
      expire_time: null,
      earns: 0,
    })
    expect([
      await stockOf(world, goods, 0),
      await soldOf(goods.id),
      await holds(world, goods.owner, 'balance'),
    ]).toEqual([9, 0, 0n])
  })

  test('of two lines the sent one stays: what is left is on its way, and waits from now on', async () => {
    const goods = await openStoreGoods(world, { variants: TWO })
    const mara = await buyer(world)
    const orderNo = await boughtAll(world, mara, goods)
    const { goods: lines } = await infoOf(world, mara, orderNo)
    await sends(world, orderNo, [lines[0]?.id ?? 0])
    await asksBack(world, mara, orderNo, [1])
    await answers(world, orderNo, byStore(goods.owner), AGREED)
    const info = await infoOf(world, mara, orderNo)
    expect(info).toMatchObject({ status: 'shipped', expire_time: info.server_time + 10 * DAY_S })
    expect(await holds(world, mara, 'balance')).toBe(100_000n - PAID + 2_001n)
  })

  test('once the rest is not sent in time, nothing is left: the carriage was spent', async () => {
    const goods = await openStoreGoods(world, { variants: TWO })
    const mara = await buyer(world)
    const orderNo = await boughtAll(world, mara, goods)
    const { goods: lines } = await infoOf(world, mara, orderNo)
    await sends(world, orderNo, [lines[0]?.id ?? 0])
    await asksBack(world, mara, orderNo, [0])
    await answers(world, orderNo, byStore(goods.owner), AGREED)
    await until(7 * DAY_S)
    expect(await infoOf(world, await here(mara), orderNo)).toMatchObject({ status: 'refunded' })
    expect([await holds(world, mara, 'balance'), await holds(world, goods.owner, 'balance')]).toEqual([
      100_000n - 390n,
      390n,
    ])
  })

  test('is cancelled with the rest when a part of it came back and nothing was sent', async () => {
    const goods = await openStoreGoods(world, { variants: TWO })
    const mara = await buyer(world, { points: 900n })
    const orderNo = await boughtAll(world, mara, goods, { uses: 1 })
    await asksBack(world, mara, orderNo, [0])
    await answers(world, orderNo, byStore(goods.owner), AGREED)
    await until(7 * DAY_S)
    expect(await rowOf(world, orderNo)).toMatchObject({ state: 'cancelled', carriage_back: 390n, reserved: 0n })
    expect([await holds(world, mara, 'balance'), await holds(world, mara, 'points')]).toEqual([100_000n, 900n])
  })
})

describe('what was received', () => {
  test('comes back with its points, less stock than was sold, and the store gets the carriage alone', async () => {
    const goods = await openStoreGoods(world, { variants: TWO })
    const mara = await buyer(world, { points: 900n })
    const orderNo = await boughtAll(world, mara, goods, { uses: 1 })
    await sends(world, orderNo)
    await moveShop(world, orderNo, { type: 'receive', by: 'member' })
    expect((await rowOf(world, orderNo)).reserved).toBe(900n)
    const { refundable, server_time } = await infoOf(world, mara, orderNo)
    expect(refundable).toMatchObject({ freight: '0.00', until: server_time + 7 * DAY_S })
    await asksBack(world, mara, orderNo, [0])
    await answers(world, orderNo, byStore(goods.owner), AGREED)
    expect((await rowOf(world, orderNo)).reserved).toBe(338n)
    await asksBack(world, mara, orderNo)
    await answers(world, orderNo, byStore(goods.owner), AGREED)
    expect([
      await holds(world, mara, 'balance'),
      await holds(world, mara, 'points'),
      await holds(world, goods.owner, 'balance'),
      await stockOf(world, goods, 0),
      await soldOf(goods.id),
    ]).toEqual([100_000n - 390n, 900n, 390n, 8, 0])
    expect(await infoOf(world, mara, orderNo)).toMatchObject({ status: 'refunded', earned: 0 })
  })

  test('and kept in part is paid to the store when its own clock runs out, not a moment before', async () => {
    const goods = await openStoreGoods(world, { variants: TWO })
    const mara = await buyer(world)
    const orderNo = await boughtAll(world, mara, goods, { from: 'gateway' })
    await sends(world, orderNo)
    await moveShop(world, orderNo, { type: 'receive', by: 'member' })
    clock.pass(7 * DAY_S - 60)
    await asksBack(world, await here(mara), orderNo, [0])
    await until(2 * DAY_S - 1)
    expect((await rowOf(world, orderNo)).state).toBe('refunding')
    await until(1)
    // What came by a gateway returns to the balance.
    expect(await holds(world, mara, 'balance')).toBe(103_333n)
    expect((await rowOf(world, orderNo)).state).toBe('received')
    await until(59)
    expect(await holds(world, goods.owner, 'balance')).toBe(0n)
    await until(1)
    expect(await holds(world, goods.owner, 'balance')).toBe(2_001n - 60n + 390n)
  })

  test('for points alone brings points back', async () => {
    const variants = [{ picks: [], price: 0n, points: 250, stock: 9 }]
    const goods = await openGoods(world, { shop: 'points', variants })
    const mara = await buyer(world, { points: 321n })
    const orderNo = await orderOf(world, mara, buying(goods))
    await pays(world, orderNo, 'points')
    expect(await asksBack(world, mara, orderNo)).toMatchObject({ refund: { amount: '0.00', points: 250 } })
    await until(2 * DAY_S)
    expect([await holds(world, mara, 'points'), (await rowOf(world, orderNo)).state]).toEqual([321n, 'refunded'])
  })
})

describe('a store that refuses', () => {
  test('is told of, may be taken to our team, and what two of them uphold comes back', async () => {
    const goods = await openStoreGoods(world, { variants: TWO })
    const mara = await buyer(world)
    const orderNo = await boughtAll(world, mara, goods)
    await asksBack(world, mara, orderNo, [0])
    await answers(world, orderNo, byStore(goods.owner), refusedFor('It was as described'))
    const refused = await infoOf(world, mara, orderNo)
    expect(refused).toMatchObject({
      status: 'refunding',
      allowed: expect.arrayContaining(['refund_appeal']),
      refund: { status: 'refused', answer: 'It was as described', due_time: refused.server_time + 2 * DAY_S },
    })
    expect(refused.allowed).not.toContain('refund_cancel')
    const explain = 'The lid is broken, as the pictures show.'
    const appealed = await give(shopOrder.refundAppeal, { ...(await seen(world, mara, orderNo)), explain }, mara)
    expect(appealed).toMatchObject({
      refund: { status: 'appealed', appeal: explain, due_time: null },
      expire_time: null,
    })
    await until(30 * DAY_S)
    expect((await rowOf(world, orderNo)).state).toBe('refunding')
    const team = await operators(world)
    await inTransaction(sql, async (inside) => {
      const scope = { sql: inside, now: context.clock.now() }
      const row = (await lockedShopOrder(scope, orderNo)) ?? refuse('missing')
      return decideAppeal(scope, row, team[0], AGREED)
    })
    expect(await rowOf(world, orderNo)).toMatchObject({ state: 'unshipped', refunds: 1 })
    expect(await holds(world, mara, 'balance')).toBe(100_000n - PAID + 3_333n)
    const told = await sql
      .selectFrom('member_notice')
      .select('kind')
      .where('member_id', 'in', [mara.id, goods.owner.id])
      .orderBy('id')
      .execute()
    expect(told.map(({ kind }) => kind).filter((kind) => kind.includes('refund'))).toEqual([
      'shopOrder.refundAsked',
      'shopOrder.refundRefused',
      'shopOrder.refundAgreed',
      'shopOrder.refundUpheld',
    ])
  })

  test('has the last word when its buyer does not ask within two days: the order goes on where it was', async () => {
    const goods = await openStoreGoods(world, { variants: TWO })
    const mara = await buyer(world)
    const orderNo = await boughtAll(world, mara, goods)
    clock.pass(DAY_S)
    await asksBack(world, mara, orderNo, [0])
    await answers(world, orderNo, byStore(goods.owner), refusedFor('No'))
    await until(2 * DAY_S)
    const mine = await here(mara)
    const info = await infoOf(world, mine, orderNo)
    expect(info).toMatchObject({
      status: 'paid',
      refund: { status: 'closed' },
      expire_time: info.server_time + 6 * DAY_S,
      refundable: { items: [{ amount: '20.01' }], freight: '0.00' },
    })
    expect(info.goods.map(({ refund_status: status }) => status)).toEqual(['rejected', 'none'])
  })
})

test('what is withdrawn can be asked back again, five times at most', async () => {
  const goods = await openGoods(world, { variants: TWO })
  const mara = await buyer(world)
  const orderNo = await boughtAll(world, mara, goods)
  for (let at = 0; at < 5; at += 1) {
    await asksBack(world, mara, orderNo, [0])
    await give(shopOrder.refundCancel, await seen(world, mara, orderNo), mara)
  }
  const info = await infoOf(world, mara, orderNo)
  expect(info).toMatchObject({ status: 'paid', refund: { status: 'withdrawn' }, refundable: { items: [] } })
  expect(info.allowed).not.toContain('refund')
})
