import { beforeAll } from 'vitest'
import {
  MEMBER_COUPON_ACTORS,
  type MemberCouponActor,
  type MemberCouponMoveType,
} from '#machines/coupon/member-coupon.rules.ts'
import { memberCouponLifecycle, type MemberCouponState } from '#machines/coupon/member-coupon.lifecycle.ts'
import type { MemberCouponRow } from '#server/coupon/rows.ts'
import { everyCell, type Row } from '#tests/cells/cells.ts'
import { type CouponAsked, fillCouponPool, hasCoupon, moveCouponIn, ownRow } from '#tests/world/member-coupons.ts'
import { openWorld } from '#tests/world/open.ts'
import { buyer, buying, moveShop, openStoreGoods, orderOf, rowOf } from '#tests/world/shop-orders.ts'

const world = await openWorld()
const { clock, context } = world
beforeAll(() => fillCouponPool(world, 100_000n))

const ACTORS = { M: 'member', G: 'gateway', T: 'store', O: 'operator', S: 'system' } as const
const LASTS = 864_000

/** What every state knows of a coupon that orders use, and who may. */
const TABLE: Readonly<Record<MemberCouponState, Row<MemberCouponMoveType>>> = {
  unused: { hold: ['M', 'held'], use: ['TO', 'not-now'], expire: ['S', 'expired', LASTS] },
  held: { pay: ['MG', 'used'], drop: ['MS', 'unused'] },
  used: { restore: ['TOS', 'unused'] },
  expired: {},
}

interface Life {
  readonly name: string
  readonly state: MemberCouponState
  readonly asked?: CouponAsked
  /** What became of an order that it is for. */
  readonly way?: readonly ('order' | 'pay' | 'expire' | 'use')[]
  readonly seconds?: number
  readonly but?: Row<MemberCouponMoveType>
}

const VOUCHER: CouponAsked = { type: 'in_store_voucher', from: 0 }

const SITUATIONS: readonly Life[] = [
  { name: 'a member has it', state: 'unused' },
  {
    name: 'it is good for a moment more',
    state: 'unused',
    but: { expire: ['S', 'too-early', LASTS - 1] },
  },
  {
    name: 'it is over, and nobody came by',
    state: 'unused',
    seconds: LASTS,
    but: { hold: ['M', 'too-late'], expire: ['S', 'expired'] },
  },
  {
    name: 'it is a voucher',
    state: 'unused',
    asked: VOUCHER,
    but: { hold: ['M', 'not-now'], use: ['TO', 'used'] },
  },
  {
    name: 'it is a voucher that is over',
    state: 'unused',
    asked: VOUCHER,
    seconds: LASTS,
    but: { hold: ['M', 'not-now'], use: ['TO', 'too-late'], expire: ['S', 'expired'] },
  },
  { name: 'an order holds it', state: 'held', way: ['order'] },
  {
    name: 'an order holds it, and its time is over',
    state: 'held',
    way: ['order'],
    asked: { ends: 600 },
    seconds: 600,
    but: { drop: ['MS', 'expired'] },
  },
  { name: 'its order was paid', state: 'used', way: ['order', 'pay'] },
  {
    name: 'its order was paid, and its time is over',
    state: 'used',
    way: ['order', 'pay'],
    asked: { ends: 600 },
    seconds: 600,
    but: { restore: ['TOS', 'expired'] },
  },
  {
    name: 'it was used in a store',
    state: 'used',
    asked: VOUCHER,
    way: ['use'],
    but: { restore: ['TOS', 'not-now'] },
  },
  { name: 'it expired', state: 'expired', seconds: LASTS, way: ['expire'] },
]

interface Made {
  readonly id: number
  /** That could hold it. */
  readonly order: number
}

async function couponIn({ asked, way = [], seconds = 0 }: Life): Promise<Made> {
  clock.pass(60)
  const goods = await openStoreGoods(world, { variants: [{ picks: [], price: 6_000n, stock: 9 }] })
  const mara = await buyer(world)
  const id = await hasCoupon(world, mara, asked)
  if (way[0] === 'order') {
    const order = await orderOf(world, mara, buying(goods))
    if (way[1] === 'pay') await moveShop(world, order, { type: 'pay', by: 'member' })
  }
  const { id: order } = await rowOf(world, await orderOf(world, mara, { ...buying(goods), member_coupon_id: 0 }))
  clock.pass(seconds)
  const now = context.clock.now()
  await world.sql.transaction().execute(async (sql) => {
    if (way[0] === 'use') await moveCouponIn(sql, id, { type: 'use', by: 'store' }, now)
    if (way[0] === 'expire') await moveCouponIn(sql, id, { type: 'expire', by: 'system' }, now)
  })
  return { id, order }
}

/** Behind its order's back a coupon moves alone: what is tried here is the coupon, and no law of orders. */
everyCell<MemberCouponState, MemberCouponMoveType, Life, Made, MemberCouponRow, MemberCouponActor>({
  world,
  many: 'coupons of members',
  rule: 'member_coupon_state',
  lifecycle: memberCouponLifecycle,
  table: TABLE,
  events: Object.keys(MEMBER_COUPON_ACTORS) as MemberCouponMoveType[],
  actors: ACTORS,
  situations: SITUATIONS,
  bring: couponIn,
  tried: ({ id, order }) => ({
    move: (inside, type, by, now) => moveCouponIn(inside, id, { type, by }, now, { order }),
    read: (inside) => ownRow({ sql: inside }, id),
    booked: async () => ({}),
    should: () => ({}),
  }),
})
