import { sql as raw } from 'kysely'
import type { Currency } from '#contract/money.ts'
import { cashNotice, notifyMember } from '../notice/notify.ts'
import type { MovingRecharge } from './effects.ts'
import type { RechargeRow } from './rows.ts'

export async function notifyRecharge(
  { sql, now, move: { type, by } }: MovingRecharge,
  { member_id: member, order_no: ref, version, net: amount, currency, online }: RechargeRow,
): Promise<void> {
  const body = JSON.stringify({ order_no: ref, version, event: type })
  await raw`insert into event (member_id, topic, body, at) values (${member}, 'recharge', ${body}::jsonb, ${now})`.execute(
    sql,
  )
  const kind = by === 'member' ? undefined : cashNotice('recharge', online && type === 'expire' ? 'late' : type)
  if (kind) await notifyMember(sql, { member, kind, ref, facts: { amount, currency: currency as Currency }, now })
}
