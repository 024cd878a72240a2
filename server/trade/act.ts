import type { OrderInfo, Side } from '#contract/order.ts'
import type { OrderMove } from '#machines/trade/order.rules.ts'
import { type Call, memberOf, MovedOn } from '../lib/call.ts'
import { inTransaction } from '../lib/database.ts'
import { keyed } from '../lib/keyed.ts'
import { refuse } from '../lib/refuse.ts'
import { sealAbout } from '../lib/sealed-names.ts'
import { attach, showTo } from '../attachment/attach.ts'
import type { MoveDetails } from './types.ts'
import type { Scope } from '../lib/move-record.ts'
import { lapseOrder, lockedOrder, moveOrder } from './move.ts'
import { lockOrder, orderOf } from './queries.ts'
import type { OrderRow } from './rows.ts'
import { presentOrderInfo } from './present.ts'

interface Said {
  readonly order_no: string
  readonly version: number
  readonly idem: string
}

type Deed = (scope: Scope, row: OrderRow) => Promise<OrderRow>

const belongsTo = (row: OrderRow, side: Side, id: number) =>
  (side === 'member' ? row.member_id : row.merchant_id) === id

async function lockOwn(scope: Scope, call: Call, side: Side, orderNo: string): Promise<OrderRow> {
  const { id } = memberOf(call)
  const found = await lockOrder(scope.sql, orderNo)
  if (!found || !belongsTo(found, side, id)) return refuse('missing')
  const row = await lapseOrder(scope, found)
  return belongsTo(row, side, id) ? row : refuse('moved-on')
}

/** Once for its key, and of the version that was seen. */
export const act = (call: Call, path: string, side: Side, said: Said, deed: Deed): Promise<OrderInfo> =>
  keyed(call, path, { ...said }, async () => {
    const scope = { sql: call.sql, now: call.now }
    const row = await lockOwn(scope, call, side, said.order_no)
    if (row.version !== said.version) throw new MovedOn((after) => readOrder(after, side, said.order_no))
    return presentOrderInfo(call, await deed(scope, row), side)
  })

export const moves =
  (type: OrderMove['type'], by: Side, details: MoveDetails = {}): Deed =>
  (scope, row) =>
    moveOrder(scope, row, { type, by }, details)

/** Nobody but its two sides may learn that it exists. */
export async function sideOf({ sql, ...call }: Call, orderNo: string): Promise<Side> {
  const { id } = memberOf({ sql, ...call })
  if (await orderOf(sql, { side: 'member', id }, orderNo)) return 'member'
  return (await orderOf(sql, { side: 'merchant', id }, orderNo)) ? 'merchant' : refuse('missing')
}

export const sealedFor = ({ context, sql }: Call, { member_id, merchant_id }: OrderRow, text: string) =>
  sealAbout(context, sql, [member_id, merchant_id], text)

/** The other side sees them from now on. A proof must never have been part of anything before. */
export async function showPictures(
  call: Call,
  row: OrderRow,
  side: Side,
  urls: readonly string[],
  fresh = false,
): Promise<string[]> {
  if (urls.length === 0) return []
  const pictures = await attach(call.sql, memberOf(call).id, urls, call.now)
  if (fresh && pictures.some(({ again }) => again)) refuse('proof-used')
  const other = side === 'member' ? row.merchant_id : row.member_id
  await showTo(call.sql, pictures, other === null ? [] : [other])
  return pictures.map(({ url }) => url)
}

export async function readOrder(call: Call, side: Side, orderNo: string): Promise<OrderInfo> {
  const { id } = memberOf(call)
  const found = async () => (await orderOf(call.sql, { side, id }, orderNo)) ?? refuse('missing')
  const row = await found()
  if (row.wake_at === null || row.wake_at > call.now) return presentOrderInfo(call, row, side)
  await lapseOf(call, orderNo)
  return presentOrderInfo(call, await found(), side)
}

/** An order that cannot be moved now may still be read. */
const lapseOf = ({ context: { database, log }, now }: Call, orderNo: string): Promise<unknown> =>
  inTransaction(database, (sql) => lockedOrder({ sql, now }, orderNo)).catch((error: unknown) =>
    log.warn({ err: error, order: orderNo }, 'an order that is due could not be moved'),
  )
