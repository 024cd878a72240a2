import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { account } from '#contract/account.ts'
import { deposit } from '#contract/deposit.ts'
import { APP_KEY } from '#contract/limits.ts'
import { home } from '#contract/home.ts'
import { payoutAddress } from '#contract/payout-address.ts'
import { payment } from '#contract/payment.ts'
import { session } from '#contract/session.ts'
import { transfer } from '#contract/transfer.ts'
import { Unreachable } from '#machines/lib/trouble.ts'
import { createClient } from '#src/api/create-client.ts'
import type { Answer } from '#src/api/early.ts'
import { visitorHome } from '#stories/fixtures/home.ts'

test.each([
  [{ code: -423, msg: 'The payment PIN is not correct. 4 tries left.', data: { refusal: 'pin-wrong', left: 4 } }, []],
  [
    { code: -423, msg: 'Your payment PIN is locked. Please try again in 30 minutes.', data: { refusal: 'pin-locked' } },
    [],
  ],
  [{ code: -423, msg: 'Please confirm the second step too.', data: { refusal: 'second-needed', ways: ['totp'] } }, []],
  [{ code: 0, msg: 'There is not enough left.', data: { refusal: 'amount-short' } }, ['There is not enough left.']],
  [{ code: 101, msg: 'Nothing was bought.', data: { refusal: 'currency-needed' } }, ['Nothing was bought.']],
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
] as const)('what a refusal says of the member is known everywhere: %j', async (data, expected) => {
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
  expect(heard).toEqual(expected)
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
  ['busy', []],
  ['too-often', []],
  ['channel-closed', ['No.']],
  ['not-available', ['No.']],
])(
  'why no deposit address could be made is said by its page, but where the way is closed: %s',
  async (refusal, toasts) => {
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
    const answer = { status: 200, text: JSON.stringify({ code: 0, msg: 'No.', data: { refusal } }), at: 0 }
    await expect(client.carry(deposit.address, async () => answer)).rejects.toThrow('No.')
    expect(said).toEqual(toasts)
  },
)

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

test('every payload carries the app key and the token, and a code below 1 is an error', async () => {
  const client = createClient({
    token: () => 'the token of this phone',
    acceptLanguage: () => 'en-us',
    signedOut: () => undefined,
    paused: () => undefined,
    demanded: () => undefined,
    said: () => undefined,
    serverTime: () => undefined,
  })
  const asked: string[] = []
  const answered = async (code: number) => {
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      asked.push(String(body))
      return new Response(JSON.stringify({ code, msg: `The code is ${code}.`, data: visitorHome }))
    })
    return client.call(home.index, { space: 'mall' })
  }
  expect(await answered(1)).toEqual(visitorHome)
  for (const code of [0, -1]) await expect(answered(code)).rejects.toThrow(`The code is ${code}.`)
  vi.unstubAllGlobals()
  const payload = { app_key: APP_KEY, token: 'the token of this phone', space: 'mall' }
  expect(asked.map((body) => Object.fromEntries(new URLSearchParams(body)))).toEqual([payload, payload, payload])
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
    signedOut: (reason) => heard.push(reason),
    paused: () => undefined,
    demanded: () => undefined,
    said: () => undefined,
    serverTime: () => undefined,
  })
  const text = JSON.stringify({ code: -403, msg: 'You are signed out.', data })
  await expect(client.carry(transfer.send, async () => ({ status: 200, text, at: 0 }))).rejects.toThrow()
  expect(heard).toEqual([why])
})

test('whoever has just left is not told to sign in by a question that their page still asked', async () => {
  const said: string[] = []
  const client = createClient({
    token: () => '',
    acceptLanguage: () => 'en-us',
    signedOut: () => undefined,
    paused: () => undefined,
    demanded: () => undefined,
    said: (message) => said.push(message),
    serverTime: () => undefined,
  })
  const text = JSON.stringify({ code: -403, msg: 'Please sign in.', data: { refusal: 'signed-out' } })
  const carrier = async () => ({ status: 200, text, at: 0 })
  await expect(client.carry(account.profile, carrier)).rejects.toThrow()
  expect(said).toEqual([])
  await expect(client.carry(transfer.send, carrier)).rejects.toThrow()
  expect(said).toEqual(['Please sign in.'])
})

describe('whoever ends their own session', () => {
  const OVER = { code: -403, msg: '', data: { refusal: 'signed-out', ended: 'leaving' } }
  const DONE = { code: 1, msg: '', data: {} }
  const given = (envelope: object) => ({ status: 200, text: JSON.stringify(envelope), at: 0 })

  /** The end is heard beside, while the call that brings it about has no answer yet. */
  async function hears(answer: () => Promise<Answer>) {
    const reasons: (string | undefined)[] = []
    let token = 'mine'
    const client = createClient({
      token: () => token,
      acceptLanguage: () => 'en-us',
      signedOut: (why) => reasons.push(why),
      paused: () => undefined,
      demanded: () => undefined,
      said: () => undefined,
      serverTime: () => undefined,
    })
    const asked = client.carry(session.signOut, answer)
    asked.catch(() => undefined)
    const beside = () => client.carry(account.profile, async () => given(OVER)).catch(() => undefined)
    await beside()
    return {
      reasons,
      asked,
      beside,
      leaves() {
        token = ''
      },
    }
  }

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('hears it from the answer, and the page leaves', async () => {
    const { reasons, asked, beside, leaves } = await hears(async () => given(DONE))
    await asked
    await beside()
    leaves()
    await vi.runAllTimersAsync()
    expect(reasons).toEqual([])
  })

  test('is told in the end where the page is gone', async () => {
    const { reasons, asked, beside } = await hears(async () => given(DONE))
    await asked
    expect(reasons).toEqual([])
    await vi.runAllTimersAsync()
    expect(reasons).toEqual(['leaving'])
    await beside()
    expect(reasons).toEqual(['leaving', 'leaving'])
  })

  test.each([
    ['refused', async () => given({ code: -422, msg: '', data: { refusal: 'invalid' } }), ['leaving']],
    ['never answered', () => Promise.reject<Answer>(new Unreachable('silent')), ['leaving']],
    ['signed out already', async () => given(OVER), ['leaving', 'leaving']],
  ])('is told at once where that call was %s', async (_, answer, expected) => {
    const { reasons, asked } = await hears(answer)
    await asked.catch(() => undefined)
    await vi.advanceTimersByTimeAsync(0)
    expect(reasons).toEqual(expected)
  })
})
