import { expect, test } from 'vitest'
import { DAY_S, HOUR_S } from '#contract/time-units.ts'
import { LOGIN_LOCK, LOGIN_TRIES, LOGIN_TRIES_A_DAY, LOGIN_TRIES_OF_ALL } from '#contract/limits.ts'
import { session } from '#contract/session.ts'
import { PASSWORD } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { ask, give, deny, member, clock, codeTo, sql } = world
const { signIn, sendCode, sendResetCode, resetPassword } = session
const STRANGER = '203.0.113.9'
const NEW = 'a-new-harbour'

const nameOf = ({ code, data }: { code: number; data: unknown }) =>
  code === 1 ? 'done' : (data as { refusal: string }).refusal
const tries = async (account: string, ip: string, more: { password?: string; device?: string } = {}) =>
  nameOf(await ask(signIn, { account, type: 'account', password: 'a guess', ...more }, { ip }))
const misses = async (account: string, times: number, ip: string) => {
  for (let miss = 0; miss < times; miss += 1) expect(await tries(account, ip)).toBe('wrong-login')
}

let made = 0
const named = async () => {
  made += 1
  const names = { email: `owner${made}@quay.test`, mobile: `1370000${1_000 + made}`, username: `owner_${made}` }
  return { ...names, ...(await member(names)) }
}

test('a stranger who tries too often keeps the owner out of nothing', async () => {
  const { email } = await named()
  await misses(email, LOGIN_TRIES, STRANGER)
  expect(await tries(email, STRANGER, { password: PASSWORD })).toBe('too-often')
  expect(await tries(email, '198.51.100.20', { password: PASSWORD })).toBe('done')
  const { request_no } = await give(sendCode, { scene: 'login', type: 'email', account: email })
  const code = codeTo(email)
  const wrong = code === '000000' ? '000001' : '000000'
  for (let miss = 0; miss < 5; miss += 1) await deny(signIn, { account: email, type: 'code', code: wrong })
  await give(signIn, { account: email, type: 'code', code, request_no })
})

test('all names of one member are one counter, and a name that nobody has is one too', async () => {
  const { email, mobile, username } = await named()
  await misses(email, 2, STRANGER)
  await misses(mobile, 2, STRANGER)
  await misses(username, 1, STRANGER)
  for (const name of [email, mobile, username]) expect(await tries(name, STRANGER)).toBe('too-often')
  await misses('nobody@quay.test', LOGIN_TRIES, STRANGER)
  expect(await tries('nobody@quay.test', STRANGER)).toBe('too-often')
})

test('one network has five tries in a quarter of an hour and twenty in a day', async () => {
  const { email } = await named()
  const begun = clock.read()
  for (let burst = 0; burst < LOGIN_TRIES_A_DAY / LOGIN_TRIES; burst += 1) {
    await misses(email, LOGIN_TRIES, '2001:db8:1:2::1')
    expect(await deny(signIn, { account: email, password: PASSWORD }, { ip: '2001:db8:1:2::ff' })).toEqual({
      refusal: 'too-often',
      retry_after: LOGIN_LOCK,
    })
    clock.pass(LOGIN_LOCK)
  }
  expect(await deny(signIn, { account: email, password: PASSWORD }, { ip: '2001:db8:1:2::1' })).toEqual({
    refusal: 'too-often',
    retry_after: DAY_S - (clock.read() - begun) / 1000,
  })
  expect(await tries(email, '2001:db8:1:3::1', { password: PASSWORD })).toBe('done')
})

test('all networks together are slowed, and their tries of a day are 345 at most', async () => {
  const { email } = await named()
  const { free, most } = LOGIN_TRIES_OF_ALL
  let at = 0
  const stranger = () => `10.${Math.floor((at += 1) / 250)}.${at % 250}.1`
  const waits: number[] = []
  let looked = 0
  for (let left = DAY_S; left >= 0;) {
    const answer = await ask(signIn, { account: email, password: 'a guess' }, { ip: stranger() })
    if (nameOf(answer) === 'wrong-login') looked += 1
    else {
      const { retry_after } = answer.data as { retry_after: number }
      waits.push(retry_after)
      clock.pass(retry_after)
      left -= retry_after
    }
  }
  expect(looked).toBe(345)
  expect(waits.slice(0, 11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, most, most])
  expect([free, waits.length - 1]).toEqual([50, 295])
  clock.pass(most)
  expect(await tries(email, '198.51.100.21', { password: PASSWORD })).toBe('done')
})

