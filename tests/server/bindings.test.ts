import { expect, test } from 'vitest'
import { account } from '#contract/account.ts'
import { LOGIN_LOCK, LOGIN_TRIES, PIN_RESET_HOLD } from '#contract/limits.ts'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { later, unix } from '#server/lib/clock.ts'
import { payee, quotedOut, requested } from '#tests/world/cash-records.ts'
import { PASSWORD, type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld({ settings: { codesPerNetwork: 400 } })
const { give, deny, ask, member, codeTo, sql, context, clock, letters } = world
const { updatePassword, setMobile, updateMobile, setEmail } = security
const { sendCode, signIn, sendResetCode, resetPassword } = session
const NEW = 'a-new-harbour'

let numbers = 0
const fresh = () => `1390000${1_000 + (numbers += 1)}`
let mails = 0
const mail = () => `new${(mails += 1)}@quay.test`
const other = (code: string) => (code === '000000' ? '000001' : '000000')
const rowOf = ({ id }: Person) =>
  sql
    .selectFrom('member')
    .select(['email', 'mobile', 'mobile_proven', 'secured_at', 'doubted_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const lettersTo = (to: string) => letters().filter((letter) => letter.to === to)
const untilNow = () => later(context.clock.now(), PIN_RESET_HOLD).toISOString().slice(0, 16).replace('T', ' ')
const isOut = async (person: Person, ended: 'password' | 'phone') =>
  expect(await deny(account.profile, {}, person)).toEqual({ refusal: 'signed-out', ended })

const named = async () => {
  const mobile = fresh()
  return { mobile, ...(await member({ mobile })) }
}
const askNew = async (scene: 'bind_mobile' | 'up_mobile', mobile: string, who: Person) => {
  await give(sendCode, { scene, type: 'mobile', account: mobile }, who)
  return codeTo(mobile)
}
const askOld = async (who: Person & { mobile: string }) => {
  await give(sendCode, { scene: 'up_mobile', type: 'mobile' }, who)
  return codeTo(who.mobile)
}

test('another password by the old one ends every session, is told by letter, and withdrawals wait', async () => {
  const person = await member()
  const second = (await give(signIn, { account: person.email, password: PASSWORD })).token
  expect(await ask(updatePassword, { old_password: PASSWORD, password: NEW, password_confirm: NEW }, person)).toEqual({
    code: 1,
    msg: 'Your password is changed. Please sign in.',
    data: {},
  })
  for (const token of [person.token, second]) await isOut({ ...person, token }, 'password')
  expect(await deny(signIn, { account: person.email, password: PASSWORD })).toEqual({ refusal: 'wrong-login' })
  const letter = lettersTo(person.email)[0]
  await give(signIn, { account: person.email, password: NEW })
  expect(letter).toMatchObject({
    subject: 'Your Quay password was changed',
    text: expect.stringContaining(`Withdrawals are paused until ${untilNow()} UTC.`),
  })
  expect((await rowOf(person)).secured_at).toEqual(context.clock.now())
})

test('a code to a bound address takes the place of the old password', async () => {
  const person = await named()
  for (const [type, to] of [
    ['email', person.email],
    ['mobile', person.mobile],
  ] as const) {
    const { token } = await give(signIn, { account: person.email, password: type === 'email' ? PASSWORD : NEW })
    clock.pass(60)
    await give(sendCode, { scene: 'password', type }, { token })
    const form = { code: codeTo(to), password: NEW, password_confirm: NEW }
    expect(await deny(updatePassword, { ...form, code: other(form.code) }, { token })).toEqual({
      refusal: 'wrong-code',
      left: 4,
    })
    await give(updatePassword, form, { token })
    expect(
      (await deny(updatePassword, form, await give(signIn, { account: to, type: 'account', password: NEW }))).refusal,
    ).toBe('dead-code')
  }
})

test('a password that is weak, or said twice differently, or proven by nothing, changes nothing', async () => {
  const person = await member()
  const old_password = PASSWORD
  expect(await deny(updatePassword, { password: NEW, password_confirm: NEW }, person)).toEqual({
    refusal: 'invalid',
    errors: { old_password: 'password-required' },
  })
  expect(await deny(updatePassword, { old_password, password: '123456', password_confirm: '1234567' }, person)).toEqual(
    { refusal: 'invalid', errors: { password: 'password-common', password_confirm: 'password-mismatch' } },
  )
  expect(await deny(updatePassword, { old_password, password: 'short', password_confirm: 'short' }, person)).toEqual({
    refusal: 'invalid',
    errors: { password: 'password-short' },
  })
  expect(
    await deny(updatePassword, { old_password: 'not-this-one', password: NEW, password_confirm: NEW }, person),
  ).toEqual({ refusal: 'wrong-password' })
  await give(account.profile, {}, person)
  expect((await rowOf(person)).secured_at).toBeNull()
})

test('a session tries the old password five times; strangers at the sign-in use up none of it', async () => {
  const person = await member()
  const form = { password: NEW, password_confirm: NEW }
  for (let miss = 0; miss < LOGIN_TRIES; miss += 1)
    await deny(signIn, { account: person.email, password: 'a guess' }, { ip: '203.0.113.9' })
  for (let miss = 0; miss < LOGIN_TRIES; miss += 1)
    expect((await deny(updatePassword, { ...form, old_password: 'not-this-one' }, person)).refusal).toBe(
      'wrong-password',
    )
  expect(await deny(updatePassword, { ...form, old_password: PASSWORD }, person)).toEqual({
    refusal: 'too-often',
    retry_after: LOGIN_LOCK,
  })
  clock.pass(LOGIN_LOCK)
  await give(updatePassword, { ...form, old_password: PASSWORD }, person)
})

test('a forgotten password that is set anew makes withdrawals wait, too', async () => {
  const person = await member()
  await give(sendResetCode, { type: 'email', account: person.email })
  await give(resetPassword, { account: person.email, code: codeTo(person.email), password: NEW, password_confirm: NEW })
  expect((await rowOf(person)).secured_at).toEqual(context.clock.now())
})

test('a first phone is bound by its code; the session stays, and a letter tells of it', async () => {
  const person = await member()
  const mobile = fresh()
  const code = await askNew('bind_mobile', mobile, person)
  const answer = await ask(setMobile, { mobile, code }, person)
  expect(answer).toMatchObject({ code: 1, msg: 'Your phone number is added.' })
  expect((await give(account.profile, {}, person)).mobile).toBe(`139•••${mobile.slice(-2)}`)
  expect(lettersTo(person.email)[0]).toMatchObject({ subject: 'A phone number was added to your Quay account' })
  expect(lettersTo(person.email)[0]?.text).not.toContain(mobile)
  await give(signIn, { account: mobile, type: 'account', password: PASSWORD })
  const before = lettersTo(person.email).length
  expect((await give(setMobile, { mobile, code }, person)).mobile).toBe(`139•••${mobile.slice(-2)}`)
  expect(lettersTo(person.email)).toHaveLength(before)
  expect(await deny(setMobile, { mobile: fresh(), code: '123456' }, person)).toEqual({ refusal: 'said-already' })
})

test('a first phone is bound by its living code alone, and by one member alone', async () => {
  const person = await member()
  const mobile = fresh()
  const code = await askNew('bind_mobile', mobile, person)
  expect(await deny(setMobile, { mobile, code: other(code) }, person)).toEqual({ refusal: 'wrong-code', left: 4 })
  expect(await deny(setMobile, { mobile: fresh(), code }, person)).toEqual({ refusal: 'dead-code' })
  await member({ mobile })
  expect(await deny(setMobile, { mobile, code }, person)).toEqual({ refusal: 'contact-taken' })
  expect(await deny(setEmail, { email: mail(), code: '123456', password: PASSWORD }, person)).toEqual({
    refusal: 'dead-code',
  })
})

test('a number that was only named when joining is no bound one, and is bound by its code', async () => {
  const person = await member()
  const mobile = fresh()
  await sql.updateTable('member').set({ mobile: '13900009999' }).where('id', '=', person.id).execute()
  await give(setMobile, { mobile, code: await askNew('bind_mobile', mobile, person) }, person)
  expect(await rowOf(person)).toMatchObject({ mobile, mobile_proven: true })
})

test.each(['', '1380013800', '12800138000', '138001380001', '+8613800138000'])(
  '"%s" is no phone number',
  async (mobile) => {
    const person = await named()
    expect((await deny(setMobile, { mobile, code: '123456' }, person)).errors).toEqual({ mobile: 'phone-invalid' })
    expect((await deny(updateMobile, { mobile, code: '123456', old_code: '123456' }, person)).errors).toEqual({
      mobile: 'phone-invalid',
    })
  },
)

test('another phone needs a code from each; then every session ends, the old phone and the mailbox are told, and withdrawals wait', async () => {
  const person = await named()
  const mobile = fresh()
  const old_code = await askOld(person)
  const code = await askNew('up_mobile', mobile, person)
  expect(await ask(updateMobile, { old_code, mobile, code }, person)).toEqual({
    code: 1,
    msg: 'Your phone number is changed. Please sign in.',
    data: {},
  })
  await isOut(person, 'phone')
  const now = `139•••${mobile.slice(-2)}`
  expect(lettersTo(person.mobile)[0]?.text).toContain(`is now ${now}. Withdrawals are paused until ${untilNow()} UTC.`)
  expect(lettersTo(person.email)[0]).toMatchObject({ subject: 'Your Quay phone number was changed' })
  expect(await rowOf(person)).toMatchObject({ mobile, secured_at: context.clock.now() })
  expect((await deny(signIn, { account: person.mobile, type: 'account', password: PASSWORD })).refusal).toBe(
    'wrong-login',
  )
  await give(signIn, { account: mobile, type: 'account', password: PASSWORD })
})

test('which of the two codes is wrong is said, and nothing changes', async () => {
  const person = await named()
  const mobile = fresh()
  const old_code = await askOld(person)
  const code = await askNew('up_mobile', mobile, person)
  expect(await deny(updateMobile, { old_code: other(old_code), mobile, code }, person)).toEqual({
    refusal: 'wrong-code',
    left: 4,
    errors: { old_code: 'unreadable' },
  })
  expect(await deny(updateMobile, { old_code, mobile, code: other(code) }, person)).toEqual({
    refusal: 'wrong-code',
    left: 4,
  })
  expect(await deny(updateMobile, { old_code, mobile: fresh(), code }, person)).toEqual({ refusal: 'dead-code' })
  expect(await rowOf(person)).toMatchObject({ mobile: person.mobile, secured_at: null })
  await give(updateMobile, { old_code, mobile, code }, person)
})

test('a member without a phone has none to change, and nobody changes to the one they have', async () => {
  const wish = { old_code: '123456', code: '123456' }
  expect(await deny(updateMobile, { ...wish, mobile: fresh() }, await member())).toEqual({ refusal: 'moved-on' })
  const person = await named()
  expect((await deny(updateMobile, { ...wish, mobile: person.mobile }, person)).errors).toEqual({
    mobile: 'contact-same',
  })
  expect(await deny(updateMobile, { ...wish, mobile: fresh() }, person)).toEqual({
    refusal: 'dead-code',
    errors: { old_code: 'unreadable' },
  })
  const form = { type: 'mobile', account: person.mobile } as const
  expect((await deny(sendCode, { scene: 'up_mobile', ...form }, person)).errors).toEqual({ account: 'contact-same' })
})

test('of two phones that change the number one wins, and the other hears that it was changed', async () => {
  const person = await named()
  const [mine, theirs] = [fresh(), fresh()]
  const old_code = await askOld(person)
  const codes = { [mine]: await askNew('up_mobile', mine, person), [theirs]: await askNew('up_mobile', theirs, person) }
  const answers = await Promise.all(
    [mine, theirs].map((mobile) => ask(updateMobile, { old_code, mobile, code: codes[mobile] ?? '' }, person)),
  )
  const refused = answers.flatMap(({ code, data }) => (code === 1 ? [] : [(data as { refusal: string }).refusal]))
  expect(refused).toHaveLength(1)
  expect(['moved-on', 'signed-out']).toContain(refused[0])
  expect([mine, theirs]).toContain((await rowOf(person)).mobile)
  expect(lettersTo(person.mobile).filter(({ text }) => text.includes('is now'))).toHaveLength(1)
})

test('letters go to another address once both mailboxes and the password are proven; the old one is told', async () => {
  const person = await member()
  const email = mail()
  await give(sendCode, { scene: 'bind_email', type: 'email', account: email }, person)
  await give(sendCode, { scene: 'bind_email', type: 'email' }, person)
  const form = { email, code: codeTo(email), old_code: codeTo(person.email) }
  expect(await deny(setEmail, { ...form, password: 'not-this-one' }, person)).toEqual({ refusal: 'wrong-password' })
  expect(await deny(setEmail, { ...form, code: other(form.code), password: PASSWORD }, person)).toEqual({
    refusal: 'wrong-code',
    left: 4,
  })
  expect(await deny(setEmail, { ...form, old_code: other(form.old_code), password: PASSWORD }, person)).toEqual({
    refusal: 'wrong-code',
    left: 4,
    errors: { old_code: 'unreadable' },
  })
  const done = await give(setEmail, { ...form, email: email.toUpperCase(), password: PASSWORD }, person)
  expect([done.user_info.email, done.waiting]).toEqual(['n•••@quay.test', null])
  const now = context.clock.now()
  expect(await rowOf(person)).toMatchObject({ email, secured_at: now, doubted_at: now })
  expect(lettersTo(person.email)[0]).toMatchObject({
    subject: 'Your Quay e-mail address was changed',
    text: expect.stringContaining(`Withdrawals are paused until ${untilNow()} UTC.`),
  })
  const before = lettersTo(person.email).length
  await give(setEmail, { ...form, password: PASSWORD }, person)
  expect(lettersTo(person.email)).toHaveLength(before)
  await give(signIn, { account: email, password: PASSWORD })
  expect((await deny(sendCode, { scene: 'bind_email', type: 'email', account: email }, person)).errors).toEqual({
    account: 'contact-same',
  })
})

test('whoever names what is somebody else’s hears what everybody hears, and no code leaves', async () => {
  const [owner, stranger] = [await named(), await named()]
  const answers = async (scene: 'bind_email' | 'up_mobile', taken: string, free: string) => {
    const type = scene === 'bind_email' ? 'email' : 'mobile'
    const [of, none] = [
      await ask(sendCode, { scene, type, account: taken }, stranger),
      await ask(sendCode, { scene, type, account: free }, stranger),
    ]
    const shape = { code: 1, msg: 'The code is on its way.', data: { resend_seconds: 60, expire_seconds: 300 } }
    for (const answer of [of, none]) expect(answer).toMatchObject(shape)
    expect(Object.keys(of.data as object)).toEqual(Object.keys(none.data as object))
  }
  await answers('bind_email', owner.email, mail())
  await answers('up_mobile', owner.mobile, fresh())
  for (const [to, text] of [
    [owner.email, 'It belongs to your account'],
    [owner.mobile, 'It belongs to your account'],
  ] as const) {
    expect(lettersTo(to)[0]?.text).toContain(text)
    expect(lettersTo(to)[0]?.text).not.toMatch(/\d{6}/)
  }
})

test('what became somebody else’s while the code was on its way is told to whoever holds it, and is not taken', async () => {
  const [first, second] = [await member(), await named()]
  const mobile = fresh()
  const old_code = await askOld(second)
  const code = await askNew('up_mobile', mobile, second)
  await give(setMobile, { mobile, code: await askNew('bind_mobile', mobile, first) }, first)
  expect(await deny(updateMobile, { old_code, mobile, code }, second)).toEqual({ refusal: 'contact-taken' })
  expect(await rowOf(second)).toMatchObject({ mobile: second.mobile })
  const third = await member()
  const email = mail()
  await give(sendCode, { scene: 'bind_email', type: 'email', account: email }, third)
  await member({ email })
  expect(await deny(setEmail, { email, code: codeTo(email), password: PASSWORD }, third)).toEqual({
    refusal: 'contact-taken',
  })
  await give(account.profile, {}, third)
})

test('a withdrawal that was quoted before a new password is stale, and the next one cools for a day', async () => {
  const person = await payee(world)
  clock.pass(PIN_RESET_HOLD)
  const before = await quotedOut(world, person)
  expect(
    (await give(withdrawal.quote, { method: 'bank', account: 'balance', amount: '100' }, person)).cool_time,
  ).toBeNull()
  await give(updatePassword, { old_password: PASSWORD, password: NEW, password_confirm: NEW }, person)
  const changed = unix(context.clock.now())
  const { token } = await give(signIn, { account: person.email, password: NEW })
  expect((await deny(withdrawal.request, before, { token })).refusal).toBe('quote-stale')
  const done = await requested(world, { ...person, token })
  expect(done).toMatchObject({ status: 'cooling', cool_until: changed + PIN_RESET_HOLD })
})
