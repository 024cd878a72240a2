import { createCipheriv } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '#contract/time-units.ts'
import { alipayGateway } from '#server/payment/alipay.ts'
import { isFromAlipay, withSignature } from '#server/payment/alipay-sign.ts'
import { isSigned, signed } from '#server/payment/rsa.ts'
import { wechatGateway } from '#server/payment/wechat.ts'
import { chanceFrom } from '#tests/world/chance.ts'
import { wechatPrivate as privateKey, wechatPublic as publicKey } from './gateway-vectors.ts'

const now = new Date('2026-11-23T10:00:00Z')
const timestamp = String(now.getTime() / 1_000)
const bill = {
  payNo: 'P0000000001',
  title: 'Recharge R0000000001',
  amount: 2_500n,
  currency: 'EUR',
  expiresAt: new Date('2026-11-23T10:30:00Z'),
  returnUrl: 'https://quay.test/h5/#/pages/money/alipay_h5?pay_no=P0000000001',
  notifyUrl: 'https://quay.test/gateway/wechat',
  ip: '198.51.100.7',
  openid: 'o-mira',
} as const

interface Sent {
  url: string
  method: string
  body: string
  headers: Record<string, string>
}

function outside(answer: (sent: Sent) => Response) {
  const all: Sent[] = []
  const ask = (async (url: string | URL, { method = 'GET', body = '', headers = {} }: RequestInit = {}) => {
    const sent = { url: String(url), method, body: String(body ?? ''), headers: headers as Record<string, string> }
    all.push(sent)
    return answer(sent)
  }) as typeof fetch
  return { ask, all }
}

