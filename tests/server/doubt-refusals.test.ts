import { beforeEach, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { DOUBT } from '#contract/limits.ts'
import { service } from '#contract/service.ts'
import { session } from '#contract/session.ts'
import { trade } from '#contract/trade.ts'
import { transfer } from '#contract/transfer.ts'
import { wallet } from '#contract/wallet.ts'
import { HOUR_S } from '#contract/time-units.ts'
import { becomesCentre } from '#tests/world/service.ts'
import { setPrices } from '#tests/world/conversions.ts'
import { bring, holds, newKey, PIN, quoted } from '#tests/world/money.ts'
import { openMarket } from '#tests/world/trade.ts'
import { PASSWORD, type Person } from '#tests/world/world.ts'
import { bindBank } from '#tests/world/banks.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, deny, ask, member, clock } = world
await openMarket(world)
await setPrices(world)
await member({ username: 'mule_01' })

beforeEach(() => clock.set(new Date(clock.read() + 2 * DOUBT * 1_000).toISOString().replace(/T.*/, 'T10:00:00Z')))

const enters = ({ email: account }: Person, device: string) =>
  give(session.signIn, { account, password: PASSWORD, device })

async function doubted(): Promise<Person> {
  const person = await becomesCentre(world, await member({ pin: PIN }), { credit: 100_000n })
  for (const account of ['balance', 'profit'] as const) await bring(world, person, account, 100_000n)
  await bring(world, person, 'usdt', 1_000_000_000n)
  await bring(world, person, 'coin', 100_000_000_000n)
  await bindBank(world, person)
  await enters(person, 'the phone of the member')
  return { ...person, ...(await enters(person, 'the phone of a thief')) }
}
const gift = { to: 'mule_01', account: 'balance', amount: '90', remark: '' } as const
const leaves = async (person: Person) => give(transfer.send, await quoted(world, person, gift), person)
const LEFT = {
  refusal: 'doubted',
  range: { least: '0.00', most: '10.00' },
  retry_after: DOUBT,
}

const sale = { quantity: '50', mode: 'normal', pay_type: 'bank', merchant_no: '', rematch: 0, parent_no: '' }
/** Everything by which something goes to strangers, each worth less than what may in a day, and more than what is left. */
const LEAVING: readonly [string, Endpoint, object, Endpoint, object][] = [
  ['a transfer', transfer.quote, { ...gift, amount: '50' }, transfer.send, { ...gift, amount: '50' }],
  ['a transfer of USDT', transfer.quote, usdt(), transfer.send, usdt()],
  ['a sale to the bank', trade.quote, sale, trade.create, sale],
  ['credit', service.quoteCredit, { to: 'mule_01', amount: '50' }, service.sendCredit, { to: 'mule_01', amount: '50' }],
  [
    'what a centre earned',
    wallet.quote,
    { act: 'to_balance', account: 'profit', amount: '50' },
    wallet.toBalance,
    { from: 'profit', amount: '50' },
  ],
]
function usdt() {
  return { ...gift, account: 'usdt', amount: '50' }
}

describe.each(LEAVING)('%s', (_, quotes, wish, pays, said) => {
  test('is not quoted where more went to strangers before; the number is in euros', async () => {
    const person = await doubted()
    expect((await ask(quotes, wish as never, person)).code).toBe(1)
    await leaves(person)
    expect(await deny(quotes, wish as never, person)).toEqual(LEFT)
  })

  test('is not done where more went to strangers after its quote', async () => {
    const person = await doubted()
    const { quote_no } = (await give(quotes, wish as never, person)) as { quote_no: string }
    await leaves(person)
    const before = await holds(world, person, 'balance')
    const form = { ...said, quote_no, payword: PIN, idem: newKey() }
    expect(await deny(pays, form as never, person)).toEqual(LEFT)
    expect(await holds(world, person, 'balance')).toBe(before)
    clock.pass(DOUBT)
    expect((await ask(quotes, wish as never, person)).code).toBe(1)
  })
})

test('who hears of it is told how much, why, that nothing left, and for how long', async () => {
  const person = await doubted()
  await leaves(person)
  clock.pass(HOUR_S)
  expect((await ask(transfer.quote, gift, person)).msg).toBe(
    'At most 10.00 EUR can leave this way for now, because your account changed less than a day ago. Nothing was sent. Everything works again in 23 hours.',
  )
})

test('how much may go, and for how long, is told with the balances before anything is asked', async () => {
  const person = await doubted()
  const until_time = clock.read() / 1_000 + DOUBT
  const told = async () => (await give(wallet.balances, {}, person)).doubt
  expect(await told()).toEqual({ most: '100.00', until_time })
  await leaves(person)
  expect(await told()).toEqual({ most: '10.00', until_time })
  clock.pass(DOUBT)
  expect(await told()).toBeUndefined()
})

test('what stays the member’s own is not capped, nor what somebody earned who is no centre', async () => {
  const person = await doubted()
  await leaves(person)
  const { pay_type: _, ...to } = sale
  expect((await ask(trade.quote, { ...to, pay_type: 'wallet' } as never, person)).code).toBe(1)
  const somebody = await member({ pin: PIN })
  await bring(world, somebody, 'profit', 100_000n)
  await enters(somebody, 'the phone of the member')
  const thief = { ...somebody, ...(await enters(somebody, 'the phone of a thief')) }
  const all = { act: 'to_balance', account: 'profit', amount: '500' } as const
  expect((await ask(wallet.quote, all, thief)).code).toBe(1)
})
