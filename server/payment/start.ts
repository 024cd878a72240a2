import type { GatewayMethod, OwnMethod, PayBar, PayStart } from '#contract/payment.ts'
import { decimalOf } from '#contract/money.ts'
import { gatewayNameOf } from './gateways.ts'
import { type Call, memberOf } from '../lib/call.ts'
import type { Chance } from '../lib/chance.ts'
import { later, unix } from '../lib/clock.ts'
import type { ProveLeaving } from '../factor/needed-for-payment.ts'
import { refuseIfStopped } from '../ledger/freezes.ts'
import { availableIn } from '../ledger/holdings.ts'
import { CURRENCY } from '../ledger/kinds.ts'
import { inTransaction, type Sql } from '../lib/database.ts'
import { flag } from '../lib/flag.ts'
import type { Gateway } from '../lib/gateway.ts'
import { keyed } from '../lib/keyed.ts'
import { refuse } from '../lib/refuse.ts'
import type { Due } from '../lib/payable.ts'
import { payableOf } from './payables.ts'
import { movePayment } from './move.ts'
import { newestFor, openidOf, paymentOf, waitingFor } from './queries.ts'
import type { PaymentRow } from './rows.ts'

export interface Wish {
  readonly order_no: string
  readonly idem: string
  readonly return_path?: string
}

const LIFE = 1_800

/** Somebody else's order counts as missing. */
export async function dueOf(call: Call, orderNo: string): Promise<Due> {
  const due = await payableOf(orderNo)?.due(call.sql, orderNo)
  if (due?.member !== memberOf(call).id) return refuse('missing')
  const isOver = due.status === 'waiting' && due.expiresAt !== null && due.expiresAt <= call.now
  return isOver ? { ...due, status: 'closed' } : due
}

export const gatewayFor = ({ context }: Pick<Call, 'context'>, method: GatewayMethod): Gateway | undefined =>
  context.gateways.find(({ methods }) => methods.includes(method))

/** WeChat opens its sheet only for somebody it knows. */
export async function barOf(call: Call, method: GatewayMethod): Promise<PayBar | ''> {
  if (method !== 'wechat_mini') return ''
  return (await openidOf(call.sql, memberOf(call).id)) === undefined ? 'only-inside' : ''
}

/** Kept before the gateway hears of it; the same key is the same payment. */
export async function handOver(call: Call, path: string, method: GatewayMethod, wish: Wish): Promise<PayStart> {
  const { context, now, ip, say } = call
  const due = await dueOf(call, wish.order_no)
  const gateway = gatewayFor(call, method) ?? refuse('not-available')
  if (!due.takes.includes('gateway') || (await barOf(call, method))) refuse('not-available')
  const { pay_no } = await inTransaction(context.database, (sql) =>
    keyed<{ pay_no: string }>({ ...call, sql }, path, { ...wish }, () =>
      begun({ ...call, sql }, due, gateway, method, wish),
    ),
  )
  const row = (await paymentOf(context.database, pay_no)) ?? refuse('missing')
  const common = {
    pay_no,
    order_no: due.orderNo,
    amount: decimalOf(row.amount, due.currency),
    currency: 'EUR' as const,
    gateway: say(`payment.gateways.${gateway.name}`),
    sandbox: flag(row.sandbox),
    server_time: unix(now),
  }
  if (row.state === 'paid' || row.state === 'surplus') return { ...common, kind: 'paid', expire_time: unix(now) }
  if (row.state === 'closed' || (row.expire_at && row.expire_at <= now)) refuse('not-now')
  const { origin } = context.settings
  const bill = {
    payNo: pay_no,
    title: say(due.title, { order: due.orderNo }),
    amount: row.amount,
    currency: due.currency,
    expiresAt: row.expire_at ?? later(now, LIFE),
    returnUrl: `${origin}/h5/#/pages/money/alipay_h5?pay_no=${pay_no}`,
    notifyUrl: `${origin}/gateway/${gateway.name}`,
    ip,
    openid: await openidOf(context.database, row.member_id),
  }
  const handedOn = await gateway.begin(bill, method, now).catch((error: unknown) => {
    context.log.warn({ err: error, payment: pay_no }, 'a gateway did not begin a payment')
    return refuse('not-available')
  })
  return { ...common, ...handedOn, expire_time: unix(bill.expiresAt) }
}

