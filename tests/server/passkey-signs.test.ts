import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { factor } from '#contract/factor.ts'
import { PASSKEY_ASKS, SECOND_LOCK, SECOND_TICKET_LIFE, SECOND_TRIES } from '#contract/limits.ts'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { transfer } from '#contract/transfer.ts'
import { authenticator } from '#tests/world/authenticator.ts'
import { appCode, hasApp } from '#tests/world/factor.ts'
import { bring, holds, newKey, PIN } from '#tests/world/money.ts'
import { asked, asksAtSignIn, makesPasskey, signs, unlocks } from '#tests/world/passkeys.ts'
import { PASSWORD, type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { ask, give, deny, member, clock, sql, logged } = world
const nils = await member({ username: 'nils_01' })
const now = () => new Date(clock.read())
const WRONG = { refusal: 'second-wrong', reason: 'wrong' }
const STALE = { refusal: 'ticket-stale' }
const LOCKED = { refusal: 'second-locked', reason: 'locked', retry_after: SECOND_LOCK }
const GARBAGE = '{"id":"QUJD"}'

async function withPasskey() {
  const person = await member({ pin: PIN })
  return { person, ...(await makesPasskey(world, person)) }
}
const rowOf = ({ id }: Person) =>
  sql.selectFrom('passkey').selectAll().where('member_id', '=', id).executeTakeFirstOrThrow()
const sessions = async ({ id }: Person) =>
  (await sql.selectFrom('session').select('member_id').where('member_id', '=', id).execute()).length
const challengeOf = (options: string) => (JSON.parse(options) as { challenge: string }).challenge

describe('signing in', () => {
  test('is asked for a passkey, which opens the session once and keeps that it was used', async () => {
    const { person, key } = await withPasskey()
    const { ticket, ways, options } = await asksAtSignIn(world, person)
    expect(ways).toEqual(['passkey', 'recovery'])
    expect(JSON.parse(options)).toEqual({
      rpId: 'quay.test',
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      allowCredentials: [{ id: key.credential.toString('base64url'), type: 'public-key', transports: ['internal'] }],
      timeout: expect.any(Number),
      userVerification: 'required',
    })
    expect(challengeOf((await give(factor.askPasskeyAtSignIn, { ticket })).options)).toBe(challengeOf(options))
    const before = await sessions(person)
    const second = key.sign(options)
    clock.pass(7)
    expect((await give(factor.enter, { ticket, second })).user_info.id).toBe(person.id)
    expect(await sessions(person)).toBe(before + 1)
    expect((await give(factor.info, {}, person)).passkeys).toMatchObject([
      { used_time: Math.floor(clock.read() / 1_000) },
    ])
    expect(await deny(factor.enter, { ticket, second })).toEqual(STALE)
    const again = await asksAtSignIn(world, person)
    expect(await deny(factor.enter, { ticket: again.ticket, second })).toEqual(WRONG)
    expect(await sessions(person)).toBe(before + 1)
  })

  test('twice at once with one answer opens one session', async () => {
    const { person, key } = await withPasskey()
    const { ticket, options } = await asksAtSignIn(world, person)
    const before = await sessions(person)
    const form = { ticket, second: key.sign(options, { counter: 0 }) }
    const answers = await Promise.all([1, 2, 3].map(() => ask(factor.enter, form)))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(await sessions(person)).toBe(before + 1)
  })

  test('by a passkey withdraws a cancellation', async () => {
    const { person, key } = await withPasskey()
    await sql.updateTable('member').set({ cancel_requested_at: now() }).where('id', '=', person.id).execute()
    const { ticket, options } = await asksAtSignIn(world, person)
    expect((await give(factor.enter, { ticket, second: key.sign(options) })).cancel_revoked).toBe(1)
  })

  test('asks whoever proved the first half, while that is not too long ago', async () => {
    const { person, key } = await withPasskey()
    const changes = await unlocks(world, person, await signs(world, person, key))
    for (const ticket of [changes, 'a'.repeat(43)])
      expect(await deny(factor.askPasskeyAtSignIn, { ticket })).toEqual(STALE)
    const { ticket } = await asksAtSignIn(world, person)
    clock.pass(SECOND_TICKET_LIFE + 1)
    expect(await deny(factor.askPasskeyAtSignIn, { ticket })).toEqual(STALE)
  })

  test('asks no passkey of whoever has none', async () => {
    const person = await member()
    await hasApp(world, person)
    const { ticket = '' } = await deny(session.signIn, { account: person.email, password: PASSWORD })
    expect(await deny(factor.askPasskeyAtSignIn, { ticket })).toEqual({ refusal: 'not-available' })
    for (const quote_no of ['', 'Q1'])
      expect(await deny(factor.askPasskey, { quote_no }, person)).toEqual({ refusal: 'not-available' })
  })
})

describe('a passkey is not believed', () => {
  type Key = ReturnType<typeof authenticator>
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const wrongs: Record<string, (key: Key, options: string) => string | Promise<string>> = {
    'whose phone did not look at whoever holds it': (key, options) => key.sign(options, { verified: false }),
    'of another origin': (key, options) => key.sign(options, { origin: 'https://evil.example' }),
    'of another host': (key, options) => key.sign(options, { host: 'evil.example' }),
    'that signed another challenge': (key, options) => key.sign(options, { challenge: 'YW5vdGhlcg' }),
    'that signed what was asked of another member': async (key, options) =>
      key.sign(options, { challenge: challengeOf((await asksAtSignIn(world, (await withPasskey()).person)).options) }),
    'that signed with another key': (key, options) => key.sign(options, { key: privateKey }),
    'that nobody made here': (_, options) => authenticator().sign(options),
    'that another member made': async (_, options) => (await withPasskey()).key.sign(options),
    'that says what the making of one says': (key, options) => key.sign(options, { type: 'webauthn.create' }),
    'of which only its name is said': (key) => JSON.stringify({ id: key.credential.toString('base64url') }),
    'that is nothing that can be read': () => '{"id":}',
    'that is only spoken of': () => 'passkey',
  }
  test.each(Object.entries(wrongs))('%s', async (_, wrong) => {
    const { person, key } = await withPasskey()
    const { ticket, options } = await asksAtSignIn(world, person)
    const before = await sessions(person)
    expect(await deny(factor.enter, { ticket, second: await wrong(key, options) })).toEqual(WRONG)
    expect([await sessions(person), (await rowOf(person)).used_at]).toEqual([before, null])
    await give(factor.enter, { ticket, second: key.sign(options) })
  })

  test('that was asked for another thing: for a change, for another sign-in, for a quote', async () => {
    const { person, key } = await withPasskey()
    const { ticket, options } = await asksAtSignIn(world, person)
    const other = await asksAtSignIn(world, person)
    for (const what of [await asked(world, person), other.options, await asked(world, person, ticket)])
      expect(await deny(factor.enter, { ticket, second: key.sign(what) })).toEqual(WRONG)
    expect(await deny(factor.unlock, { password: PASSWORD, second: key.sign(options) }, person)).toEqual(WRONG)
  })

  test('that counts back or stands still, which is logged without a word of it or its owner', async () => {
    const person = await member()
    const { key } = await makesPasskey(world, person)
    const enters = async (counter: number) => {
      const { ticket, options } = await asksAtSignIn(world, person)
      return (await ask(factor.enter, { ticket, second: key.sign(options, { counter }) })).data
    }
    expect(await enters(7)).toMatchObject({ user_info: { id: person.id } })
    expect((await rowOf(person)).counter).toBe(7n)
    const before = logged.length
    for (const counter of [7, 6, 0]) expect(await enters(counter)).toEqual(WRONG)
    const warnings = logged.slice(before).filter((line) => line.includes('a passkey counted back'))
    expect(warnings).toHaveLength(3)
    for (const line of warnings) expect(Object.keys(JSON.parse(line) as object)).toEqual(['level', 'time', 'msg'])
    expect(await enters(8)).toMatchObject({ user_info: { id: person.id } })
  })

  test('of what a stranger wrote there, no word is logged', async () => {
    const { person, key } = await withPasskey()
    const { ticket, options } = await asksAtSignIn(world, person)
    const altered = { origin: 'https://mara-lindqvist.example', challenge: 'bWFyYSBsaW5kcXZpc3Q' }
    for (const [name, word] of Object.entries(altered))
      expect(await deny(factor.enter, { ticket, second: key.sign(options, { [name]: word }) })).toEqual(WRONG)
    expect(Object.values(altered).filter((word) => logged.some((line) => line.includes(word)))).toEqual([])
  })

  test('more than five times, even when it is right; and nowhere but there', async () => {
    const { person, key } = await withPasskey()
    const { ticket, options } = await asksAtSignIn(world, person)
    for (let miss = 0; miss < SECOND_TRIES; miss += 1)
      expect(await deny(factor.enter, { ticket, second: GARBAGE })).toEqual(WRONG)
    expect(await deny(factor.enter, { ticket, second: key.sign(options) })).toEqual(LOCKED)
    await unlocks(world, person, await signs(world, person, key))
    for (let miss = 0; miss < SECOND_TRIES; miss += 1)
      expect(await deny(factor.unlock, { password: PASSWORD, second: GARBAGE }, person)).toEqual(WRONG)
    const second = await signs(world, person, key)
    expect(await deny(factor.unlock, { password: PASSWORD, second }, person)).toMatchObject({
      refusal: 'second-locked',
    })
  })
})

describe('what is drawn for a change', () => {
  const paused = async (person: Person) => (await give(security.setPause, {}, person)).ways
  const lifts = (second: string) => ({ password: PASSWORD, second })

  test('is signed once, whatever it is for, while it is good, and by its own member', async () => {
    const { person, key } = await withPasskey()
    const second = await signs(world, person, key)
    await unlocks(world, person, second)
    expect(await deny(factor.unlock, { password: PASSWORD, second }, person)).toEqual(WRONG)
    expect(await paused(person)).toEqual(['passkey', 'recovery'])
    expect(await deny(security.liftPause, lifts(second), person)).toEqual(WRONG)
    const late = await signs(world, person, key)
    clock.pass(SECOND_TICKET_LIFE + 1)
    expect(await deny(security.liftPause, lifts(late), person)).toEqual(WRONG)
    const other = await withPasskey()
    const theirs = await asked(world, other.person)
    expect(await deny(security.liftPause, lifts(key.sign(theirs)), person)).toEqual(WRONG)
    expect((await give(security.liftPause, lifts(await signs(world, person, key)), person)).paused_at).toBe(null)
  })

  test('said in two calls at once does one of them', async () => {
    const { person, key } = await withPasskey()
    await paused(person)
    const second = await signs(world, person, key)
    const answers = await Promise.all([
      ask(factor.unlock, { password: PASSWORD, second }, person),
      ask(security.liftPause, lifts(second), person),
      ask(factor.unlock, { password: PASSWORD, second }, person),
    ])
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    for (const { data } of answers.filter(({ code }) => code !== 1)) expect(data).toEqual(WRONG)
  })

  test('is drawn so often and no more in five minutes; a quote is asked about without', async () => {
    const { person } = await withPasskey()
    for (let at = 0; at < PASSKEY_ASKS.times; at += 1) await asked(world, person)
    expect(await deny(factor.askPasskey, {}, person)).toMatchObject({ refusal: 'too-often' })
    await asked(world, person, 'Q1')
  })
})

describe('money above five hundred euros', () => {
  const wish = { to: 'nils_01', account: 'balance', amount: '600', remark: '' } as const
  const quoted = async (person: Person) => {
    const { quote_no, second } = await give(transfer.quote, wish, person)
    expect(second).toEqual({ ways: ['passkey', 'recovery'] })
    return { ...wish, quote_no, payword: PIN, idem: newKey() }
  }
  const rich = async () => {
    const made = await withPasskey()
    await bring(world, made.person, 'balance', 1_000_000n)
    return made
  }

  test('goes by what a passkey signed for this quote, and for no other', async () => {
    const { person, key } = await rich()
    const [one, other] = [await quoted(person), await quoted(person)]
    const second = await signs(world, person, key, one.quote_no)
    expect(await deny(transfer.send, { ...other, second }, person)).toEqual(WRONG)
    expect(await deny(transfer.send, { ...other, second: await signs(world, person, key) }, person)).toEqual(WRONG)
    expect(await deny(transfer.send, { ...one, payword: '910284', second }, person)).toMatchObject({
      refusal: 'pin-wrong',
    })
    expect(await holds(world, person, 'balance')).toBe(1_000_000n)
    const done = await give(transfer.send, { ...one, second }, person)
    expect(done.money.balance).toBe('9400.00')
    expect((await give(transfer.send, { ...one, second }, person)).log_id).toBe(done.log_id)
    expect(await deny(transfer.send, { ...one, second, idem: newKey() }, person)).toEqual({ refusal: 'quote-stale' })
    expect(await holds(world, person, 'balance')).toBe(940_000n)
    expect(nils.id).toBeGreaterThan(0)
  })

  test('is not moved by what another member signed for the same number', async () => {
    const [{ person }, other] = [await rich(), await rich()]
    const form = await quoted(person)
    const second = await signs(world, other.person, other.key, form.quote_no)
    expect(await deny(transfer.send, { ...form, second }, person)).toEqual(WRONG)
    expect(await deny(transfer.send, { ...form, second }, other.person)).toEqual({ refusal: 'quote-stale' })
  })

  test('waits once five answers were wrong, and is told to take the app where there is one', async () => {
    const { person, key } = await rich()
    await hasApp(world, person)
    const { quote_no, second } = await give(transfer.quote, wish, person)
    expect(second).toEqual({ ways: ['passkey', 'totp', 'recovery'] })
    const form = { ...wish, quote_no, payword: PIN, idem: newKey() }
    for (let miss = 0; miss < SECOND_TRIES; miss += 1)
      expect(await deny(transfer.send, { ...form, second: GARBAGE }, person)).toEqual(WRONG)
    for (const right of [appCode(now()), await signs(world, person, key, quote_no)])
      expect(await deny(transfer.send, { ...form, second: right }, person)).toEqual(LOCKED)
  })
})
