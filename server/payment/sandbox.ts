import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { GatewayMethod } from '#contract/payment.ts'
import { decimalOf, minorOf } from '#contract/money.ts'
import type { Database } from '../lib/database.ts'
import type { Callback, Gateway, GatewayName, Said } from '../lib/gateway.ts'

const Message = v.object({
  message: v.string(),
  pay_no: v.string(),
  state: v.picklist(['waiting', 'paid', 'failed', 'closed']),
  amount: v.string(),
  payee: v.string(),
  ref: v.string(),
})

const FRESH_SECONDS = 300
export const SANDBOX_PAYEE = 'sandbox-quay'

const signatureOf = (secret: Buffer, timestamp: string, body: string) =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

export function sandboxCallback(secret: Buffer, said: Said, now: Date): Callback {
  const { message, payNo: pay_no, state, amount, payee, ref } = said
  const body = JSON.stringify({ message, pay_no, state, amount: decimalOf(amount, 'EUR'), payee, ref })
  const timestamp = String(Math.floor(now.getTime() / 1_000))
  return {
    headers: { 'sandbox-timestamp': timestamp, 'sandbox-signature': signatureOf(secret, timestamp, body) },
    body,
  }
}

const one = (header: string | string[] | undefined) => (typeof header === 'string' ? header : '')

function heard(secret: Buffer, { headers, body }: Callback, now: Date): Said | undefined {
  const [timestamp, signature] = [one(headers['sandbox-timestamp']), one(headers['sandbox-signature'])]
  const wanted = Buffer.from(signatureOf(secret, timestamp, body))
  const given = Buffer.from(signature)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now.getTime() / 1_000 - Number(timestamp)) > FRESH_SECONDS)
    return undefined
  try {
    const read = v.parse(Message, JSON.parse(body))
    const { message, pay_no: payNo, state, payee, ref } = read
    return { message, payNo, state, amount: minorOf(read.amount, 'EUR'), currency: 'EUR', payee, ref }
  } catch {
    return undefined
  }
}

export function sandboxGateway(
  name: GatewayName,
  methods: readonly GatewayMethod[],
  { database, secret }: { readonly database: Database; readonly secret: Buffer },
): Gateway {
  return {
    name,
    isSandbox: true,
    methods,
    payee: SANDBOX_PAYEE,
    thanks: { status: 200, type: 'text/plain', body: 'success' },
    heard: (callback, now) => heard(secret, callback, now),

    async begin({ payNo }, method) {
      await database
        .insertInto('sandbox_payment')
        .values({ pay_no: payNo, state: 'waiting', ref: `S${payNo.slice(1)}`, changed_at: new Date(0) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const url = `/sandbox/pay?pay_no=${payNo}`
      if (method === 'wechat') return { kind: 'qrcode', qrcode_text: url, url }
      if (method === 'wechat_mini') return { kind: 'sdk', sdk: { package: `prepay_id=${payNo}` }, url }
      if (method === 'alipay')
        return { kind: 'form', form: { action: '/sandbox/pay', method: 'GET', fields: { pay_no: payNo } } }
      return { kind: 'redirect', url }
    },

    ask: (payNo) => sandboxSays(database, payNo),
  }
}

export async function sandboxSays(database: Database, payNo: string): Promise<Said | undefined> {
  const found = await database
    .selectFrom('sandbox_payment')
    .innerJoin('payment', 'payment.pay_no', 'sandbox_payment.pay_no')
    .select(['sandbox_payment.state', 'ref', 'amount', 'currency'])
    .where('sandbox_payment.pay_no', '=', payNo)
    .executeTakeFirst()
  if (!found) return undefined
  const { state, ref, amount, currency } = found
  return { message: `${ref}-${state}`, payNo, state, amount, currency, payee: SANDBOX_PAYEE, ref }
}
