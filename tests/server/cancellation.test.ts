import { beforeEach, expect, test } from 'vitest'
import { account } from '#contract/account.ts'
import { cancellation } from '#contract/cancellation.ts'
import { DAY_S } from '#contract/time-units.ts'
import { CODE_TRIES } from '#contract/limits.ts'
import { recharge } from '#contract/recharge.ts'
import { transfer } from '#contract/transfer.ts'
import { going, requestOf, signsIn } from '#tests/world/cancellations.ts'
import { begun, moveIn, operators, payee, requested } from '#tests/world/cash-records.ts'
import { openChannels } from '#tests/world/channels.ts'
import { setPrices } from '#tests/world/conversions.ts'
import { openShop } from '#tests/world/merchants.ts'
import { bring, newKey, PIN, setAside } from '#tests/world/money.ts'
import { accepted, dealer, openMarket, refreshed, seller } from '#tests/world/trade.ts'
import { type Person, asOwner } from '#tests/world/world.ts'
import { PENDING } from '../spec/pending.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, deny, ask, member, clock, sql, context, letters } = world
await setPrices(world)
await openMarket(world)
const channels = await openChannels(world)

beforeEach(() => clock.pass(600))

const toCome = new Set<string>(PENDING)
async function info(person: Person) {
  const answer = await give(cancellation.info, {}, person)
  expect(answer.blockers.filter(({ link }) => toCome.has(link.split('?')[0] ?? ''))).toEqual([])
  return answer
}
const codes = async (person: Person) => (await info(person)).blockers.map(({ code, text, link }) => [code, text, link])
const lettersTo = ({ email }: Person) => letters().filter(({ to }) => to === email)

test('an empty account can be cancelled: nothing hangs on it, nothing is given up', async () => {
  const person = await member({ pin: PIN })
  expect(await info(person)).toMatchObject({
    withdrawn_time: null,
    days_text: '5 to 7 working days',
    blockers: [],
    remains: [],
    shares: [],
    remains_mark: '',
    agreement: [],
  })
})

test('what hangs on an account is listed, each with its number and its door', async () => {
  const person = await payee(world, 'balance', 50_000n)
  const { order_no } = await requested(world, person, { amount: '100' })
  const paid = await begun(world, person, channels.bank)
  await bring(world, person, 'coin', 2_000_000_000n)
  expect(await codes(person)).toEqual([
    ['balance', '20.00 available', '/pages/transaction/index'],
    ['balance', '€400.00 available', '/pages/money/money'],
    ['recharge', '1 open recharge', `/pages/money/recharge_order_pay?order_no=${paid.order_no}`],
    ['withdrawal', '1 open withdrawal', `/pages/bank_card/card_atm_log?order_no=${order_no}`],
  ])
})

test('one recharge leads to itself, several lead to the list of them', async () => {
  const person = await member({ pin: PIN })
  const one = await begun(world, person, channels.bank)
  expect(await codes(person)).toEqual([
    ['recharge', '1 open recharge', `/pages/money/recharge_order_pay?order_no=${one.order_no}`],
  ])
  await begun(world, person, channels.bank)
  expect(await codes(person)).toEqual([['recharge', '2 open recharges', '/pages/money/money_mx?tab=recharges']])
})

test('orders and disputes hang on both sides, and being a merchant does', async () => {
  const [one, buyer] = [await seller(world), await dealer(world)]
  const order = await accepted(world, one, buyer)
  expect(await codes(one)).toContainEqual([
    'trade',
    '1 open order',
    `/pages/orders/sell_order?order_no=${order.order_no}`,
  ])
  expect(await codes(buyer)).toContainEqual([
    'trade',
    '1 open order',
    `/pages/store/sell_order?order_no=${order.order_no}`,
  ])
  expect((await codes(buyer)).find(([code]) => code === 'margin')).toEqual([
    'margin',
    expect.stringMatching(/^€[\d,.]+ as a security deposit$/),
    '/pages/user/user1',
  ])
  await sql.updateTable('trade_order').set({ state: 'disputed.open' }).where('order_no', '=', order.order_no).execute()
  expect((await codes(one)).map(([code]) => code)).toContain('dispute')
  await sql
    .updateTable('trade_order')
    .set({ state: 'awaiting_payment.due' })
    .where('order_no', '=', order.order_no)
    .execute()
  await refreshed(world, one, buyer)
  const shop = await openShop(world)
  expect((await codes(shop)).map(([code]) => code)).toContain('margin')
})

