import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { session } from '#contract/session.ts'
import { createClient } from '#src/api/create-client.ts'
import { asksForCode, usesCode } from '#src/api/codes.ts'
import { askedCode, dropDeadCodes, type Use } from '#src/lib/asked-codes.ts'
import { forget, loadStored } from '#src/lib/storage.ts'

const NOW = Date.UTC(2026, 2, 3, 10)
const ACCOUNT = 'mira@quay.example'
const SENT = { request_no: 'R1', resend_seconds: 60, expire_seconds: 600, masked_account: 'm•••@quay.example' }
const FRESH = { request_no: '', resend_seconds: 20, expire_seconds: 300, masked_account: 'm•••@quay.example' }
const TICKET = { verify_ticket: 'T1', expire_time: NOW / 1000 + 600 }
const USES: readonly Use[] = [
  { scene: 'register' },
  { scene: 'payword', member: 7 },
  { scene: 'payword', member: 8 },
  { scene: 'up_mobile', member: 7 },
  { scene: 'up_mobile', member: 7, isNew: true },
]

const client = createClient({
  token: () => '',
  acceptLanguage: () => 'en-us',
  signedOut: () => undefined,
  paused: () => undefined,
  demanded: () => undefined,
  said: () => undefined,
  serverTime: () => undefined,
})
const answers = (code: number, data: object) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code, msg: 'said', data })))
const outcome = async (actor: ReturnType<typeof createActor>) => {
  const done = toPromise(actor).catch(() => undefined)
  actor.start()
  await done
}
const asks = (use: Use) =>
  outcome(
    createActor(asksForCode(client, session.sendCode, use), {
      input: { scene: use.scene, account: ACCOUNT } as never,
    }) as never,
  )
const enters = (use: Use) =>
  outcome(
    createActor(usesCode(client, session.checkRegisterCode, use), {
      input: { account: ACCOUNT, code: '204816' } as never,
    }) as never,
  )
const others = (use: Use) => USES.filter((one) => one !== use).map((one) => askedCode(one))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => {
  forget('codes')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each(USES)('a code is known to whom it is for, and to nobody else: %j', async (use) => {
  answers(1, SENT)
  await asks(use)
  expect(askedCode(use)).toEqual({
    account: ACCOUNT,
    sent: { request_no: 'R1', resend_seconds: 60, expire_seconds: 600 },
  })
  expect(others(use).filter(Boolean)).toEqual([])
  expect(JSON.stringify(loadStored('codes'))).not.toContain('204816')
})

test.each(USES)('a code that is still good keeps the number of its request: %j', async (use) => {
  answers(1, SENT)
  await asks(use)
  answers(-429, { refusal: 'code-lives', fresh: FRESH })
  await asks(use)
  expect(askedCode(use)).toEqual({
    account: ACCOUNT,
    sent: { request_no: 'R1', resend_seconds: 20, expire_seconds: 300 },
  })
})

test.each(USES)('a code is waited for until it is used, dead or old: %j', async (use) => {
  const first = USES.find((one) => one !== use) ?? use
  answers(1, SENT)
  await asks(first)
  await asks(use)
  answers(-422, { refusal: 'wrong-code' })
  await enters(use)
  expect(askedCode(use)).toBeDefined()
  answers(-422, { refusal: 'dead-code' })
  await enters(use)
  expect(askedCode(use)).toBeUndefined()
  answers(1, SENT)
  await asks(use)
  answers(1, TICKET)
  await enters(use)
  expect([askedCode(use), askedCode(first)?.account]).toEqual([undefined, ACCOUNT])
  vi.setSystemTime(NOW + 601_000)
  expect(askedCode(first)).toBeUndefined()
  dropDeadCodes()
  expect(loadStored('codes')).toBeUndefined()
})
