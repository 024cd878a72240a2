import { DAY_S, MINUTE_MS } from '#contract/time-units.ts'
import { openWorld } from '#tests/world/open.ts'
import { PASSWORD } from '#tests/world/world.ts'
import { expect, test } from 'vitest'
import { account } from '#contract/account.ts'
import { SESSION_IDLE, SESSION_LIFE } from '#contract/limits.ts'
import { session } from '#contract/session.ts'

const world = await openWorld()
const { give, deny, member, clock, sql, codeTo } = world
const { signIn, signOut, sendCode } = session

test('a member signs in by e-mail in any spelling, by phone and by username', async () => {
  const { id } = await member({ email: 'ada@quay.test', mobile: '13912345678', username: 'Ada_Love' })
  for (const [name, type] of [
    [' ADA@quay.test', 'email'],
    ['13912345678', 'account'],
    ['ada_love', 'account'],
  ] as const) {
    const { user_info, cancel_revoked } = await give(signIn, { account: name, type, password: PASSWORD })
    expect([user_info.id, user_info.email, user_info.mobile, cancel_revoked]).toEqual([
      id,
      'a•••@quay.test',
      '139•••78',
      0,
    ])
  }
})

test('unknown account and wrong password get one answer', async () => {
  await member({ email: 'bob@quay.test' })
  const wrong = await world.ask(signIn, { account: 'bob@quay.test', password: 'not this' })
  const unknown = await world.ask(signIn, { account: 'nobody@quay.test', password: 'not this' })
  expect(unknown).toEqual(wrong)
  expect(wrong).toEqual({
    code: 0,
    msg: 'The account or the password is not correct.',
    data: { refusal: 'wrong-login' },
  })
})

test('fields are refused by name, the whole in the language of the caller', async () => {
  expect(await world.ask(signIn, { account: '', password: '' }, { language: 'de' })).toEqual({
    code: -422,
    msg: 'Bitte prüfen Sie die markierten Felder.',
    data: { refusal: 'invalid', errors: { account: 'account-required' } },
  })
  expect(await deny(signIn, { account: 'not an address', password: '' })).toEqual({
    refusal: 'invalid',
    errors: { account: 'email-invalid', password: 'password-required' },
  })
  expect(await deny(signIn, { account: 'a@b.cd', type: 'code', code: '12' })).toEqual({
    refusal: 'invalid',
    errors: { code: 'code-incomplete' },
  })
  expect(await deny(signIn, { account: 'a@b.cd', type: 'code' })).toEqual({
    refusal: 'invalid',
    errors: { code: 'code-required' },
  })
})

test.each(['known', 'unknown'])(
  'the sixth miss in 15 minutes waits for the first to grow old: %s account',
  async (kind) => {
    const email = `${kind}-lock@quay.test`
    if (kind === 'known') await member({ email })
    clock.pass(1_000)
    for (let miss = 1; miss <= 5; miss += 1) {
      expect(await deny(signIn, { account: email, password: 'wrong' })).toEqual({ refusal: 'wrong-login' })
      clock.pass(100)
    }
    expect(await deny(signIn, { account: email, password: PASSWORD })).toEqual({
      refusal: 'too-often',
      retry_after: 400,
    })
    clock.pass(399)
    expect(await deny(signIn, { account: email, password: PASSWORD })).toEqual({ refusal: 'too-often', retry_after: 1 })
    clock.pass(1)
    expect((await world.ask(signIn, { account: email, password: PASSWORD })).code).toBe(kind === 'known' ? 1 : 0)
  },
)

test('a right password forgives the misses before it', async () => {
  const { email } = await member()
  for (let round = 0; round < 3; round += 1) {
    for (let miss = 0; miss < 4; miss += 1) await deny(signIn, { account: email, password: 'wrong' })
    await give(signIn, { account: email, password: PASSWORD })
  }
})

test('a code signs in once', async () => {
  const { email, id } = await member()
  const sent = await give(sendCode, { scene: 'login', type: 'email', account: email })
  expect(sent).toEqual({
    resend_seconds: 60,
    expire_seconds: 300,
    masked_account: `m•••@quay.test`,
    request_no: expect.stringMatching(/^[\w-]{43}$/),
  })
  const form = { account: email, type: 'code', code: codeTo(email) } as const
  expect((await give(signIn, form)).user_info.id).toBe(id)
  expect(await deny(signIn, form)).toEqual({ refusal: 'dead-code' })
})

test('a wrong code says how many tries are left, and an unknown account hears the same', async () => {
  const { email } = await member()
  for (const account of [email, 'stranger@quay.test']) {
    await give(sendCode, { scene: 'login', type: 'email', account })
    const wrong = codeTo(account) === '000000' ? '000001' : '000000'
    expect(await deny(signIn, { account, type: 'code', code: wrong })).toEqual({ refusal: 'wrong-code', left: 4 })
  }
  expect(codeTo('stranger@quay.test')).toBe('')
})

test('a login withdraws a pending cancellation, and says so', async () => {
  const { id, email } = await member()
  await sql
    .updateTable('member')
    .set({ cancel_requested_at: new Date(clock.read()) })
    .where('id', '=', id)
    .execute()
  expect((await give(signIn, { account: email, password: PASSWORD })).cancel_revoked).toBe(1)
  expect((await give(signIn, { account: email, password: PASSWORD })).cancel_revoked).toBe(0)
})

test('signing out ends this session and no other', async () => {
  const { email, token } = await member()
  const other = (await give(signIn, { account: email, password: PASSWORD })).token
  await give(signOut, {}, { token })
  expect(await deny(account.profile, {}, { token })).toEqual({ refusal: 'signed-out' })
  expect((await give(account.profile, {}, { token: other })).token).toBe(other)
})

test('a session ends three days after it was last seen, and 30 days after it was opened', async () => {
  const idle = await member()
  const busy = await member()
  clock.pass(SESSION_IDLE - 1)
  await give(account.profile, {}, { token: busy.token })
  clock.pass(1)
  expect(await deny(account.profile, {}, { token: idle.token })).toEqual({ refusal: 'signed-out' })
  for (let spent = SESSION_IDLE; spent < SESSION_LIFE - DAY_S; spent += DAY_S) {
    await give(account.profile, {}, { token: busy.token })
    clock.pass(DAY_S)
  }
  clock.pass(DAY_S - 1)
  await give(account.profile, {}, { token: busy.token })
  clock.pass(1)
  expect(await deny(account.profile, {}, { token: busy.token })).toEqual({ refusal: 'signed-out' })
})

test('the last moment of a session is written at most once a minute', async () => {
  const { id, token } = await member()
  const seen = async () =>
    (
      await sql.selectFrom('session').select('seen_at').where('member_id', '=', id).executeTakeFirstOrThrow()
    ).seen_at.getTime()
  const opened = await seen()
  clock.pass(59)
  await give(account.profile, {}, { token })
  expect(await seen()).toBe(opened)
  clock.pass(1)
  await give(account.profile, {}, { token })
  expect(await seen()).toBe(opened + MINUTE_MS)
})

test('what is stored of a session does not open it', async () => {
  const { token } = await member()
  const rows = await sql.selectFrom('session').select('token_hash').execute()
  const stored = rows.map(({ token_hash }) => token_hash)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  for (const text of stored.flatMap((hash) => [hash.toString('hex'), hash.toString('base64url')])) {
    expect(await deny(account.profile, {}, { token: text })).toEqual({ refusal: 'signed-out' })
  }
})
