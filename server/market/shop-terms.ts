import type { Selectable } from 'kysely'
import type { Sql } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'
import type { ShopTerms } from '../schema.ts'

export type ShopTermsRow = Selectable<ShopTerms>

export async function shopTermsAt(sql: Sql, now: Date): Promise<ShopTermsRow> {
  const found = await sql
    .selectFrom('shop_terms')
    .selectAll()
    .where('since', '<=', now)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ?? refuse('not-available')
}

/** As they stand in a row that holds more. */
export const termsIn = (row: ShopTermsRow): ShopTermsRow => ({
  since: row.since,
  fee_rate: row.fee_rate,
  point_value: row.point_value,
  points_share: row.points_share,
  points_earned: row.points_earned,
  pay_window: row.pay_window,
  send_window: row.send_window,
  fetch_window: row.fetch_window,
  sent_window: row.sent_window,
  signed_window: row.signed_window,
  return_window: row.return_window,
})
