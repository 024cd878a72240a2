import { beforeEach, expect, test } from 'vitest'
import { payment } from '#contract/payment.ts'
import { service } from '#contract/service.ts'
import { session } from '#contract/session.ts'
import { centre as centreIn, opening as form } from '#tests/lib/centres.ts'
import { bring, holds, newKey, PIN } from '#tests/lib/money.ts'
import { openWorld, type Person } from '#tests/lib/world.ts'

const world = await openWorld()
const { give, deny, clock, member, sql, letters } = world
const centre = (credit = 0n, status: 'active' | 'stopped' = 'active') => centreIn(world, { credit, status })

beforeEach(() => clock.pass(600))

const asked = (person: Person) => give(service.info, {}, person)

test('an account is opened out of credit; its password signs nobody in, and its owner hears how to set one', async () => {
  const mine = await centre(12_000n)
  const wish = form()
  const opened = await give(service.open, wish, mine)
  expect(opened).toEqual({
    user_id: expect.any(Number),
    user_no: expect.stringMatching(/^\d{8}$/),
    credit_after: '70.00',
    order_no: '',
  })
  expect(await give(service.open, wish, mine)).toEqual(opened)
  expect(await asked(mine)).toMatchObject({ status: 'active', credit: '70.00', opened_count: 1, month_opened: 1 })
  expect(await deny(session.signIn, { account: wish.email, password: wish.password, type: 'account' })).toMatchObject({
    refusal: 'wrong-login',
  })
  expect(letters().find(({ to }) => to === wish.email)).toMatchObject({
    subject: 'An account was opened for you at Quay',
  })
  expect((await give(service.members, {}, mine)).data).toMatchObject([
    { user_no: opened.user_no, nickname: 'Ada', opened_price: '50.00', status: 'inactive' },
  ])
  expect(await deny(service.open, { ...form(), email: wish.email }, mine)).toEqual({ refusal: 'account-taken' })
})

test('short of credit it says what is to be paid, and is opened once that is paid', async () => {
  const mine = await centre(4_000n)
  const { order_no, user_id } = await give(service.open, form(), mine)
  expect([order_no, user_id]).toEqual([expect.stringMatching(/^O\d{10}$/), null])
  const cashier = await give(payment.methods, { order_no }, mine)
  expect(cashier.methods.map(({ code, enabled, available }) => [code, enabled, available])).toEqual([
    ['balance', 0, '0.00'],
    ['credit', 0, '40.00'],
  ])
  const pay = { order_no, account: 'balance', payword: PIN, idem: newKey() } as const
  expect(await deny(payment.byBalance, pay, mine)).toEqual({ refusal: 'amount-short' })
  await bring(world, mine, 'balance', 6_000n)
  expect(await give(payment.byBalance, pay, mine)).toMatchObject({ status: 'paid', order_no })
  expect(await give(payment.byBalance, { ...pay, idem: newKey() }, mine)).toMatchObject({ status: 'paid' })
  expect([await holds(world, mine, 'balance'), await holds(world, mine, 'credit')]).toEqual([1_000n, 4_000n])
  expect((await asked(mine)).opened_count).toBe(1)
})

test('credit pays too, once there is enough; twice at once it is paid once', async () => {
  const mine = await centre(4_000n)
  const { order_no } = await give(service.open, form(), mine)
  await bring(world, mine, 'balance', 9_000n)
  const ways = [
    give(payment.byBalance, { order_no, account: 'balance', payword: PIN, idem: newKey() }, mine),
    give(payment.byBalance, { order_no, account: 'balance', payword: PIN, idem: newKey() }, mine),
  ]
  const [one, two] = await Promise.all(ways)
  expect(one?.pay_no).toBe(two?.pay_no)
  expect(await holds(world, mine, 'balance')).toBe(4_000n)
  const states = await sql.selectFrom('payment').select('state').where('order_no', '=', order_no).execute()
  expect(states).toEqual([{ state: 'paid' }])
})

test('an account that another one opened meanwhile takes nothing', async () => {
  const [mine, theirs] = [await centre(), await centre(5_000n)]
  const wish = form()
  const { order_no } = await give(service.open, wish, mine)
  await give(service.open, { ...form(), email: wish.email }, theirs)
  await bring(world, mine, 'balance', 6_000n)
  const pay = { order_no, account: 'balance', payword: PIN, idem: newKey() } as const
  expect(await deny(payment.byBalance, pay, mine)).toEqual({ refusal: 'account-taken' })
  expect(await holds(world, mine, 'balance')).toBe(6_000n)
})

test('credit goes to another member as it was quoted, and nothing is kept of it', async () => {
  const [mine, other] = [await centre(8_000n), await member({ username: 'other_1' })]
  const wish = { to: 'other_1', amount: '30' }
  const quote = await give(service.quoteCredit, wish, mine)
  expect(quote).toMatchObject({ from: 'credit', to: 'credit', gross: '30.00', fee: '0.00', net: '30.00' })
  const send = { ...wish, quote_no: quote.quote_no, payword: PIN, idem: newKey() }
  expect(await give(service.sendCredit, send, mine)).toMatchObject({ credit_after: '50.00', to_masked: 'So•••' })
  expect([await holds(world, mine, 'credit'), await holds(world, other, 'credit')]).toEqual([5_000n, 3_000n])
  expect(await deny(service.quoteCredit, { ...wish, amount: '51' }, mine)).toMatchObject({ refusal: 'amount-short' })
})

test('placing sets an inviter once, inside the tree of the centre, and never in a ring', async () => {
  const mine = await centre()
  const [child, grandchild, stranger] = [
    await member({ username: 'child_1' }),
    await member({ username: 'grand_1' }),
    await member({ username: 'strange_1' }),
  ]
  const numberOf = async ({ id }: Person) =>
    (await sql.selectFrom('member').select('user_no').where('id', '=', id).executeTakeFirstOrThrow()).user_no
  await give(service.place, { username: 'child_1' }, mine)
  await give(service.place, { username: 'grand_1', parent_no: await numberOf(child) }, mine)
  expect(await deny(service.place, { username: 'child_1' }, mine)).toEqual({ refusal: 'said-already' })
  const outside = { username: 'strange_1', parent_no: await numberOf(stranger) }
  expect(await deny(service.place, outside, mine)).toMatchObject({ errors: { parent_no: 'unreadable' } })
  expect(await deny(service.place, {}, mine)).toMatchObject({ errors: { username: 'required' } })
  const { email } = mine
  const ring = { email, parent_no: await numberOf(grandchild) }
  expect(await deny(service.place, ring, mine)).toMatchObject({ errors: { username: 'unreadable' } })
})

test('who is no active centre opens nothing', async () => {
  const [nobody, stopped] = [await member({ pin: PIN }), await centre(9_000n, 'stopped')]
  expect(await asked(nobody)).toMatchObject({ status: 'none', center_no: '', credit: '0.00' })
  expect(await deny(service.open, form(), nobody)).toEqual({ refusal: 'no-role' })
  expect(await asked(stopped)).toMatchObject({ status: 'stopped', credit: '90.00' })
  expect(await deny(service.open, form(), stopped)).toEqual({ refusal: 'not-available' })
})
