import { expect, test } from 'vitest'
import { factor } from '#contract/factor.ts'
import { SECOND_LOCK, SECOND_TICKET_LIFE, SECOND_TRIES, TOTP } from '#contract/limits.ts'
import { session } from '#contract/session.ts'
import { base32 } from '@scure/base'
import { appCode, RECOVERY, SECRET, hasApp } from '#tests/world/factor.ts'
import { PASSWORD, type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { ask, give, deny, member, clock, codeTo, sql, letters, logged } = world
const { signIn, sendCode, authorise, bind } = session

const now = () => new Date(clock.read())
/** Every code is of a span of its own. */
const code = (secret = SECRET) => {
  clock.pass(TOTP.step)
  return appCode(now(), secret)
}
const WRONG = '000000'
const NOTHING = {
  ways: [],
  since: null,
  passkeys: [],
  passkey_host: 'quay.test',
  codes_left: 0,
  asks_above: '500',
}
const wrongNow = (right: string) => (right === WRONG ? '000001' : WRONG)

async function withApp(): Promise<Person> {
  const person = await member()
  await hasApp(world, person)
  return person
}
const newest = (to: string) => letters().find((letter) => letter.to === to)?.subject
const ticketOf = async (email: string) => {
  const { ticket = '' } = await deny(signIn, { account: email, password: PASSWORD })
  return ticket
}
const unlocked = async (person: Person, second = '') =>
  (await give(factor.unlock, { password: PASSWORD, second }, person)).ticket
const sessions = async ({ id }: Person) =>
  (await sql.selectFrom('session').select('member_id').where('member_id', '=', id).execute()).length

test('an app is proposed, proven and asked for from then on; the member is told, and has ten codes', async () => {
  const person = await member()
  expect(await give(factor.info, {}, person)).toEqual(NOTHING)
  const ticket = await unlocked(person)
  const { secret, uri } = await give(factor.beginApp, { ticket }, person)
  expect(uri).toContain(`secret=${secret}`)
  expect(await give(factor.info, {}, person)).toEqual(NOTHING)
  const key = Buffer.from(base32.decode(secret))
  expect(await deny(factor.proveApp, { ticket, second: wrongNow(appCode(now(), key)) }, person)).toEqual({
    refusal: 'second-wrong',
    reason: 'wrong',
  })
  expect(await deny(factor.proveApp, { ticket, second: RECOVERY[0]! }, person)).toMatchObject({
    refusal: 'second-wrong',
  })
  const first = code(key)
  const { codes } = await give(factor.proveApp, { ticket, second: first }, person)
  expect(new Set(codes).size).toBe(10)
  expect(await give(factor.info, {}, person)).toEqual({
    ...NOTHING,
    ways: ['totp', 'recovery'],
    since: expect.any(Number),
    codes_left: 10,
  })
  expect(newest(person.email)).toBe('Two-step verification is on for your Quay account')
  expect(await deny(factor.proveApp, { ticket, second: code(key) }, person)).toEqual({ refusal: 'ticket-stale' })
  const again = await ticketOf(person.email)
  expect(await deny(factor.enter, { ticket: again, second: first })).toMatchObject({ refusal: 'second-wrong' })
  expect((await give(factor.enter, { ticket: again, second: code(key) })).user_info.id).toBe(person.id)
})

test('neither the base nor the log can be read for a key or a recovery code', async () => {
  const person = await member()
  const ticket = await unlocked(person)
  const { secret } = await give(factor.beginApp, { ticket }, person)
  const key = Buffer.from(base32.decode(secret))
  const { codes } = await give(factor.proveApp, { ticket, second: code(key) }, person)
  const app = await sql.selectFrom('totp').selectAll().where('member_id', '=', person.id).executeTakeFirstOrThrow()
  expect(app.sealed.includes(key)).toBe(false)
  const rows = await sql.selectFrom('recovery_code').select('hash').where('member_id', '=', person.id).execute()
  const kept = rows.map(({ hash }) => hash.toString('latin1')).join('')
  for (const text of [...codes, ...codes.map((one) => one.replace('-', ''))]) expect(kept).not.toContain(text)
  for (const text of [secret, ticket, ...codes]) expect(logged.join('')).not.toContain(text)
})

test('who signs in is asked for the second half, and gets no session before it', async () => {
  const person = await withApp()
  const before = await sessions(person)
  expect(await ask(signIn, { account: person.email, password: PASSWORD })).toEqual({
    code: -423,
    msg: 'Please confirm the second step too.',
    data: { refusal: 'second-needed', reason: 'second', ways: ['totp', 'recovery'], ticket: expect.any(String) },
  })
  const ticket = await ticketOf(person.email)
  expect(await sessions(person)).toBe(before)
  const right = code()
  expect(await deny(factor.enter, { ticket, second: wrongNow(right) })).toEqual({
    refusal: 'second-wrong',
    reason: 'wrong',
  })
  const { user_info, token } = await give(factor.enter, { ticket, second: right })
  expect([user_info.id, await sessions(person)]).toEqual([person.id, before + 1])
  expect((await give(factor.info, {}, { token })).ways).toEqual(['totp', 'recovery'])
  expect(await deny(factor.enter, { ticket, second: code() })).toEqual({ refusal: 'ticket-stale' })
})

test('a wrong password is told as before, and nothing of a second half', async () => {
  const { email } = await withApp()
  expect(await deny(signIn, { account: email, password: 'wrong' })).toEqual({ refusal: 'wrong-login' })
})

test('the code of a letter is used by the first half', async () => {
  const { email, id } = await withApp()
  await give(sendCode, { scene: 'login', type: 'email', account: email })
  const form = { account: email, type: 'code', code: codeTo(email) } as const
  const { ticket = '' } = await deny(signIn, form)
  expect(await deny(signIn, form)).toEqual({ refusal: 'dead-code' })
  expect((await give(factor.enter, { ticket, second: code() })).user_info.id).toBe(id)
})

test('a code of the app is good once, on whatever phone', async () => {
  const { email } = await withApp()
  const [one, other] = [await ticketOf(email), await ticketOf(email)]
  const second = code()
  await give(factor.enter, { ticket: one, second })
  expect(await deny(factor.enter, { ticket: other, second })).toMatchObject({ refusal: 'second-wrong' })
})

test('a recovery code is good once, however it is written', async () => {
  const person = await withApp()
  const second = RECOVERY[1]!.toLowerCase().replace('-', ' ').replace('0', 'o')
  await give(factor.enter, { ticket: await ticketOf(person.email), second })
  expect((await give(factor.info, {}, person)).codes_left).toBe(RECOVERY.length - 1)
  expect(await deny(factor.enter, { ticket: await ticketOf(person.email), second: RECOVERY[1]! })).toMatchObject({
    refusal: 'second-wrong',
  })
})

test('only the second half withdraws a cancellation', async () => {
  const { id, email } = await withApp()
  const asked = () =>
    sql.selectFrom('member').select('cancel_requested_at').where('id', '=', id).executeTakeFirstOrThrow()
  await sql.updateTable('member').set({ cancel_requested_at: now() }).where('id', '=', id).execute()
  const ticket = await ticketOf(email)
  expect((await asked()).cancel_requested_at).not.toBe(null)
  expect((await give(factor.enter, { ticket, second: code() })).cancel_revoked).toBe(1)
  expect((await asked()).cancel_requested_at).toBe(null)
})

test('a ticket grows old, and one that was never given is none', async () => {
  const { email } = await withApp()
  const ticket = await ticketOf(email)
  clock.pass(SECOND_TICKET_LIFE + 1)
  for (const none of [ticket, 'a'.repeat(43)])
    expect(await deny(factor.enter, { ticket: none, second: code() })).toEqual({ refusal: 'ticket-stale' })
})

test('a ticket for one thing is good for no other, and for nobody else', async () => {
  const [person, other] = [await withApp(), await withApp()]
  const enters = await ticketOf(person.email)
  expect(await deny(factor.drop, { ticket: enters }, person)).toEqual({ refusal: 'ticket-stale' })
  const changes = await unlocked(person, code())
  expect(await deny(factor.enter, { ticket: changes, second: code() })).toEqual({ refusal: 'ticket-stale' })
  for (const call of [factor.drop, factor.renewCodes, factor.beginApp])
    expect(await deny(call, { ticket: changes }, other)).toEqual({ refusal: 'ticket-stale' })
  expect(await deny(factor.proveApp, { ticket: changes, second: WRONG }, other)).toEqual({ refusal: 'ticket-stale' })
})

test('of wrong codes five are heard; then even the right one waits, there and nowhere else', async () => {
  const person = await withApp()
  const ticket = await ticketOf(person.email)
  clock.pass(TOTP.step)
  for (let miss = 0; miss < SECOND_TRIES; miss += 1)
    expect(await deny(factor.enter, { ticket, second: wrongNow(appCode(now())) })).toMatchObject({
      refusal: 'second-wrong',
    })
  const locked = { refusal: 'second-locked', reason: 'locked', retry_after: SECOND_LOCK }
  expect(await deny(factor.enter, { ticket, second: appCode(now()) })).toEqual(locked)
  await unlocked(person, code())
  clock.pass(SECOND_LOCK)
  expect((await give(factor.enter, { ticket: await ticketOf(person.email), second: code() })).user_info.id).toBe(
    person.id,
  )
})

test('a stranger who has the password misses for themselves: the owner comes in all the same', async () => {
  const person = await withApp()
  const MINE = 'the phone of the owner'
  const enters = async (ip: string, second: string, device = '') =>
    ask(factor.enter, { ticket: await ticketOf(person.email), second, device }, { ip })
  expect((await enters('203.0.113.5', code(), MINE)).code).toBe(1)
  for (let miss = 0; miss < SECOND_TRIES; miss += 1) await enters('203.0.113.66', WRONG)
  expect((await enters('203.0.113.66', code())).data).toMatchObject({ refusal: 'second-locked' })
  for (let miss = 0; miss < SECOND_TRIES; miss += 1) await enters('203.0.113.5', WRONG)
  expect((await enters('203.0.113.5', code(), MINE)).code).toBe(1)
  expect((await enters('203.0.113.7', RECOVERY[0]!)).code).toBe(1)
})

test('an app is proven within five tries', async () => {
  const person = await member()
  const ticket = await unlocked(person)
  const { secret } = await give(factor.beginApp, { ticket }, person)
  const shown = () => appCode(now(), Buffer.from(base32.decode(secret)))
  for (let miss = 0; miss < SECOND_TRIES; miss += 1)
    expect((await deny(factor.proveApp, { ticket, second: wrongNow(shown()) }, person)).refusal).toBe('second-wrong')
  expect(await deny(factor.proveApp, { ticket, second: shown() }, person)).toMatchObject({ refusal: 'second-locked' })
})

test('a change needs the password, and the second factor once there is one', async () => {
  const person = await withApp()
  expect((await deny(factor.unlock, { password: PASSWORD }, person)).errors).toEqual({ second: 'code-required' })
  expect((await deny(factor.unlock, { password: PASSWORD, second: '12' }, person)).errors).toEqual({
    second: 'second-invalid',
  })
  const right = code()
  expect(await deny(factor.unlock, { password: PASSWORD, second: wrongNow(right) }, person)).toMatchObject({
    refusal: 'second-wrong',
  })
  expect(await deny(factor.unlock, { password: 'not this one', second: right }, person)).toEqual({
    refusal: 'wrong-password',
  })
  const ticket = await unlocked(person, right)
  expect(await deny(factor.beginApp, { ticket }, person)).toEqual({ refusal: 'said-already' })
  expect(await deny(factor.proveApp, { ticket, second: code() }, person)).toEqual({ refusal: 'moved-on' })
})

test('the password is tried five times at most, and codes are', async () => {
  const person = await withApp()
  for (let miss = 0; miss < 5; miss += 1) await deny(factor.unlock, { password: 'not this one', second: WRONG }, person)
  expect(await deny(factor.unlock, { password: PASSWORD, second: code() }, person)).toMatchObject({
    refusal: 'too-often',
  })
  const other = await withApp()
  clock.pass(TOTP.step)
  for (let miss = 0; miss < SECOND_TRIES; miss += 1)
    await deny(factor.unlock, { password: PASSWORD, second: wrongNow(appCode(now())) }, other)
  clock.pass(TOTP.step)
  expect(await deny(factor.unlock, { password: PASSWORD, second: appCode(now()) }, other)).toMatchObject({
    refusal: expect.stringMatching(/^(second-locked|too-often)$/),
  })
})

test('new codes end the old ones, and the member is told', async () => {
  const person = await withApp()
  const { codes } = await give(factor.renewCodes, { ticket: await unlocked(person, code()) }, person)
  expect(newest(person.email)).toBe('You have new Quay recovery codes')
  expect((await give(factor.info, {}, person)).codes_left).toBe(10)
  const ticket = await ticketOf(person.email)
  expect(await deny(factor.enter, { ticket, second: RECOVERY[0]! })).toMatchObject({ refusal: 'second-wrong' })
  expect((await give(factor.enter, { ticket, second: codes[9]! })).user_info.id).toBe(person.id)
})

test('turned off, the password is enough again, and nothing of it is left', async () => {
  const person = await withApp()
  const ticket = await unlocked(person, RECOVERY[2]!)
  expect(await give(factor.drop, { ticket }, person)).toEqual(NOTHING)
  expect(newest(person.email)).toBe('Two-step verification is off for your Quay account')
  expect((await give(signIn, { account: person.email, password: PASSWORD })).user_info.id).toBe(person.id)
  expect(await deny(factor.renewCodes, { ticket: await unlocked(person) }, person)).toEqual({ refusal: 'ticket-stale' })
})

test('an identity of the mini-program is asked for the second half, and is bound only by it', async () => {
  const person = await withApp()
  const { openid, session_key } = await give(authorise, { code: 'sandbox-second' })
  const form = { openid, session_key, account: person.email, password: PASSWORD }
  const { ticket = '' } = await deny(bind, form)
  expect(await deny(bind, form)).toEqual({ refusal: 'not-authorised' })
  expect((await give(authorise, { code: 'sandbox-second' })).bound).toBe(0)
  expect((await give(factor.enter, { ticket, second: code() })).user_info.wx_bound).toBe(1)
  const again = await deny(authorise, { code: 'sandbox-second' })
  expect(again).toMatchObject({ refusal: 'second-needed', ticket: expect.any(String) })
  expect((await give(factor.enter, { ticket: again.ticket ?? '', second: code() })).user_info.id).toBe(person.id)
})

test('an identity that became another’s meanwhile is bound to nobody else', async () => {
  const [person, other] = [await withApp(), await member()]
  const first = await give(authorise, { code: 'sandbox-two' })
  const { ticket = '' } = await deny(bind, { ...first, account: person.email, password: PASSWORD })
  const second = await give(authorise, { code: 'sandbox-two' })
  await give(bind, { ...second, account: other.email, password: PASSWORD })
  expect(await deny(factor.enter, { ticket, second: code() })).toEqual({ refusal: 'not-authorised' })
})
