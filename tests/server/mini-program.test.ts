import { expect, test } from 'vitest'
import { account } from '#contract/account.ts'
import { LOGIN_LOCK, LOGIN_TRIES, TICKET_LIFE } from '#contract/limits.ts'
import { session } from '#contract/session.ts'
import { miniProgramOf, weChat } from '#server/session/mini-program.ts'
import { openWorld, PASSWORD } from '#tests/lib/world.ts'

const { give, deny, member, clock, codeTo, sql } = await openWorld()
const { authorise, bind, sendCode, signIn } = session

test('the first time an identity is bound with a password, the next time it signs in by itself', async () => {
  const { id, email } = await member()
  const first = await give(authorise, { code: 'sandbox-ada' })
  expect(first).toEqual({ openid: expect.stringMatching(/^sandbox-/), session_key: expect.any(String), bound: 0 })
  const entered = await give(bind, {
    openid: first.openid,
    session_key: first.session_key,
    account: email,
    password: PASSWORD,
  })
  expect([entered.user_info.id, entered.user_info.wx_bound]).toEqual([id, 1])
  const second = await give(authorise, { code: 'sandbox-ada' })
  expect([second.bound, second.openid, second.user_info?.id]).toEqual([1, first.openid, id])
  expect((await give(account.profile, {}, { token: second.token ?? '' })).id).toBe(id)
})

test('it is bound by a code too', async () => {
  const { id, email } = await member()
  const { openid, session_key } = await give(authorise, { code: 'sandbox-code' })
  await give(sendCode, { scene: 'login', type: 'email', account: email })
  expect((await give(bind, { openid, session_key, account: email, code: codeTo(email) })).user_info.id).toBe(id)
})

test('whoever asked for the code has tries that nobody else can spend', async () => {
  const { id, email } = await member()
  const { openid, session_key } = await give(authorise, { code: 'sandbox-request' })
  const { request_no } = await give(sendCode, { scene: 'login', type: 'email', account: email })
  const form = { openid, session_key, account: email }
  const code = codeTo(email)
  const wrong = code === '000000' ? '000001' : '000000'
  for (const left of [4, 3, 2, 1, 0])
    expect(await deny(bind, { ...form, code: wrong })).toEqual({ refusal: 'wrong-code', left })
  expect(await deny(bind, { ...form, code })).toEqual({ refusal: 'dead-code' })
  expect(await deny(bind, { ...form, code: wrong, request_no })).toEqual({ refusal: 'wrong-code', left: 4 })
  expect((await give(bind, { ...form, code, request_no })).user_info.id).toBe(id)
})

test('tries at a password are counted with those at signing in, and a phone that was in before has its own', async () => {
  const { id, email } = await member()
  const device = 'the phone of the owner'
  await give(signIn, { account: email, password: PASSWORD, device })
  const { openid, session_key } = await give(authorise, { code: 'sandbox-tries' })
  const form = { openid, session_key, account: email }
  for (let miss = 0; miss < LOGIN_TRIES; miss += 1)
    expect(
      miss % 2
        ? await deny(bind, { ...form, password: 'a guess' })
        : await deny(signIn, { account: email, password: 'a guess' }),
    ).toEqual({ refusal: 'wrong-login' })
  for (const said of [{}, { device: 'another phone' }])
    expect(await deny(bind, { ...form, password: PASSWORD, ...said })).toEqual({
      refusal: 'too-often',
      retry_after: LOGIN_LOCK,
    })
  expect((await give(bind, { ...form, password: PASSWORD, device })).user_info.id).toBe(id)
})

test('a phone is known once it was in by the mini-program', async () => {
  const { id, email } = await member()
  const marks = async () =>
    (await sql.selectFrom('device').select('mark_hash').where('member_id', '=', id).execute()).length
  const { openid, session_key } = await give(authorise, { code: 'sandbox-phones', device: 'first' })
  expect(await marks()).toBe(0)
  await give(bind, { openid, session_key, account: email, password: PASSWORD, device: 'first' })
  expect(await marks()).toBe(1)
  await give(authorise, { code: 'sandbox-phones', device: 'first' })
  expect(await marks()).toBe(1)
  await give(authorise, { code: 'sandbox-phones', device: 'second' })
  expect(await marks()).toBe(2)
})

test('a handle binds its own identity, once, for a while', async () => {
  const { email } = await member()
  const [mine, yours, old] = await Promise.all(
    ['mine', 'yours', 'old'].map((name) => give(authorise, { code: `sandbox-${name}` })),
  )
  if (!mine || !yours || !old) throw new Error('three identities were asked for')
  const form = { account: email, password: PASSWORD }
  expect(await deny(bind, { ...form, openid: mine.openid, session_key: yours.session_key })).toEqual({
    refusal: 'not-authorised',
  })
  expect(await deny(bind, { ...form, openid: 'nobody', session_key: 'nothing' })).toEqual({ refusal: 'not-authorised' })
  await give(bind, { ...form, openid: mine.openid, session_key: mine.session_key })
  expect(await deny(bind, { ...form, openid: mine.openid, session_key: mine.session_key })).toEqual({
    refusal: 'not-authorised',
  })
  clock.pass(TICKET_LIFE)
  expect(await deny(bind, { ...form, openid: old.openid, session_key: old.session_key })).toEqual({
    refusal: 'not-authorised',
  })
})

test('a member is proven first', async () => {
  const { email } = await member()
  const { openid, session_key } = await give(authorise, { code: 'sandbox-proof' })
  expect(await deny(bind, { openid, session_key, account: email })).toEqual({
    refusal: 'invalid',
    errors: { password: 'password-required' },
  })
  expect(await deny(bind, { openid, session_key, account: email, code: '12' })).toEqual({
    refusal: 'invalid',
    errors: { code: 'code-incomplete' },
  })
  expect(await deny(bind, { openid, session_key, account: email, password: 'wrong' })).toEqual({
    refusal: 'wrong-login',
  })
  expect(await deny(bind, { openid, session_key, account: email, code: '000000' })).toEqual({ refusal: 'dead-code' })
})

test('a code its provider does not know is refused', async () => {
  expect(await deny(authorise, { code: '' })).toEqual({ refusal: 'invalid', errors: { code: 'required' } })
  expect(await deny(authorise, { code: 'stolen' })).toEqual({ refusal: 'not-authorised' })
})

test('production has no sandbox', async () => {
  expect(miniProgramOf({ mode: 'production', miniProgram: undefined })).toBeUndefined()
  const bare = await openWorld({ settings: { mode: 'production' } })
  expect(await bare.deny(authorise, { code: 'sandbox-ada' })).toEqual({ refusal: 'not-available' })
})

test('the real provider is asked over https, and anything but an openid is a no', async () => {
  const asked: string[] = []
  const answering =
    (body: unknown): typeof fetch =>
    async (address) => {
      asked.push(String(address))
      return Response.json(body)
    }
  const keys = { appId: 'app', secret: 'hush' }
  expect(await weChat(keys, answering({ openid: 'o-1', session_key: 'never kept' })).openidOf('c&d')).toBe('o-1')
  expect(await weChat(keys, answering({ errcode: 40029 })).openidOf('x')).toBeUndefined()
  expect(await weChat(keys, () => Promise.reject(new Error('no network'))).openidOf('x')).toBeUndefined()
  expect(asked[0]).toBe(
    'https://api.weixin.qq.com/sns/jscode2session?appid=app&secret=hush&js_code=c%26d&grant_type=authorization_code',
  )
})
