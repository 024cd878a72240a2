import { sql as raw } from 'kysely'
import { required } from '#machines/lib/required.ts'
import { shopTermsAt } from '#server/market/shop-terms.ts'
import { later } from '#server/lib/clock.ts'
import { type Database, inTransaction } from '#server/lib/database.ts'
import { lockedShopOrder } from '#server/shop-order/move.ts'
import type { ShopOrderRow } from '#server/shop-order/rows.ts'
import { sendParcel } from '#server/shop-order/send.ts'
import type { Carrier, Trace } from '#server/lib/carrier.ts'
import { SANDBOX_CARRIER } from '#server/parcel/sandbox-carrier.ts'
import { type Goods, openGoods } from './goods.ts'
import { bring } from './money.ts'
import { idOf, type Who } from './people.ts'
import { paidBy, rowOf } from './shop-orders.ts'
import { asOwner, type House } from './world.ts'

let orders = 0
let numbers = 0

const ADDRESS = {
  id: 1,
  version: 0,
  consignee: 'Ada Quist',
  mobile: '',
  country: 'DE',
  province: '',
  city: 'Hamburg',
  district: '',
  detail: 'Hafenstraße 1',
  postcode: '20457',
  lat: '',
  lng: '',
  is_default: true,
}
const PRICE = 1_000n

/** A paid order of the house that waits to be sent, with so many lines. */
export async function orderToSend(house: House, who: Who, lines = 1, orderNo?: string): Promise<ShopOrderRow> {
  const { sql, context } = house
  const now = context.clock.now()
  const member = await idOf(house, who)
  const order_no = orderNo ?? `S7${String((orders += 1)).padStart(9, '0')}`
  const pay = PRICE * BigInt(lines)
  await bring(house, who, 'balance', pay)
  const goods: Goods[] = []
  for (let line = 0; line < lines; line += 1) goods.push(await openGoods(house))
  const { since: _, ...terms } = await shopTermsAt(sql, now)
  return inTransaction(sql as Database, async (inside) => {
    const { rows } = await raw<ShopOrderRow>`
      insert into shop_order (order_no, member_id, shop, state, delivery, address, remark, goods, carriage, worth, pay, points,
        terms, created_at, since, due_at)
      values (${order_no}, ${member}, 'shop', 'unpaid', 'express', ${JSON.stringify(ADDRESS)}::jsonb, '', ${pay}, 0, 0,
        ${pay}, 0, ${JSON.stringify(terms)}::jsonb, ${now}, ${now}, ${later(now, terms.pay_window)})
      returning *`.execute(inside)
    const row = required(rows[0])
    for (const { id, variants } of goods)
      await raw`
        insert into shop_order_line (order_id, goods_id, variant_id, texts, num, price, points_price, cash, worth, points)
        values (${row.id}, ${id}, ${variants[0]}, '{"en": {"name": "Mug", "text": ""}}', 1, ${PRICE}, 0, ${PRICE}, 0, 0)`.execute(
        inside,
      )
    await paidBy(inside, row, now)
    return rowOf({ sql: inside }, order_no)
  })
}

interface Sending {
  readonly carrier?: string
  readonly number?: string
  /** How many of the lines that are in no parcel yet; all of them, where nothing is said. */
  readonly lines?: number
}

/** By an operator. */
export async function sendParcelOf({ sql, context }: House, { order_no }: ShopOrderRow, sending: Sending = {}) {
  const scope = { now: context.clock.now() }
  const { carrier = SANDBOX_CARRIER, number = `DEMO-${100_000 + (numbers += 1)}0`, lines } = sending
  return inTransaction(sql as Database, async (inside) => {
    const row = required(await lockedShopOrder({ ...scope, sql: inside }, order_no))
    const left = await inside
      .selectFrom('shop_order_line')
      .select('id')
      .where('order_id', '=', row.id)
      .where('parcel_id', 'is', null)
      .orderBy('id')
      .execute()
    const ids = left.map(({ id }) => id).slice(0, lines)
    await sendParcel({ ...scope, sql: inside }, row, { carrier, trackingNo: number, lines: ids, by: 'system' })
    const { id } = await inside
      .selectFrom('parcel')
      .select('id')
      .where('tracking_no', '=', number)
      .executeTakeFirstOrThrow()
    return { id, number }
  })
}

export const parcelRow = ({ sql }: Pick<House, 'sql'>, id: number) =>
  sql.selectFrom('parcel').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** A carrier of the tests: says what it is told to, and remembers what it was asked for. */
export function carrierOf(name = 'tested') {
  let answer: () => Promise<{ traces: readonly Trace[] } | undefined> = async () => ({ traces: [] })
  const asked: string[] = []
  const carrier: Carrier = {
    name,
    isSandbox: false,
    phone: '+49 40 1234',
    everySeconds: 300,
    titleIn: () => 'Tested Post',
    pageOf: (number) => `https://post.example/track?number=${number}`,
    track: (number) => {
      asked.push(number)
      return answer()
    },
  }
  return {
    carrier,
    asked,
    tells: (...traces: readonly Trace[]) => (answer = async () => ({ traces })),
    knowsNothing: () => (answer = async () => undefined),
    isOut: () => (answer = () => Promise.reject(new Error('out of order'))),
    answers: (act: typeof answer) => (answer = act),
  }
}

/** They are connected besides the sandbox, or in its place. */
export const connectsCarriers = ({ context }: Pick<House, 'context'>, ...carriers: readonly Carrier[]) =>
  Object.assign(context, { carriers })

/** All of it was sent so many minutes ago, and nobody has asked about it yet. */
export const wasSent = (house: House, orderNo: string, minutes: number) =>
  asOwner(house, async (sql) => {
    const at = later(house.context.clock.now(), -60 * minutes)
    const its = raw<boolean>`order_id = (select id from shop_order where order_no = ${orderNo})`
    await raw`delete from parcel_trace using parcel where parcel_id = id and ${its}`.execute(sql)
    await sql
      .updateTable('parcel')
      .set({ state: 'announced', created_at: at, signed_at: null, asked_at: null, heard_at: null })
      .where(its)
      .execute()
  })
