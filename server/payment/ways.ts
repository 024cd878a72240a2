import {
  type Checkout,
  type GatewayMethod,
  isOwnMethod,
  type OwnMethod,
  PAY_METHODS,
  type PayWay,
} from '#contract/payment.ts'
import { decimalOf } from '#contract/money.ts'
import type { Call } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { flag } from '../lib/flag.ts'
import { newestFor } from './queries.ts'
import type { Due } from '../lib/payable.ts'
import { statusOf } from './rows.ts'
import { availableFor, barOf, dueOf, gatewayFor } from './start.ts'

const isOver = ({ status, expiresAt }: Due, now: Date) => status === 'waiting' && expiresAt !== null && expiresAt <= now

export async function checkoutOf(call: Call, orderNo: string): Promise<Checkout> {
  const due = await dueOf(call, orderNo)
  const newest = await newestFor(call.sql, orderNo)
  const last = newest && statusOf(newest)
  const methods: PayWay[] = []
  for (const code of PAY_METHODS)
    if (due.takes.includes(isOwnMethod(code) ? code : 'gateway'))
      methods.push(await (isOwnMethod(code) ? ownWay(call, code, due) : gatewayWay(call, code)))
  return {
    order_no: orderNo,
    title: call.say(due.title, { order: orderNo }),
    amount: decimalOf(due.amount, due.currency),
    currency: due.currency === 'POINTS' ? 'POINTS' : 'EUR',
    points: Number(due.points),
    status: isOver(due, call.now) ? 'closed' : due.status === 'waiting' && last === 'failed' ? 'failed' : due.status,
    pay_no: newest?.pay_no ?? '',
    expire_time: due.expiresAt && unix(due.expiresAt),
    server_time: unix(call.now),
    methods,
    next: due.next,
  }
}

async function ownWay({ say, sql }: Call, code: OwnMethod, due: Due): Promise<PayWay> {
  const available = await availableFor(sql, due, code)
  const isEnough = available >= due.amount
  return {
    code,
    name: say(`payment.methods.${code}`),
    account: code,
    available: decimalOf(available, due.currency),
    enabled: flag(isEnough),
    reason: isEnough ? '' : 'amount-short',
    reason_text: isEnough ? '' : say('payment.bars.amount-short'),
    sandbox: 0,
  }
}

async function gatewayWay(call: Call, code: GatewayMethod): Promise<PayWay> {
  const gateway = gatewayFor(call, code)
  const reason = gateway ? await barOf(call, code) : 'not-configured'
  return {
    code,
    name: call.say(`payment.methods.${code}`),
    enabled: flag(reason === ''),
    reason,
    reason_text: reason && call.say(`payment.bars.${reason}`),
    sandbox: flag(gateway?.isSandbox ?? false),
  }
}
