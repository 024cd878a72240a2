import { beforeEach, expect, test } from 'vitest'
import { card } from '#contract/card.ts'
import { security } from '#contract/security.ts'
import { wallet } from '#contract/wallet.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { DAY_S } from '#contract/time-units.ts'
import { ACCOUNT } from '#tests/world/banks.ts'
import { bring, holds, newKey, PIN } from '#tests/world/money.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, deny, clock, member } = world

const wish = { method: 'bank', account: 'balance', amount: '100' } as const

async function withBank(): Promise<Person> {
  const person = await member({ pin: PIN })
  await give(card.bind, { ...ACCOUNT, payword: PIN }, person)
  await bring(world, person, 'balance', 50_000n)
  return person
}

async function requested(person: Person, asked: typeof wish = wish) {
  const quote = await give(withdrawal.quote, asked, person)
  return give(withdrawal.request, { ...asked, quote_no: quote.quote_no, payword: PIN, idem: newKey() }, person)
}

beforeEach(() => clock.pass(300))

test('what is quoted is set aside, and available again after a cancellation', async () => {
  const person = await withBank()
  clock.pass(DAY_S)
  const quote = await give(withdrawal.quote, wish, person)
  expect(quote).toMatchObject({ gross: '100.00', fee: '1.50', net: '98.50', dest: 'DE••••••3000', cool_time: null })
  const done = await give(
    withdrawal.request,
    { ...wish, quote_no: quote.quote_no, payword: PIN, idem: newKey() },
    person,
  )
  expect(done).toMatchObject({
    status: 'queued',
    amount: '100.00',
    fee: '1.50',
    actual_amount: '98.50',
    allowed: ['cancel'],
  })
  expect(await holds(world, person, 'balance')).toBe(40_000n)
  expect((await give(wallet.balances, {}, person)).frozen.balance).toBe('100.00')
  const over = await give(withdrawal.cancel, { order_no: done.order_no, version: done.version, idem: newKey() }, person)
  expect(over).toMatchObject({ status: 'cancelled', allowed: [], version: 1 })
  expect(await holds(world, person, 'balance')).toBe(50_000n)
})
test('after a change it cools', async () => {
  const person = await withBank()
  const done = await requested(person)
  expect(done).toMatchObject({ status: 'cooling', version: 0 })
  clock.pass(DAY_S)
  expect(await give(withdrawal.info, { order_no: done.order_no }, person)).toMatchObject({
    status: 'queued',
    version: 1,
  })
  expect(await give(withdrawal.counter, {}, person)).toMatchObject({ methods: expect.any(Array) })
  expect(await give(withdrawal.list, {}, person)).toMatchObject({ total: 1 })
  expect(await deny(withdrawal.quote, { ...wish, method: 'usdt', account: 'usdt' }, person)).toEqual({
    refusal: 'address-needed',
  })
})
test('what a request answers is what is read afterwards, and what it answers again', async () => {
  const person = await withBank()
  clock.pass(DAY_S)
  const { quote_no } = await give(withdrawal.quote, wish, person)
  const form = { ...wish, quote_no, payword: PIN, idem: newKey() }
  const done = await give(withdrawal.request, form, person)
  expect(await give(withdrawal.info, { order_no: done.order_no }, person)).toEqual(done)
  await give(withdrawal.cancel, { order_no: done.order_no, version: 0, idem: newKey() }, person)
  expect(await give(withdrawal.request, form, person)).toEqual(done)
})

test('a PIN that changed after the quote makes it stale, because it cools then', async () => {
  const person = await withBank()
  clock.pass(DAY_S)
  const { quote_no, cool_time } = await give(withdrawal.quote, wish, person)
  expect(cool_time).toBeNull()
  const pin = { payword: '730519', payword_confirm: '730519', old_payword: PIN }
  await give(security.setPin, pin, person)
  const form = { ...wish, payword: pin.payword }
  expect(await deny(withdrawal.request, { ...form, quote_no, idem: newKey() }, person)).toEqual({
    refusal: 'quote-stale',
  })
  const next = await give(withdrawal.quote, wish, person)
  expect(await give(withdrawal.request, { ...form, quote_no: next.quote_no, idem: newKey() }, person)).toMatchObject({
    status: 'cooling',
    cool_until: next.cool_time,
    due_time: next.arrival_time,
  })
})

test('it is paid by when its sheet said, though the day turned before it was confirmed', async () => {
  clock.set('2026-03-09T23:58:50Z')
  const person = await withBank()
  clock.pass(86_460)
  const { quote_no, arrival_time } = await give(withdrawal.quote, wish, person)
  clock.pass(20)
  const done = await give(withdrawal.request, { ...wish, quote_no, payword: PIN, idem: newKey() }, person)
  expect(done.due_time).toBe(arrival_time)
  expect((await give(withdrawal.quote, wish, person)).arrival_time).toBe(arrival_time + DAY_S)
})

test('a number that something else has is not given again', async () => {
  const [first, second] = [await withBank(), await withBank()]
  const { order_no } = await requested(first)
  const { chance } = world.context
  const below = chance.below
  const taken = [Number(order_no.slice(1))]
  chance.below = (most) => taken.pop() ?? below(most)
  const done = await requested(second).finally(() => (chance.below = below))
  expect(taken).toEqual([])
  expect(done.order_no).not.toBe(order_no)
})
