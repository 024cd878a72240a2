import type { PaymentMove } from '#machines/payment/payment.rules.ts'
import type { Answered, Callback, Gateway, Said } from '../lib/gateway.ts'
import type { Context } from '../lib/context.ts'
import { inTransaction, type Sql } from '../lib/database.ts'
import { sealAbout, type House as Sealing } from '../lib/sealed-names.ts'
import { lapsePayment, movePayment } from './move.ts'
import { lockPayment, paymentOf } from './queries.ts'
import { type PaymentRow, stateOf } from './rows.ts'

type House = Pick<Context, 'database' | 'clock' | 'log'>

const MOVES: Readonly<Record<Said['state'], PaymentMove['type'] | undefined>> = {
  waiting: undefined,
  paid: 'arrive',
  failed: 'fail',
  closed: 'close',
}

/** To the last unit, and paid to us. */
const isOf = (said: Said, row: PaymentRow, { name, payee }: Gateway) =>
  row.gateway === name && said.amount === row.amount && said.currency === row.currency && said.payee === payee

async function become(sql: Sql, now: Date, row: PaymentRow, said: Said): Promise<PaymentRow> {
  const here = { sql, now }
  const type = MOVES[said.state]
  const state = stateOf(row)
  if (!type || state === 'paid' || state === 'surplus') return row
  if (type !== 'arrive' && state !== 'waiting') return row
  return movePayment(here, row, { type, by: 'gateway' }, type === 'arrive' ? { ref: said.ref } : {})
}

const ASKED_EVERY_MS = 2_000

export async function askGateway(house: House, gateway: Gateway | undefined, row: PaymentRow): Promise<PaymentRow> {
  const { database, clock, log } = house
  const now = clock.now()
  const isFresh = row.asked_at !== null && now.getTime() - row.asked_at.getTime() < ASKED_EVERY_MS
  if (row.state === 'paid' || row.state === 'surplus' || isFresh) return row
  const said = await gateway?.ask(row.pay_no, now).catch((error: unknown) => {
    log.warn({ err: error, payment: row.pay_no }, 'a gateway could not be asked')
    return undefined
  })
  return inTransaction(database, async (sql) => {
    const locked = await lockPayment(sql, row.pay_no)
    if (!locked) return row
    await sql.updateTable('payment').set({ asked_at: now }).where('id', '=', row.id).execute()
    const isOurs = said && gateway && isOf(said, locked, gateway)
    if (said && !isOurs) log.error({ payment: row.pay_no }, 'a gateway speaks of another payment')
    return lapsePayment({ sql, now }, isOurs ? await become(sql, now, locked, said) : locked)
  })
}

const DENIED: Answered = { status: 401, type: 'text/plain', body: 'denied' }
const LATER: Answered = { status: 503, type: 'text/plain', body: 'later' }

/** A signed callback is no more than a reason to ask: the payment becomes what the gateway answers. */
export async function hear(house: House & Sealing, gateway: Gateway, callback: Callback): Promise<Answered> {
  const { database, clock, log } = house
  const now = clock.now()
  const said = gateway.heard(callback, now)
  if (!said) return DENIED
  const row = await paymentOf(database, said.payNo)
  const outcome = !row ? 'unknown' : isOf(said, row, gateway) ? 'believed' : 'differs'
  if (outcome !== 'believed')
    log.error({ gateway: gateway.name, message: said.message, outcome }, 'a gateway says what nobody here can believe')
  const asked = outcome === 'believed' ? await gateway.ask(said.payNo, now).catch(() => undefined) : undefined
  if (outcome === 'believed' && !asked) return LATER
  await inTransaction(database, async (sql) => {
    const kept = await sql
      .insertInto('gateway_message')
      .values({
        gateway: gateway.name,
        message: said.message,
        pay_no: said.payNo,
        body: await sealAbout(house, sql, [row?.member_id ?? null], callback.body),
        outcome,
        at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('message')
      .executeTakeFirst()
    const locked = kept && asked && (await lockPayment(sql, said.payNo))
    if (locked && isOf(asked, locked, gateway)) await become(sql, now, locked, asked)
  })
  return gateway.thanks
}
