import { beforeEach, expect, test } from 'vitest'
import { account } from '#contract/account.ts'
import { DAY_S, HOUR_S } from '#contract/time-units.ts'
import { ADDRESSES_MAX, ADDRESS_LABEL_MAX, PIN_TRIES } from '#contract/limits.ts'
import { payoutAddress } from '#contract/payout-address.ts'
import { session } from '#contract/session.ts'
import { unix } from '#server/lib/clock.ts'
import { ADDRESSES, opensWithdrawal } from '#tests/world/payout-addresses.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, deny, ask, member, sql, context, clock, codeTo, letters } = world
const PIN = '284719'
const [TRON, TRON_2] = ADDRESSES.TRC20
const [ETH] = ADDRESSES.ERC20
const mine = { network: 'TRC20', address: TRON, label: 'My wallet' } as const

beforeEach(() => clock.pass(HOUR_S))

const owner = () => member({ pin: PIN })
const nowUnix = () => unix(context.clock.now())

async function proof(person: Person) {
  clock.pass(HOUR_S)
  const { request_no } = await give(session.sendCode, { scene: 'withdraw_address', type: 'email' }, person)
  return { code: codeTo(person.email), request_no, payword: PIN }
}
const bind = async (person: Person, wish: object) =>
  give(payoutAddress.bind, { ...mine, ...wish, ...(await proof(person)) }, person)
const refusedBind = async (person: Person, wish: object) =>
  deny(payoutAddress.bind, { ...mine, ...wish, ...(await proof(person)) }, person)
const listed = async (person: Person) => (await give(payoutAddress.list, {}, person)).list
const dropping = ({ id, version }: { id: number; version: number }) => ({ id, version, payword: PIN })
const newest = (to: string) => letters().find((letter) => letter.to === to)
const other = (code: string) => (code === '000000' ? '000001' : '000000')

test('the first address is the default one, what is paid to it cools for a day, and its member is told', async () => {
  const person = await owner()
  expect((await give(account.profile, {}, person)).address_bound).toBe(0)
  const proven = await proof(person)
  const { code, msg, data } = await ask(payoutAddress.bind, { ...mine, ...proven }, person)
  const { id } = (await listed(person))[0] ?? { id: 0 }
  const answer = {
    id,
    version: 1,
    currency: 'USDT',
    ...mine,
    is_default: 1,
    locked: 0,
    usable_time: nowUnix() + DAY_S,
    create_time: nowUnix(),
  }
  expect([code, msg, data]).toEqual([1, 'success', answer])
  expect(await listed(person)).toEqual([answer])
  expect((await give(account.profile, {}, person)).address_bound).toBe(1)
  expect(newest(person.email)).toMatchObject({
    subject: 'A payout address was added at Quay',
    text: expect.stringContaining('TRC20 TR7NHq…gjLj6t'),
  })
})

test('a change is another version; only one that leads elsewhere cools anew, and the member is told', async () => {
  const person = await owner()
  const first = await bind(person, {})
  const named = await bind(person, { id: first.id, version: 1, label: 'Ledger' })
  expect(named).toEqual({ ...first, version: 2, label: 'Ledger' })
  const moved = await bind(person, { id: first.id, version: 2, network: 'ERC20', address: ETH })
  expect(moved).toEqual({ ...first, version: 3, network: 'ERC20', address: ETH, usable_time: nowUnix() + DAY_S })
  expect(newest(person.email)).toMatchObject({
    subject: 'Your Quay payout address was changed',
    text: expect.stringContaining(`ERC20 ${ETH.slice(0, 6)}…${ETH.slice(-6)}`),
  })
})

test('an address of Ethereum is kept with its capitals, however it was typed', async () => {
  const person = await owner()
  const added = await bind(person, { network: 'ERC20', address: ` ${ETH.toLowerCase()} ` })
  expect(added.address).toBe(ETH)
  const taken = { refusal: 'invalid', errors: { address: 'chain-address-taken' } }
  expect(await refusedBind(person, { network: 'ERC20', address: ETH.toLowerCase(), label: 'Again' })).toEqual(taken)
})

