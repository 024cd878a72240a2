import { sql as raw } from 'kysely'
import { HOUR_MS, MINUTE_MS } from '#contract/time-units.ts'
import { decimalOf } from '#contract/money.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { moveOrder } from '../trade/move.ts'
import type { OrderRow } from '../trade/rows.ts'
import { tradeTermsAt } from '../market/trade-terms.ts'
import { note, whole } from './act.ts'
import type { Desk } from './desk.ts'
import { factOf, refuseIfParty, lockedOrder } from './orders.ts'
import { refuse } from './refusal.ts'
import { minute, table } from './terminal.ts'

const euros = (cents: bigint) => decimalOf(cents, 'EUR')

interface Case {
  order_no: string
  stage: string
  since: Date
  net: bigint
  rail: string
  opener: string | null
  reason: string | null
  holder: string | null
  answers: string
  frozen: boolean
}

export async function listCases(desk: Desk): Promise<void> {
  const { context, terminal } = desk
  await desk.signIn()
  const now = context.clock.now()
  const { ruling_window: window } = await tradeTermsAt(context.database, now)
  const { rows } = await raw<Case>`
    select order_no, substr(trade_order.state, 10) as stage, trade_order.since, net, rail, opener, frozen_at is not null as frozen,
      (select reason from order_statement where order_id = trade_order.id and reason <> '' order by id desc limit 1) as reason,
      case when state = 'disputed.review' and lease_by > ${now} then email end as holder,
      concat_ws(', ', nullif(member_answer, '') || ' (member)', nullif(merchant_answer, '') || ' (merchant)') as answers
    from trade_order
      left join order_lease on order_lease.order_id = trade_order.id left join operator on operator.id = operator_id
    where state like 'disputed.%' order by trade_order.since limit 200`.execute(context.database)
  if (rows.length === 0) return terminal.say('There is no dispute.')
  terminal.say(
    table(
      ['order', 'time left', 'EUR', 'rail', 'stage', 'looked into by', 'opened by', 'because', 'answers'],
      rows.map((row) => [
        row.order_no,
        row.frozen ? 'stopped' : timeLeft(later(row.since, window), now),
        euros(row.net),
        row.rail,
        row.stage,
        row.holder ?? '',
        row.opener ?? '',
        row.reason ?? 'no answer',
        row.answers,
      ]),
      ['time left', 'EUR'],
    ),
  )
}

export function timeLeft(due: Date, now: Date): string {
  const left = due.getTime() - now.getTime()
  const hours = Math.floor(Math.abs(left) / HOUR_MS)
  const minutes = Math.floor((Math.abs(left) % HOUR_MS) / MINUTE_MS)
  return `${left < 0 ? 'late by ' : ''}${hours} h ${String(minutes).padStart(2, '0')} min`
}

export async function takeCase(desk: Desk): Promise<void> {
  const operator = await desk.signIn()
  const order = await whole(desk, async (sql, now) => {
    const before = await lockedOrder(sql, now, desk.words[0])
    await refuseIfParty(sql, operator, before)
    if (before.state === 'disputed.review')
      refuse(`${await holderOf(sql, before)} looks into it until ${clock(before.lease_by)}.`)
    const after = await moveOrder({ sql, now }, before, { type: 'take', by: 'operator' })
    await lease(sql, after, operator.id, now)
    const noted = { before: factOf(before), after: factOf(after) }
    await note(sql, operator, { verb: 'case take', subject: after.order_no, reason: '', ...noted }, now)
    return after
  })
  desk.terminal.say(`Order ${order.order_no} is yours until ${clock(order.lease_by)}: case show ${order.order_no}`)
}

export const clock = (moment: Date | null) => (moment ? `${minute(moment)} UTC` : 'nobody knows when')

export async function lease(sql: Sql, { id }: OrderRow, operator: number, now: Date): Promise<void> {
  await sql
    .insertInto('order_lease')
    .values({ order_id: id, operator_id: operator, since: now })
    .onConflict((there) => there.column('order_id').doUpdateSet({ operator_id: operator, since: now }))
    .execute()
}

const leaseOf = (sql: Sql, { id }: OrderRow) =>
  sql
    .selectFrom('order_lease')
    .innerJoin('operator', 'operator.id', 'operator_id')
    .select(['operator_id', 'email'])
    .where('order_id', '=', id)
    .executeTakeFirst()

export const holderOf = async (sql: Sql, order: OrderRow): Promise<string> =>
  (await leaseOf(sql, order))?.email ?? 'Nobody'

export async function refuseIfNotLeased(sql: Sql, operator: number, order: OrderRow): Promise<void> {
  if (order.state === 'disputed.open') refuse(`Nobody looks into ${order.order_no}: case take ${order.order_no}`)
  const held = order.state === 'disputed.review' ? await leaseOf(sql, order) : undefined
  if (held && held.operator_id !== operator) refuse(`${held.email} looks into it until ${clock(order.lease_by)}.`)
}
