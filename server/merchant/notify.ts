import { sql as raw } from 'kysely'
import { isNoticeKind, type NoticeKind, notifyMember } from '../notice/notify.ts'
import type { MovingMerchant } from './effects.ts'
import type { MerchantRow } from './rows.ts'

export async function notifyMerchant(
  { sql, now, move: { type } }: MovingMerchant,
  { member_id: member, merchant_no: ref, version, state }: MerchantRow,
): Promise<void> {
  const body = JSON.stringify({ state, version, event: type })
  await raw`insert into event (member_id, topic, body, at) values (${member}, 'merchant', ${body}::jsonb, ${now})`.execute(
    sql,
  )
  const kind = `merchant.${type}`
  if (isNoticeKind(kind)) await notifyMember(sql, { member, kind: kind as StandingKind, ref, now })
}

type StandingKind = Extract<NoticeKind, `merchant.${string}`>