test.each([
  ['address', '', 'chain-address-required'],
  ['address', 'x'.repeat(65), 'chain-address-invalid'],
  ['address', 'nowhere', 'chain-address-invalid'],
  ['address', `${TRON.slice(0, -1)}u`, 'chain-address-invalid'],
  ['address', ETH, 'chain-address-network'],
  ['network', 'BEP20', 'network-required'],
  ['label', 'x'.repeat(ADDRESS_LABEL_MAX + 1), 'text-long'],
  ['code', '', 'code-required'],
  ['code', '12', 'code-incomplete'],
  ['currency', 'EUR', 'unreadable'],
] as const)('%s "%s" is refused by name, before the PIN is looked at', async (field, wrong, problem) => {
  const form = { ...mine, code: '204816', payword: PIN, [field]: wrong }
  expect(await deny(payoutAddress.bind, form, await member())).toEqual({
    refusal: 'invalid',
    errors: { [field]: problem },
  })
})

test('only the payment PIN binds, before any try at the code', async () => {
  expect((await refusedBind(await member(), {})).refusal).toBe('pin-unset')
  const person = await owner()
  const wrong = { ...mine, ...(await proof(person)), payword: '913570' }
  expect(await deny(payoutAddress.bind, wrong, person)).toMatchObject({ refusal: 'pin-wrong', left: PIN_TRIES - 1 })
  for (let miss = 1; miss < PIN_TRIES; miss += 1) await deny(payoutAddress.bind, wrong, person)
  expect((await deny(payoutAddress.bind, { ...wrong, payword: PIN }, person)).refusal).toBe('pin-locked')
  clock.pass(1_801)
  expect((await bind(person, {})).address).toBe(TRON)
})

test('only the code binds that was sent to the member for this', async () => {
  const person = await owner()
  const without = { ...mine, code: '204816', payword: PIN }
  expect((await deny(payoutAddress.bind, without, person)).refusal).toBe('dead-code')
  await give(session.sendCode, { scene: 'payword', type: 'email' }, person)
  expect((await deny(payoutAddress.bind, { ...without, code: codeTo(person.email) }, person)).refusal).toBe('dead-code')
  const proven = await proof(person)
  const wrong = { ...mine, ...proven, code: other(proven.code) }
  expect(await deny(payoutAddress.bind, wrong, person)).toEqual({ refusal: 'wrong-code', left: 4 })
  await give(payoutAddress.bind, { ...mine, ...proven }, person)
  const second = { ...mine, ...proven, address: TRON_2 }
  expect((await deny(payoutAddress.bind, second, person)).refusal).toBe('dead-code')
  expect(await listed(person)).toHaveLength(1)
})

test('a code outlives whatever else is refused', async () => {
  const person = await owner()
  const first = await bind(person, {})
  const proven = await proof(person)
  expect(
    (await deny(payoutAddress.bind, { ...mine, id: first.id, version: 7, label: 'x', ...proven }, person)).refusal,
  ).toBe('moved-on')
  expect(
    (await give(payoutAddress.bind, { ...mine, id: first.id, version: 1, label: 'x', ...proven }, person)).label,
  ).toBe('x')
})

test('what is said twice is done once, and needs no second code', async () => {
  const person = await owner()
  const proven = await proof(person)
  const added = await give(payoutAddress.bind, { ...mine, ...proven }, person)
  const before = letters().length
  expect(await give(payoutAddress.bind, { ...mine, ...proven }, person)).toEqual(added)
  expect(await give(payoutAddress.bind, { ...mine, ...proven, id: added.id, version: 1 }, person)).toEqual(added)
  expect(letters()).toHaveLength(before)
  const wrong = { ...mine, ...proven, payword: '913570' }
  expect((await deny(payoutAddress.bind, wrong, person)).refusal).toBe('pin-wrong')
})

test('an old version changes nothing, and a change without one is refused', async () => {
  const person = await owner()
  const { id } = await bind(person, {})
  await bind(person, { id, version: 1, label: 'Ledger' })
  expect((await refusedBind(person, { id, version: 1, label: 'Other' })).refusal).toBe('moved-on')
  expect((await refusedBind(person, { id, label: 'Other' })).errors).toEqual({ version: 'required' })
})

