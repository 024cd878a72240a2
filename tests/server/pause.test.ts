import { sql as raw } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import pg from 'pg'
import { account } from '#contract/account.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { CODE_TRIES, LOGIN_TRIES, SECOND_TRIES, TOTP } from '#contract/limits.ts'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { transfer } from '#contract/transfer.ts'
import { inTransaction } from '#server/lib/database.ts'
import { hasPaused } from '#server/security/pause.ts'
import { appCode, RECOVERY, hasApp } from '#tests/world/factor.ts'
import { bring, holds, PIN, quoted } from '#tests/world/money.ts'
import { PASSWORD, type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, context, member, give, deny, ask, codeTo, clock, letters, logged } = world
const { pause, setPause, liftPause } = security
beforeEach(() => clock.pass(61))

const ROLES = ['merchant', 'store', 'captain', 'service'] as const
const calls = Object.values(contract).flatMap((room) => Object.values<Endpoint>(room))
const said = async (call: Endpoint, form: object, by: Person) => (await ask(call, form as never, by)).data

/** What leaves an account, or opens a way out of it. */
const STOPS: readonly (readonly [path: string, says?: Readonly<Record<string, unknown>>])[] = [
  ['/trade/order/quote'],
  ['/trade/order/create'],
  ['/trade/merchant/take'],
  ['/trade/merchant/answer', { accept: 1 }],
  ['/trade/merchant/margin'],
  ['/user/finance/quote_transfer'],
  ['/user/finance/transfer'],
  ['/user/finance/quote_conversion', { act: 'to_balance' }],
  ['/user/finance/withdraw'],
  ['/user/finance/quote_regtransfer'],
  ['/user/finance/regtransfer'],
  ['/user/withdraw/quote'],
  ['/user/withdraw/atm'],
  ['/user/Payment/yue_pay'],
  ['/user/Payment/yue_reg_pay'],
  ['/user/service/open_user'],
  ['/user/banks/bind_bank'],
  ['/user/user/bind_address'],
  ['/user/user/set_email'],
  ['/invest/order/quote_purchase'],
  ['/ai/product/buy'],
  ['/invest/project/buy'],
  ['/subscribe/subscribe/to_subscribe'],
  ['/equity/equity/jf_to_equity'],
]

/** What a member goes on with: open orders, what arrives, what stays their own, and what makes the account safe. */
const PASSES: readonly (readonly [path: string, says?: Readonly<Record<string, unknown>>])[] = [
  ['/trade/order/cancel'],
  ['/shop/cart/add'],
  ['/shop/cart/update'],
  ['/shop/cart/select'],
  ['/shop/cart/del'],
  ['/shop/order/create'],
  ['/shop/order/cancel'],
  ['/shop/order/receive'],
  ['/shop/order/refund'],
  ['/shop/order/refund_cancel'],
  ['/shop/order/refund_appeal'],
  ['/shop/coupon/receive'],
  ['/shop/order/del'],
  ['/shop/order/again'],
  ['/user/address/add'],
  ['/user/address/edit'],
  ['/user/address/del'],
  ['/user/address/set_default'],
  ['/shop/goods/visit_del'],
  ['/trade/order/extend'],
  ['/trade/order/confirm'],
  ['/trade/order/dispute'],
  ['/trade/order/dispute_reply'],
  ['/trade/order/rate'],
  ['/trade/merchant/answer', { accept: 0 }],
  ['/trade/merchant/pay'],
  ['/trade/merchant/undo'],
  ['/trade/merchant/abandon'],
  ['/trade/merchant/apply'],
  ['/trade/merchant/set_state'],
  ['/trade/merchant/set_offer'],
  ['/user/finance/quote_conversion', { act: 'compose' }],
  ['/user/finance/compose_c_money'],
  ['/user/finance/zl_to_cmoney'],
  ['/user/finance/shop_to_money'],
  ['/user/jf/atm'],
  ['/user/withdraw/cancel'],
  ['/ai/order/stop'],
  ['/user/recharge/recharge'],
  ['/user/recharge/cancel'],
  ['/user/recharge/appeal'],
  ['/user/recharge/wechatpay'],
  ['/user/recharge/alipay'],
  ['/user/Payment/wxpay'],
  ['/user/Payment/wxpayh5'],
  ['/user/Payment/order_payh5'],
  ['/user/Payment/pay_pooulcloud'],
  ['/user/Payment/alipay'],
  ['/user/Payment/alipayh5'],
  ['/user/Payment/order_payalih5'],
  ['/user/wxpayxcx/order_pay'],
  ['/user/wxpay/wechatpay'],
  ['/user/Sdpay/pay'],
  ['/user/payv1/pay'],
  ['/user/user/carete_address'],
  ['/user/structure/add_service_team_user'],
  ['/user/structure/answer_placement'],
  ['/user/banks/set_default'],
  ['/user/banks/del_bank'],
  ['/user/user/del_address'],
  ['/user/user/set_username'],
  ['/user/user/set_payword'],
  ['/user/user/reset_payword'],
  ['/user/security/pause'],
  ['/user/security/cancel_email_change'],
  ['/user/security/lift_pause'],
  ['/user/security/set_watchword'],
  ['/user/attachment/upload'],
  ['/user/notice/read'],
  ['/user/push/subscribe'],
  ['/user/push/unsubscribe'],
  ['/user/sms/spend_sms'],
  ['/user/user/logout'],
  ['/user/session/end'],
  ['/user/session/end_others'],
  ['/user/factor/unlock'],
  ['/user/factor/begin_app'],
  ['/user/factor/prove_app'],
  ['/user/factor/renew_codes'],
  ['/user/factor/prove_passkey'],
  ['/user/factor/ask_passkey'],
  ['/user/factor/remove'],
  ['/user/factor/drop'],
  ['/user/user/update_password'],
  ['/user/user/set_mobile'],
  ['/user/user/update_user_mobile'],
  ['/user/user/update_user_info'],
  ['/user/user/export'],
  ['/user/user/zhuxiao'],
]

