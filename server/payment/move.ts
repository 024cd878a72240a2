import { sql as raw } from 'kysely'
import { paymentLifecycle } from '#machines/payment/payment.lifecycle.ts'
import { paymentBlocker, type PaymentFacts, type PaymentMove } from '#machines/payment/payment.rules.ts'
import { type Scope, lapse, type Life, moveRecord } from '../lib/move-record.ts'
import { type MoveDetails, type MovingPayment, paymentEffects } from './effects.ts'
import { payableOf } from './payables.ts'
import { lockPayment } from './queries.ts'
import { lapseIn } from './lapse.ts'
import { columnsOf, factsOf, type PaymentRow } from './rows.ts'

/** Locks what is paid for, so that two payments are not both the first. */
async function isSettled(here: Scope, { order_no, id }: PaymentRow): Promise<boolean> {
  const payable = payableOf(order_no)
  await payable?.lock(here, order_no)
  const due = await payable?.due(here.sql, order_no)
  const isTooLate = due?.status === 'closed' && payable?.takesLate === false
  const other = await here.sql
    .selectFrom('payment')
    .select('id')
    .where('order_no', '=', order_no)
    .where('state', '=', 'paid')
    .where('id', '<>', id)
    .executeTakeFirst()
  return due?.status === 'paid' || isTooLate || other !== undefined
}

const paymentLife: Life<PaymentRow, string, PaymentFacts, PaymentMove, MoveDetails> = {
  lifecycle: paymentLifecycle,
  table: 'payment',
  key: 'id',
  refuses: { unknown: 'not-now', raced: 'moved-on' },
  lock: lockPayment,
  facts: async (here, row) => factsOf(row, await isSettled(here, row), here.now),
  due: lapseIn,
  blocker: paymentBlocker,
  columns: (facts, { now, details: { ref } }) => ({
    ...columnsOf(facts),
    since: now,
    ...(ref !== undefined && { gateway_ref: ref }),
  }),
  effects: async (moving) => paymentEffects(moving),
  async news(moving, row) {
    await keepEvent(moving, row)
    await notifyPayment(moving, row)
  },
}

export const lapsePayment = (scope: Scope, row: PaymentRow) => lapse(paymentLife, scope, row)
export const movePayment = (scope: Scope, row: PaymentRow, move: PaymentMove, details?: MoveDetails) =>
  moveRecord(paymentLife, scope, row, move, details)

const keepEvent = ({ sql, now, move: { type, by } }: MovingPayment, { id, version, state }: PaymentRow) =>
  sql.insertInto('payment_event').values({ payment_id: id, version, event: type, state, actor: by, at: now }).execute()

async function notifyPayment({ sql, now, move: { type } }: MovingPayment, row: PaymentRow): Promise<void> {
  const body = JSON.stringify({ pay_no: row.pay_no, order_no: row.order_no, version: row.version, event: type })
  await raw`insert into event (member_id, topic, body, at) values (${row.member_id}, 'payment', ${body}::jsonb, ${now})`.execute(
    sql,
  )
}
