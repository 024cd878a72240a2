import { sql as raw } from 'kysely'
import type { Currency } from '#contract/money.ts'
import type { WithdrawalMove } from '#machines/withdrawal/withdrawal.rules.ts'
import type { Here } from '../lib/move-record.ts'
import { cashNotice, tell } from '../notice/notify.ts'
import type { MovingWithdrawal } from './effects.ts'
import type { WithdrawalRow } from './rows.ts'

/** A member's phones hear that something happened to a withdrawal. */
export async function tellPhones(
  { sql, now }: Here,
  { member_id, order_no, version }: WithdrawalRow,
  event: WithdrawalMove['type'] | 'made',
): Promise<void> {
  const body = JSON.stringify({ order_no, version, event })
  await raw`insert into event (member_id, topic, body, at) values (${member_id}, 'withdrawal', ${body}::jsonb, ${now})`.execute(
    sql,
  )
}

/** Phones hear that a withdrawal moved; what others did, the member also reads later. */
export async function tellWithdrawal(
  { sql, now, move: { type, by } }: MovingWithdrawal,
  row: WithdrawalRow,
): Promise<void> {
  await tellPhones({ sql, now }, row, type)
  const { member_id: member, order_no: ref, net: amount, currency } = row
  const kind = by === 'member' ? undefined : cashNotice('withdrawal', type)
  if (kind) await tell(sql, { member, kind, ref, facts: { amount, currency: currency as Currency }, now })
}
