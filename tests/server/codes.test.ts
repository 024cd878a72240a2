import { expect, test } from 'vitest'
import { SCENES, session } from '#contract/session.ts'
import { DAY_S, HOUR_S } from '#contract/time-units.ts'
import { accountKey } from '#server/session/codes.ts'
import { PASSWORD } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld({ settings: { codesPerHour: 400, codesPerNetwork: 20 } })
const { give, deny, ask, member, clock, codeTo, letters, sql } = world
const { sendRegisterCode, sendResetCode, sendCode, checkRegisterCode, resetPassword, signIn } = session

let used = 0
const fresh = () => `fresh${(used += 1)}@quay.test`
const send = (account: string, ip?: string) => ask(sendRegisterCode, { type: 'email', account }, ip ? { ip } : {})
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a code lives 300 seconds and not one more', async () => {
  const [early, late] = [fresh(), fresh()]
  for (const account of [early, late]) await send(account)
  clock.pass(299)
  await give(checkRegisterCode, { account: early, code: codeTo(early) })
  clock.pass(1)
  expect(await deny(checkRegisterCode, { account: late, code: codeTo(late) })).toEqual({ refusal: 'dead-code' })
})

test('five tries, then it is burned, right or wrong', async () => {
  const account = fresh()
  await send(account)
  const code = codeTo(account)
  for (const left of [4, 3, 2, 1, 0])
    expect(await deny(checkRegisterCode, { account, code: other(code) })).toEqual({ refusal: 'wrong-code', left })
  expect(await deny(checkRegisterCode, { account, code })).toEqual({ refusal: 'dead-code' })
})

test('whoever asked for a code has five tries of their own, and neither burns those of the other', async () => {
  const [burned, spared] = [fresh(), fresh()]
  const stateOf = async (account: string) =>
    await sql
      .selectFrom('verification_code')
      .select(['state', 'tries', 'stray_tries'])
      .where('account_key', '=', accountKey(world.context, account))
      .executeTakeFirstOrThrow()
  for (const account of [burned, spared]) {
    const { request_no } = await give(sendRegisterCode, { type: 'email', account })
    const code = codeTo(account)
    const wrong = { account, code: other(code) }
    for (const left of [4, 3, 2, 1, 0])
      expect(await deny(checkRegisterCode, { ...wrong, request_no: 'somebody-else’s' })).toEqual({
        refusal: 'wrong-code',
        left,
      })
    for (const left of [4, 3, 2, 1])
      expect(await deny(checkRegisterCode, { ...wrong, request_no })).toEqual({ refusal: 'wrong-code', left })
    expect(await deny(checkRegisterCode, { account, code })).toEqual({ refusal: 'dead-code' })
    expect(await stateOf(account)).toEqual({ state: 'live', tries: 4, stray_tries: 5 })
    if (account === burned) await deny(checkRegisterCode, { ...wrong, request_no })
    else await give(checkRegisterCode, { account, code, request_no })
  }
  expect(await stateOf(burned)).toEqual({ state: 'burned', tries: 5, stray_tries: 5 })
  expect(await stateOf(spared)).toEqual({ state: 'used', tries: 5, stray_tries: 5 })
})

test('a code that somebody else asked for can be entered without its number', async () => {
  const { email } = await member()
  const mine = await give(sendCode, { scene: 'login', type: 'email', account: email })
  clock.pass(60)
  await give(sendCode, { scene: 'login', type: 'email', account: email }, { ip: '192.0.2.99' })
  const code = codeTo(email)
  await give(signIn, { account: email, type: 'code', code, request_no: mine.request_no })
})

test('the fifth try may still be the right one', async () => {
  const account = fresh()
  await send(account)
  const code = codeTo(account)
  for (let miss = 0; miss < 4; miss += 1) await deny(checkRegisterCode, { account, code: other(code) })
  await give(checkRegisterCode, { account, code })
  expect(await deny(checkRegisterCode, { account, code })).toEqual({ refusal: 'dead-code' })
})

test('a new code is sent after 60 seconds; until then the old one stays good', async () => {
  const account = fresh()
  await send(account)
  const first = codeTo(account)
  clock.pass(59)
  expect(await send(account)).toEqual({
    code: -429,
    msg: 'The code you requested is still valid. You can request another one in 1 second.',
    data: {
      refusal: 'code-lives',
      retry_after: 1,
      fresh: { resend_seconds: 1, expire_seconds: 241, masked_account: 'f•••@quay.test' },
    },
  })
  expect(codeTo(account)).toBe(first)
  clock.pass(1)
  expect((await send(account)).code).toBe(1)
  const second = codeTo(account)
  expect(await deny(checkRegisterCode, { account, code: first === second ? other(second) : first })).toEqual({
    refusal: 'wrong-code',
    left: 4,
  })
  await give(checkRegisterCode, { account, code: second })
})

test('five codes an hour and ten a day go to one recipient, whatever they are for', async () => {
  const account = fresh()
  const begun = clock.read()
  const wait = (answer: Awaited<ReturnType<typeof send>>) => (answer.data as { retry_after?: number }).retry_after
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await send(account)).code).toBe(1)
    clock.pass(60)
  }
  expect(wait(await send(account))).toBe(HOUR_S - 300)
  expect((await ask(sendResetCode, { type: 'email', account })).code).toBe(-429)
  clock.pass(3_300 - 1)
  expect((await send(account)).code).toBe(-429)
  clock.pass(1)
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await send(account)).code).toBe(1)
    clock.pass(HOUR_S)
  }
  expect(wait(await send(account))).toBe(DAY_S - (clock.read() - begun) / 1000)
})