/** Goes on with a waiting payment of the same way, so that nobody pays twice in haste. */
async function begun(
  call: Call,
  { orderNo }: Due,
  gateway: Gateway,
  method: GatewayMethod,
  { return_path = '' }: Wish,
): Promise<{ pay_no: string }> {
  const { sql, now, context } = call
  const payable = payableOf(orderNo)
  await payable?.lock({ sql, now }, orderNo)
  const due = await dueOf(call, orderNo)
  if (due.status !== 'waiting') refuse('not-now')
  const waiting = await waitingFor(sql, orderNo, method, now)
  if (waiting) return { pay_no: waiting.pay_no }
  const ends = later(now, LIFE)
  const expires = due.expiresAt && due.expiresAt < ends ? due.expiresAt : ends
  const row = await insertPayment(sql, {
    pay_no: await freeNumber(sql, context.chance),
    due,
    method,
    gateway: gatewayNameOf(method),
    sandbox: gateway.isSandbox,
    return_path,
    now,
    expires,
  })
  return { pay_no: row.pay_no }
}

/** Saying it again after it was paid changes nothing. */
export async function payOwn(call: Call, method: OwnMethod, orderNo: string, prove: ProveLeaving): Promise<PaymentRow> {
  const { sql, now, context } = call
  const payable = payableOf(orderNo)
  await payable?.lock({ sql, now }, orderNo)
  const due = await dueOf(call, orderNo)
  const { member, amount, currency } = due
  if (!due.takes.includes(method) || CURRENCY[method] !== currency) refuse('not-available')
  const before = due.status === 'paid' ? await newestFor(sql, orderNo) : undefined
  if (before) return before
  if (due.status !== 'waiting') refuse('not-now')
  await stillMember(sql, member)
  await refuseIfStopped(sql, member, now)
  const available = await availableFor(sql, due, method)
  if (available < amount) refuse('amount-short', { currency, short_by: decimalOf(amount - available, currency) })
  await prove(call, { order: orderNo, account: method, amount, currency })
  const row = await insertPayment(sql, {
    pay_no: await freeNumber(sql, context.chance),
    due,
    method,
    gateway: 'house',
    sandbox: false,
    return_path: '',
    now,
    expires: null,
  })
  const paid = await movePayment({ sql, now }, row, { type: 'arrive', by: 'member' })
  await payable?.notifyPaid?.(call, orderNo)
  return paid
}

/** Before any of its accounts: whoever freezes the member waits. */
const stillMember = (sql: Sql, member: number) =>
  sql.selectFrom('member').select('id').where('id', '=', member).forNoKeyUpdate().execute()

/** What takes points alone had them set aside when it was made. */
export async function availableFor(sql: Sql, { member, amount, currency }: Due, method: OwnMethod): Promise<bigint> {
  const available = await availableIn(sql, member, method)
  return currency === 'POINTS' ? available + amount : available
}

interface Making {
  readonly pay_no: string
  readonly due: Due
  readonly method: string
  readonly gateway: PaymentRow['gateway']
  readonly sandbox: boolean
  readonly return_path: string
  readonly now: Date
  readonly expires: Date | null
}

async function insertPayment(sql: Sql, { due, now, expires, ...made }: Making): Promise<PaymentRow> {
  const row = await sql
    .insertInto('payment')
    .values({
      ...made,
      order_no: due.orderNo,
      member_id: due.member,
      state: 'waiting',
      currency: due.currency,
      amount: due.amount,
      created_at: now,
      since: now,
      expire_at: expires,
      wake_at: expires,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await sql
    .insertInto('payment_event')
    .values({ payment_id: row.id, version: 0, event: 'made', state: row.state, actor: 'member', at: now })
    .execute()
  return row
}

async function freeNumber(sql: Sql, chance: Chance): Promise<string> {
  for (;;) {
    const number = `P${String(chance.below(10 ** 10)).padStart(10, '0')}`
    const taken = await sql.selectFrom('payment').select('id').where('pay_no', '=', number).executeTakeFirst()
    if (!taken) return number
  }
}