test('an address is there once for one member, and may be two members’', async () => {
  const person = await owner()
  await bind(person, {})
  const second = await bind(person, { address: TRON_2, label: '' })
  const taken = { refusal: 'invalid', errors: { address: 'chain-address-taken' } }
  expect(await refusedBind(person, { label: 'Another name' })).toEqual(taken)
  expect(await refusedBind(person, { id: second.id, version: 1 })).toEqual(taken)
  expect((await bind(await owner(), {})).address).toBe(TRON)
})

test('a member has ten addresses at most', async () => {
  const person = await owner()
  const rows = Array.from({ length: ADDRESSES_MAX }, (_, at) => ({
    member_id: person.id,
    network: 'ERC20' as const,
    address: `0x${String(at).padStart(40, '0')}`,
    is_default: false,
    created_at: context.clock.now(),
    changed_at: context.clock.now(),
  }))
  await sql.insertInto('payout_address').values(rows).execute()
  expect((await refusedBind(person, {})).refusal).toBe('address-enough')
})

test('another address is the default one when that is asked', async () => {
  const person = await owner()
  const first = await bind(person, {})
  const second = await bind(person, { address: TRON_2, is_default: 1 })
  expect(second.is_default).toBe(1)
  expect((await bind(person, { id: first.id, version: 1, is_default: 1 })).is_default).toBe(1)
  expect((await listed(person)).map(({ id, is_default }) => [id, is_default])).toEqual([
    [first.id, 1],
    [second.id, 0],
  ])
})

test('a deleted address is gone for its member, stays for what was paid to it, and may be added again', async () => {
  const person = await owner()
  const first = await bind(person, {})
  const second = await bind(person, { address: TRON_2 })
  const { code, msg, data } = await ask(payoutAddress.drop, dropping(first), person)
  expect([code, msg, data]).toEqual([1, 'Address deleted.', { list: [{ ...second, is_default: 1 }] }])
  expect(await deny(payoutAddress.drop, dropping(first), person)).toEqual({ refusal: 'missing' })
  expect((await refusedBind(person, { id: first.id, version: 1, label: 'x' })).refusal).toBe('missing')
  const again = await bind(person, {})
  expect(again).toEqual({
    ...first,
    id: again.id,
    is_default: 0,
    create_time: nowUnix(),
    usable_time: nowUnix() + DAY_S,
  })
})

test('only the version that was read is deleted, only by its member, and only with the PIN', async () => {
  const person = await owner()
  const added = await bind(person, {})
  expect(await deny(payoutAddress.drop, { ...dropping(added), version: 2 }, person)).toEqual({ refusal: 'moved-on' })
  expect(await deny(payoutAddress.drop, dropping(added), await owner())).toEqual({ refusal: 'missing' })
  expect((await deny(payoutAddress.drop, dropping(added), await member())).refusal).toBe('pin-unset')
  const wrong = { ...dropping(added), payword: '913570' }
  expect((await deny(payoutAddress.drop, wrong, person)).refusal).toBe('pin-wrong')
  for (let miss = 1; miss < PIN_TRIES; miss += 1) await deny(payoutAddress.drop, wrong, person)
  expect((await deny(payoutAddress.drop, dropping(added), person)).refusal).toBe('pin-locked')
})

test('while a withdrawal to it is open an address leads nowhere else and stays; its name may change', async () => {
  const person = await owner()
  const added = await bind(person, {})
  const end = await opensWithdrawal(sql, person.id, added.id, context.clock.now())
  expect(await listed(person)).toEqual([{ ...added, locked: 1 }])
  expect((await refusedBind(person, { id: added.id, version: 1, address: TRON_2 })).refusal).toBe('address-locked')
  expect(await deny(payoutAddress.drop, dropping(added), person)).toEqual({ refusal: 'address-locked' })
  expect((await bind(person, { id: added.id, version: 1, label: 'Ledger' })).version).toBe(2)
  await end()
  expect((await give(payoutAddress.drop, { ...dropping(added), version: 2 }, person)).list).toEqual([])
  expect((await give(account.profile, {}, person)).address_bound).toBe(0)
})

test('of two first addresses at once, one is the default', async () => {
  const person = await owner()
  const proven = await proof(person)
  const answers = await Promise.all(
    [TRON, TRON_2].map((address) => ask(payoutAddress.bind, { ...mine, address, ...proven }, person)),
  )
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1])
  expect((await listed(person)).map(({ is_default }) => is_default)).toEqual([1])
})