test('whoever asked too often hears of a code for as long as it is good, and not one second more', async () => {
  const account = fresh()
  for (let sent = 0; sent < 5; sent += 1) {
    await send(account)
    clock.pass(60)
  }
  expect((await send(account)).data).toMatchObject({
    refusal: 'code-lives',
    retry_after: 3_300,
    fresh: { resend_seconds: 3_300, expire_seconds: 240 },
  })
  clock.pass(240)
  expect(await send(account)).toEqual({
    code: -429,
    msg: 'Too many attempts. Please try again in 51 minutes.',
    data: { refusal: 'too-often', retry_after: 3_060 },
  })
})

test.each([
  ['de', 1, 'In 1 Sekunde'],
  ['pl', 57, 'za 57 sekund'],
  ['he', 2, 'בעוד שתי שניות'],
  ['zh-cn', 30, '30 秒后'],
])('a wait is said in whole words: %s', async (language, left, words) => {
  const account = fresh()
  await send(account)
  clock.pass(60 - left)
  const { msg } = await ask(sendRegisterCode, { type: 'email', account }, { language })
  expect(msg).toContain(words)
})

test('twenty codes an hour leave for one address of the network, and one /64 is one', async () => {
  for (let sent = 0; sent < 20; sent += 1) expect((await send(fresh(), '203.0.113.5')).code).toBe(1)
  expect((await send(fresh(), '203.0.113.5')).data).toEqual({ refusal: 'too-often', retry_after: HOUR_S })
  expect((await send(fresh(), '203.0.113.6')).code).toBe(1)
  for (let sent = 0; sent < 20; sent += 1) expect((await send(fresh(), `2001:db8:1:2::${sent + 1}`)).code).toBe(1)
  expect((await send(fresh(), '2001:db8:1:2:ffff::9')).code).toBe(-429)
  expect((await send(fresh(), '2001:db8:1:3::1')).code).toBe(1)
  clock.pass(HOUR_S)
  expect((await send(fresh(), '203.0.113.5')).code).toBe(1)
})

test('a code is bound to its scene and its account', async () => {
  const { email } = await member()
  await give(sendCode, { scene: 'login', type: 'email', account: email })
  const code = codeTo(email)
  const form = { account: email, code, password: PASSWORD, password_confirm: PASSWORD }
  expect(await deny(resetPassword, form)).toEqual({ refusal: 'dead-code' })
  expect(await deny(checkRegisterCode, { account: email, code })).toEqual({ refusal: 'dead-code' })
  expect(await deny(signIn, { account: (await member()).email, type: 'code', code })).toEqual({ refusal: 'dead-code' })
  await give(signIn, { account: email, type: 'code', code })
})

test('a member is sent codes to the address that is theirs, and only a new address can be named', async () => {
  const { email, token } = await member({ mobile: '13700000001' })
  for (const scene of SCENES.filter((name) => name !== 'login' && name !== 'register' && name !== 'reset')) {
    expect(await deny(sendCode, { scene, type: 'email' })).toEqual({ refusal: 'signed-out' })
    const isNew = scene === 'bind_mobile' || scene === 'up_mobile' || scene === 'bind_email'
    const answer = await ask(sendCode, { scene, type: 'email', account: fresh() }, { token })
    expect([scene, answer.code]).toEqual([scene, isNew ? 1 : -422])
    clock.pass(HOUR_S)
    expect((await give(sendCode, { scene, type: 'email' }, { token })).masked_account).toBe('m•••@quay.test')
    clock.pass(DAY_S / 4)
    await give(signIn, { account: email, password: PASSWORD })
  }
  expect((await give(sendCode, { scene: 'payword', type: 'mobile' }, { token })).masked_account).toBe('137•••01')
  const bare = await member()
  expect(await deny(sendCode, { scene: 'payword', type: 'mobile' }, bare)).toEqual({
    refusal: 'invalid',
    errors: { account: 'account-required' },
  })
})

test('a text message ends with the line that lets a phone fill it in', async () => {
  await member({ mobile: '13700000002' })
  await give(sendResetCode, { type: 'mobile', account: '13700000002' })
  const text = letters()[0]?.text ?? ''
  expect(text.split('\n').at(-1)).toBe(`@quay.test #${/\d{6}/.exec(text)?.[0]}`)
})

test('addresses that cannot receive are refused', async () => {
  expect(await deny(sendResetCode, { type: 'mobile', account: '12345' })).toEqual({
    refusal: 'invalid',
    errors: { account: 'phone-invalid' },
  })
  expect(await deny(sendResetCode, { type: 'email', account: 'a@b' })).toEqual({
    refusal: 'invalid',
    errors: { account: 'email-invalid' },
  })
  for (const account of ['a\u202eb@quay.test', 'a..b@quay.test', '|a@quay.test', 'a%b@quay.test', 'a@127.0.0.1'])
    expect([account, await deny(sendResetCode, { type: 'email', account })]).toEqual([
      account,
      { refusal: 'invalid', errors: { account: 'email-invalid' } },
    ])
})

test('what is stored of a code is not the code, and nothing of it is left when it ends', async () => {
  const account = fresh()
  await send(account)
  const code = codeTo(account)
  await give(checkRegisterCode, { account, code })
  const rows = await sql.selectFrom('verification_code').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(account)
  expect(rows.filter(({ state, code_hash }) => (state === 'live') !== (code_hash !== null))).toEqual([])
})

test('everybody together has an hourly budget', async () => {
  clock.pass(DAY_S)
  for (let sent = 0; sent < 400; sent += 1) await send(fresh(), `198.51.${Math.floor(sent / 20)}.1`)
  expect((await send(fresh(), '198.51.100.99')).data).toEqual({ refusal: 'too-often', retry_after: 60 })
})
