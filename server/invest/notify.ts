import { sql as raw } from 'kysely'
import type { VentureCurrency } from '#contract/venture.ts'
import { cashNotice, notifyMember } from '../notice/notify.ts'
import type { MovingInvestment } from './effects.ts'
import { type InvestmentRow, saidAs } from './rows.ts'

export async function notifyInvestment(
  { sql, now, move: { type, by } }: MovingInvestment,
  row: InvestmentRow,
  reason: string,
) {
  const { member_id: member, order_no: ref, version, amount, currency } = row
  const body = JSON.stringify({ order_no: ref, version, event: type })
  await raw`insert into event (member_id, topic, body, at) values (${member}, 'invest', ${body}::jsonb, ${now})`.execute(
    sql,
  )
  const kind = by === 'member' ? undefined : cashNotice('invest', saidAs(type, reason))
  if (kind)
    await notifyMember(sql, { member, kind, ref, facts: { amount, currency: currency as VentureCurrency }, now })
}
