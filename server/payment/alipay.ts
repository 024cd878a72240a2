import * as v from 'valibot'
import { HOUR_MS } from '#contract/time-units.ts'
import type { GatewayMethod } from '#contract/payment.ts'
import { decimalOf, minorOf } from '#contract/money.ts'
import type { AlipayConfig, Gateway, Said } from '../lib/gateway.ts'
import { isFromAlipay, withSignature } from './alipay-sign.ts'
import { isSigned } from './rsa.ts'

const ANSWER_MS = 10_000
const METHODS: readonly GatewayMethod[] = ['alipay', 'alipay_h5']

const STATES: Readonly<Record<string, Said['state']>> = {
  WAIT_BUYER_PAY: 'waiting',
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
  TRADE_CLOSED: 'closed',
}

const Trade = v.object({
  code: v.string(),
  out_trade_no: v.optional(v.string(), ''),
  trade_no: v.optional(v.string(), ''),
  trade_status: v.optional(v.string(), ''),
  total_amount: v.optional(v.string(), ''),
})

/** In China's time, UTC+8. */
const clockText = (moment: Date) =>
  new Date(moment.getTime() + 8 * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ')

/** It repeats a message for up to 24 hours and 22 minutes. */
const REPEATS_WITHIN = 25 * HOUR_MS
const CLOCKS_DIFFER = 300_000

function isFresh(notifyTime: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(`${notifyTime.replace(' ', 'T')}+08:00`)
  return /^\d{4}(-\d\d){2} \d\d(:\d\d){2}$/.test(notifyTime) && age <= REPEATS_WITHIN && age >= -CLOCKS_DIFFER
}

function centsOf(text: string): bigint {
  try {
    return minorOf(text, 'EUR')
  } catch {
    return 0n
  }
}

export function alipayGateway(config: AlipayConfig, ask: typeof fetch = fetch): Gateway {
  const { appId, seller, privateKey, publicKey, gateway } = config
  const request = (method: string, content: object, now: Date, more: Record<string, string> = {}) =>
    withSignature(
      {
        app_id: appId,
        method,
        format: 'JSON',
        charset: 'utf-8',
        sign_type: 'RSA2',
        timestamp: clockText(now),
        version: '1.0',
        ...more,
        biz_content: JSON.stringify(content),
      },
      privateKey,
    )

  return {
    name: 'alipay',
    isSandbox: false,
    methods: METHODS,
    payee: seller,
    thanks: { status: 200, type: 'text/plain', body: 'success' },

    async begin(bill, method, now) {
      const isPhone = method === 'alipay_h5'
      const content = {
        out_trade_no: bill.payNo,
        total_amount: decimalOf(bill.amount, bill.currency),
        subject: bill.title,
        seller_id: seller,
        product_code: isPhone ? 'QUICK_WAP_WAY' : 'FAST_INSTANT_TRADE_PAY',
        time_expire: clockText(bill.expiresAt),
      }
      const fields = request(isPhone ? 'alipay.trade.wap.pay' : 'alipay.trade.page.pay', content, now, {
        notify_url: bill.notifyUrl,
        return_url: bill.returnUrl,
      })
      return isPhone
        ? { kind: 'redirect', url: `${gateway}?${new URLSearchParams(fields)}` }
        : { kind: 'form', form: { action: gateway, method: 'POST', fields } }
    },

    heard({ body }, now) {
      const said = new URLSearchParams(body)
      const fields = Object.fromEntries(said)
      // A repeated name could be read in two ways.
      if (said.size !== Object.keys(fields).length || !isFromAlipay(fields, publicKey)) return undefined
      const { app_id, notify_id = '', notify_time = '', out_trade_no = '', trade_status = '' } = fields
      if (app_id !== appId || notify_id === '' || !isFresh(notify_time, now)) return undefined
      const { total_amount = '', seller_id = '' } = fields
      return {
        message: notify_id,
        payNo: out_trade_no,
        state: STATES[trade_status] ?? 'waiting',
        amount: centsOf(total_amount),
        currency: 'EUR',
        payee: seller_id,
        ref: fields['trade_no'] ?? '',
      }
    },

    async ask(payNo, now) {
      const fields = request('alipay.trade.query', { out_trade_no: payNo }, now)
      const answer = await ask(gateway, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MS),
      })
      const text = await answer.text()
      // The signature is over this node's text as it stands: do not parse and print it.
      const [, node = '', sign = ''] =
        /"alipay_trade_query_response":(\{.*?\}),"(?:alipay_cert_sn":"[^"]*",")?sign":"([^"]+)"/s.exec(text) ?? []
      if (!isSigned(node, sign, publicKey)) throw new Error('somebody else answers for Alipay')
      const read = v.parse(v.pipe(v.string(), v.parseJson(), Trade), node)
      if (read.code !== '10000') return undefined
      return {
        message: `asked-${payNo}-${now.getTime()}`,
        payNo: read.out_trade_no,
        state: STATES[read.trade_status] ?? 'waiting',
        amount: centsOf(read.total_amount),
        currency: 'EUR',
        payee: seller,
        ref: read.trade_no,
      }
    },
  }
}
