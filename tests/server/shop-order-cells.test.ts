import { beforeAll } from 'vitest'
import { cart } from '#contract/cart.ts'
import { type PaidFrom, shopOrder } from '#contract/shop-order.ts'
import { DAY_S } from '#contract/time-units.ts'
import { type ShopOrderState, shopOrderLifecycle } from '#machines/shop-order/shop-order.lifecycle.ts'
import {
  SHOP_ORDER_ACTORS,
  type ShopOrderActor,
  type ShopOrderMoveType,
} from '#machines/shop-order/shop-order.rules.ts'
import type { ShopOrderRow } from '#server/shop-order/rows.ts'
import { everyCell, type Row } from '#tests/cells/cells.ts'
import { bookedOf } from '#tests/world/cash-records.ts'
import { openGoods } from '#tests/world/goods.ts'
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

const world = await openWorld()
const { clock, give } = world

beforeAll(async () => {
  await delivers(world)
  await fillPointsPool(world, 100_000n)
  await fillPool(world, 'POINTS', 10_000n)
})

const ACTORS = { M: 'member', G: 'gateway', T: 'store', C: 'carrier', O: 'operator', S: 'system' } as const
const PAY_BY = 1_800

/** What every state knows, and who may; everything was sent in one parcel, which nobody signed for yet. */
const TABLE: Readonly<Record<ShopOrderState, Row<ShopOrderMoveType>>> = {
  unpaid: {
    pay: ['MG', 'unshipped'],
    cancel: ['M', 'cancelled'],
    expire: ['S', 'cancelled', PAY_BY],
  },
  unshipped: { ship: ['TOS', 'shipped'], overdue: ['S', 'cancelled', 7 * DAY_S] },
  pickup: { verify: ['T', 'received'], unfetched: ['S', 'cancelled', 14 * DAY_S] },
  shipped: { sign: ['C', 'not-now'], receive: ['M', 'received'], arrive: ['S', 'received', 10 * DAY_S] },
  received: { close: ['S', 'completed', 7 * DAY_S] },
  completed: {},
  cancelled: {},
}

type Step = readonly [event: ShopOrderMoveType, by: ShopOrderActor, from?: PaidFrom]

interface Life {
  readonly name: string
  readonly state: ShopOrderState
  readonly way: readonly Step[]
  readonly but?: Row<ShopOrderMoveType>
  /** Of the house, for points alone, to be fetched, one of two lines sent, every parcel signed for. */
  readonly is?: 'house' | 'points' | 'pickup' | 'partly' | 'signed'
  readonly seconds?: number
}

const PAID: readonly Step[] = [['pay', 'member']]
const SENT: readonly Step[] = [...PAID, ['ship', 'store']]
const RECEIVED: readonly Step[] = [...SENT, ['receive', 'member']]

const SITUATIONS: readonly Life[] = [
  { name: 'it is not paid', state: 'unpaid', way: [] },
  {
    name: 'it is not paid, for a moment more',
    state: 'unpaid',
    way: [],
    but: { expire: ['S', 'too-early', PAY_BY - 1] },
  },
  { name: 'it is not paid, and to be fetched', state: 'unpaid', way: [], is: 'pickup', but: { pay: ['MG', 'pickup'] } },
  { name: 'it takes points alone, which are set aside', state: 'unpaid', way: [], is: 'points' },
  { name: 'it is paid out of the balance', state: 'unshipped', way: PAID },
  { name: 'it is paid by a gateway', state: 'unshipped', way: [['pay', 'gateway', 'gateway']] },
  {
    name: 'it is paid, and may be sent for a moment more',
    state: 'unshipped',
    way: PAID,
    but: { overdue: ['S', 'too-early', 7 * DAY_S - 1] },
  },
  {
    name: 'a part of it was sent',
    state: 'unshipped',
    way: PAID,
    is: 'partly',
    but: { overdue: ['S', 'shipped', 7 * DAY_S] },
  },
  { name: 'it can be fetched', state: 'pickup', way: PAID, is: 'pickup' },
  {
    name: 'it can be fetched for a moment more',
    state: 'pickup',
    way: PAID,
    is: 'pickup',
    but: { unfetched: ['S', 'too-early', 14 * DAY_S - 1] },
  },
  { name: 'it was sent', state: 'shipped', way: SENT },
  { name: 'it was sent by the demo', state: 'shipped', way: [...PAID, ['ship', 'system']], is: 'house' },
  {
    name: 'it counts as received a moment later',
    state: 'shipped',
    way: SENT,
    but: { arrive: ['S', 'too-early', 10 * DAY_S - 1] },
  },
  {
    name: 'its parcel was signed for',
    state: 'shipped',
    way: SENT,
    is: 'signed',
    but: { sign: ['C', 'shipped'] },
  },
  { name: 'it was received', state: 'received', way: RECEIVED },
  { name: 'it was received, of the house', state: 'received', way: RECEIVED, is: 'house' },
  { name: 'it was received, for points', state: 'received', way: RECEIVED, is: 'points' },
  {
    name: 'it can be returned for a moment more',
    state: 'received',
    way: RECEIVED,
    but: { close: ['S', 'too-early', 7 * DAY_S - 1] },
  },
  { name: 'it was fetched', state: 'received', way: [...PAID, ['verify', 'store']], is: 'pickup' },
  { name: 'its seller was paid', state: 'completed', way: [...RECEIVED, ['close', 'system']], seconds: 7 * DAY_S },
  { name: 'its buyer cancelled it', state: 'cancelled', way: [['cancel', 'member']] },
  { name: 'it was not sent in time', state: 'cancelled', way: [...PAID, ['overdue', 'system']], seconds: 7 * DAY_S },
]

