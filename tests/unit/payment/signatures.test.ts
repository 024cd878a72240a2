import { describe, expect, test } from 'vitest'
import { isFromAlipay, withSignature } from '#server/payment/alipay-sign.ts'
import { isSigned, signed } from '#server/payment/rsa.ts'
import { authorisation, isFromWechat, opened } from '#server/payment/wechat-sign.ts'
import {
  ALIPAY_ORDERED,
  ALIPAY_PAID,
  WECHAT_LOCKED,
  WECHAT_SIGNATURE,
  wechatPrivate,
  wechatPublic,
} from './gateway-vectors.ts'

const keys = {
  merchant: '1900007291',
  serial: 'F5765756002FDD77',
  privateKey: wechatPrivate,
  apiKey: WECHAT_LOCKED.apiKey,
  publicKeys: new Map([['PUB_KEY_ID_0000000000000001', wechatPublic]]),
}
const now = new Date('2026-11-23T10:00:00Z')
const timestamp = String(now.getTime() / 1_000)

const bent = (text: string): string[] =>
  [...text].map((sign, at) => text.slice(0, at) + String.fromCharCode(sign.charCodeAt(0) ^ 1) + text.slice(at + 1))

describe('the first gateway', () => {
  test('signs as its maker does', () => {
    expect(signed('source', wechatPrivate)).toBe(WECHAT_SIGNATURE)
    expect(isSigned('source', WECHAT_SIGNATURE, wechatPublic)).toBe(true)
    expect(isSigned('wrong source', WECHAT_SIGNATURE, wechatPublic)).toBe(false)
    expect(isSigned('source', 'no signature', wechatPublic)).toBe(false)
  })

  test('a request carries who asks, when, and a signature over method, path, moment, nonce and body', () => {
    const request = { method: 'POST', path: '/v3/pay/transactions/h5?x=1', body: '{"a":1}' } as const
    const header = authorisation(keys, request, { timestamp, nonce: 'n0nce' })
    const [, signature = ''] = /signature="([^"]+)"/.exec(header) ?? []
    expect(header).toBe(
      `WECHATPAY2-SHA256-RSA2048 mchid="1900007291",nonce_str="n0nce",signature="${signature}",timestamp="${timestamp}",serial_no="F5765756002FDD77"`,
    )
    expect(isSigned(`POST\n/v3/pay/transactions/h5?x=1\n${timestamp}\nn0nce\n{"a":1}\n`, signature, wechatPublic)).toBe(
      true,
    )
  })

  const body = '{"id":"1","event_type":"TRANSACTION.SUCCESS"}'
  const proof = {
    timestamp,
    nonce: 'abc',
    serial: 'PUB_KEY_ID_0000000000000001',
    signature: signed(`${timestamp}\nabc\n${body}\n`, wechatPrivate),
  }

  test('is believed for five minutes, by a key of its own', () => {
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
    expect([-301, -300, 0, 300, 301].map((seconds) => isFromWechat(keys, proof, body, at(seconds)))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
    expect(isFromWechat(keys, { ...proof, serial: 'another' }, body, now)).toBe(false)
    expect(isFromWechat(keys, { ...proof, timestamp: 'NaN' }, body, now)).toBe(false)
    expect(isFromWechat(keys, { ...proof, signature: `WECHATPAY/SIGNTEST/${proof.signature}` }, body, now)).toBe(false)
  })

  test('no single bit may differ', () => {
    const differ = [
      ...bent(body).map((other) => isFromWechat(keys, proof, other, now)),
      ...bent(proof.nonce).map((nonce) => isFromWechat(keys, { ...proof, nonce }, body, now)),
      ...bent(timestamp).map((other) => isFromWechat(keys, { ...proof, timestamp: other }, body, now)),
      // The last sign before the padding carries bits that nobody reads.
      ...bent(proof.signature.slice(0, -3)).map((signature) => isFromWechat(keys, { ...proof, signature }, body, now)),
    ]
    expect(differ.filter(Boolean)).toEqual([])
  })

  test('what it locked is opened whole or not at all', () => {
    const { locked, apiKey, text } = WECHAT_LOCKED
    expect(opened(locked, apiKey)).toBe(text)
    const bits = Buffer.from(locked.ciphertext, 'base64')
    const others = Array.from(bits, (_, at) => {
      const copy = Buffer.from(bits)
      copy[at] = (copy[at] ?? 0) ^ 1
      return opened({ ...locked, ciphertext: copy.toString('base64') }, apiKey)
    })
    expect(new Set(others)).toEqual(new Set([undefined]))
    expect(opened({ ...locked, associated_data: 'x' }, apiKey)).toBeUndefined()
    expect(opened({ ...locked, ciphertext: 'AAAA' }, apiKey)).toBeUndefined()
  })
})

describe('the second gateway', () => {
  test('is believed with and without its sign_type signed', () => {
    expect(isFromAlipay(ALIPAY_PAID.fields, ALIPAY_PAID.key)).toBe(true)
    const { sign_type: _, ...without } = ALIPAY_PAID.fields
    expect(isFromAlipay(without, ALIPAY_PAID.key)).toBe(true)
    expect(isFromAlipay(ALIPAY_ORDERED.fields, ALIPAY_ORDERED.key)).toBe(true)
    expect(isFromAlipay(ALIPAY_ORDERED.fields, ALIPAY_PAID.key)).toBe(false)
  })

  test('no field may differ, be missing or be added', () => {
    const { fields, key } = ALIPAY_PAID
    const names = Object.keys(fields).filter((name) => !['sign', 'sign_type'].includes(name)) as (keyof typeof fields)[]
    const differ = [
      ...names.flatMap((name) => bent(fields[name]).map((value) => isFromAlipay({ ...fields, [name]: value }, key))),
      ...names.map((name) => isFromAlipay({ ...fields, [name]: '' }, key)),
      isFromAlipay({ ...fields, more: '1' }, key),
      isFromAlipay({ ...fields, sign: '' }, key),
    ]
    expect(differ.filter(Boolean)).toEqual([])
  })

  test('we sign as it does', () => {
    const fields = withSignature({ b: '2', a: '1', nothing: '', biz_content: '{"x":"ä"}' }, wechatPrivate)
    expect(isSigned('a=1&b=2&biz_content={"x":"ä"}', fields['sign'] ?? '', wechatPublic)).toBe(true)
    expect(isFromAlipay(fields, wechatPublic)).toBe(true)
  })
})