const callAt = (path: string) => calls.find((call) => call.path === path)!
const judged = new Set([...STOPS, ...PASSES].map(([path]) => path))
const cases = (table: typeof STOPS) => table.map(([path, says = {}]) => ({ path, says }))

async function paused(): Promise<Person> {
  const person = await member({ pin: PIN, roles: [...ROLES] })
  await give(setPause, {}, person)
  return person
}

const lifting = async (person: Person, more: object = {}) => {
  const { request_no } = await give(session.sendCode, { scene: 'pause', type: 'email' }, person)
  return { password: PASSWORD, code: codeTo(person.email), request_no, ...more }
}

test('of every call that changes something for a member it is said here whether a pause stops it', () => {
  const changing = calls.filter(({ writes, access }) => writes && access !== 'anyone').map(({ path }) => path)
  expect([...judged].toSorted()).toEqual(changing.toSorted())
  expect(calls.filter(({ writes, leaves }) => !writes && leaves({}))).toEqual([])
})

test.each(cases(STOPS))('a pause stops $path', async ({ path, says }) => {
  expect(await said(callAt(path), says, await paused())).toEqual({ refusal: 'member-paused' })
})

test.each(cases(PASSES))('a pause lets be $path', async ({ path, says }) => {
  expect(callAt(path).leaves(says)).toBe(false)
  expect(await said(callAt(path), says, await paused())).not.toMatchObject({ refusal: 'member-paused' })
})

test('a member pauses at once, is told once, and lifts it by the password and a code', async () => {
  const person = await member({ pin: PIN })
  const mask = (await give(pause, {}, person)).contact
  expect(mask).toMatch(/^m•+@quay\.test$/)
  expect(await give(pause, {}, person)).toEqual({ paused_at: null, contact: mask, ways: [] })
  const at = Math.floor(context.clock.now().getTime() / 1_000)
  expect(await ask(setPause, {}, person)).toEqual({
    code: 1,
    msg: 'Your account is paused. Nothing leaves it now.',
    data: { paused_at: at, contact: mask, ways: [] },
  })
  const { length } = letters()
  expect(letters()[0]).toMatchObject({ to: person.email, subject: 'Your Quay account is paused' })
  clock.pass(5)
  expect(await give(setPause, {}, person)).toEqual({ paused_at: at, contact: mask, ways: [] })
  expect(letters().length).toBe(length)
  expect((await give(account.profile, {}, person)).paused).toBe(1)

  const form = await lifting(person)
  expect(await ask(liftPause, form, person)).toEqual({
    code: 1,
    msg: 'The pause is lifted.',
    data: { paused_at: null, contact: mask, ways: [] },
  })
  expect(letters()[0]).toMatchObject({ to: person.email, subject: 'The pause of your Quay account is lifted' })
  expect((await give(account.profile, {}, person)).paused).toBe(0)
  expect(await deny(liftPause, form, person)).toEqual({ refusal: 'dead-code' })
  clock.pass(61)
  expect(await deny(liftPause, await lifting(person), person)).toEqual({ refusal: 'moved-on' })
})

