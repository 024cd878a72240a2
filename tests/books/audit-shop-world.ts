import { cart } from '#contract/cart.ts'
import { DAY_S } from '#contract/time-units.ts'
import type { PaidFrom } from '#contract/shop-order.ts'
import type { ShopOrderActor, ShopOrderMoveType } from '#machines/shop-order/shop-order.rules.ts'
import { type Goods, openGoods } from '#tests/world/goods.ts'
import { fillPool, newKey } from '#tests/world/money.ts'
import {
  buyer,
  buying,
  delivers,
  fillPointsPool,
  moveShop,
  openStoreGoods,
  orderOf,
  rowOf,
  sends,
} from '#tests/world/shop-orders.ts'
import type { Person, World } from '#tests/world/world.ts'

type Way = readonly (readonly [event: ShopOrderMoveType | 'part', by: ShopOrderActor, seconds: number])[]

const CANCELLED: Way = [['cancel', 'member', 60]]
const PAID: Way = [['pay', 'member', 0]]
const BACK: Way = [...PAID, ['overdue', 'system', 7 * DAY_S]]
const PART: Way = [...PAID, ['part', 'operator', 60], ['overdue', 'system', 7 * DAY_S]]
const KEPT: Way = [
  ['receive', 'member', 60],
  ['close', 'system', 7 * DAY_S],
]
const DONE: Way = [...PAID, ['ship', 'operator', 60], ...KEPT]

type Sells = 'store' | 'house' | 'points'

interface Wish {
  readonly of: Sells
  readonly uses?: 0 | 1
  readonly both?: true
  readonly from?: PaidFrom
  readonly way: Way
}

const ORDERS: Readonly<Record<string, Wish>> = {
  buyBack: { of: 'store', way: BACK },
  buyGone: { of: 'store', way: CANCELLED },
  buySome: { of: 'store', both: true, way: [...PART, ...KEPT] },
  buyDone: { of: 'store', way: DONE },
  buyPlain: { of: 'store', uses: 0, way: DONE },
  buyPoints: { of: 'points', from: 'points', way: DONE },
  buyHouse: { of: 'house', way: DONE },
  buyPart: { of: 'store', both: true, from: 'shop', way: PART },
  buyPaid: { of: 'store', way: PAID },
  buyOnline: { of: 'store', from: 'gateway', way: [['pay', 'gateway', 0]] },
  buyOpen: { of: 'store', way: [] },
}

/** One of each, through the cart. */
async function wishFor({ give }: World, person: Person, goods: Goods, { uses = 1, both }: Wish) {
  if (!both) return buying(goods, 1, { use_points: uses })
  for (const variant_id of goods.variants)
    await give(cart.add, { goods_id: goods.id, variant_id, num: 1, idem: newKey() }, person)
  const { stores } = await give(cart.index, {}, person)
  const cart_ids = stores.flatMap(({ items }) => items.map(({ id }) => id)).join()
  return { from: 'cart', cart_ids, use_points: uses } as const
}

async function sendPart(world: World, orderNo: string): Promise<void> {
  const { id } = await world.sql
    .selectFrom('shop_order_line')
    .select('id')
    .where('order_id', '=', (await rowOf(world, orderNo)).id)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await sends(world, orderNo, [id])
}

/** The pools hold just what stores are promised, and points for all orders that are over but the last. */
export async function fillShopOrders(world: World): Promise<Readonly<Record<string, string>>> {
  const variants = [
    { picks: ['red'], price: 4_510n, stock: 50 },
    { picks: ['blue'], price: 2_000n, stock: 50 },
  ]
  const priced = [{ picks: [], price: 0n, points: 120, stock: 5 }]
  const sold: Readonly<Record<Sells, Goods>> = {
    store: await openStoreGoods(world, { variants }),
    house: await openGoods(world, { variants }),
    points: await openGoods(world, { shop: 'points', variants: priced }),
  }
  await delivers(world)
  await fillPointsPool(world, 5_412n)
  await fillPool(world, 'POINTS', 140n)
  const orders: Record<string, string> = {}
  for (const [name, wish] of Object.entries(ORDERS)) {
    const { of, from = 'balance', way } = wish
    world.clock.pass(60)
    const person = await buyer(world, { shop: 9_000n, points: 2_000n })
    const made = await orderOf(world, person, await wishFor(world, person, sold[of], wish))
    for (const [type, by, seconds] of way) {
      world.clock.pass(seconds)
      if (type === 'part') await sendPart(world, made)
      else await moveShop(world, made, { type, by }, { from })
    }
    orders[name] = made
  }
  return orders
}
