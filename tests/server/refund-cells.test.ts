import { DAY_S } from '#contract/time-units.ts'
import { refundLifecycle, type RefundState } from '#machines/refund/refund.lifecycle.ts'
import { REFUND_ACTORS, type RefundMoveType } from '#machines/refund/refund.rules.ts'
import type { Sql } from '#server/lib/database.ts'
import { moveRefund } from '#server/refund/move.ts'
import { everyCell, type Row } from '#tests/cells/cells.ts'
import { openGoods } from '#tests/world/goods.ts'
import { openWorld } from '#tests/world/open.ts'
import { asksBack, boughtAll } from '#tests/world/refunds.ts'
import { buyer, delivers, moveShop, openStoreGoods, rowOf } from '#tests/world/shop-orders.ts'
import type { ShopOrderActor, ShopOrderMoveType } from '#machines/shop-order/shop-order.rules.ts'

const ACTORS = { M: 'member', T: 'store', O: 'operator', S: 'system' } as const
const ANSWER_BY = 2 * DAY_S

const world = await openWorld()
const { clock } = world
await delivers(world)

const TABLE: Readonly<Record<RefundState, Row<RefundMoveType>>> = {
  asked: {
    agree: ['TO', 'agreed'],
    refuse: ['TO', 'refused'],
    lapse: ['S', 'agreed', ANSWER_BY],
    withdraw: ['M', 'withdrawn'],
  },
  refused: { appeal: ['M', 'appealed'], lapse: ['S', 'closed', ANSWER_BY] },
  appealed: { uphold: ['O', 'agreed'], reject: ['O', 'rejected'], withdraw: ['M', 'withdrawn'] },
  agreed: {},
  closed: {},
  rejected: {},
  withdrawn: {},
}

interface Life {
  readonly name: string
  readonly state: RefundState
  /** As its order is moved. */
  readonly way: readonly (readonly [event: ShopOrderMoveType, by: ShopOrderActor, seconds?: number])[]
  readonly but?: Row<RefundMoveType>
  readonly of?: 'house'
}

const SITUATIONS: readonly Life[] = [
  { name: 'it is asked for', state: 'asked', way: [] },
  { name: 'it is asked of the house', state: 'asked', way: [], of: 'house' },
  {
    name: 'it can be answered for a moment more',
    state: 'asked',
    way: [],
    but: { agree: ['TO', 'agreed', ANSWER_BY - 1], lapse: ['S', 'too-early', ANSWER_BY - 1] },
  },
  {
    name: 'nobody answered in time',
    state: 'asked',
    way: [],
    but: {
      agree: ['TO', 'too-late', ANSWER_BY],
      refuse: ['TO', 'too-late', ANSWER_BY],
      withdraw: ['M', 'too-late', ANSWER_BY],
    },
  },
  { name: 'its seller refused', state: 'refused', way: [['refuse', 'store']] },
  {
    name: 'its seller refused, and it goes on for a moment more',
    state: 'refused',
    way: [['refuse', 'store']],
    but: { appeal: ['M', 'appealed', ANSWER_BY - 1], lapse: ['S', 'too-early', ANSWER_BY - 1] },
  },
  {
    name: 'nobody took it further in time',
    state: 'refused',
    way: [['refuse', 'store']],
    but: { appeal: ['M', 'too-late', ANSWER_BY] },
  },
  {
    name: 'it was taken to our team',
    state: 'appealed',
    way: [
      ['refuse', 'store'],
      ['appeal', 'member'],
    ],
  },
  { name: 'its seller agreed', state: 'agreed', way: [['settle', 'store']] },
  { name: 'it lapsed', state: 'agreed', way: [['settle', 'system', ANSWER_BY]] },
  {
    name: 'it was closed',
    state: 'closed',
    way: [
      ['refuse', 'store'],
      ['resume', 'system', ANSWER_BY],
    ],
  },
  {
    name: 'our team rejected it',
    state: 'rejected',
    way: [
      ['refuse', 'store'],
      ['appeal', 'member'],
      ['resume', 'operator'],
    ],
  },
  { name: 'it was withdrawn', state: 'withdrawn', way: [['resume', 'member']] },
]

async function refundIn({ way, of }: Life): Promise<number> {
  clock.pass(60)
  const goods = of === 'house' ? await openGoods(world) : await openStoreGoods(world)
  const mara = await buyer(world)
  const orderNo = await boughtAll(world, mara, goods)
  await asksBack(world, mara, orderNo)
  for (const [type, by, seconds = 60] of way) {
    clock.pass(seconds)
    await moveShop(world, orderNo, { type, by })
  }
  return (await rowOf(world, orderNo)).id
}

const refundOf = (sql: Sql, order: number) =>
  sql.selectFrom('refund').selectAll().where('order_id', '=', order).executeTakeFirstOrThrow()

everyCell({
  world,
  many: 'returns',
  rule: 'refund_state',
  lifecycle: refundLifecycle,
  table: TABLE,
  events: Object.keys(REFUND_ACTORS) as RefundMoveType[],
  actors: ACTORS,
  situations: SITUATIONS,
  bring: refundIn,
  tried: (order) => ({
    move: async (inside, type, by, now) =>
      moveRefund({ sql: inside, now }, await refundOf(inside, order), { type, by }),
    read: (inside) => refundOf(inside, order),
    booked: async () => ({}),
    should: () => ({}),
  }),
})
