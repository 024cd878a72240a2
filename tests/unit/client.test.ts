import { expect, test, vi } from 'vitest'
import { home } from '#contract/home.ts'
import { payoutAddress } from '#contract/payout-address.ts'
import { payment } from '#contract/payment.ts'
import { transfer } from '#contract/transfer.ts'
import { createClient } from '#src/api/client.ts'
import { visitorHome } from '#stories/fixtures/home.ts'

test.each([
  [{ code: -423, msg: 'The payment PIN is not correct. 4 tries left.', data: { refusal: 'pin-wrong', left: 4 } }, []],
  [
    { code: -423, msg: 'Your payment PIN is locked. Please try again in 30 minutes.', data: { refusal: 'pin-locked' } },
    [],
  ],
  [{ code: 0, msg: 'There is not enough left.', data: { refusal: 'amount-short' } }, ['There is not enough left.']],
])('what stays said where it happened does not fly by as well: $data.refusal', async (envelope, toasts) => {
  const said: string[] = []
  const client = createClient({
    token: () => '',
    acceptLanguage: () => 'en-us',
    signedOut: () => undefined,
    paused: () => undefined,
    demanded: () => undefined,
    said: (words) => said.push(words),
    serverTime: () => undefined,
  })
  const answer = { status: 200, text: JSON.stringify(envelope), at: 0 }
  await expect(client.carry(transfer.send, async () => answer)).rejects.toThrow(envelope.msg)
  expect(said).toEqual(toasts)
})

test.each([
  [{ refusal: 'second-demanded' }, ['demanded']],
  [{ refusal: 'second-demanded', reason: 'kept' }, []],
  [{ refusal: 'member-paused' }, ['paused']],
] as const)('what a refusal says of the member is known everywhere: %j', async (data, told) => {
  const heard: string[] = []
  const client = createClient({
    token: () => '',
    acceptLanguage: () => 'en-us',
    signedOut: () => undefined,
    paused: () => heard.push('paused'),
    demanded: () => heard.push('demanded'),
    said: () => undefined,
    serverTime: () => undefined,
  })
  const answer = { status: 200, text: JSON.stringify({ code: 0, msg: 'No.', data }), at: 0 }
  await expect(client.carry(transfer.send, async () => answer)).rejects.toThrow('No.')
  expect(heard).toEqual(told)
})

test.each([
  [{}, ['Please check the marked fields.']],
  [{ type: 0 }, ['Please check the marked fields.']],
  [{ type: 1 }, []],
] as const)('why an address is not bound flies by, unless type 1 was sent: %j', async (quiet, toasts) => {
  const said: string[] = []
  const client = createClient({
    token: () => '',
    acceptLanguage: () => 'en-us',
    signedOut: () => undefined,
    paused: () => undefined,
    demanded: () => undefined,
    said: (words) => said.push(words),
    serverTime: () => undefined,
  })
  const envelope = { code: -422, msg: 'Please check the marked fields.', data: { refusal: 'invalid' } }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(envelope)))
  const form = { address: 'x', network: 'TRC20', code: '204816', payword: '204816' } as const
  await expect(client.call(payoutAddress.bind, { ...form, ...quiet })).rejects.toThrow(envelope.msg)
  vi.unstubAllGlobals()
  expect(said).toEqual(toasts)
})

test.each([
  { pay_no: '', order_no: 'R2603040001' },
  { pay_no: 'P2603040001', order_no: '' },
])('that a payment is not there is said, whatever it was asked by: %j', async (asked) => {
  const said: string[] = []
  const client = createClient({
    token: () => '',
    acceptLanguage: () => 'en-us',
    signedOut: () => undefined,
    paused: () => undefined,
    demanded: () => undefined,
    said: (words) => said.push(words),
    serverTime: () => undefined,
  })
  const envelope = { code: -404, msg: 'We did not find it.', data: { refusal: 'missing' } }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(envelope)))
  await expect(client.call(payment.status, asked)).rejects.toThrow(envelope.msg)
  vi.unstubAllGlobals()
  expect(said).toEqual([envelope.msg])
})

test('what the document asked before the app came answers the same question alone, and nobody twice', async () => {
  const client = createClient({
    token: () => '',
    acceptLanguage: () => 'en-us',
    signedOut: () => undefined,
    paused: () => undefined,
    demanded: () => undefined,
    said: () => undefined,
    serverTime: () => undefined,
  })
  const answer = { status: 200, text: JSON.stringify({ code: 1, msg: '', data: visitorHome }), at: 0 }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    asked.push(String(body))
    return new Response(answer.text)
  })
  globalThis.early = {
    asks: [home.index.path, 'en-us', ''].join(' '),
    since: Date.now(),
    answer: Promise.resolve(answer),
  }
  await client.call(home.index, { space: 'mall' })
  await client.call(home.index, {})
  await client.call(home.index, {})
  vi.unstubAllGlobals()
  expect(asked.map((body) => new URLSearchParams(body).get('space'))).toEqual(['mall', null])
})

test.each([
  [{ refusal: 'signed-out', ended: 'elsewhere' }, 'elsewhere'],
  [{ refusal: 'signed-out', ended: 'a reason of tomorrow' }, undefined],
  [{ refusal: 'signed-out' }, undefined],
])('whoever was signed out hears why, as far as this phone knows the word: %j', async (data, why) => {
  const heard: unknown[] = []
  const client = createClient({
    token: () => 'a token of somebody who was a member',
    acceptLanguage: () => 'en-us',
    signedOut: (...told) => heard.push(told),
    paused: () => undefined,
    demanded: () => undefined,
    said: () => undefined,
    serverTime: () => undefined,
  })
  const text = JSON.stringify({ code: -403, msg: 'You are signed out.', data })
  await expect(client.carry(transfer.send, async () => ({ status: 200, text, at: 0 }))).rejects.toThrow()
  expect(heard).toEqual([['a token of somebody who was a member', why]])
})
