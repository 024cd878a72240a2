import { expect, test } from 'vitest'
import { account } from '#contract/account.ts'
import { PIN_LOCK, PIN_REMEMBERED, PIN_RESET_HOLD, PIN_TRIES } from '#contract/limits.ts'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import type { Call } from '#server/lib/call.ts'
import { later, unix } from '#server/lib/clock.ts'
import { Refusal } from '#server/lib/refuse.ts'
import { speaker } from '#server/lib/words.ts'
import { provePin } from '#server/security/pins.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, deny, ask, member, codeTo, sql, context, clock, letters } = world
const { setPin, resetPin } = security
const PIN = '284719'
const NEXT = '730284'

const looks = { count: 0 }
const { matches } = context.passwords
Object.assign(context.passwords, {
  matches(pin: string, stored: string | undefined) {
    looks.count += 1
    return matches(pin, stored)
  },
})

const callOf = ({ id, token }: Person): Call => ({
  context,
  sql,
  now: context.clock.now(),
  locale: 'en',
  token,
  viewer: { id, token, sessionNo: '', roles: [] },
  ip: '198.51.100.7',
  agent: '',
  say: speaker('en'),
  addFacts: () => undefined,
  after: () => undefined,
})
const proven = async (person: Person, pin: string) => {
  const before = looks.count
  const outcome = await provePin(callOf(person), pin).then(
    () => 'right',
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      return { refusal: error.refusal, ...error.facts }
    },
  )
  return { outcome, looks: looks.count - before }
}
const owner = async () => {
  const person = await member()
  await give(setPin, { payword: PIN, payword_confirm: PIN }, person)
  return person
}
const stored = ({ id }: Person) =>
  sql.selectFrom('pin').selectAll().where('member_id', '=', id).executeTakeFirstOrThrow()
const newest = (to: string) => letters().find((letter) => letter.to === to)?.subject
const resetCode = async ({ email, token }: Person) => {
  await give(session.sendCode, { scene: 'payword', type: 'email' }, { token })
  return codeTo(email)
}
const wrongLeft = (left: number) => ({ refusal: 'pin-wrong', reason: 'wrong', left })
const lockedFor = (retry_after: number) => ({ refusal: 'pin-locked', reason: 'locked', retry_after })

test('a first PIN needs no old one, and the member is told of it', async () => {
  const person = await member()
  expect((await give(account.profile, {}, person)).has_payword).toBe(0)
  expect(await ask(setPin, { payword: PIN, payword_confirm: PIN }, person)).toEqual({
    code: 1,
    msg: 'Your payment PIN is set.',
    data: { has_payword: 1 },
  })
  expect((await give(account.profile, {}, person)).has_payword).toBe(1)
  expect(newest(person.email)).toBe('Your Quay payment PIN is set')
  expect((await stored(person)).hash).toMatch(/^\$argon2id\$/)
})

test('another PIN needs the old one', async () => {
  const person = await owner()
  const change = { payword: NEXT, payword_confirm: NEXT }
  expect((await deny(setPin, change, person)).errors).toEqual({ old_payword: 'pin-required' })
  expect(await ask(setPin, { ...change, old_payword: '000001' }, person)).toEqual({
    code: -423,
    msg: 'The payment PIN is not correct. 4 tries left.',
    data: wrongLeft(4),
  })
  await give(setPin, { ...change, old_payword: PIN }, person)
  expect(newest(person.email)).toBe('Your Quay payment PIN was changed')
  expect((await proven(person, NEXT)).outcome).toBe('right')
})

test('of two first PINs at once, one is set', async () => {
  const person = await member()
  const answers = await Promise.all(
    [PIN, NEXT].map((pin) => ask(setPin, { payword: pin, payword_confirm: pin }, person)),
  )
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
})

const EASY = ['000000', '123456', '456789', '890123', '987654', '210987', '121212', '284284']
test.each([
  { pin: '', payword: 'pin-required' },
  { pin: '28471', payword: 'pin-incomplete' },
  { pin: '28471a', payword: 'pin-incomplete' },
  ...EASY.map((pin) => ({ pin, payword: 'pin-common' })),
])('"$pin" cannot be a PIN', async ({ pin, payword }) => {
  expect((await deny(setPin, { payword: pin, payword_confirm: pin }, await member())).errors).toEqual({ payword })
})

test('both PINs must be the same', async () => {
  const person = await member()
  const errors = { payword_confirm: 'pin-mismatch' }
  expect((await deny(setPin, { payword: PIN, payword_confirm: NEXT }, person)).errors).toEqual(errors)
  const reset = { code: '123456', payword: PIN, payword_confirm: NEXT }
  expect((await deny(resetPin, reset, person)).errors).toEqual(errors)
})

test('a member without a PIN proves nothing', async () => {
  expect(await proven(await member(), PIN)).toEqual({ outcome: { refusal: 'pin-unset', reason: 'unset' }, looks: 0 })
})

