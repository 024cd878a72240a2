import { expect, test } from 'vitest'
import { blockOf, isListed, isLong } from '#machines/payment/hand-off.rules.ts'
import { byCode, byForm, inside, strange, toPage, toSandbox } from '#stories/fixtures/payment.ts'

test.each([
  'https://openapi.alipay.com/gateway.do',
  'https://openapi-sandbox.dl.alipaydev.com/gateway.do?app_id=2021',
  'https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx20',
  '/sandbox/pay',
  '/sandbox/pay?pay_no=P2603040001',
])('%s is gone to', (address) => {
  expect(isListed(address)).toBe(true)
})

test.each([
  '',
  'http://openapi.alipay.com/gateway.do',
  'https://openapi.alipay.com',
  'https://openapi.alipay.com.example/gateway.do',
  'https://openapi.alipay.com@example.com/gateway.do',
  'https://openapi.alipay.com:8443/gateway.do',
  'https://example.com/openapi.alipay.com/',
  'https://openapi.alipay.com\\@example.com/',
  'javascript:alert(1)',
  'data:text/html,hello',
  '//openapi.alipay.com/gateway.do',
  '/sandbox/payment',
  '/sandbox/pay/../../inbox',
  '/h5/',
])('"%s" is not', (address) => {
  expect(isListed(address)).toBe(false)
})

test('each way of handing over is opened where it leads to somebody known, and inside only there', () => {
  expect([toPage, toSandbox, byForm, byCode].map((start) => blockOf(start, false))).toEqual(Array(4).fill(undefined))
  expect(blockOf(strange, false)).toBe('strange')
  expect(blockOf({ ...byForm, form: { ...byForm.form!, action: '/h5/' } }, false)).toBe('strange')
  expect(blockOf({ ...byForm, form: undefined }, false)).toBe('strange')
  expect(blockOf({ ...byCode, qrcode_text: '' }, false)).toBe('strange')
  expect([blockOf(inside, false), blockOf(inside, true)]).toEqual(['outside', undefined])
})

test('one waits for five minutes before it is said that it takes longer', () => {
  expect([isLong(1_000, 1_299), isLong(1_000, 1_300)]).toEqual([false, true])
})
