import { expect, test } from 'vitest'
import { card } from '#contract/card.ts'
import { SECOND_LOCK, SECOND_TRIES, TOTP } from '#contract/limits.ts'
import { trade } from '#contract/trade.ts'
import { transfer } from '#contract/transfer.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { ACCOUNT } from '#tests/world/banks.ts'
import { appCode, RECOVERY, hasApp } from '#tests/world/factor.ts'
import { bring, holds, newKey, PIN, postings } from '#tests/world/money.ts'
import { openMarket } from '#tests/world/trade.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, deny, member, clock, sql } = world
await openMarket(world)
const nils = await member({ username: 'nils_01' })

const now = () => new Date(clock.read())
const code = () => {
  clock.pass(TOTP.step)
  return appCode(now())
}
const wrong = () => (appCode(now()) === '000000' ? '000001' : '000000')

async function rich(isSeconded = true): Promise<Person> {
  const person = await member({ pin: PIN })
  await bring(world, person, 'balance', 1_000_000n)
  if (isSeconded) await hasApp(world, person)
  return person
}
const wish = (amount: string) => ({ to: 'nils_01', account: 'balance', amount, remark: '' }) as const
const quoted = async (person: Person, amount: string) => {
  const quote = await give(transfer.quote, wish(amount), person)
  return { ...wish(amount), quote_no: quote.quote_no, payword: PIN, idem: newKey() }
}
const ASKED = { ways: ['totp', 'recovery'] }
const NEEDED = { refusal: 'second-needed', reason: 'second', ...ASKED }
const WRONG = { refusal: 'second-wrong', reason: 'wrong' }

test('five hundred euros need the PIN alone, a cent more the second factor besides', async () => {
  const person = await rich()
  expect((await give(transfer.quote, wish('500'), person)).second).toBe(undefined)
  expect((await give(transfer.quote, wish('500.01'), person)).second).toEqual(ASKED)
  const form = await quoted(person, '500.01')
  const before = await postings(world)
  expect(await deny(transfer.send, form, person)).toEqual(NEEDED)
  expect(await deny(transfer.send, { ...form, second: wrong() }, person)).toEqual(WRONG)
  expect(await deny(transfer.send, { ...form, payword: '910284', second: wrong() }, person)).toMatchObject({
    refusal: 'pin-wrong',
  })
  expect(await postings(world)).toBe(before)
  expect((await give(transfer.send, { ...form, second: code() }, person)).money.balance).toBe('9499.99')
})

test('without an app nothing is asked, however much goes', async () => {
  const person = await rich(false)
  expect((await give(transfer.quote, wish('5000'), person)).second).toBe(undefined)
  await give(transfer.send, await quoted(person, '5000'), person)
})

test('what was proven is proven for this quote, and for no other', async () => {
  const person = await rich()
  const [one, other] = [await quoted(person, '600'), await quoted(person, '700')]
  const second = code()
  await give(transfer.send, { ...one, second }, person)
  expect(await deny(transfer.send, other, person)).toEqual(NEEDED)
  expect(await deny(transfer.send, { ...other, second }, person)).toEqual(WRONG)
  await give(transfer.send, { ...other, second: RECOVERY[0]! }, person)
  expect(await holds(world, person, 'balance')).toBe(1_000_000n - 130_000n)
})

test('a code that was said twice under one key moves money once', async () => {
  const person = await rich()
  const form = { ...(await quoted(person, '600')), second: code() }
  const answers = await Promise.all([1, 2, 3, 4].map(() => world.ask(transfer.send, form, person)))
  const done = answers.filter((answer) => answer.code === 1)
  expect(done.length).toBeGreaterThan(0)
  expect(await holds(world, person, 'balance')).toBe(940_000n)
  expect((await give(transfer.send, form, person)).money.balance).toBe('9400.00')
})

test('whoever turned it off in between needs another quote', async () => {
  const person = await rich()
  const form = await quoted(person, '600')
  await sql.deleteFrom('totp').where('member_id', '=', person.id).execute()
  expect(await deny(transfer.send, { ...form, second: code() }, person)).toEqual({ refusal: 'quote-stale' })
})

