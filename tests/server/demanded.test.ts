import { describe, expect, test } from 'vitest'
import { account } from '#contract/account.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { factor } from '#contract/factor.ts'
import { home } from '#contract/home.ts'
import { contract } from '#contract/index.ts'
import { merchant } from '#contract/merchant.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import type { Role } from '#server/lib/call.ts'
import { lacksSecond } from '#server/factor/required-of-merchants.ts'
import { authenticator } from '#tests/world/authenticator.ts'
import { appCode, hasApp } from '#tests/world/factor.ts'
import { APPLICATION, moved, OFFER, roles, stored } from '#tests/world/merchants.ts'
import { bring, newKey, PIN } from '#tests/world/money.ts'
import { keepMatching } from '#server/trade/matcher.ts'
import { rowOf } from '#tests/world/trade-moves.ts'
import { accepted, asSeen, dealer, match, offeredTo, openMarket, seller, start } from '#tests/world/trade.ts'
import { PASSWORD, type Person, type World } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld({ settings: { mode: 'production' } })
const { sql, context, member, give, deny, ask, clock } = world
await openMarket(world)
const elsewhere = await openWorld()

const calls = Object.values(contract).flatMap((room) => Object.values<Endpoint>(room))
type Judged = readonly (readonly [path: string, says?: Readonly<Record<string, unknown>>])[]

/** By what a merchant takes on something new. */
const BEGINS: Judged = [
  ['/trade/merchant/take'],
  ['/trade/merchant/answer', { accept: 1 }],
  ['/trade/merchant/margin'],
  ['/trade/merchant/set_state', { to: 'active' }],
  ['/trade/merchant/set_offer'],
]

/** By what a merchant brings to its end what is open, takes part no more, or asks to become one. */
const PASSES: Judged = [
  ['/trade/merchant/answer', { accept: 0 }],
  ['/trade/merchant/pay'],
  ['/trade/merchant/undo'],
  ['/trade/merchant/abandon'],
  ['/trade/merchant/set_state', { to: 'break' }],
  ['/trade/merchant/set_state', { to: 'leaving' }],
  ['/trade/merchant/apply'],
]

const callAt = (path: string) => calls.find((call) => call.path === path)!
const cases = (table: Judged) => table.map(([path, says = {}]) => ({ path, says }))
const said = async (path: string, form: object, by: Person, of: World = world) =>
  (await of.ask(callAt(path), form as never, by)).data

const ROLES: Role[] = ['merchant', 'store', 'captain', 'service']
const trader = (of: World = world) => of.member({ pin: PIN, roles: ROLES })
async function secured(person: Person): Promise<Person> {
  await hasApp(world, person)
  return person
}
const dropsApp = (person: Person) => sql.deleteFrom('totp').where('member_id', '=', person.id).execute()

describe('of every call of a merchant or a store that changes something', () => {
  test('it is said here whether something new is taken on by it, and of no other call that there is', () => {
    const traded = calls.filter(
      (call) =>
        call.writes && (['merchant', 'store'].includes(call.access) || call.path.startsWith('/trade/merchant/')),
    )
    const judged = new Set([...BEGINS, ...PASSES].map(([path]) => path))
    expect([...judged].toSorted()).toEqual(traded.map(({ path }) => path).toSorted())
    const others = calls.filter(({ path }) => !judged.has(path))
    expect(others.filter(({ begins }) => begins({}) !== undefined)).toEqual([])
    const refused = calls.filter(({ refusals }) => refusals.includes('second-demanded')).map(({ path }) => path)
    expect(refused.toSorted()).toEqual(
      [...new Set(BEGINS.map(([path]) => path)), factor.remove.path, factor.drop.path].toSorted(),
    )
  })

  test.each(cases(BEGINS))('$path $says is refused in production without a second factor', async ({ path, says }) => {
    const person = await trader()
    expect(callAt(path).begins(says)).toBe('merchant')
    expect(await said(path, says, person)).toEqual({ refusal: 'second-demanded' })
    expect(await said(path, says, await secured(person))).not.toMatchObject({ refusal: 'second-demanded' })
    expect(await said(path, says, await trader(elsewhere), elsewhere)).not.toMatchObject({ refusal: 'second-demanded' })
  })

  test.each(cases(PASSES))('$path $says goes on without one', async ({ path, says }) => {
    expect(callAt(path).begins(says)).toBeUndefined()
    expect(await said(path, says, await trader())).not.toMatchObject({ refusal: 'second-demanded' })
  })
})

test('whoever applies needs none, pays no deposit without one, and becomes a merchant with it', async () => {
  const person = await member({ pin: PIN })
  await bring(world, person, 'balance', 20_000n)
  await give(merchant.apply, { ...APPLICATION, idem: newKey() }, person)
  await moved(world, person, { type: 'verify', by: 'operator' })
  const payment = { payword: PIN, idem: newKey() }
  expect(await ask(merchant.margin, payment, person)).toEqual({
    code: 0,
    msg: 'Turn on two-step verification first. Your account needs it before it takes on anything new. You can still finish what is open, and withdraw.',
    data: { refusal: 'second-demanded' },
  })
  expect((await stored(world, person)).state).toBe('verified')
  await secured(person)
  await give(merchant.margin, payment, person)
  expect(await roles(world, person)).toEqual(['merchant'])
  await give(merchant.setOffer, OFFER, person)
})

