import { HOUR_S } from '#contract/time-units.ts'
import { openWorld } from '#tests/world/open.ts'
import { PASSWORD } from '#tests/world/world.ts'
import { expect, test } from 'vitest'
import { TICKET_LIFE } from '#contract/limits.ts'
import { session } from '#contract/session.ts'

const world = await openWorld()
const { give, deny, ask, member, clock, sql, codeTo, ticketFor, letters } = world
const { register, sendRegisterCode, checkRegisterCode, inviter, signIn } = session
const form = { password: PASSWORD, password_confirm: PASSWORD, agree: 1 } as const

test('a visitor proves an address, chooses a password, and can sign in; no token comes with it', async () => {
  const ticket = await ticketFor('Ada@Quay.test'.toLowerCase())
  const reply = await ask(register, {
    ...form,
    email: 'ADA@quay.test',
    username: 'ada_love',
    mobile: '13800000001',
    verify_ticket: ticket,
  })
  expect(reply).toEqual({
    code: 1,
    msg: 'Your account is ready. Please sign in.',
    data: { user_id: expect.any(Number), user_no: expect.stringMatching(/^\d{8}$/) },
  })
  const { user_info } = await give(signIn, { account: 'ada@quay.test', password: PASSWORD })
  expect([user_info.username, user_info.mobile, user_info.inviter_username]).toEqual(['ada_love', null, null])
})

test('the code itself proves the address too', async () => {
  await give(sendRegisterCode, { type: 'email', account: 'bob@quay.test' })
  await give(register, { ...form, email: 'bob@quay.test', code: codeTo('bob@quay.test') })
  clock.pass(HOUR_S)
})

test('a ticket proves one address, once, for a while', async () => {
  const ticket = await ticketFor('carl@quay.test')
  expect(await deny(register, { ...form, email: 'other@quay.test', verify_ticket: ticket })).toEqual({
    refusal: 'dead-code',
  })
  expect(await deny(register, { ...form, email: 'carl@quay.test', verify_ticket: 'made up' })).toEqual({
    refusal: 'dead-code',
  })
  clock.pass(TICKET_LIFE)
  expect(await deny(register, { ...form, email: 'carl@quay.test', verify_ticket: ticket })).toEqual({
    refusal: 'dead-code',
  })
  const fresh = await ticketFor('carl@quay.test')
  clock.pass(TICKET_LIFE - 1)
  await give(register, { ...form, email: 'carl@quay.test', verify_ticket: fresh })
  expect(await deny(register, { ...form, email: 'carl@quay.test', verify_ticket: fresh })).toEqual({
    refusal: 'dead-code',
  })
})

test('a refused registration leaves its ticket good', async () => {
  await member({ username: 'taken_1' })
  const ticket = await ticketFor('dora@quay.test')
  const asked = { ...form, email: 'dora@quay.test', verify_ticket: ticket }
  expect(await deny(register, { ...asked, username: 'Taken_1' })).toEqual({
    refusal: 'invalid',
    errors: { username: 'username-taken' },
  })
  await give(register, { ...asked, username: 'free_one' })
})

test('an invite code names its owner, or is refused on its field', async () => {
  const host = await member({ username: 'hostess' })
  const { invite_code } = await sql
    .selectFrom('member')
    .select('invite_code')
    .where('id', '=', host.id)
    .executeTakeFirstOrThrow()
  expect(await give(inviter, { invite_code: invite_code.toLowerCase() })).toEqual({
    inviter_username: 'ho•••',
    avatar: '',
    valid: 1,
  })
  expect(await give(inviter, { invite_code: 'NOBODY99' })).toEqual({ inviter_username: '', avatar: '', valid: 0 })
  const asked = { ...form, email: 'eve@quay.test', verify_ticket: await ticketFor('eve@quay.test') }
  expect(await deny(register, { ...asked, invite_code: 'NOBODY99' })).toEqual({
    refusal: 'invalid',
    errors: { invite_code: 'invite-unknown' },
  })
  expect(await deny(register, { ...asked, invite_code: '!!' })).toEqual({
    refusal: 'invalid',
    errors: { invite_code: 'invite-invalid' },
  })
  await give(register, { ...asked, invite_code: invite_code.toLowerCase() })
  expect((await give(signIn, { account: 'eve@quay.test', password: PASSWORD })).user_info.inviter_username).toBe(
    'ho•••',
  )
})

