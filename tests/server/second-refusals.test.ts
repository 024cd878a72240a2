import { describe, expect, test } from 'vitest'
import { card } from '#contract/card.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { SECOND_LOCK, SECOND_TRIES, TOTP } from '#contract/limits.ts'
import { payoutAddress } from '#contract/payout-address.ts'
import { security } from '#contract/security.ts'
import { service } from '#contract/service.ts'
import { type Scene, session } from '#contract/session.ts'
import { ACCOUNT } from '#tests/world/banks.ts'
import { becomesCentre } from '#tests/world/service.ts'
import { appCode, hasApp } from '#tests/world/factor.ts'
import { newKey, PIN } from '#tests/world/money.ts'
import { ADDRESSES } from '#tests/world/payout-addresses.ts'
import { PASSWORD, type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld({ settings: { codesPerNetwork: 400 } })
const { give, deny, ask, member, clock, codeTo } = world
await member({ username: 'nils_01' })

const now = () => new Date(clock.read())
const right = () => {
  clock.pass(TOTP.step)
  return appCode(now())
}
const wrong = () => (appCode(now()) === '000000' ? '000001' : '000000')

type Owner = Person & { readonly mobile: string }

let numbers = 0
const number = () => `1390000${1_000 + (numbers += 1)}`
async function owner(): Promise<Owner> {
  const mobile = number()
  const person = await member({ pin: PIN, mobile })
  await hasApp(world, person)
  return { ...person, mobile }
}

type Asking = Exclude<Scene, 'register' | 'reset'>
async function codeOf(person: Person, scene: Asking, type: 'email' | 'mobile', account: string, said = account) {
  await give(session.sendCode, { scene, type, account: said }, person)
  return codeTo(account)
}
const NEW = { password: 'a-new-harbour', password_confirm: 'a-new-harbour' }

const CALLS: readonly [string, Endpoint, (person: Owner) => Promise<object>][] = [
  ['a bank account', card.bind, async () => ({ ...ACCOUNT, payword: PIN })],
  [
    'a payout address',
    payoutAddress.bind,
    async (person) => ({
      network: 'TRC20',
      address: ADDRESSES.TRC20[0],
      label: 'Exchange',
      code: await codeOf(person, 'withdraw_address', 'email', person.email, ''),
      payword: PIN,
    }),
  ],
  [
    'a PIN that was forgotten',
    security.resetPin,
    async (person) => ({
      code: await codeOf(person, 'payword', 'email', person.email, ''),
      payword: '582047',
      payword_confirm: '582047',
    }),
  ],
  ['another password', security.updatePassword, async () => ({ old_password: PASSWORD, ...NEW })],
  [
    'another phone number',
    security.updateMobile,
    async (person) => {
      const mobile = number()
      const old_code = await codeOf(person, 'up_mobile', 'mobile', person.mobile, '')
      return { old_code, mobile, code: await codeOf(person, 'up_mobile', 'mobile', mobile) }
    },
  ],
  [
    'another e-mail address',
    security.setEmail,
    async (person) => {
      const email = `new-${person.email}`
      return { email, code: await codeOf(person, 'bind_email', 'email', email), password: PASSWORD }
    },
  ],
  [
    'a password that was forgotten',
    session.resetPassword,
    async ({ email: account }) => {
      await give(session.sendResetCode, { type: 'email', account })
      return { account, code: codeTo(account), ...NEW }
    },
  ],
  [
    'credit that is sent',
    service.sendCredit,
    async (person) => {
      await becomesCentre(world, person, { credit: 100_000n })
      const wish = { to: 'nils_01', amount: '600' }
      const { quote_no } = await give(service.quoteCredit, wish, person)
      return { ...wish, quote_no, payword: PIN, idem: newKey() }
    },
  ],
]
const saying = async (call: Endpoint, form: object, person: Person) => deny(call, form as never, person)

async function misses(person: Person, call: Endpoint, form: object): Promise<void> {
  const tried = call === service.sendCredit ? { call, form } : { call: card.bind, form: { ...ACCOUNT, payword: PIN } }
  for (let miss = 0; miss < SECOND_TRIES; miss += 1)
    expect(await saying(tried.call, { ...tried.form, second: wrong() }, person)).toMatchObject({
      refusal: 'second-wrong',
    })
}

describe.each(CALLS)('%s', (_, call, begins) => {
  test('needs the second factor besides, and goes by a right one', async () => {
    const person = await owner()
    const form = await begins(person)
    expect(await saying(call, form, person)).toEqual({
      refusal: 'second-needed',
      reason: 'second',
      ways: ['totp', 'recovery'],
      ...(call === session.resetPassword && { ticket: expect.any(String) }),
    })
    expect(await saying(call, { ...form, second: wrong() }, person)).toEqual({
      refusal: 'second-wrong',
      reason: 'wrong',
    })
    expect((await ask(call, { ...form, second: right() } as never, person)).code).toBe(1)
  })

  test('hears none after five wrong ones', async () => {
    const person = await owner()
    const form = await begins(person)
    await misses(person, call, form)
    expect(await saying(call, { ...form, second: right() }, person)).toEqual({
      refusal: 'second-locked',
      reason: 'locked',
      retry_after: SECOND_LOCK - TOTP.step,
    })
  })
})

test('the ticket of a password that was forgotten is its own member’s, and good for minutes', async () => {
  const [person, somebody] = [await owner(), await owner()]
  const begins = async ({ email: account }: Person) => {
    await give(session.sendResetCode, { type: 'email', account })
    const form = { account, code: codeTo(account), ...NEW }
    return { ...form, ticket: (await deny(session.resetPassword, form)).ticket ?? '' }
  }
  const [mine, theirs] = [await begins(person), await begins(somebody)]
  for (const ticket of ['no ticket of ours', theirs.ticket])
    expect(await deny(session.resetPassword, { ...mine, ticket, second: right() })).toEqual({ refusal: 'ticket-stale' })
  await give(session.resetPassword, { ...mine, second: right() })
})
