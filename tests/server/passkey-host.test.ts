import { describe, expect, test } from 'vitest'
import { factor } from '#contract/factor.ts'
import { session } from '#contract/session.ts'
import { readConfig } from '#server/config.ts'
import { logLostPasskeys } from '#server/factor/lost-passkeys.ts'
import { originAt } from '#server/lib/origin.ts'
import { passkeyHost } from '#server/lib/passkey-host.ts'
import { authenticator } from '#tests/world/authenticator.ts'
import { appCode, RECOVERY, hasApp } from '#tests/world/factor.ts'
import { makesPasskey, unlocks } from '#tests/world/passkeys.ts'
import { PASSWORD, type Person, type World } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const numbered = await openWorld({ settings: { origin: 'http://127.0.0.1:5100' } })
const local = await openWorld({ settings: { origin: 'http://localhost:5100' } })

const code = ({ clock }: World) => appCode(new Date(clock.read()))
const moves = ({ sql }: World, { id }: Person, host: string) =>
  sql.updateTable('passkey').set({ host }).where('member_id', '=', id).execute()
const info = ({ give }: World, person: Person) => give(factor.info, {}, person)

describe('the name of the house', () => {
  test.each([
    ['https://quay.example', 'quay.example'],
    ['http://localhost:5100', 'localhost'],
    ['http://127.0.0.1:5100', undefined],
    ['http://[::1]:5100', undefined],
    ['https://203.0.113.7', undefined],
  ])('of %s is %s', (origin, host) => {
    expect(passkeyHost({ origin })).toBe(host)
  })

  test.each([
    ['127.0.0.1', 'http://localhost:5100'],
    ['0.0.0.0', 'http://localhost:5100'],
    ['::', 'http://localhost:5100'],
    ['::1', 'http://localhost:5100'],
    ['192.168.1.5', 'http://192.168.1.5:5100'],
    ['2001:db8::7', 'http://[2001:db8::7]:5100'],
    ['quay.lan', 'http://quay.lan:5100'],
  ])('that listens at %s and was told nothing else is where a browser opens it: %s', (host, origin) => {
    expect(originAt({ host, port: 5100 })).toBe(origin)
  })

  test('of the demo takes passkeys', async () => {
    const { host, port } = readConfig({ QUAY_MODE: 'demo', PEPPER: 'a pepper' })
    expect(originAt({ host, port })).toBe(local.context.settings.origin)
    const person = await local.member()
    await makesPasskey(local, person, '', authenticator('http://localhost:5100'))
    expect(await info(local, person)).toMatchObject({ ways: ['passkey', 'recovery'], passkey_host: 'localhost' })
  })
})

test('a house that has a number and no name makes no passkey and asks for none; the app works', async () => {
  const { give, deny, member } = numbered
  const person = await member()
  const ticket = await unlocks(numbered, person)
  const none = { refusal: 'not-available' }
  expect(await deny(factor.beginPasskey, { ticket }, person)).toEqual(none)
  expect(await deny(factor.provePasskey, { ticket, answer: '{}' }, person)).toEqual(none)
  expect(await deny(factor.askPasskey, {}, person)).toEqual(none)
  expect(await info(numbered, person)).toMatchObject({ ways: [], passkey_host: '' })
  await hasApp(numbered, person)
  const asked = await deny(session.signIn, { account: person.email, password: PASSWORD })
  expect(asked.ways).toEqual(['totp', 'recovery'])
  expect(await deny(factor.askPasskeyAtSignIn, { ticket: asked.ticket ?? '' })).toEqual(none)
  const entered = await give(factor.enter, { ticket: asked.ticket ?? '', second: code(numbered) })
  expect(entered.user_info.id).toBe(person.id)
})

describe('once the house has another name', () => {
  test('the passkeys of the former one are not offered and not believed; the app and the recovery codes are', async () => {
    const { give, deny, member } = local
    const person = await member()
    await hasApp(local, person)
    const { key } = await makesPasskey(local, person, code(local), authenticator('http://localhost:5100'))
    await moves(local, person, 'quay.former')
    expect(await info(local, person)).toMatchObject({ ways: ['totp', 'recovery'], passkeys: [], codes_left: 3 })
    const { ticket = '', ways } = await deny(session.signIn, { account: person.email, password: PASSWORD })
    expect(ways).toEqual(['totp', 'recovery'])
    expect(await deny(factor.askPasskeyAtSignIn, { ticket })).toEqual({ refusal: 'not-available' })
    const options = JSON.stringify({ rpId: 'localhost', challenge: ticket })
    expect(await deny(factor.enter, { ticket, second: key.sign(options) })).toMatchObject({ refusal: 'second-wrong' })
    expect((await give(factor.enter, { ticket, second: RECOVERY[0]! })).user_info.id).toBe(person.id)
  })

  test('whoever had nothing but passkeys is asked for a recovery code: a stolen password is still not enough', async () => {
    const { give, deny, member } = local
    const person = await member()
    const home = 'http://localhost:5100'
    const { codes } = await makesPasskey(local, person, '', authenticator(home))
    await moves(local, person, 'quay.former')
    const { ticket = '', ways } = await deny(session.signIn, { account: person.email, password: PASSWORD })
    expect(ways).toEqual(['recovery'])
    const entered = await give(factor.enter, { ticket, second: codes[0] ?? '' })
    expect(entered.user_info.id).toBe(person.id)
    const made = await makesPasskey(local, person, codes[1] ?? '', authenticator(home))
    expect(made.codes).toEqual([])
    expect(await info(local, person)).toMatchObject({ ways: ['passkey', 'recovery'], codes_left: 8 })
  })

  test('it says when it opens how many were lost by that, and nothing where none was', async () => {
    const world = await openWorld()
    const said = async () => {
      const before = world.logged.length
      await logLostPasskeys(world.context)
      return world.logged.slice(before).map((line) => JSON.parse(line) as object)
    }
    const [mara, nils] = [await world.member(), await world.member()]
    for (const person of [mara, nils]) await makesPasskey(world, person)
    expect(await said()).toEqual([])
    await moves(world, mara, 'quay.former')
    const lost = 'passkeys were made for another host than that of ORIGIN, and are not asked for'
    expect(await said()).toEqual([{ level: 40, time: expect.any(String), passkeys: 1, host: 'quay.test', msg: lost }])
  })
})
