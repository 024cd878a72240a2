import { sql as raw } from 'kysely'
import type { MerchantMove } from '#machines/merchant/merchant.rules.ts'
import type { Sql } from '../lib/database.ts'
import type { MerchantRow } from './rows.ts'

/** A merchant hears, wherever they are, that they stand elsewhere now. */
export async function tell(
  sql: Sql,
  { member_id, version, state }: MerchantRow,
  { type }: MerchantMove,
  at: Date,
): Promise<void> {
  const body = JSON.stringify({ state, version, event: type })
  await raw`insert into event (member_id, topic, body, at) values (${member_id}, 'merchant', ${body}::jsonb, ${at})`.execute(
    sql,
  )
}