test('what is held by nobody’s wish hangs on the account, and so does a stop and a debt', async () => {
  const person = await member({ pin: PIN })
  await bring(world, person, 'usdt', 5_000_000n)
  await setAside(world, person, 'usdt', 5_000_000n)
  expect(await codes(person)).toEqual([['hold', '5.00 USDT held', '/pages/money/atm']])
  const stopped = await member({ pin: PIN })
  await asOwner(world, (owner) =>
    owner
      .insertInto('operator')
      .values({ email: 'stop@quay.test', name: 'Stop', password_hash: 'x', created_at: context.clock.now() })
      .execute(),
  )
  const { id: operator } = await sql
    .selectFrom('operator')
    .select('id')
    .where('email', '=', 'stop@quay.test')
    .executeTakeFirstOrThrow()
  await asOwner(world, (owner) =>
    owner
      .insertInto('frozen')
      .values({
        member_id: stopped.id,
        reason: 'Looked into',
        since: context.clock.now(),
        operator_id: operator,
        until_at: new Date(clock.read() + DAY_S * 1000),
      })
      .execute(),
  )
  expect(await codes(stopped)).toEqual([['hold', 'Our team has paused payments from your account', '/pages/money/atm']])
})

test('a debt leads to the recharge that it comes from, which stands', async () => {
  const [person, other] = [await member({ pin: PIN }), await member({ pin: PIN })]
  const { order_no } = await begun(world, person, channels.bank, '20')
  const team = await operators(world)
  for (const type of ['prove', 'take', 'credit'] as const)
    await moveIn(world, { order_no }, { type, by: type === 'prove' ? 'member' : 'operator' }, team)
  const wish = { to: other.email, account: 'balance', amount: '20' } as const
  const { quote_no } = await give(transfer.quote, wish, person)
  await give(transfer.send, { ...wish, quote_no, payword: PIN, idem: newKey() }, person)
  await moveIn(world, { order_no }, { type: 'reverse', by: 'operator' }, team)
  const { blockers } = await info(person)
  expect(blockers).toEqual([
    { code: 'debt', text: expect.stringContaining('20.00'), link: '/pages/money/money_mx?tab=recharges' },
  ])
  const listed = await give(recharge.list, {}, person)
  expect(listed.data.map((one) => [one.order_no, one.status])).toEqual([[order_no, 'reversed']])
})

test('below the least, and what is no money, is given up to the last unit', async () => {
  const person = await member({ pin: PIN })
  await bring(world, person, 'balance', 640n)
  await bring(world, person, 'points', 120n)
  await bring(world, person, 'usdt', 1_000_000n)
  const { blockers, remains, remains_mark } = await info(person)
  expect(blockers).toEqual([])
  expect(remains).toEqual([
    { account: 'balance', currency: 'EUR', amount: '6.40' },
    { account: 'points', currency: 'POINTS', amount: '120' },
    { account: 'usdt', currency: 'USDT', amount: '1.000000' },
  ])
  expect(remains_mark).toMatch(/^[\w-]{43}$/)
  const asked = await going(world, person)
  expect(await deny(cancellation.request, { ...asked, give_up: '' }, person)).toMatchObject({ refusal: 'moved-on' })
  await bring(world, person, 'points', 1n)
  expect(await deny(cancellation.request, asked, person)).toMatchObject({ refusal: 'moved-on' })
  await bring(world, person, 'balance', 400n)
  expect(await deny(cancellation.request, asked, person)).toMatchObject({ refusal: 'account-bound' })
})

const joining = (amount: string, from: string) => [
  'balance',
  `${amount} that cannot be withdrawn directly`,
  `/pages/wallets/to_money?from=${from}`,
]

test('small sums that together can be paid out are no remains, and join the balance first', async () => {
  const person = await member({ pin: PIN })
  await bring(world, person, 'balance', 500n)
  await bring(world, person, 'profit', 500n)
  expect(await codes(person)).toEqual([joining('€10.00', 'profit')])
})

test('a rest below the least of a withdrawal is told apart from what can be withdrawn', async () => {
  const person = await member({ pin: PIN })
  await bring(world, person, 'balance', 1_000n)
  await bring(world, person, 'eur', 400n)
  await bring(world, person, 'usdt', 5_000_000n)
  expect(await codes(person)).toEqual([
    joining('€4.00 and 5.00 USDT', 'eur'),
    ['balance', '€10.00 available', '/pages/money/money'],
  ])
})