describe('WeChat Pay', () => {
  const config = {
    appId: 'wx0001',
    merchant: '1900007291',
    serial: 'A1',
    privateKey,
    apiKey: Buffer.alloc(32, 7),
    publicKeys: new Map([['PUB_KEY_ID_1', publicKey]]),
  }
  const proof = (body: string) => ({
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': 'n',
    'wechatpay-serial': 'PUB_KEY_ID_1',
    'wechatpay-signature': signed(`${timestamp}\nn\n${body}\n`, privateKey),
  })
  const answering = (body: object) => {
    const text = JSON.stringify(body)
    return outside(() => new Response(text, { headers: proof(text) }))
  }

  test('begins where a phone’s browser, a scanner and the host each go on', async () => {
    const { ask, all } = answering({
      h5_url: 'https://wx.example/pay?prepay_id=1',
      code_url: 'weixin://x',
      prepay_id: 'wx1',
    })
    const gateway = wechatGateway(config, chanceFrom('gateway'), ask)
    expect(await gateway.begin(bill, 'wechat_h5', now)).toEqual({
      kind: 'redirect',
      url: `https://wx.example/pay?prepay_id=1&redirect_url=${encodeURIComponent(bill.returnUrl)}`,
    })
    expect(await gateway.begin(bill, 'wechat', now)).toEqual({ kind: 'qrcode', qrcode_text: 'weixin://x' })
    const { kind, sdk } = await gateway.begin(bill, 'wechat_mini', now)
    expect([kind, sdk]).toEqual([
      'sdk',
      {
        appId: 'wx0001',
        timeStamp: timestamp,
        nonceStr: expect.stringMatching(/^[0-9a-f]{32}$/),
        package: 'prepay_id=wx1',
        signType: 'RSA',
        paySign: expect.any(String),
      },
    ])
    const text = `wx0001\n${timestamp}\n${sdk?.['nonceStr']}\nprepay_id=wx1\n`
    expect(isSigned(text, sdk?.['paySign'] ?? '', publicKey)).toBe(true)
    expect(all.map(({ url }) => url.slice(-6))).toEqual(['ons/h5', 'native', '/jsapi'])
    expect(JSON.parse(all[0]?.body ?? '')).toEqual({
      appid: 'wx0001',
      mchid: '1900007291',
      description: bill.title,
      out_trade_no: bill.payNo,
      time_expire: '2026-11-23T10:30:00Z',
      notify_url: bill.notifyUrl,
      amount: { total: 2500, currency: 'EUR' },
      scene_info: { payer_client_ip: '198.51.100.7', h5_info: { type: 'Wap' } },
    })
    expect(JSON.parse(all[2]?.body ?? '')).toMatchObject({ payer: { openid: 'o-mira' } })
    const [, nonce, signature] =
      /nonce_str="(.*?)",signature="(.*?)"/.exec(all[0]?.headers['authorization'] ?? '') ?? []
    const request = `POST\n/v3/pay/transactions/h5\n${timestamp}\n${nonce}\n${all[0]?.body}\n`
    expect(isSigned(request, signature ?? '', publicKey)).toBe(true)
  })

  const transaction = {
    mchid: '1900007291',
    out_trade_no: bill.payNo,
    transaction_id: '4200001',
    trade_state: 'SUCCESS',
    amount: { total: 2500, currency: 'EUR' },
  }
  const paid = {
    payNo: bill.payNo,
    state: 'paid',
    amount: 2_500n,
    currency: 'EUR',
    payee: '1900007291',
    ref: '4200001',
  }

  test('is asked, and believed only by its signature', async () => {
    const { ask, all } = answering(transaction)
    const gateway = wechatGateway(config, chanceFrom('gateway'), ask)
    expect(await gateway.ask(bill.payNo, now)).toEqual({ ...paid, message: `asked-P0000000001-${now.getTime()}` })
    expect(all[0]).toMatchObject({
      method: 'GET',
      url: 'https://api.mch.weixin.qq.com/v3/pay/transactions/out-trade-no/P0000000001?mchid=1900007291',
    })
    const forged = outside(() => new Response(JSON.stringify(transaction), { headers: proof('another') }))
    await expect(wechatGateway(config, chanceFrom('g'), forged.ask).ask(bill.payNo, now)).rejects.toThrow(
      'somebody else',
    )
    const refused = outside(() => new Response('', { status: 500 }))
    await expect(wechatGateway(config, chanceFrom('g'), refused.ask).ask(bill.payNo, now)).rejects.toThrow('500')
  })

  test.each([
    ['SUCCESS', 'paid'],
    ['REFUND', 'paid'],
    ['NOTPAY', 'waiting'],
    ['USERPAYING', 'waiting'],
    ['PAYERROR', 'failed'],
    ['CLOSED', 'closed'],
    ['REVOKED', 'closed'],
  ])('what it calls %s is %s', async (trade_state, state) => {
    const { ask } = answering({ ...transaction, trade_state })
    expect(await wechatGateway(config, chanceFrom('g'), ask).ask(bill.payNo, now)).toMatchObject({ state })
  })

  test('a callback is opened once its signature holds', () => {
    const lock = createCipheriv('aes-256-gcm', config.apiKey, Buffer.from('123456789012'))
    lock.setAAD(Buffer.from('transaction'))
    const sealed = Buffer.concat([lock.update(JSON.stringify(transaction)), lock.final(), lock.getAuthTag()])
    const resource = { ciphertext: sealed.toString('base64'), nonce: '123456789012', associated_data: 'transaction' }
    const body = JSON.stringify({ id: 'EV-1', event_type: 'TRANSACTION.SUCCESS', resource })
    const gateway = wechatGateway(config, chanceFrom('g'))
    expect(gateway.heard({ headers: proof(body), body }, now)).toEqual({ ...paid, message: 'EV-1' })
    expect(gateway.heard({ headers: proof(body), body: body.replace('EV-1', 'EV-2') }, now)).toBeUndefined()
    const other = JSON.stringify({ id: 'EV-1', resource: { ...resource, associated_data: 'x' } })
    expect(gateway.heard({ headers: proof(other), body: other }, now)).toBeUndefined()
    expect(gateway.heard({ headers: proof('no json'), body: 'no json' }, now)).toBeUndefined()
  })
})