test('a right password takes back its own tries and leaves those of strangers', async () => {
  const { email, id } = await named()
  await misses(email, 3, STRANGER)
  await misses(email, 2, '198.51.100.22')
  expect(await tries(email, '198.51.100.22', { password: PASSWORD })).toBe('done')
  const rows = await sql
    .selectFrom('allowance')
    .select(['key', 'spent_at'])
    .where('key', '~', `^login(s|-day)?:${id}(:|$)`)
    .execute()
  expect(Object.fromEntries(rows.map(({ key, spent_at }) => [key.split(':')[0], spent_at.length]))).toEqual({
    login: 3,
    'login-day': 3,
    logins: 5,
  })
})

test('a phone that was in before is let try in spite of strangers, with tries of its own', async () => {
  const { email } = await named()
  const device = 'the phone of the owner'
  const away = '198.51.100.23'
  expect(await tries(email, away, { password: PASSWORD, device })).toBe('done')
  await misses(email, LOGIN_TRIES, away)
  expect(await tries(email, away, { password: PASSWORD })).toBe('too-often')
  expect(await tries(email, away, { password: PASSWORD, device: 'another phone' })).toBe('too-often')
  expect(await tries(email, away, { password: PASSWORD, device })).toBe('done')
  for (let miss = 0; miss < LOGIN_TRIES; miss += 1) expect(await tries(email, away, { device })).toBe('wrong-login')
  expect(await tries(email, away, { password: PASSWORD, device })).toBe('too-often')
  const other = await named()
  expect(await tries(other.email, away, { password: PASSWORD, device })).toBe('done')
})

test('strangers who ask for all codes of a day use up none of whoever was in before', async () => {
  const { email, token } = await named()
  const device = 'the phone that asks'
  await give(signIn, { account: email, password: PASSWORD, device })
  for (let sent = 0; sent < 10; sent += 1) {
    await give(sendResetCode, { type: 'email', account: email }, { ip: STRANGER })
    clock.pass(HOUR_S)
  }
  const sends = async (form: { device?: string }) =>
    nameOf(await ask(sendResetCode, { type: 'email', account: email, ...form }))
  expect(await sends({})).toBe('too-often')
  expect(await sends({ device: 'another phone' })).toBe('too-often')
  expect(await sends({ device })).toBe('done')
  expect(await sends({ device })).toBe('code-lives')
  expect(nameOf(await ask(sendCode, { scene: 'payword', type: 'email' }, { token }))).toBe('done')
  const sent: string[] = []
  for (let more = 0; more < 10; more += 1) {
    clock.pass(60)
    sent.push(await sends({ device }))
  }
  expect(sent.filter((name) => name === 'done')).toHaveLength(3)
})

test('a new password forgets the phones that were in with the old one, and the tries at it', async () => {
  const { email } = await named()
  const device = 'a phone that is lost'
  expect(await tries(email, STRANGER, { password: PASSWORD, device })).toBe('done')
  await misses(email, LOGIN_TRIES, '198.51.100.24')
  const { request_no } = await give(sendResetCode, { type: 'email', account: email })
  const form = { account: email, code: codeTo(email), request_no, password: NEW, password_confirm: NEW }
  expect(nameOf(await ask(resetPassword, form, { ip: '198.51.100.24' }))).toBe('done')
  expect(
    await sql
      .selectFrom('device')
      .select('forgotten_at')
      .where('member_id', '=', await idOf(email))
      .execute(),
  ).toEqual([{ forgotten_at: world.context.clock.now() }])
  expect(await tries(email, '198.51.100.24', { password: NEW })).toBe('done')
})

const idOf = async (email: string) =>
  (await sql.selectFrom('member').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

test('of one member ten phones are known, the ones that were here last, and what is stored is no mark', async () => {
  const { email, id } = await named()
  for (let phone = 0; phone < 12; phone += 1) {
    clock.pass(1)
    expect(await tries(email, '198.51.100.25', { password: PASSWORD, device: `phone ${phone}` })).toBe('done')
  }
  const rows = await sql.selectFrom('device').selectAll().where('member_id', '=', id).orderBy('seen_at').execute()
  expect(rows.map(({ seen_at }) => seen_at.getTime())).toEqual(
    Array.from({ length: 10 }, (_, phone) => clock.read() - (9 - phone) * 1_000),
  )
  expect(JSON.stringify(rows)).not.toContain('phone 11')
})
