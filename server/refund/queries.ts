import { sql as raw } from 'kysely'
import { PICTURES } from '#contract/attachment.ts'
import type { Sql } from '../lib/database.ts'
import type { RefundRow } from './rows.ts'

/** Its order is locked before it is. */
export const lockOpenRefund = (sql: Sql, order: number): Promise<RefundRow | undefined> =>
  sql
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', order)
    .where('ended_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const latestRefundOf = (sql: Sql, order: number): Promise<RefundRow | undefined> =>
  sql.selectFrom('refund').selectAll().where('order_id', '=', order).orderBy('id', 'desc').limit(1).executeTakeFirst()

export async function linesIn(sql: Sql, refund: number): Promise<number[]> {
  const rows = await sql
    .selectFrom('refund_line')
    .select('line_id')
    .where('refund_id', '=', refund)
    .orderBy('line_id')
    .execute()
  return rows.map(({ line_id }) => line_id)
}

export async function picturesOf(sql: Sql, refund: number): Promise<string[]> {
  const rows = await sql
    .selectFrom('refund_picture')
    .innerJoin('attachment', 'attachment.id', 'attachment_id')
    .select('name')
    .where('refund_id', '=', refund)
    .orderBy('attachment.id')
    .execute()
  return rows.map(({ name }) => `${PICTURES}/${name}`)
}

/** Of the latest return that a line is a part of. */
export const REFUND_OF_LINE = raw`(
  select state from refund_line join refund on refund.id = refund_id
  where line_id = line.id order by refund.id desc limit 1)`

/** Of an order that is open: what is asked back of it. */
export const OPEN_REFUND = raw`(select state from refund where order_id = shop_order.id and ended_at is null)`
