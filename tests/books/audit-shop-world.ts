import { cart } from '#contract/cart.ts'
import { DAY_S } from '#contract/time-units.ts'
import type { PaidFrom } from '#contract/shop-order.ts'
import type { ShopOrderActor, ShopOrderMoveType } from '#machines/shop-order/shop-order.rules.ts'
import { type CouponAsked, fillCouponPool, hasCoupon, moveCouponIn, openCoupon } from '#tests/world/member-coupons.ts'
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
  storeOf,
} from '#tests/world/shop-orders.ts'
import type { Person, World } from '#tests/world/world.ts'

type Way = readonly (readonly [event: ShopOrderMoveType | 'part' | 'one', by: ShopOrderActor, seconds: number])[]

const CANCELLED: Way = [['cancel', 'member', 60]]
const PAID: Way = [['pay', 'member', 0]]
const BACK: Way = [...PAID, ['overdue', 'system', 7 * DAY_S]]
const PART: Way = [...PAID, ['part', 'operator', 60], ['overdue', 'system', 7 * DAY_S]]
const KEPT: Way = [
  ['receive', 'member', 60],
  ['close', 'system', 7 * DAY_S],
]
const DONE: Way = [...PAID, ['ship', 'operator', 60], ...KEPT]

const ASKED: Way = [...PAID, ['refund', 'member', 60]]
const RECEIVED: Way = [...PAID, ['ship', 'operator', 60], ['receive', 'member', 60]]
const BACK_WHOLE: Way = [...ASKED, ['settle', 'system', 2 * DAY_S]]
const BACK_SENT: Way = [...RECEIVED, ['refund', 'member', 60], ['settle', 'store', 60]]
const BACK_ONE: Way = [...RECEIVED, ['one', 'member', 60], ['settle', 'store', 60]]
const CLOSED: Way = [...RECEIVED, ['one', 'member', 60], ['refuse', 'store', 60], ['resume', 'system', 2 * DAY_S]]
const APPEALED: Way = [...ASKED, ['refuse', 'operator', 60], ['appeal', 'member', 60]]

type Sells = 'store' | 'house' | 'points'

interface Wish {
  readonly of: Sells
  readonly uses?: 0 | 1
  readonly both?: true
  readonly from?: PaidFrom
  /** Whose coupon it uses. */
  readonly cut?: 'house' | 'store'
  readonly way: Way
}

const ORDERS: Readonly<Record<string, Wish>> = {
  buyBack: { of: 'store', way: BACK },
  backWhole: { of: 'store', both: true, way: BACK_WHOLE },
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
  backSent: { of: 'store', uses: 0, from: 'shop', way: BACK_SENT },
  backOne: { of: 'store', uses: 0, both: true, way: BACK_ONE },
  backClosed: { of: 'house', uses: 0, both: true, way: CLOSED },
  backAppealed: { of: 'house', uses: 0, way: APPEALED },
  backAsked: { of: 'store', uses: 0, both: true, way: ASKED },
  cutBack: { of: 'store', uses: 0, cut: 'house', way: BACK },
  cutPart: { of: 'store', uses: 0, cut: 'house', both: true, way: PART },
  cutDone: { of: 'store', uses: 0, cut: 'house', way: DONE },
  cutStore: { of: 'store', uses: 0, cut: 'store', way: PAID },
  cutHouse: { of: 'house', uses: 0, cut: 'house', way: PAID },
  cutOpen: { of: 'store', uses: 0, cut: 'house', way: [] },
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

const firstOf = async (world: World, orderNo: string): Promise<number> =>
  (
    await world.sql
      .selectFrom('shop_order_line')
      .select('id')
      .where('order_id', '=', (await rowOf(world, orderNo)).id)
      .orderBy('id')
      .executeTakeFirstOrThrow()
  ).id

const asksOne = (world: World, orderNo: string, line: number) =>
  moveShop(
    world,
    orderNo,
    { type: 'refund', by: 'member' },
    { asked: { lines: [line], reason: 'other', explain: '', attachments: [] } },
  )

/** Two of a kind, of which one is used; one that expired; one that nobody has. */
async function fillVouchers(world: World): Promise<void> {
  const person = await buyer(world)
  const asked: CouponAsked = { type: 'in_store_voucher', from: 0 }
  const [used, over] = [await hasCoupon(world, person, asked), await hasCoupon(world, person, { ends: 60 })]
  await hasCoupon(world, person, asked)
  await openCoupon(world)
  world.clock.pass(60)
  const now = world.context.clock.now()
  await world.sql.transaction().execute(async (sql) => {
    await moveCouponIn(sql, used, { type: 'use', by: 'operator' }, now)
    await moveCouponIn(sql, over, { type: 'expire', by: 'system' }, now)
  })
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
  await fillCouponPool(world, 1_346n)
  const store = await storeOf(world, sold.store)
  const gifts: Readonly<Record<'house' | 'store', CouponAsked>> = { house: {}, store: { store, amount: 3_000 } }
  const orders: Record<string, string> = {}
  for (const [name, wish] of Object.entries(ORDERS)) {
    const { of, from = 'balance', cut, way } = wish
    world.clock.pass(60)
    const person = await buyer(world, { shop: 9_000n, points: 2_000n })
    if (cut) await hasCoupon(world, person, gifts[cut])
    const made = await orderOf(world, person, await wishFor(world, person, sold[of], wish))
    for (const [type, by, seconds] of way) {
      world.clock.pass(seconds)
      const first = type === 'part' || type === 'one' ? await firstOf(world, made) : 0
      if (type === 'part') await sends(world, made, [first])
      else if (type === 'one') await asksOne(world, made, first)
      else await moveShop(world, made, { type, by }, { from })
    }
    orders[name] = made
  }
  await fillVouchers(world)
  return orders
}