test('a merchant reads of the demand as long as there is no second factor, and nobody else does', async () => {
  const isDemanded = async (person: Person, of: World = world) =>
    (await of.give(account.profile, {}, person)).second_demanded
  const person = await member({ roles: ['merchant'] })
  expect(await isDemanded(person)).toBe(1)
  expect(await isDemanded(await secured(person))).toBe(0)
  expect(await isDemanded(await member())).toBe(0)
  expect(await isDemanded(await elsewhere.member({ roles: ['merchant'] }), elsewhere)).toBe(0)
})

test('what is open is brought to its end without one, and who withdraws is not asked for it', async () => {
  const [mara, buyer] = [await seller(world), await secured(await dealer(world, { price: '1.30' }))]
  const order = await accepted(world, mara, buyer, { pay_type: 'wallet' })
  await dropsApp(buyer)
  const { status } = await give(merchant.pay, { ...asSeen(order), images: '[]', payword: PIN }, buyer)
  expect(status).not.toBe(order.status)
  const quote = await ask(withdrawal.quote, {} as never, buyer)
  expect(quote.data).not.toMatchObject({ refusal: 'second-demanded' })
  expect((await give(merchant.setState, { to: 'break' }, buyer)).merchant.state).toBe('break')
  expect(await deny(merchant.setState, { to: 'active' }, buyer)).toEqual({ refusal: 'second-demanded' })
})

describe('who looks for a merchant', () => {
  const buyers = async () => (await give(home.index, {})).buyers.count

  test('is sent to none without a second factor, and counts none', async () => {
    const mara = await seller(world)
    const otto = await dealer(world, { price: '1.40' })
    const before = await buyers()
    const order = await start(world, mara)
    await match(world)
    expect((await rowOf(world, order.order_no)).merchant_id).toBeNull()
    await secured(otto)
    expect(await buyers()).toBe(before + 1)
    expect((await offeredTo(world, otto, order)).order_no).toBe(order.order_no)
  })

  test('is not accepted of itself by one who has none any more', async () => {
    const [mara, otto] = [await seller(world), await secured(await dealer(world, { price: '1.50' }))]
    const order = await start(world, mara)
    await offeredTo(world, otto, order)
    await sql.updateTable('merchant').set({ auto_accept: true }).where('member_id', '=', otto.id).execute()
    await dropsApp(otto)
    const stop = keepMatching(context)
    await expect.poll(async () => (await rowOf(world, order.order_no)).merchant_id).not.toBe(otto.id)
    await stop()
    expect((await rowOf(world, order.order_no)).tried).toContain(otto.id)
  })
})

describe('a second factor that is there', () => {
  const dropping = async (person: Person, of: World = world) => {
    clock.pass(60)
    elsewhere.clock.pass(60)
    const second = appCode(of.context.clock.now())
    const { ticket } = await of.give(factor.unlock, { password: PASSWORD, second }, person)
    return of.ask(factor.drop, { ticket }, person)
  }

  test('stays with whom it is demanded of', async () => {
    const person = await secured(await member({ roles: ['merchant'] }))
    expect(await dropping(person)).toEqual({
      code: 0,
      msg: 'Your account needs two-step verification. It stays on.',
      data: { refusal: 'second-demanded', reason: 'kept' },
    })
    expect((await give(factor.info, {}, person)).ways).toEqual(['totp', 'recovery'])
  })

  test('may be replaced by another, and the last of all stays', async () => {
    const person = await secured(await member({ roles: ['merchant'] }))
    const phone = authenticator(world.context.settings.origin)
    const unlocked = async () => {
      clock.pass(60)
      const second = appCode(context.clock.now())
      return give(factor.unlock, { password: PASSWORD, second }, person)
    }
    const making = await unlocked()
    const { options } = await give(factor.beginPasskey, { ticket: making.ticket }, person)
    await give(factor.provePasskey, { ticket: making.ticket, answer: phone.make(options) }, person)
    const { ticket } = await unlocked()
    const left = await give(factor.remove, { ticket, part: 'app' }, person)
    expect(left.ways).toEqual(['passkey', 'recovery'])
    const asked = await give(factor.askPasskey, {}, person)
    const last = await give(factor.unlock, { password: PASSWORD, second: phone.sign(asked.options) }, person)
    const part = left.passkeys[0]?.passkey_no ?? ''
    expect(await world.ask(factor.remove, { ticket: last.ticket, part }, person)).toMatchObject({
      data: { refusal: 'second-demanded', reason: 'kept' },
    })
    expect((await give(factor.info, {}, person)).ways).toEqual(['passkey', 'recovery'])
    expect(await lacksSecond(world.context, sql, person.id, 'merchant')).toBe(false)
  })

  test('is turned off by everybody else, and by a merchant where nobody demands it', async () => {
    expect((await dropping(await secured(await member()))).data).toMatchObject({ ways: [], since: null })
    const person = await elsewhere.member({ roles: ['merchant'] })
    await hasApp(elsewhere, person)
    expect((await dropping(person, elsewhere)).data).toMatchObject({ ways: [], since: null })
  })
})