interface Made {
  readonly orderNo: string
  /** What comes back of it, where only a part of it was sent. */
  readonly back: bigint
}

async function wanted({ is }: Life) {
  if (is === 'points')
    return openGoods(world, { shop: 'points', variants: [{ picks: [], price: 0n, points: 250, stock: 9 }] })
  const variants = [
    { picks: ['red'], price: 1_999n, stock: 9 },
    { picks: ['blue'], price: 501n, stock: 9 },
  ]
  return is === 'house' ? openGoods(world, { variants }) : openStoreGoods(world, { variants })
}

async function orderIn(life: Life): Promise<Made> {
  clock.pass(60)
  const { way, is, seconds = 0 } = life
  const goods = await wanted(life)
  const mara = await buyer(world, { points: 321n })
  if (is === 'points') {
    const orderNo = await orderOf(world, mara, buying(goods))
    for (const [type, by] of way) await moveShop(world, orderNo, { type, by }, { from: 'points' })
    return { orderNo, back: 0n }
  }
  for (const variant_id of goods.variants)
    await give(cart.add, { goods_id: goods.id, variant_id, num: 1, idem: newKey() }, mara)
  const { stores } = await give(cart.index, {}, mara)
  const cart_ids = stores.flatMap(({ items }) => items.map(({ id }) => id)).join()
  const orderNo = await orderOf(world, mara, { from: 'cart', cart_ids, use_points: 1 })
  if (is === 'pickup')
    await world.sql
      .updateTable('shop_order')
      .set({ delivery: 'pick_up', address: null })
      .where('order_no', '=', orderNo)
      .execute()
  for (const [at, [type, by, from]] of way.entries()) {
    if (at === way.length - 1) clock.pass(seconds)
    await moveShop(world, orderNo, { type, by }, from && { from })
  }
  if (is === 'partly') {
    const [first] = (await give(shopOrder.info, { order_no: orderNo }, mara)).goods
    await sends(world, orderNo, [first?.id ?? 0])
  }
  if (is === 'signed')
    await world.sql
      .updateTable('parcel')
      .set({ state: 'signed', signed_at: world.context.clock.now() })
      .where('order_id', '=', (await rowOf(world, orderNo)).id)
      .execute()
  const unsent = await world.sql
    .selectFrom('shop_order_line')
    .select(['cash', 'points'])
    .where('order_id', '=', (await rowOf(world, orderNo)).id)
    .where('parcel_id', 'is', null)
    .execute()
  return {
    orderNo,
    back: is === 'partly' ? unsent.reduce((sum, { cash, points }) => sum + cash + BigInt(points), 0n) : 0n,
  }
}

/** Cents and points of a class together. */
function bookedIn(row: ShopOrderRow, back: bigint): Readonly<Record<string, bigint>> {
  const { state, pay, points, paid_from: from, seller_id, paid_out, earned, fee, worth } = row
  const all = pay + BigInt(points)
  const outside = from === 'gateway' ? pay : 0n
  const sums = (): Record<string, bigint> => {
    if (state === 'unpaid') return { member: -BigInt(points), held: BigInt(points) }
    if (state === 'cancelled') return row.paid_at ? { outside: -outside, member: outside } : {}
    // What was not sent in time came back later than the rest was sent.
    const kept = state === 'shipped' && row.sent_at && row.since > row.sent_at ? all - back : all
    if (state !== 'completed') return { member: outside - kept, outside: -outside, escrow: kept }
    const isStores = seller_id !== null
    return {
      member: -all + BigInt(earned) + (isStores ? paid_out : 0n),
      capital: BigInt(points) + (isStores ? 0n : paid_out),
      pool: -BigInt(earned) - (isStores ? worth : 0n),
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
  tried: ({ orderNo, back }, { is }) => ({
    move: (inside, type, by, now) =>
      moveShopIn(inside, orderNo, { type, by }, now, {
        from: is === 'points' ? 'points' : by === 'gateway' ? 'gateway' : 'balance',
      }),
    read: (inside) => rowOf({ sql: inside }, orderNo),
    booked: (inside) => bookedOf({ sql: inside as typeof world.sql }, { order_no: orderNo }),
    should: (row) => bookedIn(row, back),
  }),
})