test('an app lifts it too, with the password, by a code that is used once', async () => {
  const person = await paused()
  await hasApp(world, person)
  expect((await give(pause, {}, person)).ways).toEqual(['totp', 'recovery'])
  const second = () => appCode(context.clock.now())
  expect((await deny(liftPause, { password: PASSWORD }, person)).errors).toEqual({ code: 'code-required' })
  expect(await deny(liftPause, { password: 'another-one', second: second() }, person)).toEqual({
    refusal: 'wrong-password',
  })
  const wrong = second() === '000000' ? '000001' : '000000'
  expect(await deny(liftPause, { password: PASSWORD, second: wrong }, person)).toEqual({
    refusal: 'second-wrong',
    reason: 'wrong',
  })
  expect((await give(liftPause, { password: PASSWORD, second: second() }, person)).paused_at).toBeNull()
  await give(setPause, {}, person)
  expect((await deny(liftPause, { password: PASSWORD, second: second() }, person)).refusal).toBe('second-wrong')
  expect((await give(liftPause, { password: PASSWORD, second: RECOVERY[0] }, person)).paused_at).toBeNull()
  await give(setPause, {}, person)
  for (let miss = 0; miss < SECOND_TRIES; miss += 1)
    expect((await deny(liftPause, { password: PASSWORD, second: wrong }, person)).refusal).toBe('second-wrong')
  clock.pass(TOTP.step)
  expect((await deny(liftPause, { password: PASSWORD, second: second() }, person)).refusal).toBe('second-locked')
})

test('a pause is lifted by nothing less: tries are counted, and a code of another kind is none', async () => {
  const person = await paused()
  const form = await lifting(person)
  expect(await deny(liftPause, { ...form, code: '12' }, person)).toMatchObject({ errors: { code: 'code-incomplete' } })
  const wrong = form.code === '000000' ? '000001' : '000000'
  expect(await deny(liftPause, { ...form, code: wrong }, person)).toEqual({
    refusal: 'wrong-code',
    left: CODE_TRIES - 1,
  })
  clock.pass(61)
  const other = await give(session.sendCode, { scene: 'payword', type: 'email' }, person)
  expect(
    await deny(liftPause, { ...form, code: codeTo(person.email), request_no: other.request_no }, person),
  ).toMatchObject({ refusal: 'wrong-code' })
  for (let miss = 0; miss < LOGIN_TRIES; miss += 1)
    expect(await deny(liftPause, { ...form, password: 'another-one' }, person)).toEqual({ refusal: 'wrong-password' })
  expect((await deny(liftPause, form, person)).refusal).toBe('too-often')
  expect((await give(pause, {}, person)).paused_at).not.toBeNull()
})

test('what was confirmed before answers as it did, and nothing else leaves, and money arrives', async () => {
  const [mara, nils] = [await member({ pin: PIN }), await member({ pin: PIN })]
  await bring(world, mara, 'balance', 50_000n)
  const wish = { to: nils.email, account: 'balance', amount: '1', remark: '' } as const
  const [form, later] = [await quoted(world, mara, wish), await quoted(world, mara, wish)]
  const first = await give(transfer.send, form, mara)
  await give(setPause, {}, mara)
  expect((await give(transfer.send, form, mara)).log_id).toBe(first.log_id)
  expect(await deny(transfer.send, later, mara)).toEqual({ refusal: 'member-paused' })
  const before = await holds(world, mara, 'balance')
  await bring(world, nils, 'balance', 50_000n)
  await give(transfer.send, await quoted(world, nils, { ...wish, to: mara.email }), nils)
  expect(await holds(world, mara, 'balance')).toBe(before + 100n)
})

const other = new pg.Client({ connectionString: world.url })
await other.connect()
afterAll(() => other.end())

test('whoever pauses waits for what is in flight, and nothing leaves after that', async () => {
  const mara = await member({ pin: PIN })
  await other.query('begin')
  await other.query('select heed_pause($1)', [mara.id])
  const pausing = give(setPause, {}, mara)
  await raw`select pg_sleep(0.1)`.execute(sql)
  expect((await give(pause, {}, mara)).paused_at).toBeNull()
  await other.query('commit')
  expect((await pausing).paused_at).not.toBeNull()
  await expect(other.query('select heed_pause($1)', [mara.id])).rejects.toMatchObject({ code: 'QM007' })
  expect(await inTransaction(sql, (inside) => hasPaused(inside, mara.id))).toBe(true)
})

test('nothing of it is logged', () => {
  expect(logged.join('\n')).not.toContain(PASSWORD)
})
