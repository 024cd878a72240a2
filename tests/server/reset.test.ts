import { expect, test } from 'vitest'
import { account as accountRoom } from '#contract/account.ts'
import { session } from '#contract/session.ts'
import { PASSWORD } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const { give, deny, ask, member, codeTo, letters } = await openWorld()
const { sendResetCode, resetPassword, signIn } = session
const NEW = 'a-new-harbour'

test('a reset sets the password, ends every session, and writes to the member', async () => {
  const { email, token } = await member()
  const second = (await give(signIn, { account: email, password: PASSWORD })).token
  for (let miss = 0; miss < 5; miss += 1) await deny(signIn, { account: email, password: 'wrong' })
  await give(sendResetCode, { type: 'email', account: email })
  const form = { account: email, code: codeTo(email), password: NEW, password_confirm: NEW }
  expect(await ask(resetPassword, form)).toEqual({
    code: 1,
    msg: 'Your password is changed. Please sign in.',
    data: {},
  })
  for (const old of [token, second])
    expect(await deny(accountRoom.profile, {}, { token: old })).toEqual({ refusal: 'signed-out', ended: 'password' })
  expect(await deny(signIn, { account: email, password: PASSWORD })).toEqual({ refusal: 'wrong-login' })
  expect(letters()[0]).toMatchObject({ to: email, subject: 'Your Quay password was changed' })
  await give(signIn, { account: email, password: NEW })
  expect(await deny(resetPassword, form)).toEqual({ refusal: 'dead-code' })
})

test('an unknown account hears the same as a known one at every step', async () => {
  const { email } = await member()
  const stranger = 'stranger@quay.test'
  const sent = letters().length
  const sending = (account: string) => ask(sendResetCode, { type: 'email', account })
  const asked = expect.stringMatching(/^[\w-]{43}$/)
  const answer = {
    code: 1,
    msg: 'If this account exists, the code is on its way.',
    data: { resend_seconds: 60, expire_seconds: 300, request_no: asked },
  }
  expect([await sending(stranger), await sending(email)]).toEqual([answer, answer])
  const { data, ...again } = await sending(stranger)
  expect({ ...again, data: { ...(data as object), fresh: 'of the other name' } }).toEqual({
    ...(await sending(email)),
    data: { refusal: 'code-lives', retry_after: 60, fresh: 'of the other name' },
  })
  expect(letters().length - sent).toBe(1)
  const wrong = { code: codeTo(email) === '000000' ? '000001' : '000000', password: NEW, password_confirm: NEW }
  for (let miss = 0; miss < 6; miss += 1) {
    expect(await ask(resetPassword, { ...wrong, account: stranger })).toEqual(
      await ask(resetPassword, { ...wrong, account: email }),
    )
  }
})

test('a weak or mismatched password is refused before the code is tried', async () => {
  const { email } = await member()
  await give(sendResetCode, { type: 'email', account: email })
  const code = codeTo(email)
  expect(await deny(resetPassword, { account: email, code, password: '123456', password_confirm: '1234567' })).toEqual({
    refusal: 'invalid',
    errors: {
      password: 'password-common',
      password_confirm: 'password-mismatch',
    },
  })
  expect(await deny(resetPassword, { account: email, code: '12', password: '', password_confirm: '' })).toEqual({
    refusal: 'invalid',
    errors: { code: 'code-incomplete', password: 'password-required' },
  })
  await give(resetPassword, { account: email, code, password: NEW, password_confirm: NEW })
})
