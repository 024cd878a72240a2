import { sql as raw } from 'kysely'
import type { RefundReason } from '#contract/shop-refund.ts'
import type { Sql } from '../lib/database.ts'
import type { Scope } from '../lib/move-record.ts'
import { refuse } from '../lib/refuse.ts'
import type { ShopOrder } from '../schema.ts'
import type { Selectable } from 'kysely'
import { REFUND_OF_LINE } from './queries.ts'
import { ANSWER_MS, lineRefundOf, type RefundRow } from './rows.ts'

export interface AskedBack {
  readonly lines: readonly number[]
  readonly reason: RefundReason
  /** Sealed. */
  readonly explain: string
  readonly attachments: readonly number[]
}

type Order = Pick<Selectable<ShopOrder>, 'id' | 'carriage' | 'carriage_back'>

interface Line {
  readonly id: number
  readonly cash: bigint
  readonly worth: bigint
  readonly cut: bigint
  readonly points: bigint
  readonly parcel_id: number | null
  readonly is_back: boolean
  readonly refund_state: string | null
}

async function linesOf(sql: Sql, order: number): Promise<Line[]> {
  const { rows } = await raw<Line>`
    select id, cash, worth, cut, points::bigint as points, parcel_id, is_back, ${REFUND_OF_LINE} as refund_state
    from shop_order_line line where order_id = ${order} order by id`.execute(sql)
  return rows
}

const sum = (lines: readonly Line[], part: 'cash' | 'worth' | 'cut' | 'points') =>
  lines.reduce((all, line) => all + line[part], 0n)

interface Standing {
  readonly is_back: boolean
  readonly parcel_id: number | null
  readonly refund_state: string | null
}

/** The carriage comes back with the last of what was never sent. */
export const carriageBack = (
  { carriage, carriage_back }: Pick<Order, 'carriage' | 'carriage_back'>,
  lines: readonly Standing[],
): bigint =>
  lines.every((line) => line.parcel_id === null && ['none', 'done'].includes(lineRefundOf(line)))
    ? carriage - carriage_back
    : 0n

/** The order is locked. */
export async function askBack({ sql, now }: Scope, order: Order, asked: AskedBack): Promise<RefundRow> {
  const all = await linesOf(sql, order.id)
  const lines = all.filter(({ id }) => asked.lines.includes(id))
  if (lines.length === 0 || lines.length < asked.lines.length) return refuse('missing')
  if (lines.some((line) => lineRefundOf(line) !== 'none')) return refuse('line-decided')
  const isLast = all.every((line) => line.is_back || lines.includes(line))
  const refund = await sql
    .insertInto('refund')
    .values({
      order_id: order.id,
      state: 'asked',
      reason: asked.reason,
      explain: asked.explain,
      cash: sum(lines, 'cash'),
      carriage: isLast ? carriageBack(order, all) : 0n,
      worth: sum(lines, 'worth'),
      cut: sum(lines, 'cut'),
      points: Number(sum(lines, 'points')),
      created_at: now,
      since: now,
      due_at: new Date(now.getTime() + ANSWER_MS),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const { id: refund_id } = refund
  await sql
    .insertInto('refund_line')
    .values(lines.map(({ id }) => ({ refund_id, line_id: id })))
    .execute()
  if (asked.attachments.length > 0)
    await sql
      .insertInto('refund_picture')
      .values([...new Set(asked.attachments)].map((attachment_id) => ({ refund_id, attachment_id })))
      .execute()
  await sql
    .insertInto('refund_event')
    .values({ refund_id, version: 0, event: 'made', state: 'asked', actor: 'member', at: now })
    .execute()
  return refund
}