test('so is a rest of the balance, and an account that only leads there', async () => {
  const [little, shopper] = [await member({ pin: PIN }), await member({ pin: PIN })]
  await bring(world, little, 'balance', 500n)
  await bring(world, little, 'eur', 2_000n)
  expect(await codes(little)).toEqual([joining('€5.00', 'eur'), ['balance', '€20.00 available', '/pages/money/money']])
  await bring(world, shopper, 'shop', 5_000n)
  expect(await codes(shopper)).toEqual([joining('€50.00', 'shop')])
})

test('a request ends every session, tells by letter how the account is kept, and waits', async () => {
  const person = await member({ pin: PIN })
  const other = await signsIn(world, person)
  const asked = await going(world, person)
  const { code, msg, data } = await ask(cancellation.request, { ...asked, reason: 'Too many apps' }, person)
  expect([code, msg]).toEqual([
    1,
    'Your request is in. The review takes 5 to 7 working days; signing in before the account is deleted takes it back.',
  ])
  const { review_from, review_by } = data as { review_from: number; review_by: number }
  for (const { token } of [person, other])
    expect(await deny(account.profile, {}, { token })).toEqual({ refusal: 'signed-out', ended: 'leaving' })
  expect(await requestOf(world, person)).toMatchObject({
    state: 'pending',
    wish: 'Too many apps',
    locale: 'en',
    given_up: {},
  })
  const [letter] = lettersTo(person)
  expect(letter?.subject).toBe('Your request to close your Quay account')
  const day = (at: number) =>
    new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }).format(at * 1000)
  expect(letter?.text).toContain(`between ${day(review_from)} and ${day(review_by)}`)
  expect(letter?.text).toContain('https://quay.test/h5/#/pages/login/login')
})

test('who they are must be proven: password, PIN and code, each by its name', async () => {
  const person = await member({ pin: PIN })
  const asked = await going(world, person)
  const refusal = async (more: object) => deny(cancellation.request, { ...asked, ...more }, person)
  expect(await refusal({ agree: 0 })).toMatchObject({ refusal: 'invalid', errors: { agree: 'agree-required' } })
  expect(await refusal({ password: '' })).toMatchObject({
    refusal: 'invalid',
    errors: { password: 'password-required' },
  })
  expect(await refusal({ code: '12' })).toMatchObject({ refusal: 'invalid', errors: { code: 'code-incomplete' } })
  expect(await refusal({ payword: '' })).toMatchObject({ refusal: 'invalid', errors: { payword: 'pin-required' } })
  expect(await refusal({ reason: 'x'.repeat(201) })).toMatchObject({
    refusal: 'invalid',
    errors: { reason: 'text-long' },
  })
  expect(await refusal({ password: 'not this one' })).toMatchObject({ refusal: 'wrong-password' })
  expect(await refusal({ payword: '913570' })).toMatchObject({ refusal: 'pin-wrong', left: 4 })
  const wrong = asked.code === '000000' ? '111111' : '000000'
  expect(await refusal({ code: wrong })).toMatchObject({ refusal: 'wrong-code', left: CODE_TRIES - 1 })
  expect(await give(account.profile, {}, person)).toMatchObject({ id: person.id })
  await give(cancellation.request, asked, person)
  const again = await signsIn(world, person)
  expect(await deny(cancellation.request, asked, again)).toMatchObject({ refusal: 'dead-code' })
})

test('without a PIN nobody goes; a locked one waits; too many passwords wait', async () => {
  const bare = await member()
  expect(await deny(cancellation.request, await going(world, bare), bare)).toMatchObject({ refusal: 'pin-unset' })
  const person = await member({ pin: PIN })
  const asked = await going(world, person)
  for (let time = 0; time < 5; time += 1) await ask(cancellation.request, { ...asked, payword: '913570' }, person)
  expect(await deny(cancellation.request, asked, person)).toMatchObject({ refusal: 'pin-locked' })
  const guessed = await member({ pin: PIN })
  const guessing = await going(world, guessed)
  const by = { ...guessed, ip: '203.0.113.9' }
  for (let time = 0; time < 5; time += 1) await ask(cancellation.request, { ...guessing, password: 'not this one' }, by)
  expect(await deny(cancellation.request, guessing, by)).toMatchObject({ refusal: 'too-often' })
})
