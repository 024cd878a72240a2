import { sql as raw } from 'kysely'
import type { RefundReason } from '#contract/shop-refund.ts'
import { DAY_S, HOUR_S } from '#contract/time-units.ts'
import { addToCart } from '../cart/add.ts'
import type { Call } from '../lib/call.ts'
import type { Context } from '../lib/context.ts'
import { later } from '../lib/clock.ts'
import { inTransaction, type Sql } from '../lib/database.ts'
import { SANDBOX_CARRIER } from '../parcel/sandbox-carrier.ts'
import { payOwn } from '../payment/start.ts'
import { confirmOf } from '../shop-order/confirm.ts'
import { createOrder } from '../shop-order/create.ts'
import { lockShopOrder, moveShopOrder } from '../shop-order/move.ts'
import { sealedFor } from '../shop-order/refund.ts'
import type { ShopOrderRow } from '../shop-order/rows.ts'
import { sendParcel } from '../shop-order/send.ts'
import { callAs } from './demo-call.ts'
import type { GoodsCode } from './goods/catalogue.ts'

interface Bought {
  readonly goods: readonly (readonly [code: GoodsCode, picks: readonly string[]])[]
  /** The last of them is asked back. */
  readonly reason: RefundReason
  readonly explain: string
  /** How long ago it was received and asked back, in hours, and whether the store agreed. */
  readonly received: number
  readonly asked: number
  readonly isAgreed: boolean
}

const BOUGHT: readonly Bought[] = [
  {
    goods: [
      ['beeswax-candles', ['cm20']],
      ['lime-honey', ['g500']],
    ],
    reason: 'damaged',
    explain: 'The jar is cracked.',
    received: 72,
    asked: 60,
    isAgreed: true,
  },
  {
    goods: [
      ['iron-teapot', ['black']],
      ['stoneware-mug', ['slate']],
    ],
    reason: 'unwanted',
    explain: '',
    received: 40,
    asked: 18,
    isAgreed: false,
  },
]
const [ORDERED, SENT, ANSWERS] = [6 * DAY_S, 5 * DAY_S, 5 * HOUR_S]

/** What one member of the demo wants back: of one order a part came back, of the other it waits for the store. */
export async function seedReturns(context: Context): Promise<void> {
  const { id } = await context.database
    .selectFrom('member')
    .select('id')
    .where('nickname', '=', 'Mara')
    .where('demo', '=', true)
    .executeTakeFirstOrThrow()
  for (const one of BOUGHT) await buyAndReturn(context, id, one)
}

async function buyAndReturn(context: Context, member: number, one: Bought): Promise<void> {
  const now = context.clock.now()
  const at = (ago: number): Context => ({ ...context, clock: { ...context.clock, now: () => later(now, -ago) } })
  const orderNo = await order(at(ORDERED), member, one)
  const move = (ago: number, act: (sql: Sql, row: ShopOrderRow, moment: Date) => Promise<unknown>) =>
    inTransaction(context.database, async (sql) => {
      const row = await lockShopOrder(sql, orderNo)
      if (row) await act(sql, row, later(now, -ago))
    })
  await move(SENT, (sql, row, moment) =>
    sendParcel({ sql, now: moment }, row, {
      carrier: SANDBOX_CARRIER,
      trackingNo: `DEMO-${orderNo.slice(1)}`,
      by: 'system',
    }),
  )
  await move(one.received * HOUR_S, (sql, row, moment) =>
    moveShopOrder({ sql, now: moment }, row, { type: 'receive', by: 'member' }),
  )
  await move(one.asked * HOUR_S, async (sql, row, moment) => {
    const explain = await sealedFor(context, sql, row, one.explain)
    const asked = { lines: [await lastOf(sql, row.id)], reason: one.reason, explain, attachments: [] }
    await moveShopOrder({ sql, now: moment }, row, { type: 'refund', by: 'member' }, { asked })
  })
  if (one.isAgreed)
    await move(one.asked * HOUR_S - ANSWERS, (sql, row, moment) =>
      moveShopOrder({ sql, now: moment }, row, { type: 'settle', by: 'store' }),
    )
}

async function order(context: Context, member: number, { goods }: Bought): Promise<string> {
  const { call, does } = callAs(context, member)
  const variants: number[] = []
  for (const [code, picks] of goods) {
    const { goods_id, variant_id } = await variantOf(call, code, picks)
    await does((inside) => addToCart(inside, { goods_id, variant_id, num: 1, idem: '' }))
    variants.push(variant_id)
  }
  const lines = await call.sql
    .selectFrom('cart_line')
    .select('id')
    .where('member_id', '=', member)
    .where('variant_id', 'in', variants)
    .execute()
  const wish = {
    from: 'cart',
    cart_ids: lines.map(({ id }) => id).join(),
    num: undefined,
    variant_id: undefined,
    address_id: undefined,
    delivery_type: 'express',
    use_points: 0,
  } as const
  const { quote_hash } = await confirmOf(call, wish)
  const idem = `demo-returns-${goods[0]?.[0] ?? ''}`
  const { order_no } = await createOrder(call, { ...wish, remark: '', quote_hash, idem })
  await does((inside) => payOwn(inside, 'balance', order_no, async () => undefined))
  return order_no
}

const variantOf = ({ sql }: Call, code: GoodsCode, picks: readonly string[]) =>
  sql
    .selectFrom('variant')
    .innerJoin('goods', 'goods.id', 'goods_id')
    .select(['goods_id', 'variant.id as variant_id'])
    .where('code', '=', code)
    .where(raw<boolean>`picks = ${picks}`)
    .executeTakeFirstOrThrow()

const lastOf = async (sql: Sql, order: number): Promise<number> => {
  const { id } = await sql
    .selectFrom('shop_order_line')
    .select('id')
    .where('order_id', '=', order)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}
