import { base32 } from '@scure/base'
import { describe, expect, test } from 'vitest'
import { factor } from '#contract/factor.ts'
import { PASSKEYS_MOST, SECOND_TICKET_LIFE } from '#contract/limits.ts'
import { session } from '#contract/session.ts'
import { authenticator } from '#tests/world/authenticator.ts'
import { appCode, hasApp } from '#tests/world/factor.ts'
import { asksAtSignIn, makesPasskey, signs, unlocks } from '#tests/world/passkeys.ts'
import { PASSWORD, type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { ask, give, deny, member, clock, sql, letters, logged } = world
const now = () => new Date(clock.read())
const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
const WRONG = { refusal: 'second-wrong', reason: 'wrong' }
const STALE = { refusal: 'ticket-stale' }

const info = (person: Person) => give(factor.info, {}, person)
const newest = (to: string) => letters().find((letter) => letter.to === to)?.subject
const kept = ({ id }: Person) => sql.selectFrom('passkey').selectAll().where('member_id', '=', id).execute()
const begins = async (person: Person, second = '') => {
  const ticket = await unlocks(world, person, second)
  return { ticket, options: (await give(factor.beginPasskey, { ticket }, person)).options }
}
const challengeOf = (options: string) => (JSON.parse(options) as { challenge: string }).challenge
const renamed = (answer: string) => JSON.stringify({ ...JSON.parse(answer), id: 'QUJD', rawId: 'QUJD' })
const withPasskey = async () => {
  const person = await member()
  return { person, ...(await makesPasskey(world, person)) }
}

describe('a passkey', () => {
  test('is made, listed and told of, and is asked for from then on; the first factor brings ten codes', async () => {
    const person = await member()
    const { key, codes } = await makesPasskey(world, { ...person, agent: PHONE })
    expect(new Set(codes).size).toBe(10)
    const shown = {
      passkey_no: expect.stringMatching(/^[0-9a-f]{32}$/),
      browser: 'Chrome',
      system: 'Android',
      create_time: Math.floor(clock.read() / 1_000),
      used_time: null,
    }
    expect(await info(person)).toEqual({
      ways: ['passkey', 'recovery'],
      since: null,
      passkeys: [shown],
      passkey_host: 'quay.test',
      codes_left: 10,
      asks_above: '500',
    })
    expect(newest(person.email)).toBe('A passkey was added to your Quay account')
    expect(await kept(person)).toMatchObject([
      { credential: key.credential, host: 'quay.test', transports: ['internal'] },
    ])
    for (const text of [...codes, key.credential.toString('base64url')]) expect(logged.join('')).not.toContain(text)
  })

  test('is made with whoever holds the phone looked at, for this house, and not twice on one phone', async () => {
    const { person, key } = await withPasskey()
    const { options } = await begins(person, await signs(world, person, key))
    expect(JSON.parse(options)).toMatchObject({
      rp: { id: 'quay.test', name: 'Quay' },
      user: { name: person.email },
      attestation: 'none',
      excludeCredentials: [{ id: key.credential.toString('base64url'), transports: ['internal'] }],
      authenticatorSelection: { userVerification: 'required' },
    })
    expect(options).not.toContain(`"${person.id}"`)
  })

  test('beside another, or beside an app, brings no new codes; an app beside it brings none either', async () => {
    const { person, key } = await withPasskey()
    expect((await makesPasskey(world, person, await signs(world, person, key))).codes).toEqual([])
    expect((await info(person)).passkeys).toHaveLength(2)
    const ticket = await unlocks(world, person, await signs(world, person, key))
    const secret = Buffer.from(base32.decode((await give(factor.beginApp, { ticket }, person)).secret))
    expect((await give(factor.proveApp, { ticket, second: appCode(now(), secret) }, person)).codes).toEqual([])
    expect(await info(person)).toMatchObject({ ways: ['passkey', 'totp', 'recovery'], codes_left: 10 })
    const app = await member()
    await hasApp(world, app)
    expect((await makesPasskey(world, app, appCode(now()))).codes).toEqual([])
    expect((await info(app)).ways).toEqual(['passkey', 'totp', 'recovery'])
  })

  test('is one of ten at most, and of two that are made at once the eleventh is refused', async () => {
    const { person, key } = await withPasskey()
    for (let at = 1; at < PASSKEYS_MOST - 1; at += 1) await makesPasskey(world, person, await signs(world, person, key))
    const tries = []
    for (let at = 0; at < 2; at += 1) {
      const { ticket, options } = await begins(person, await signs(world, person, key))
      tries.push({ ticket, answer: authenticator().make(options) })
    }
    const answers = await Promise.all(tries.map((form) => ask(factor.provePasskey, form, person)))
    expect(answers.filter(({ code }) => code !== 1).map(({ data }) => data)).toEqual([{ refusal: 'passkeys-enough' }])
    const ticket = await unlocks(world, person, await signs(world, person, key))
    expect(await deny(factor.beginPasskey, { ticket }, person)).toEqual({ refusal: 'passkeys-enough' })
    expect(await kept(person)).toHaveLength(PASSKEYS_MOST)
  })

  test('is one member’s, once', async () => {
    const { person, key } = await withPasskey()
    const again = await begins(person, await signs(world, person, key))
    expect(await deny(factor.provePasskey, { ticket: again.ticket, answer: key.make(again.options) }, person)).toEqual({
      refusal: 'said-already',
    })
    const other = await member()
    const theirs = await begins(other)
    expect(await deny(factor.provePasskey, { ticket: theirs.ticket, answer: key.make(theirs.options) }, other)).toEqual(
      { refusal: 'said-already' },
    )
    expect([(await kept(person)).length, await kept(other)]).toEqual([1, []])
    expect((await info(other)).codes_left).toBe(0)
  })

  test('is made by one ticket once, while it is good, and by nobody else’s', async () => {
    const [person, other] = [await member(), await member()]
    const { ticket, options } = await begins(person)
    const answer = authenticator().make(options)
    expect(await deny(factor.beginPasskey, { ticket }, other)).toEqual(STALE)
    expect(await deny(factor.provePasskey, { ticket, answer }, other)).toEqual(STALE)
    await give(factor.provePasskey, { ticket, answer }, person)
    expect(await deny(factor.provePasskey, { ticket, answer }, person)).toEqual(STALE)
    const late = await begins(other)
    clock.pass(SECOND_TICKET_LIFE + 1)
    expect(await deny(factor.beginPasskey, { ticket: late.ticket }, other)).toEqual(STALE)
    const form = { ticket: late.ticket, answer: authenticator().make(late.options) }
    expect(await deny(factor.provePasskey, form, other)).toEqual(STALE)
  })
})

describe('nothing is kept of a passkey', () => {
  const key = authenticator()
  const wrongs: Record<string, (options: string) => string | Promise<string>> = {
    'whose phone did not look at whoever holds it': (options) => key.make(options, { verified: false }),
    'of another origin': (options) => key.make(options, { origin: 'https://quay.test.evil.example' }),
    'of the same name without TLS': (options) => key.make(options, { origin: 'http://quay.test' }),
    'of another host': (options) => key.make(options, { host: 'evil.example' }),
    'that answers another challenge': (options) => key.make(options, { challenge: 'YW5vdGhlcg' }),
    'that answers another member’s ticket': async (options) =>
      key.make(options, { challenge: challengeOf((await begins(await member())).options) }),
    'that says what a use of one says': (options) => key.make(options, { type: 'webauthn.get' }),
    'that is a use of one': (options) => key.sign(options, { host: 'quay.test' }),
    'without a name': (options) => key.make(options, { id: Buffer.alloc(0) }),
    'that is named otherwise than it says': (options) => renamed(key.make(options, { id: Buffer.alloc(0) })),
    'of which only its name is said': () => JSON.stringify({ id: 'QUJD', rawId: 'QUJD', type: 'public-key' }),
    'that is no passkey': () => '{}',
    'that is nothing': () => 'null',
    'that cannot be read': () => '{"id":',
  }
  test.each(Object.entries(wrongs))('%s', async (_, wrong) => {
    const person = await member()
    const { ticket, options } = await begins(person)
    expect(await deny(factor.provePasskey, { ticket, answer: await wrong(options) }, person)).toEqual(WRONG)
    expect([await kept(person), (await info(person)).codes_left]).toEqual([[], 0])
    const answer = authenticator().make(options)
    expect((await give(factor.provePasskey, { ticket, answer }, person)).codes).toHaveLength(10)
  })

  test('that answers another ticket of the same member', async () => {
    const person = await member()
    const [one, other] = [await begins(person), await begins(person)]
    const answer = key.make(one.options)
    expect(await deny(factor.provePasskey, { ticket: other.ticket, answer }, person)).toEqual(WRONG)
    expect(await kept(person)).toEqual([])
  })

  test.each([
    ['one word', 'usb', []],
    ['none at all', null, []],
    [
      'words nobody knows, or too many',
      ['internal', 'pigeon', 7, null, { a: 1 }, 'hybrid', 'hybrid'],
      ['hybrid', 'internal'],
    ],
  ])('but the ways to it that are known: %s', async (_, transports, known) => {
    const person = await member()
    const { ticket, options } = await begins(person)
    await give(factor.provePasskey, { ticket, answer: authenticator().make(options, { transports }) }, person)
    expect((await kept(person)).map((row) => row.transports)).toEqual([known])
  })
})

describe('what proves the second factor is removed', () => {
  test('one by one; with the last of them nothing is asked for, and the recovery codes open nothing', async () => {
    const { person, key, codes } = await withPasskey()
    await hasApp(world, person)
    const other = await makesPasskey(world, person, await signs(world, person, key))
    const drops = async (part: string) => {
      const ticket = await unlocks(world, person, await signs(world, person, key))
      return give(factor.remove, { ticket, part }, person)
    }
    expect(await drops('app')).toMatchObject({ ways: ['passkey', 'recovery'], since: null, passkeys: [{}, {}] })
    expect(newest(person.email)).toBe('Your authenticator app was removed from Quay')
    const rows = await kept(person)
    const noOf = (credential: Buffer) => rows.find((row) => row.credential.equals(credential))?.passkey_no ?? ''
    expect((await drops(noOf(other.key.credential))).passkeys).toMatchObject([{ passkey_no: noOf(key.credential) }])
    expect(newest(person.email)).toBe('A passkey was removed from your Quay account')
    expect(await drops(noOf(key.credential))).toMatchObject({ ways: [], passkeys: [], codes_left: 0 })
    expect(newest(person.email)).toBe('Two-step verification is off for your Quay account')
    expect((await give(session.signIn, { account: person.email, password: PASSWORD })).user_info.id).toBe(person.id)
    const { codes: fresh } = await makesPasskey(world, person)
    const { ticket } = await asksAtSignIn(world, person)
    expect(await deny(factor.enter, { ticket, second: codes[0]! })).toEqual(WRONG)
    expect((await give(factor.enter, { ticket, second: fresh[0]! })).user_info.id).toBe(person.id)
  })

  test('by its owner alone, who has it, with a ticket that is good once', async () => {
    const [{ person, key }, other] = [await withPasskey(), await withPasskey()]
    const [theirs, own] = [(await kept(other.person))[0]!.passkey_no, (await kept(person))[0]!.passkey_no]
    const ticket = await unlocks(world, person, await signs(world, person, key))
    for (const part of [theirs, 'app', 'f'.repeat(32), 'é', '%'])
      expect(await deny(factor.remove, { ticket, part }, person)).toEqual({ refusal: 'missing' })
    expect(await deny(factor.remove, { ticket, part: theirs }, other.person)).toEqual(STALE)
    expect(await kept(other.person)).toHaveLength(1)
    const proposed = await unlocks(world, person, await signs(world, person, key))
    await give(factor.beginApp, { ticket: proposed }, person)
    expect(await deny(factor.remove, { ticket: proposed, part: 'app' }, person)).toEqual({ refusal: 'missing' })
    await give(factor.remove, { ticket, part: own }, person)
    expect(await deny(factor.remove, { ticket, part: own }, person)).toEqual(STALE)
  })

  test('all at once, passkeys too', async () => {
    const { person, key } = await withPasskey()
    const ticket = await unlocks(world, person, await signs(world, person, key))
    expect(await give(factor.drop, { ticket }, person)).toMatchObject({ ways: [], passkeys: [], codes_left: 0 })
    expect([newest(person.email), await kept(person)]).toEqual([
      'Two-step verification is off for your Quay account',
      [],
    ])
  })

  test('new codes are given to whoever has a passkey', async () => {
    const { person, key, codes } = await withPasskey()
    const ticket = await unlocks(world, person, await signs(world, person, key))
    const fresh = await give(factor.renewCodes, { ticket }, person)
    expect(fresh.codes).toHaveLength(10)
    expect(fresh.codes).not.toContain(codes[0])
    expect(newest(person.email)).toBe('You have new Quay recovery codes')
  })
})
