import { createCipheriv } from 'node:crypto'
import { expect, test } from 'vitest'
import { account } from '#contract/account.ts'
import { LOGIN_LOCK, LOGIN_TRIES, ENCRYPTED_LIFE, TICKET_LIFE } from '#contract/limits.ts'
import { session } from '#contract/session.ts'
import { miniProgramOf, weChat } from '#server/session/mini-program.ts'
import { PASSWORD } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const { give, deny, member, clock, codeTo, sql } = await openWorld()
const { authorise, bind, sendCode, signIn } = session

test('the first time an identity is bound with a password, the next time it signs in by itself', async () => {
  const { id, email } = await member()
  const first = await give(authorise, { code: 'sandbox-ada' })
  expect(first).toEqual({
    openid: expect.stringMatching(/^sandbox-/),
    session_key: expect.any(String),
    bound: 0,
    invite_code: '',
    cancel_revoked: 0,
  })
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

test('whoever asked to leave stays by either tap, and is told once', async () => {
  const { id, email } = await member()
  const asksToLeave = () =>
    sql
      .updateTable('member')
      .set({ cancel_requested_at: new Date(clock.read()) })
      .where('id', '=', id)
      .execute()
  const { openid, session_key } = await give(authorise, { code: 'sandbox-leaves' })
  await asksToLeave()
  expect(await give(bind, { openid, session_key, account: email, password: PASSWORD })).toMatchObject({
    cancel_revoked: 1,
  })
  const authorised = async () => (await give(authorise, { code: 'sandbox-leaves' })).cancel_revoked
  expect(await authorised()).toBe(0)
  await asksToLeave()
  expect([await authorised(), await authorised()]).toEqual([1, 0])
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

test('a newcomer hears of the invite code that somebody has, and of no other', async () => {
  const { id, email } = await member()
  const { invite_code } = await sql
    .selectFrom('member')
    .select('invite_code')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const answer = async (said: string) => {
    const { bound, invite_code: heard } = await give(authorise, { code: 'sandbox-invited', invite_code: said })
    return [bound, heard]
  }
  expect(await answer(invite_code)).toEqual([0, invite_code])
  expect(await answer(` ${invite_code.toLowerCase()} `)).toEqual([0, invite_code])
  for (const strange of ['', 'NOBODY22', '%', 'x'.repeat(10_000)]) expect(await answer(strange)).toEqual([0, ''])
  const { openid, session_key } = await give(authorise, { code: 'sandbox-invited' })
  await give(bind, { openid, session_key, account: email, password: PASSWORD })
  expect(await answer(invite_code)).toEqual([1, ''])
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

const KEY = Buffer.from('a key of 16 byte')
const IV = Buffer.from('a vector for one')
const KEYS = { appId: 'wx-quay', secret: 'hush' }
const CAME = new Date(clock.read())
const watermark = { appid: 'wx-quay', timestamp: CAME.getTime() / 1000 }

function encrypt(said: unknown, key = KEY) {
  const lock = createCipheriv('aes-128-cbc', key, IV)
  const data = Buffer.concat([lock.update(typeof said === 'string' ? said : JSON.stringify(said)), lock.final()])
  return { data: data.toString('base64'), iv: IV.toString('base64'), came: CAME }
}

const provider = weChat(KEYS, async () => Response.json({ openid: 'o-1', session_key: KEY.toString('base64') }))

test('what the provider published as its own is opened, while it is fresh', async () => {
  const published = weChat({ appId: 'wx4f4bc4dec97d474b', secret: 'hush' }, async () =>
    Response.json({ openid: 'oGZUI0egBJY1zhBYw2KhdUfwVJJE', session_key: 'tiihtNczf5v6AKRyjwEUhQ==' }),
  )
  const openidAt = (came: number) =>
    published.openidOf('c', { data: PUBLISHED, iv: 'r7BXXKkLb8qrSNn05n0qiA==', came: new Date(came * 1000) })
  const saidAt = 1_477_314_187
  expect(await openidAt(saidAt)).toBe('oGZUI0egBJY1zhBYw2KhdUfwVJJE')
  expect(await openidAt(saidAt + ENCRYPTED_LIFE)).toBe('oGZUI0egBJY1zhBYw2KhdUfwVJJE')
  expect(await openidAt(saidAt + ENCRYPTED_LIFE + 1)).toBeUndefined()
  expect(await openidAt(saidAt - ENCRYPTED_LIFE - 1)).toBeUndefined()
})

test.each([
  ['a profile of this person', { openId: 'o-1', nickName: 'Märta', watermark }, 'o-1'],
  ['a telephone number', { phoneNumber: '13912345678', watermark }, 'o-1'],
  ['a profile of somebody else', { openId: 'o-2', watermark }, undefined],
  ['a number for somebody else', { phoneNumber: '13912345678', openId: 'o-2', watermark }, undefined],
  ['nothing that is known', { watermark }, undefined],
  ['for another program', { openId: 'o-1', watermark: { ...watermark, appid: 'wx-other' } }, undefined],
  ['without a watermark', { openId: 'o-1' }, undefined],
  ['no moment', { openId: 'o-1', watermark: { appid: 'wx-quay', timestamp: 'now' } }, undefined],
  ['no JSON', 'openId=o-1', undefined],
  ['nothing', '', undefined],
])('encrypted is %s', async (_, said, openid) => {
  expect(await provider.openidOf('c', encrypt(said))).toBe(openid)
})

test('encrypted by another key, cut short, or with any bit of it altered, it is nobody’s', async () => {
  const whole = encrypt({ openId: 'o-1', watermark })
  expect(await provider.openidOf('c', whole)).toBe('o-1')
  expect(await provider.openidOf('c', encrypt({ openId: 'o-1', watermark }, Buffer.alloc(16)))).toBeUndefined()
  for (const part of [
    { data: '' },
    { iv: '' },
    { iv: 'AAAA' },
    { data: 'not encrypted' },
    { data: whole.data.slice(0, 24) },
  ])
    expect(await provider.openidOf('c', { ...whole, ...part })).toBeUndefined()
  const taken: string[] = []
  for (const name of ['data', 'iv'] as const) {
    const bytes = Buffer.from(whole[name], 'base64')
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const altered = Buffer.from(bytes)
      altered.writeUInt8(altered.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
      if (await provider.openidOf('c', { ...whole, [name]: altered.toString('base64') })) taken.push(`${name} ${bit}`)
    }
  }
  expect(taken).toEqual([])
})

test('whatever is wrong with it, the phone hears what it hears of a wrong login code', async () => {
  const inside = await openWorld()
  Object.assign(inside.context, { miniProgram: provider })
  const says = ({ data, iv }: ReturnType<typeof encrypt>) =>
    inside.ask(authorise, { code: 'c', encrypted_data: data, iv })
  const refused = {
    code: 0,
    msg: 'Please confirm the authorisation and try again.',
    data: { refusal: 'not-authorised' },
  }
  expect((await says(encrypt({ openId: 'o-1', watermark }))).code).toBe(1)
  expect(await says(encrypt({ openId: 'o-2', watermark }))).toEqual(refused)
  expect(await says({ ...encrypt(''), iv: '' })).toEqual(refused)
  expect(await says({ ...encrypt({ openId: 'o-1', watermark }), data: '' })).toEqual(refused)
  inside.clock.pass(ENCRYPTED_LIFE + 1)
  expect(await says(encrypt({ openId: 'o-1', watermark }))).toEqual(refused)
  expect(inside.logged.join('')).not.toMatch(/padding|decrypt|bad/i)
})

test('the sandbox encrypts nothing, and does not look at what is said to be encrypted', async () => {
  expect((await give(authorise, { code: 'sandbox-sealed', encrypted_data: 'sealed', iv: 'vector' })).bound).toBe(0)
})

const PUBLISHED =
  'CiyLU1Aw2KjvrjMdj8YKliAjtP4gsMZMQmRzooG2xrDcvSnxIMXFufNstNGTyaGS9uT5geRa0W4oTOb1WT7fJlAC+oNPdbB+3hVbJSRgv+4lGOETKUQz6OYStslQ142dNCuabNPGBzlooOmB231qMM85d2/fV6ChevvXvQP8Hkue1poOFtnEtpyxVLW1zAo6/1Xx1COxFvrc2d7UL/lmHInNlxuacJXwu0fjpXfz/YqYzBIBzD6WUfTIF9GRHpOn/Hz7saL8xz+W//FRAUid1OksQaQx4CMs8LOddcQhULW4ucetDf96JcR3g0gfRK4PC7E/r7Z6xNrXd2UIeorGj5Ef7b1pJAYB6Y5anaHqZ9J6nKEBvB4DnNLIVWSgARns/8wR2SiRS7MNACwTyrGvt9ts8p12PKFdlqYTopNHR1Vf7XjfhQlVsAJdNiKdYmYVoKlaRv85IfVunYzO0IKXsyl7JCUjCpoG20f0a04COwfneQAGGwd5oa+T8yO5hzuyDb/XcxxmK01EpqOyuxINew=='
