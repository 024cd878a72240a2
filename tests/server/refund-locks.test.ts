import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { DAY_S } from '#contract/time-units.ts'
import { shopOrder } from '#contract/shop-order.ts'
import { sweepShopOrders } from '#server/shop-order/sweep.ts'
import { newKey } from '#tests/world/money.ts'
import { openWorld } from '#tests/world/open.ts'
import { AGREED, answers, asksBack, boughtAll, byStore, infoOf, refundWish } from '#tests/world/refunds.ts'
import { buyer, delivers, moveShop, openStoreGoods, rowOf, sends } from '#tests/world/shop-orders.ts'
import type { Person } from '#tests/world/world.ts'

const world = await openWorld()
const { ask, clock, context } = world
await delivers(world)
const holder = new pg.Client({ connectionString: world.url })
await holder.connect()
afterAll(() => holder.end())

const waiting = async () => {
  const { rows } = await holder.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

/** Everybody waits for the order, and nobody holds anything meanwhile: whoever came first goes first. */
async function meet(orderNo: string, acts: readonly (() => Promise<string>)[]): Promise<string[]> {
  await holder.query('begin')
  await holder.query('select from shop_order where order_no = $1 for no key update', [orderNo])
  const heard: Promise<string>[] = []
  for (const act of acts) {
    heard.push(act())
    await expect.poll(waiting).toBe(heard.length)
  }
  await holder.query('commit')
  return Promise.all(heard)
}

const TWO = [
  { picks: ['red'], price: 1_000n, stock: 900 },
  { picks: ['blue'], price: 2_000n, stock: 900 },
]

async function sent() {
  const goods = await openStoreGoods(world, { variants: TWO })
  const mara = await buyer(world)
  const orderNo = await boughtAll(world, mara, goods)
  await sends(world, orderNo)
  return { goods, mara, orderNo }
}

const nameIn = ({ code, data }: Awaited<ReturnType<typeof ask>>) =>
  code === 1 ? 'done' : (data as { refusal: string }).refusal

async function callsOf(mara: Person, orderNo: string) {
  const wish = await refundWish(world, mara, orderNo, [0])
  const { version } = await infoOf(world, mara, orderNo)
  return {
    refund: async () => nameIn(await ask(shopOrder.refund, wish, mara)),
    receive: async () => nameIn(await ask(shopOrder.receive, { order_no: orderNo, version, idem: newKey() }, mara)),
  }
}

test.each([
  [['refund', 'receive'], 'refunding'],
  [['receive', 'refund'], 'received'],
] as const)(
  'asking back and receiving, %j: the first is done, the second hears that it moved on',
  async (order, state) => {
    const { mara, orderNo } = await sent()
    const calls = await callsOf(mara, orderNo)
    expect(
      await meet(
        orderNo,
        order.map((name) => calls[name]),
      ),
    ).toEqual(['done', 'moved-on'])
    expect((await rowOf(world, orderNo)).state).toBe(state)
  },
)

test('agreeing waits for the order before it takes anything else, and so does withdrawing', async () => {
  const { goods, mara, orderNo } = await sent()
  await asksBack(world, mara, orderNo)
  const { version } = await infoOf(world, mara, orderNo)
  const agrees = () => answers(world, orderNo, byStore(goods.owner), AGREED).then(() => 'done')
  const withdraws = async () =>
    nameIn(await ask(shopOrder.refundCancel, { order_no: orderNo, version, idem: newKey() }, mara))
  expect(await meet(orderNo, [agrees, withdraws])).toEqual(['done', 'moved-on'])
  expect((await rowOf(world, orderNo)).state).toBe('refunded')
})

test('the sweep passes an order by that somebody holds, and takes it afterwards', async () => {
  const { mara, orderNo } = await sent()
  await moveShop(world, orderNo, { type: 'receive', by: 'member' })
  await asksBack(world, mara, orderNo, [0])
  clock.pass(2 * DAY_S)
  await holder.query('begin')
  await holder.query('select from shop_order where order_no = $1 for no key update', [orderNo])
  await sweepShopOrders(context)
  await holder.query('commit')
  expect((await rowOf(world, orderNo)).state).toBe('refunding')
  await sweepShopOrders(context)
  expect((await rowOf(world, orderNo)).state).toBe('received')
})
