import { beforeAll } from 'vitest'
import { cart } from '#contract/cart.ts'
import { shopOrder } from '#contract/shop-order.ts'
import { shopOrderLifecycle } from '#machines/shop-order/shop-order.lifecycle.ts'
import { SHOP_ORDER_ACTORS, type ShopOrderMoveType } from '#machines/shop-order/shop-order.rules.ts'
import { REFUNDS } from '#server/ledger/audit-refund.ts'
import type { Sql } from '#server/lib/database.ts'
import type { ShopOrderRow } from '#server/shop-order/rows.ts'
import { everyCell } from '#tests/cells/cells.ts'
import { ACTORS, type Life, SITUATIONS, TABLE } from '#tests/cells/shop-order.ts'
import { type Booked, bookedOf } from '#tests/world/cash-records.ts'
import { type Goods, openGoods } from '#tests/world/goods.ts'
import { fillPool, newKey } from '#tests/world/money.ts'
import { openWorld } from '#tests/world/open.ts'
import {
  buyer,
  buying,
  delivers,
  fillPointsPool,
  moveShop,
  moveShopIn,
  openStoreGoods,
  orderOf,
  rowOf,
  sends,
} from '#tests/world/shop-orders.ts'
import type { Person } from '#tests/world/world.ts'

const world = await openWorld()
const { clock, give, sql } = world

beforeAll(async () => {
  await delivers(world)
  await fillPointsPool(world, 100_000n)
  await fillPool(world, 'POINTS', 10_000n)
})

async function wanted({ is }: Life) {
  if (is === 'points')
    return openGoods(world, { shop: 'points', variants: [{ picks: [], price: 0n, points: 250, stock: 9 }] })
  const variants = [
    { picks: ['red'], price: 1_999n, stock: 9 },
    { picks: ['blue'], price: 501n, stock: 9 },
  ]
  return is === 'house' ? openGoods(world, { variants }) : openStoreGoods(world, { variants })
}

/** Its first line was sent; its last is asked back, or its first where that was sent. */
async function asksOne(orderNo: string, sent: boolean): Promise<void> {
  const lines = await sql
    .selectFrom('shop_order_line')
    .select('id')
    .where('order_id', '=', (await rowOf(world, orderNo)).id)
    .orderBy('id')
    .execute()
  const line = (sent ? lines[0] : lines.at(-1))?.id ?? 0
  const asked = { lines: [line], reason: 'other', explain: '', attachments: [] } as const
  await moveShop(world, orderNo, { type: 'refund', by: 'member' }, { asked })
}

async function orderIn(life: Life): Promise<string> {
  clock.pass(60)
  const { state, way, is, seconds = 0 } = life
  const goods = await wanted(life)
  const mara = await buyer(world, { points: 321n })
  const orderNo = await orderOf(world, mara, is === 'points' ? buying(goods) : await bothOf(goods, mara))
  if (is === 'pickup')
    await sql
      .updateTable('shop_order')
      .set({ delivery: 'pick_up', address: null })
      .where('order_no', '=', orderNo)
      .execute()
  for (const [at, [type, by, from]] of way.entries()) {
    if (at === way.length - 1) clock.pass(seconds)
    if (type === 'one') {
      if (is === 'partly') await sendFirst(orderNo, mara)
      await asksOne(orderNo, state === 'unshipped')
    } else await moveShop(world, orderNo, { type, by }, { from: from ?? (is === 'points' ? 'points' : 'balance') })
  }
  if (is === 'partly' && !way.some(([type]) => type === 'one')) await sendFirst(orderNo, mara)
  if (is === 'signed')
    await sql
      .updateTable('parcel')
      .set({ state: 'signed', signed_at: world.context.clock.now() })
      .where('order_id', '=', (await rowOf(world, orderNo)).id)
      .execute()
  if (is === 'asked') await sql.updateTable('shop_order').set({ refunds: 5 }).where('order_no', '=', orderNo).execute()
  return orderNo
}

async function bothOf(goods: Goods, mara: Person) {
  for (const variant_id of goods.variants)
    await give(cart.add, { goods_id: goods.id, variant_id, num: 1, idem: newKey() }, mara)
  const { stores } = await give(cart.index, {}, mara)
  const cart_ids = stores.flatMap(({ items }) => items.map(({ id }) => id)).join()
  return { from: 'cart' as const, cart_ids, use_points: 1 as const }
}

async function sendFirst(orderNo: string, mara: Person): Promise<void> {
  const [first] = (await give(shopOrder.info, { order_no: orderNo }, mara)).goods
  await sends(world, orderNo, [first?.id ?? 0])
}

/** What is still bought of it. */
async function keptIn(inside: Sql, { id, carriage, carriage_back: back }: ShopOrderRow) {
  const lines = await inside
    .selectFrom('shop_order_line')
    .select(['cash', 'points', 'worth'])
    .where('order_id', '=', id)
    .where('is_back', '=', false)
    .execute()
  const sum = (part: 'cash' | 'points' | 'worth') => lines.reduce((all, line) => all + BigInt(line[part]), 0n)
  return { cash: sum('cash') + carriage - back, points: sum('points'), worth: sum('worth') }
}

/** Cents and points of a class together. */
async function bookedIn(row: ShopOrderRow, inside: Sql): Promise<Booked> {
  const { state, pay, points, paid_from: from, seller_id, paid_out, earned, fee, paid_at, ended_at } = row
  const kept = await keptIn(inside, row)
  const outside = from === 'gateway' ? pay : 0n
  const isStores = seller_id !== null
  const sums = (): Record<string, bigint> => {
    if (state === 'unpaid') return { member: -BigInt(points), held: BigInt(points) }
    if (!paid_at) return {}
    const all = kept.cash + kept.points
    if (ended_at === null) return { member: outside - all, outside: -outside, escrow: all }
    return {
      outside: -outside,
      member: outside - all + BigInt(earned) + (isStores ? paid_out : 0n),
      capital: kept.points + (isStores ? 0n : paid_out),
      pool: -BigInt(earned) - (isStores ? kept.worth : 0n),
      fees: fee,
    }
  }
  return Object.fromEntries(Object.entries(sums()).filter(([, moved]) => moved !== 0n))
}

everyCell({
  world,
  many: 'orders of the shop',
  rule: 'shop_order_state',
  lifecycle: shopOrderLifecycle,
  table: TABLE,
  events: Object.keys(SHOP_ORDER_ACTORS) as ShopOrderMoveType[],
  actors: ACTORS,
  situations: SITUATIONS,
  bring: orderIn,
  tried: (orderNo, { is }) => ({
    move: (inside, type, by, now) =>
      moveShopIn(inside, orderNo, { type, by }, now, {
        from: is === 'points' ? 'points' : by === 'gateway' ? 'gateway' : 'balance',
      }),
    read: (inside) => rowOf({ sql: inside }, orderNo),
    booked: (inside) => bookedOf({ sql: inside as typeof world.sql }, { order_no: orderNo }),
    should: bookedIn,
    laws: REFUNDS,
  }),
})