test('misses are counted until the right one, which forgives them', async () => {
  const person = await owner()
  for (const left of [4, 3, 2, 1]) expect((await proven(person, NEXT)).outcome).toEqual(wrongLeft(left))
  expect((await proven(person, PIN)).outcome).toBe('right')
  expect(await stored(person)).toMatchObject({ tries: 0, locked_until: null })
})

test('the fifth miss locks for half an hour, even for the right PIN, and the member is told', async () => {
  const person = await owner()
  for (let miss = 1; miss < PIN_TRIES; miss += 1) await proven(person, NEXT)
  expect((await proven(person, NEXT)).outcome).toEqual(lockedFor(PIN_LOCK))
  await expect.poll(() => newest(person.email)).toBe('Your Quay payment PIN is locked')
  clock.pass(PIN_LOCK - 1)
  expect(await proven(person, PIN)).toEqual({ outcome: lockedFor(1), looks: 0 })
  clock.pass(1)
  expect((await proven(person, NEXT)).outcome).toEqual(wrongLeft(4))
  expect((await proven(person, PIN)).outcome).toBe('right')
})

test('a PIN that was right is known again without a hash for five minutes', async () => {
  const person = await owner()
  expect(await proven(person, PIN)).toEqual({ outcome: 'right', looks: 1 })
  clock.pass(PIN_REMEMBERED - 1)
  expect(await proven(person, PIN)).toEqual({ outcome: 'right', looks: 0 })
  expect(await proven(person, NEXT)).toEqual({ outcome: wrongLeft(4), looks: 1 })
  clock.pass(1)
  expect(await proven(person, PIN)).toEqual({ outcome: 'right', looks: 1 })
})

test('a lock refuses a PIN that is remembered', async () => {
  const person = await owner()
  await proven(person, PIN)
  for (let miss = 0; miss < PIN_TRIES; miss += 1) await proven(person, NEXT)
  expect(await proven(person, PIN)).toEqual({ outcome: lockedFor(PIN_LOCK), looks: 0 })
})

test('a changed PIN is not remembered', async () => {
  const person = await owner()
  await proven(person, PIN)
  await give(setPin, { payword: NEXT, payword_confirm: NEXT, old_payword: PIN }, person)
  expect(await proven(person, PIN)).toEqual({ outcome: wrongLeft(4), looks: 1 })
})

test('a look that could not be had is no miss', async () => {
  const person = await owner()
  const look = context.passwords.matches
  Object.assign(context.passwords, { matches: () => Promise.reject(new Refusal('busy')) })
  const { outcome } = await proven(person, NEXT)
  Object.assign(context.passwords, { matches: look })
  expect(outcome).toEqual({ refusal: 'busy' })
  expect((await stored(person)).tries).toBe(0)
})

test('a code to the bound address sets another PIN, ends the lock and holds withdrawals for a day', async () => {
  const person = await owner()
  for (let miss = 0; miss < PIN_TRIES; miss += 1) await proven(person, NEXT)
  const code = await resetCode(person)
  const heldUntil = later(context.clock.now(), PIN_RESET_HOLD)
  const until = heldUntil.toISOString().slice(0, 16).replace('T', ' ')
  expect(await ask(resetPin, { code, payword: NEXT, payword_confirm: NEXT }, person)).toEqual({
    code: 1,
    msg: `Your payment PIN is set. Withdrawals are paused until ${until} UTC.`,
    data: { has_payword: 1, withdrawals_held_until: unix(heldUntil) },
  })
  expect(await stored(person)).toMatchObject({ tries: 0, locked_until: null, withdrawals_held_until: heldUntil })
  expect(letters().find(({ to }) => to === person.email)).toMatchObject({
    subject: 'Your Quay payment PIN was reset',
    text: expect.stringContaining(`paused until ${until} UTC`),
  })
  expect((await proven(person, NEXT)).outcome).toBe('right')
})

test('of a phone and an e-mail, the one that was asked last is believed', async () => {
  const mobile = '13700000042'
  const person = await member({ mobile })
  const first = await resetCode(person)
  clock.pass(1)
  await give(session.sendCode, { scene: 'payword', type: 'mobile' }, person)
  const change = { payword: PIN, payword_confirm: PIN }
  expect((await deny(resetPin, { ...change, code: first }, person)).refusal).toBe('wrong-code')
  await give(resetPin, { ...change, code: codeTo(mobile) }, person)
})

test('without a code of this scene nothing is reset', async () => {
  const person = await owner()
  const reset = { payword: NEXT, payword_confirm: NEXT }
  expect((await deny(resetPin, { ...reset, code: '123456' }, person)).refusal).toBe('dead-code')
  await give(session.sendCode, { scene: 'bank', type: 'email' }, person)
  expect((await deny(resetPin, { ...reset, code: codeTo(person.email) }, person)).refusal).toBe('dead-code')
  expect((await proven(person, PIN)).outcome).toBe('right')
})
