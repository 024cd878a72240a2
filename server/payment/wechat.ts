import * as v from 'valibot'
import type { GatewayMethod } from '#contract/payment.ts'
import type { Chance } from '../lib/chance.ts'
import type { Bill, Callback, Gateway, HandOff, Said, WechatConfig } from '../lib/gateway.ts'
import { signed } from './rsa.ts'
import { authorisation, isFromWechat, opened, type WechatProof } from './wechat-sign.ts'

const HOST = 'https://api.mch.weixin.qq.com'
const ANSWER_MS = 10_000
const METHODS: readonly GatewayMethod[] = ['wechat', 'wechat_h5', 'wechat_mini']
const KIND = { wechat: 'native', wechat_h5: 'h5', wechat_mini: 'jsapi' } as const

const Begun = v.object({
  h5_url: v.optional(v.string()),
  code_url: v.optional(v.string()),
  prepay_id: v.optional(v.string()),
})
const Transaction = v.object({
  mchid: v.string(),
  out_trade_no: v.string(),
  transaction_id: v.optional(v.string(), ''),
  trade_state: v.string(),
  amount: v.optional(v.object({ total: v.pipe(v.number(), v.integer()), currency: v.optional(v.string(), 'CNY') })),
})
const Message = v.object({
  id: v.string(),
  resource: v.object({ ciphertext: v.string(), nonce: v.string(), associated_data: v.optional(v.string(), '') }),
})

const STATES: Readonly<Record<string, Said['state']>> = {
  SUCCESS: 'paid',
  REFUND: 'paid',
  PAYERROR: 'failed',
  CLOSED: 'closed',
  REVOKED: 'closed',
}

const saidOf = (message: string, text: string): Said | undefined => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Transaction), text)
  if (!read.success) return undefined
  const { mchid, out_trade_no, transaction_id, trade_state, amount } = read.output
  return {
    message,
    payNo: out_trade_no,
    state: STATES[trade_state] ?? 'waiting',
    amount: BigInt(amount?.total ?? 0),
    currency: amount?.currency ?? '',
    payee: mchid,
    ref: transaction_id,
  }
}

type Headers = Callback['headers']

const proofIn = (headers: Headers): WechatProof => {
  const one = (name: string) => {
    const value = headers[`wechatpay-${name}`]
    return typeof value === 'string' ? value : ''
  }
  return { timestamp: one('timestamp'), nonce: one('nonce'), signature: one('signature'), serial: one('serial') }
}

export function wechatGateway(config: WechatConfig, chance: Chance, ask: typeof fetch = fetch): Gateway {
  const nonce = () => chance.bytes(16).toString('hex')

  async function call(method: 'GET' | 'POST', path: string, body: string, now: Date): Promise<string> {
    const timestamp = String(Math.floor(now.getTime() / 1_000))
    const answer = await ask(HOST + path, {
      method,
      headers: {
        accept: 'application/json',
        'user-agent': 'Quay',
        authorization: authorisation(config, { method, path, body }, { timestamp, nonce: nonce() }),
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    const text = await answer.text()
    const proof = proofIn(Object.fromEntries(answer.headers))
    if (!answer.ok) throw new Error(`WeChat Pay answers ${answer.status}`)
    if (!isFromWechat(config, proof, text, now)) throw new Error('somebody else answers for WeChat Pay')
    return text
  }

  function sheet(prepayId: string, now: Date): Record<string, string> {
    const [timeStamp, nonceStr, inside] = [String(Math.floor(now.getTime() / 1_000)), nonce(), `prepay_id=${prepayId}`]
    const paySign = signed(`${config.appId}\n${timeStamp}\n${nonceStr}\n${inside}\n`, config.privateKey)
    return { appId: config.appId, timeStamp, nonceStr, package: inside, signType: 'RSA', paySign }
  }

  return {
    name: 'wechat',
    isSandbox: false,
    methods: METHODS,
    payee: config.merchant,
    thanks: { status: 204, type: 'application/json', body: '' },

    async begin(bill: Bill, method, now): Promise<HandOff> {
      const kind = KIND[method as keyof typeof KIND]
      const body = JSON.stringify({
        appid: config.appId,
        mchid: config.merchant,
        description: bill.title,
        out_trade_no: bill.payNo,
        time_expire: bill.expiresAt.toISOString().replace('.000', ''),
        notify_url: bill.notifyUrl,
        amount: { total: Number(bill.amount), currency: bill.currency },
        ...(kind === 'h5' && { scene_info: { payer_client_ip: bill.ip, h5_info: { type: 'Wap' } } }),
        ...(kind === 'jsapi' && { payer: { openid: bill.openid ?? '' } }),
      })
      const begun = v.parse(
        v.pipe(v.string(), v.parseJson(), Begun),
        await call('POST', `/v3/pay/transactions/${kind}`, body, now),
      )
      if (kind === 'native' && begun.code_url) return { kind: 'qrcode', qrcode_text: begun.code_url }
      if (kind === 'jsapi' && begun.prepay_id) return { kind: 'sdk', sdk: sheet(begun.prepay_id, now) }
      if (kind === 'h5' && begun.h5_url) {
        const url = new URL(begun.h5_url)
        url.searchParams.set('redirect_url', bill.returnUrl)
        return { kind: 'redirect', url: url.href }
      }
      throw new Error('WeChat Pay began nothing')
    },

    heard({ headers, body }, now) {
      if (!isFromWechat(config, proofIn(headers), body, now)) return undefined
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Message), body)
      const text = read.success ? opened(read.output.resource, config.apiKey) : undefined
      return read.success && text !== undefined ? saidOf(read.output.id, text) : undefined
    },

    async ask(payNo, now) {
      const path = `/v3/pay/transactions/out-trade-no/${payNo}?mchid=${config.merchant}`
      return saidOf(`asked-${payNo}-${now.getTime()}`, await call('GET', path, '', now))
    },
  }
}