test('of wrong codes five are heard; money below the bound goes all the same', async () => {
  const person = await rich()
  const form = await quoted(person, '600')
  for (let miss = 0; miss < SECOND_TRIES; miss += 1)
    expect(await deny(transfer.send, { ...form, second: wrong() }, person)).toEqual(WRONG)
  expect(await deny(transfer.send, { ...form, second: code() }, person)).toEqual({
    refusal: 'second-locked',
    reason: 'locked',
    retry_after: SECOND_LOCK - TOTP.step,
  })
  await give(transfer.send, await quoted(person, '20'), person)
})

test('whoever guessed too often for one payment waits with every other', async () => {
  const person = await rich()
  await give(card.bind, { ...ACCOUNT, payword: PIN, second: code() }, person)
  await bring(world, person, 'coin', 200_000_000_000n)
  const guessed = await quoted(person, '600')
  for (let miss = 0; miss < SECOND_TRIES; miss += 1)
    expect(await deny(transfer.send, { ...guessed, second: wrong() }, person)).toEqual(WRONG)
  const locked = { refusal: 'second-locked', reason: 'locked', retry_after: expect.any(Number) }
  const out = { method: 'bank', account: 'balance', amount: '800' } as const
  const sale = {
    quantity: '1000',
    mode: 'normal',
    pay_type: 'wallet',
    merchant_no: '',
    rematch: 0,
    parent_no: '',
  } as const
  const proof = () => ({ payword: PIN, idem: newKey(), second: code() })
  const { quote_no } = await give(withdrawal.quote, out, person)
  expect(await deny(withdrawal.request, { ...out, quote_no, ...proof() }, person)).toEqual(locked)
  const priced = await give(trade.quote, sale, person)
  expect(await deny(trade.create, { ...sale, quote_no: priced.quote_no, ...proof() }, person)).toEqual(locked)
})

test('a withdrawal asks for it, besides the PIN', async () => {
  const person = await rich()
  const account = { ...ACCOUNT, payword: PIN }
  expect(await deny(card.bind, account, person)).toEqual(NEEDED)
  await give(card.bind, { ...account, second: code() }, person)
  const asked = { method: 'bank', account: 'balance', amount: '800' } as const
  const quote = await give(withdrawal.quote, asked, person)
  expect(quote.second).toEqual(ASKED)
  const form = { ...asked, quote_no: quote.quote_no, payword: PIN, idem: newKey() }
  expect(await deny(withdrawal.request, form, person)).toEqual(NEEDED)
  expect(await deny(withdrawal.request, { ...form, second: wrong() }, person)).toEqual(WRONG)
  const done = await give(withdrawal.request, { ...form, second: code() }, person)
  expect(await give(withdrawal.request, form, person)).toEqual(done)
})

test('USDT count by what they are worth, and ask where nobody knows that', async () => {
  const person = await rich()
  await bring(world, person, 'usdt', 2_000_000_000n)
  const asked = async (amount: string) =>
    (await give(transfer.quote, { ...wish(amount), account: 'usdt' }, person)).second
  expect(await asked('100')).toEqual(ASKED)
  await sql.insertInto('price').values({ currency: 'USDT', since: now(), eur: '0.92' }).execute()
  expect([await asked('543'), await asked('544')]).toEqual([undefined, ASKED])
})

test('a sale asks for it by what it brings', async () => {
  const person = await rich()
  await bring(world, person, 'coin', 200_000_000_000n)
  const sale = (quantity: string) =>
    ({ quantity, mode: 'normal', pay_type: 'wallet', merchant_no: '', rematch: 0, parent_no: '' }) as const
  expect((await give(trade.quote, sale('10'), person)).second).toBe(undefined)
  const quote = await give(trade.quote, sale('1000'), person)
  expect(quote.second).toEqual(ASKED)
  const form = { ...sale('1000'), quote_no: quote.quote_no, payword: PIN, idem: newKey() }
  expect(await deny(trade.create, form, person)).toEqual(NEEDED)
  expect(await deny(trade.create, { ...form, second: wrong() }, person)).toEqual(WRONG)
  const created = await give(trade.create, { ...form, second: code() }, person)
  expect(await give(trade.create, form, person)).toMatchObject({ order_no: created.order_no })
})

test('nobody who knows a number proves what is another’s', async () => {
  const [person, other] = [await rich(), await rich()]
  const form = await quoted(person, '600')
  expect(await deny(transfer.send, { ...form, second: code() }, other)).toEqual({ refusal: 'quote-stale' })
  expect(await deny(transfer.send, form, person)).toEqual(NEEDED)
  expect(nils.id).toBeGreaterThan(0)
})
