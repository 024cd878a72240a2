import { sql as raw } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { factor } from '#contract/factor.ts'
import { SECOND_LOCK, SECOND_TRIES, TOTP } from '#contract/limits.ts'
import { merchant } from '#contract/merchant.ts'
import type { OrderInfo } from '#contract/order.ts'
import { payment } from '#contract/payment.ts'
import { service } from '#contract/service.ts'
import { transfer } from '#contract/transfer.ts'
import { booksBalance } from '#tests/world/books.ts'
import { appCode, hasApp, RECOVERY } from '#tests/world/factor.ts'
import { bring, holds, newKey, PIN, postings, quoted } from '#tests/world/money.ts'
import { makesPasskey, signs } from '#tests/world/passkeys.ts'
import { centre, giveCredit, opening } from '#tests/world/service.ts'
import { accepted, asSeen, dealer, openMarket, seller } from '#tests/world/trade.ts'
import { asOwner, type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, deny, ask, member, clock, sql } = world
await openMarket(world)
await member({ username: 'nils_01' })

let days = 0
beforeEach(() => clock.set(new Date(Date.UTC(2026, 3, (days += 1), 10)).toISOString()))

const now = () => new Date(clock.read())
const code = () => {
  clock.pass(TOTP.step)
  return appCode(now())
}
const wrong = () => (appCode(now()) === '000000' ? '000001' : '000000')
const NEEDED = { refusal: 'second-needed', reason: 'second', ways: ['totp', 'recovery'] }
const WRONG = { refusal: 'second-wrong', reason: 'wrong' }

const unproven = async ({ id }: Person) => {
  const { rows } = await raw<{ unproven: bigint }>`
    select unproven from day_left where member_id = ${id} and day = day_of(${now()})`.execute(sql)
  return rows[0]?.unproven ?? 0n
}

const CALLS = { balance: payment.byBalance, credit: payment.byCredit } as const
type Purse = keyof typeof CALLS
const FILL = {
  balance: (person: Person) => bring(world, person, 'balance', 500_000n),
  credit: (person: Person) => giveCredit(world, person, 500_000n),
}

async function owes(person: Person, euros: number): Promise<string> {
  await asOwner(world, (owner) =>
    raw`update service_centre set open_price = ${euros * 100} where member_id = ${person.id}`.execute(owner),
  )
  return (await give(service.open, opening(), person)).order_no
}
async function owing(purse: Purse, ...prices: number[]) {
  const person = await centre(world)
  const orders: string[] = []
  for (const price of prices) orders.push(await owes(person, price))
  await FILL[purse](person)
  const form = (at: number, more: object = {}) => ({
    order_no: orders[at] ?? '',
    account: 'balance' as const,
    payword: PIN,
    idem: newKey(),
    ...more,
  })
  return { person, orders, form, has: async () => Number(await holds(world, person, purse)) / 100 }
}

describe.each(['balance', 'credit'] as const)('a payment out of the %s', (purse) => {
  const call = CALLS[purse]

  test('of more than five hundred euros a day asks for the second factor; what was proven does not count', async () => {
    const { person, form, has } = await owing(purse, 300, 200, 1, 600, 299)
    await hasApp(world, person)
    await give(call, form(0), person)
    await give(call, form(1), person)
    expect(await unproven(person)).toBe(50_000n)
    const before = await postings(world)
    const third = form(2)
    expect(await deny(call, third, person)).toEqual(NEEDED)
    expect(await deny(call, { ...third, second: wrong() }, person)).toEqual(WRONG)
    expect(await deny(call, { ...third, payword: '910284', second: wrong() }, person)).toMatchObject({
      refusal: 'pin-wrong',
    })
    expect([await postings(world), await unproven(person), await has()]).toEqual([before, 50_000n, 4_500])
    const paid = await give(call, { ...third, second: code() }, person)
    expect(await give(call, third, person)).toEqual(paid)
    await give(call, form(3, { second: RECOVERY[0] }), person)
    expect([await unproven(person), await has()]).toEqual([50_000n, 3_899])
    clock.set(new Date(clock.read() + 86_400_000).toISOString())
    await booksBalance(world)
  })

  test('asks whoever has none for nothing, and hears none after five wrong ones', async () => {
    const { person, form, has } = await owing(purse, 900, 900)
    await give(call, form(0, { second: '123456' }), person)
    await hasApp(world, person)
    for (let miss = 0; miss < SECOND_TRIES; miss += 1)
      expect(await deny(call, form(1, { second: wrong() }), person)).toEqual(WRONG)
    expect(await deny(call, form(1, { second: code() }), person)).toEqual({
      refusal: 'second-locked',
      reason: 'locked',
      retry_after: SECOND_LOCK - TOTP.step,
    })
    expect(await has()).toBe(4_100)
  })

  test('and others side by side do not outrun the day', async () => {
    const { person, form, has } = await owing(purse, 300, 300, 300, 300)
    await hasApp(world, person)
    const answers = await Promise.all([0, 1, 2, 3].map((at) => ask(call, form(at), person)))
    expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1)
    for (const answer of answers) if (answer.code !== 1) expect(answer.data).toEqual(NEEDED)
    expect([await has(), await unproven(person)]).toEqual([4_700, 30_000n])
  })

  test('and a transfer side by side do not either', async () => {
    const { person, form } = await owing(purse, 300)
    await bring(world, person, 'balance', 50_000n)
    await hasApp(world, person)
    const sent = await quoted(world, person, { to: 'nils_01', account: 'balance', amount: '300', remark: '' })
    const answers = await Promise.all([ask(call, form(0), person), ask(transfer.send, sent, person)])
    expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1)
    expect(answers.find((answer) => answer.code !== 1)?.data).toEqual(NEEDED)
    expect(await unproven(person)).toBe(30_000n)
  })

  test('goes by what a passkey signed of this order, this account and this amount', async () => {
    const { person, form, orders, has } = await owing(purse, 600, 600)
    const { key } = await makesPasskey(world, person)
    const [order = '', other = ''] = orders
    const account = purse === 'balance' ? 'credit' : 'balance'
    const asked = await deny(call, form(0), person)
    expect(asked).toEqual({ ...NEEDED, ways: ['passkey', 'recovery'] })
    const signed = (paying: string) => signs(world, person, key, { paying })
    const forms = [
      await signed(`${order} ${purse} 599.99`),
      await signed(`${order} ${purse} 600`),
      await signed(`${order} ${account} 600.00`),
      await signed(`${other} ${purse} 600.00`),
    ]
    for (const second of forms) expect(await deny(call, form(0, { second }), person)).toEqual(WRONG)
    await give(call, form(0, { second: await signed(`${order} ${purse} 600.00`) }), person)
    expect(await has()).toBe(4_400)
  })

  test('goes by no signature about another thing, and by nobody else’s', async () => {
    const { person, form, orders } = await owing(purse, 600)
    const { key } = await makesPasskey(world, person)
    const paying = `${orders[0]} ${purse} 600.00`
    const theirs = await member({ pin: PIN })
    const { key: another } = await makesPasskey(world, theirs)
    const forms = [
      await signs(world, person, key, {}),
      await signs(world, person, key, { quote_no: `pay ${paying}` }),
      await signs(world, theirs, another, { paying }),
    ]
    for (const second of forms) expect(await deny(call, form(0, { second }), person)).toEqual(WRONG)
    await give(call, form(0, { second: await signs(world, person, key, { paying }) }), person)
  })
})

