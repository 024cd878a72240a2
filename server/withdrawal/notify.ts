import { sql as raw } from 'kysely'
import type { Currency } from '#contract/money.ts'
import { cashNotice, notifyMember } from '../notice/notify.ts'
import type { MovingWithdrawal } from './effects.ts'
import type { WithdrawalRow } from './rows.ts'

export async function notifyWithdrawal(
  { sql, now, move: { type, by } }: MovingWithdrawal,
  row: WithdrawalRow,
): Promise<void> {
  const { member_id: member, order_no: ref, version, net: amount, currency } = row
  const body = JSON.stringify({ order_no: ref, version, event: type })
  await raw`insert into event (member_id, topic, body, at) values (${member}, 'withdrawal', ${body}::jsonb, ${now})`.execute(
    sql,
  )
  const kind = by === 'member' ? undefined : cashNotice('withdrawal', type)
  if (kind) await notifyMember(sql, { member, kind, ref, facts: { amount, currency: currency as Currency }, now })
}
