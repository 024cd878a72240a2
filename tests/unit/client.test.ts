import { expect, test, vi } from 'vitest'
import { payoutAddress } from '#contract/payout-address.ts'
import { payment } from '#contract/payment.ts'
import { transfer } from '#contract/transfer.ts'
import { createClient } from '#src/api/client.ts'

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
    said: (words) => said.push(words),
    serverTime: () => undefined,
  })
  const answer = { status: 200, text: JSON.stringify(envelope), at: 0 }
  await expect(client.carry(transfer.send, async () => answer)).rejects.toThrow(envelope.msg)
  expect(said).toEqual(toasts)
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
    said: (words) => said.push(words),
    serverTime: () => undefined,
  })
  const envelope = { code: -404, msg: 'We did not find it.', data: { refusal: 'missing' } }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(envelope)))
  await expect(client.call(payment.status, asked)).rejects.toThrow(envelope.msg)
  vi.unstubAllGlobals()
  expect(said).toEqual([envelope.msg])
})
