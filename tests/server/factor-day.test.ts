import { HOUR_S } from '#contract/time-units.ts'
import { appCode, hasApp } from '#tests/world/factor.ts'
import { expect, test } from 'vitest'
import { merchant } from '#contract/merchant.ts'
import { payment } from '#contract/payment.ts'
import { service } from '#contract/service.ts'
import { trade } from '#contract/trade.ts'
import { transfer } from '#contract/transfer.ts'
import { TOTP } from '#contract/limits.ts'
import { centre, giveCredit, opening } from '#tests/world/service.ts'
import { bring, holds, newKey, PIN, quoted } from '#tests/world/money.ts'
import { asSeen, accepted, dealer, openMarket, seller, start } from '#tests/world/trade.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, deny, ask, member, clock, sql } = world
await openMarket(world)
await member({ username: 'nils_01' })

const now = () => new Date(clock.read())
const code = () => {
  clock.pass(TOTP.step)
  return appCode(now())
}
const secured = async (person: Person): Promise<Person> => {
  await hasApp(world, person)
  return person
}
async function rich(): Promise<Person> {
  const person = await member({ pin: PIN })
  await bring(world, person, 'balance', 1_000_000n)
  return secured(person)
}
const wish = (amount: string, account: 'balance' | 'usdt' | 'eur' = 'balance') =>
  ({ to: 'nils_01', account, amount, remark: '' }) as const
const NEEDED = { refusal: 'second-needed', reason: 'second', ways: ['totp', 'recovery'] }
const isAsked = async (person: Person, amount: string) =>
  (await give(transfer.quote, wish(amount), person)).second !== undefined
const SALE = { mode: 'normal', pay_type: 'wallet', merchant_no: '', rematch: 0, parent_no: '' } as const

test('nineteen times 499 euros: the first goes by the PIN alone, and no other', async () => {
  const person = await rich()
  let without = 0
  for (let time = 0; time < 19; time += 1) {
    clock.pass(60)
    const answer = await ask(transfer.send, await quoted(world, person, wish('499')), person)
    if (answer.code === 1) without += 499
    else expect(answer.data).toEqual(NEEDED)
  }
  expect(without).toBe(499)
  expect(await holds(world, person, 'balance')).toBe(950_100n)
})

test('what was proven does not count, and at midnight the day is another', async () => {
  clock.set('2026-03-06T10:00:00Z')
  const person = await rich()
  await give(transfer.send, { ...(await quoted(world, person, wish('2000'))), second: code() }, person)
  await give(transfer.send, await quoted(world, person, wish('499')), person)
  await give(transfer.send, { ...(await quoted(world, person, wish('300'))), second: code() }, person)
  expect([await isAsked(person, '1'), await isAsked(person, '1.01')]).toEqual([false, true])
  clock.set('2026-03-07T00:00:01Z')
  expect([await isAsked(person, '500'), await isAsked(person, '500.01')]).toEqual([false, true])
})

test('all acts and accounts count together; what came to nothing is given back', async () => {
  const person = await secured(await seller(world, '1000'))
  await bring(world, person, 'eur', 100_000n)
  await give(transfer.send, await quoted(world, person, wish('200', 'eur')), person)
  const sold = await start(world, person, { quantity: '160' })
  const quote = () => give(trade.quote, { quantity: '81', ...SALE }, person)
  expect((await quote()).second).toEqual({ ways: NEEDED.ways })
  await give(trade.cancel, asSeen(sold), person)
  clock.pass(HOUR_S)
  expect((await quote()).second).toBe(undefined)
})

test('quotes that were made side by side cannot outrun the day, one after the other or at once', async () => {
  clock.set('2026-03-08T10:00:00Z')
  const person = await rich()
  const forms = []
  for (let at = 0; at < 6; at += 1) forms.push(await quoted(world, person, wish('300')))
  const answers = await Promise.all(forms.map((form) => ask(transfer.send, form, person)))
  expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1)
  for (const { code: no, data } of answers) if (no !== 1) expect(data).toEqual(NEEDED)
  expect(await holds(world, person, 'balance')).toBe(970_000n)
  const left = forms[answers.findIndex((answer) => answer.code !== 1)]!
  await give(transfer.send, { ...left, second: code() }, person)
  expect(await holds(world, person, 'balance')).toBe(940_000n)
})

test('a sale that the day outran is asked for its second factor, too', async () => {
  clock.set('2026-03-09T10:00:00Z')
  const person = await secured(await seller(world, '1000'))
  await bring(world, person, 'balance', 100_000n)
  const asked = { quantity: '200', ...SALE }
  const { quote_no, second } = await give(trade.quote, asked, person)
  expect(second).toBe(undefined)
  await give(transfer.send, await quoted(world, person, wish('300')), person)
  const form = { ...asked, quote_no, payword: PIN, idem: newKey() }
  expect(await deny(trade.create, form, person)).toEqual(NEEDED)
  expect((await give(trade.create, { ...form, second: code() }, person)).order_no).toMatch(/^T/)
})

test('what leaves before there is an app counts once there is one', async () => {
  clock.set('2026-03-10T10:00:00Z')
  const person = await member({ pin: PIN })
  await bring(world, person, 'balance', 100_000n)
  await give(transfer.send, await quoted(world, person, wish('450')), person)
  await secured(person)
  expect([await isAsked(person, '50'), await isAsked(person, '50.01')]).toEqual([false, true])
})

test('what a merchant pays, and what is paid out of the balance or credit, counts with everything else', async () => {
  clock.set('2026-03-11T10:00:00Z')
  const left = async ({ id }: Person) =>
    (await sql.selectFrom('day_left').select('unproven').where('member_id', '=', id).executeTakeFirst())?.unproven
  const buyer = await secured(await dealer(world))
  const order = await accepted(world, await seller(world, '1000'), buyer, { quantity: '200' })
  await give(merchant.pay, { ...asSeen(order), payword: PIN }, buyer)
  expect(await left(buyer)).toBe(24_750n)
  expect([await isAsked(buyer, '252.50'), await isAsked(buyer, '252.51')]).toEqual([false, true])

  const mine = await secured(await centre(world, { credit: 0n, status: 'active' }))
  await bring(world, mine, 'balance', 100_000n)
  const { order_no } = await give(service.open, opening(), mine)
  await give(payment.byBalance, { order_no, account: 'balance', payword: PIN, idem: newKey() }, mine)
  expect(await left(mine)).toBe(5_000n)
  const { order_no: next } = await give(service.open, opening(), mine)
  await giveCredit(world, mine, 5_000n)
  await give(payment.byCredit, { order_no: next, payword: PIN, idem: newKey() }, mine)
  expect(await left(mine)).toBe(10_000n)
})

test('credit asks for it like everything else', async () => {
  clock.set('2026-03-12T10:00:00Z')
  const mine = await secured(await centre(world, { credit: 100_000n, status: 'active' }))
  const asked = { to: 'nils_01', amount: '600' }
  const { quote_no, second } = await give(service.quoteCredit, asked, mine)
  expect(second).toEqual({ ways: NEEDED.ways })
  const form = { ...asked, quote_no, payword: PIN, idem: newKey() }
  expect(await deny(service.sendCredit, form, mine)).toEqual(NEEDED)
  expect((await give(service.sendCredit, { ...form, second: code() }, mine)).credit_after).toBe('400.00')
})
