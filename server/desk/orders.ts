import { knowsMove } from '#machines/trade/order.lifecycle.ts'
import type { OrderMoveType } from '#machines/trade/order.rules.ts'
import type { Sql } from '../lib/database.ts'
import { lockedOrder as locked, moveOrder } from '../trade/move.ts'
import { type OrderRow, stateOf } from '../trade/rows.ts'
import { note, whole } from './act.ts'
import type { Desk, Operator } from './desk.ts'
import { refuse } from './refusal.ts'
import { reasonIn } from './approvals.ts'

export const lockedOrder = async (sql: Sql, now: Date, number = ''): Promise<OrderRow> =>
  (await locked({ sql, now }, number)) ?? refuse(`No order has the number ${number}.`)

export const factOf = ({ state, version, frozen_at, flagged }: OrderRow) => ({
  state,
  version,
  ...(frozen_at && { frozen: true }),
  ...(flagged && { flagged }),
})

export async function refuseIfParty(
  sql: Sql,
  { email }: Operator,
  { member_id, merchant_id }: OrderRow,
): Promise<void> {
  const own = await sql
    .selectFrom('member')
    .select('id')
    .where('id', 'in', [member_id, merchant_id ?? member_id])
    .where('email', '=', email)
    .executeTakeFirst()
  if (own) refuse('You are a side of this order: another operator has to.')
}

const DONE = {
  freeze: 'is stopped: nobody moves it, and no clock of it runs',
  thaw: 'goes on; its clocks were moved by as long as it stood',
  flag: 'is not settled until it is unflagged',
  unflag: 'is settled when its time comes',
  recall: 'is taken off the market; its coins are back',
} as const satisfies Partial<Record<OrderMoveType, string>>

export const actOnOrder = (type: keyof typeof DONE) => async (desk: Desk) => {
  const reason = reasonIn(desk)
  const operator = await desk.signIn()
  const order = await whole(desk, async (sql, now) => {
    const before = await lockedOrder(sql, now, desk.words[0])
    await refuseIfParty(sql, operator, before)
    if (!knowsMove(stateOf(before), type))
      refuse(`Order ${before.order_no} is ${before.state}: there is nothing to ${type}.`)
    const after = await moveOrder({ sql, now }, before, { type, by: 'operator' }, { reason })
    const noted = { before: factOf(before), after: factOf(after) }
    await note(sql, operator, { verb: `order ${type}`, subject: after.order_no, reason, ...noted }, now)
    return after
  })
  desk.terminal.say(`Order ${order.order_no} ${DONE[type]}.`)
}
