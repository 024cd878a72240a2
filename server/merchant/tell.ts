import { sql as raw } from 'kysely'
import type { MerchantMove } from '#machines/merchant/merchant.rules.ts'
import type { Sql } from '../lib/database.ts'
import { isNoticeKind, type NoticeKind, tell } from '../notice/tell.ts'
import type { MerchantRow } from './rows.ts'

/** A merchant hears, wherever they are, that they stand elsewhere now; what others did, they also read later. */
export async function tellMerchant(
  sql: Sql,
  { member_id: member, merchant_no: ref, version, state }: MerchantRow,
  { type }: MerchantMove,
  now: Date,
): Promise<void> {
  const body = JSON.stringify({ state, version, event: type })
  await raw`insert into event (member_id, topic, body, at) values (${member}, 'merchant', ${body}::jsonb, ${now})`.execute(
    sql,
  )
  const kind = `merchant.${type}`
  if (isNoticeKind(kind)) await tell(sql, { member, kind: kind as StandingKind, ref, now })
}

type StandingKind = Extract<NoticeKind, `merchant.${string}`>
