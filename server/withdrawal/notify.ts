import { sql as raw } from 'kysely'
import { isNoticeKind, type NoticeKind, tell } from '../notice/notify.ts'
import type { MovingWithdrawal } from './effects.ts'
import { stateOf, statusOf, type WithdrawalRow } from './rows.ts'

type CashKind = Extract<NoticeKind, `withdrawal.${string}`>

/** A member hears that a withdrawal moved; what others did, they also read later. */
export async function tellWithdrawal(
  { sql, now, move: { type, by } }: MovingWithdrawal,
  { member_id: member, order_no: ref, version, currency, net, ...row }: WithdrawalRow,
): Promise<void> {
  const body = JSON.stringify({ order_no: ref, version, event: type })
  await raw`insert into event (member_id, topic, body, at) values (${member}, 'withdrawal', ${body}::jsonb, ${now})`.execute(
    sql,
  )
  const kind = `withdrawal.${type}`
  if (by === 'member' || !isNoticeKind(kind)) return
  const status = statusOf(stateOf({ currency, net, ...row } as WithdrawalRow))
  await tell(sql, { member, kind: kind as CashKind, ref, facts: { status, by, amount: net, currency }, now })
}