test('every field has its own sentence', async () => {
  const wrong = {
    email: 'x',
    password: 'short',
    password_confirm: 'other',
    agree: 0,
    username: 'a b',
    mobile: '123',
  } as const
  expect(await deny(register, wrong as never)).toEqual({
    refusal: 'invalid',
    errors: {
      email: 'email-invalid',
      password: 'password-short',
      agree: 'agree-required',
      username: 'username-invalid',
      mobile: 'phone-invalid',
    },
  })
  const asked = { ...form, email: 'f@quay.test', verify_ticket: 'x' }
  expect(await deny(register, { ...asked, password: 'Password1', password_confirm: 'password1' })).toEqual({
    refusal: 'invalid',
    errors: {
      password: 'password-common',
      password_confirm: 'password-mismatch',
    },
  })
  expect(await deny(register, { ...asked, username: '13912345678' })).toEqual({
    refusal: 'invalid',
    errors: { username: 'username-invalid' },
  })
  expect(await deny(register, { ...form, email: 'f@quay.test' })).toEqual({
    refusal: 'invalid',
    errors: { code: 'code-required' },
  })
  expect(await deny(register, { ...form, email: 'f@quay.test', code: '123456' })).toEqual({ refusal: 'dead-code' })
})

test('an address that has an account hears nothing else than a new one; its owner gets another letter', async () => {
  const { email } = await member()
  const answer = {
    code: 1,
    msg: 'The code is on its way.',
    data: { resend_seconds: 60, expire_seconds: 300, request_no: expect.stringMatching(/^[\w-]{43}$/) },
  }
  for (const account of [email, 'new@quay.test'])
    expect(await ask(sendRegisterCode, { type: 'email', account })).toEqual(answer)
  expect(letters().find(({ to }) => to === email)?.subject).toBe('You already have a Quay account')
  expect(codeTo(email)).toBe('')
  expect(await deny(checkRegisterCode, { account: email, code: '000000' })).toEqual({ refusal: 'wrong-code', left: 4 })
})

test('an address taken after its code was sent is told so once the code is proven', async () => {
  await give(sendRegisterCode, { type: 'email', account: 'late@quay.test' })
  const code = codeTo('late@quay.test')
  await member({ email: 'late@quay.test' })
  expect(await deny(checkRegisterCode, { account: 'late@quay.test', code })).toEqual({ refusal: 'account-taken' })
  expect(await deny(register, { ...form, email: 'late@quay.test', code })).toEqual({ refusal: 'account-taken' })
})

test('a phone number that was only named is no way in, and keeps nobody from it', async () => {
  const phone = '13800000009'
  for (const email of ['g@quay.test', 'h@quay.test'])
    await give(register, { ...form, email, mobile: phone, verify_ticket: await ticketFor(email) })
  expect(await deny(signIn, { account: phone, type: 'account', password: PASSWORD })).toEqual({
    refusal: 'wrong-login',
  })
  const sent = letters().length
  await give(session.sendResetCode, { type: 'mobile', account: phone })
  expect(letters()).toHaveLength(sent)
  const { id } = await member({ mobile: phone })
  expect((await give(signIn, { account: phone, type: 'account', password: PASSWORD })).user_info.id).toBe(id)
})

test('a phone number opens no registration, since an e-mail is needed', async () => {
  expect(await deny(sendRegisterCode, { type: 'mobile', account: '13912345678' })).toEqual({
    refusal: 'invalid',
    errors: { type: 'email-required' },
  })
})