describe('Alipay', () => {
  const config = {
    appId: '2021001',
    seller: '2088001',
    privateKey,
    publicKey,
    gateway: 'https://openapi.alipay.com/gateway.do',
  }

  test('begins by an address on a phone, and by a form elsewhere; both are signed, and nobody is asked', async () => {
    const { ask, all } = outside(() => new Response(''))
    const gateway = alipayGateway(config, ask)
    const { kind, url } = await gateway.begin(bill, 'alipay_h5', now)
    const fields = Object.fromEntries(new URL(url ?? '').searchParams)
    expect(kind).toBe('redirect')
    expect(isFromAlipay(fields, publicKey)).toBe(true)
    expect({ ...fields, sign: '', biz_content: JSON.parse(fields['biz_content'] ?? '') }).toEqual({
      app_id: '2021001',
      method: 'alipay.trade.wap.pay',
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: '2026-11-23 18:00:00',
      version: '1.0',
      notify_url: bill.notifyUrl,
      return_url: bill.returnUrl,
      biz_content: {
        out_trade_no: bill.payNo,
        total_amount: '25.00',
        subject: bill.title,
        seller_id: '2088001',
        product_code: 'QUICK_WAP_WAY',
        time_expire: '2026-11-23 18:30:00',
      },
      sign: '',
    })
    const { form } = await gateway.begin(bill, 'alipay', now)
    expect([form?.action, form?.method, form?.fields['method']]).toEqual([
      config.gateway,
      'POST',
      'alipay.trade.page.pay',
    ])
    expect(all).toEqual([])
  })

  const callback = {
    app_id: '2021001',
    notify_id: 'N1',
    notify_time: '2026-11-23 18:00:00',
    out_trade_no: bill.payNo,
    trade_no: '2026T1',
    trade_status: 'TRADE_SUCCESS',
    total_amount: '25.00',
    seller_id: '2088001',
    sign_type: 'RSA2',
    subject: 'Recharge + ü & 50 %',
  }
  const paid = { payNo: bill.payNo, state: 'paid', amount: 2_500n, currency: 'EUR', payee: '2088001', ref: '2026T1' }
  const sent = (fields: Record<string, string>) => ({
    headers: {},
    body: String(new URLSearchParams(withSignature(fields, privateKey))),
  })

  test('a callback is believed by its signature, for our own app, with every name once', () => {
    const gateway = alipayGateway(config)
    const { body } = sent(callback)
    expect(gateway.heard({ headers: {}, body }, now)).toEqual({ ...paid, message: 'N1' })
    expect(gateway.heard({ headers: {}, body: body.replace('25.00', '2.50') }, now)).toBeUndefined()
    expect(gateway.heard({ headers: {}, body: `${body}&out_trade_no=P0000000002` }, now)).toBeUndefined()
    expect(gateway.heard(sent({ ...callback, app_id: '2021002' }), now)).toBeUndefined()
  })

  test('a callback is believed for 25 hours by the clocks of China, and five minutes before they say so', () => {
    const gateway = alipayGateway(config)
    const sentAt = Date.parse('2026-11-23T18:00:00+08:00')
    const isHeard = (after: number) => gateway.heard(sent(callback), new Date(sentAt + after)) !== undefined
    const [late, early] = [25 * HOUR_MS, -300_000]
    expect([late - 1, late, late + 1].map(isHeard)).toEqual([true, true, false])
    expect([early + 1, early, early - 1].map(isHeard)).toEqual([true, true, false])
    for (const notify_time of ['', 'now', '2026-11-23T18:00:00', '2026-11-23 18:00:60', '2026-11-23 18:00:00Z'])
      expect([notify_time, gateway.heard(sent({ ...callback, notify_time }), now)]).toEqual([notify_time, undefined])
  })

  const answering = (node: object, key = privateKey) => {
    const text = JSON.stringify(node)
    const sign = signed(text, key)
    return outside(() => new Response(`{"alipay_trade_query_response":${text},"sign":"${sign}"}`))
  }
  const node = { code: '10000', msg: 'Success', out_trade_no: bill.payNo, trade_no: '2026T1', total_amount: '25.00' }

  test.each([
    ['WAIT_BUYER_PAY', 'waiting'],
    ['TRADE_SUCCESS', 'paid'],
    ['TRADE_FINISHED', 'paid'],
    ['TRADE_CLOSED', 'closed'],
  ])('is asked: %s is %s', async (trade_status, state) => {
    const { ask, all } = answering({ ...node, trade_status })
    const said = await alipayGateway(config, ask).ask(bill.payNo, now)
    expect(said).toEqual({ ...paid, state, message: `asked-P0000000001-${now.getTime()}` })
    const fields = Object.fromEntries(new URLSearchParams(all[0]?.body ?? ''))
    expect([fields['method'], isFromAlipay(fields, publicKey)]).toEqual(['alipay.trade.query', true])
  })

  test('knows nothing of what it does not know, and nobody answers in its place', async () => {
    const unknown = answering({ code: '40004', sub_code: 'ACQ.TRADE_NOT_EXIST' })
    expect(await alipayGateway(config, unknown.ask).ask(bill.payNo, now)).toBeUndefined()
    const forged = outside(() => new Response('{"alipay_trade_query_response":{"code":"10000"},"sign":"AAAA"}'))
    await expect(alipayGateway(config, forged.ask).ask(bill.payNo, now)).rejects.toThrow('somebody else')
  })
})