test('what a passkey is asked of a payment is a payment', async () => {
  const person = await member()
  await makesPasskey(world, person)
  for (const paying of ['R0000000001 balance 600.00', 'S0000000001', 'S0000000001 balance 6e2', 'quote M1'])
    expect([paying, await deny(factor.askPasskey, { paying }, person)]).toEqual([
      paying,
      { refusal: 'invalid', errors: { paying: 'unreadable' } },
    ])
})

describe('what a merchant pays out of the wallet', () => {
  const owed = async (buyer: Person, quantity: string) => accepted(world, await seller(world), buyer, { quantity })
  const paying = (order: OrderInfo, more: object = {}) => ({ ...asSeen(order), payword: PIN, ...more })

  test('asks for the second factor above five hundred euros a day, and counts what was not proven', async () => {
    const buyer = await dealer(world)
    const [one, other] = [await owed(buyer, '240'), await owed(buyer, '240')]
    await hasApp(world, buyer)
    await give(merchant.pay, paying(one), buyer)
    expect(await unproven(buyer)).toBe(29_700n)
    const form = paying(other)
    expect(await deny(merchant.pay, form, buyer)).toEqual(NEEDED)
    expect(await deny(merchant.pay, { ...form, second: wrong() }, buyer)).toEqual(WRONG)
    expect(await deny(merchant.pay, { ...form, payword: '910284', second: wrong() }, buyer)).toMatchObject({
      refusal: 'pin-wrong',
    })
    expect((await give(merchant.info, { order_no: other.order_no }, buyer)).status).toBe('awaiting_payment')
    const paid = await give(merchant.pay, { ...form, second: code() }, buyer)
    expect(await give(merchant.pay, form, buyer)).toEqual(paid)
    expect(await unproven(buyer)).toBe(29_700n)
  })

  test('waits when its second factor was guessed too often', async () => {
    const buyer = await dealer(world)
    const order = await owed(buyer, '480')
    await hasApp(world, buyer)
    for (let miss = 0; miss < SECOND_TRIES; miss += 1)
      expect(await deny(merchant.pay, paying(order, { second: wrong() }), buyer)).toEqual(WRONG)
    expect(await deny(merchant.pay, paying(order, { second: code() }), buyer)).toEqual({
      refusal: 'second-locked',
      reason: 'locked',
      retry_after: SECOND_LOCK - TOTP.step,
    })
  })

  test('side by side does not outrun the day', async () => {
    const buyer = await dealer(world)
    const orders = [await owed(buyer, '240'), await owed(buyer, '240')]
    await hasApp(world, buyer)
    const answers = await Promise.all(orders.map((order) => ask(merchant.pay, paying(order), buyer)))
    expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1)
    expect(answers.find((answer) => answer.code !== 1)?.data).toEqual(NEEDED)
  })

  test('goes by what a passkey signed of it', async () => {
    const buyer = await dealer(world)
    const order = await owed(buyer, '600')
    const { key } = await makesPasskey(world, buyer)
    const { expected_return: amount } = await give(merchant.info, { order_no: order.order_no }, buyer)
    const signed = (said: string) => signs(world, buyer, key, { paying: `${order.order_no} balance ${said}` })
    expect(await deny(merchant.pay, paying(order, { second: await signed('1.00') }), buyer)).toEqual(WRONG)
    await give(merchant.pay, paying(order, { second: await signed(amount) }), buyer)
  })
})
