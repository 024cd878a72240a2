import { expect, test } from 'vitest'
import { account } from '#contract/account.ts'
import { card } from '#contract/card.ts'
import type { Asked } from '#contract/endpoint.ts'
import { BANKS_MAX, PIN_TRIES } from '#contract/limits.ts'
import { DAY_S } from '#contract/time-units.ts'
import { unix } from '#server/lib/clock.ts'
import { defaultAccountOf } from '#server/card/queries.ts'
import { ACCOUNT, IBANS, swiftOf } from '#tests/world/banks.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, deny, ask, member, sql, context, letters } = world
const PIN = '284719'

const details = { ...ACCOUNT, iban: 'de89 3704 0044 0532 0130 00', swift: 'cobadeffxxx', payword: PIN }

const owner = () => member({ pin: PIN })
const bound = async () => {
  const person = await owner()
  return { person, bank: await give(card.bind, details, person) }
}
const listed = async (person: Person) => (await give(card.index, {}, person)).list
const newest = (to: string) => letters().find((letter) => letter.to === to)
test('the first bank account is the default one; its IBAN is whole for its owner only, and only when asked for', async () => {
  const person = await owner()
  expect((await give(account.profile, {}, person)).bank_bound).toBe(0)
  const { code, msg, data } = await ask(card.bind, details, person)
  const { id } = (await listed(person))[0] ?? { id: 0 }
  const commerzbank = (await give(card.sysBanks, { keyword: 'commerz' }, person)).list[0]
  const masked = {
    id,
    version: 1,
    ...ACCOUNT,
    iban: 'DE••••••3000',
    bank_id: commerzbank?.id,
    bank_logo: '',
    country_name: 'Germany',
    is_default: 1,
    locked: 0,
    usable_time: unix(context.clock.now()) + DAY_S,
    create_time: unix(context.clock.now()),
  }
  expect([code, msg, data]).toEqual([1, 'success', masked])
  expect(await listed(person)).toEqual([masked])
  expect(await give(card.one, { id }, person)).toEqual({ ...masked, iban: ACCOUNT.iban })
  expect((await give(account.profile, {}, person)).bank_bound).toBe(1)
  expect(newest(person.email)).toMatchObject({
    subject: 'A bank account was added at Quay',
    text: expect.stringContaining('DE••••••3000'),
  })
})

test('a country is called by its name in the language of whoever asks', async () => {
  const { person, bank } = await bound()
  const names = await Promise.all(
    ['de', 'zh-cn', 'hebrew', 'af'].map(async (language) => {
      const { country_name } = await give(card.one, { id: bank.id }, { ...person, language })
      return country_name
    }),
  )
  expect(names).toEqual(['Deutschland', '德国', 'גרמניה', 'Duitsland'])
})

test.each([
  ['first_name', '', 'first-name-required'],
  ['last_name', ' ', 'last-name-required'],
  ['iban', '', 'iban-required'],
  ['iban', 'ZZ89370400440532013000', 'iban-country'],
  ['iban', 'DE8937040044053201300', 'iban-length'],
  ['iban', 'DE89370400440532013001', 'iban-invalid'],
  ['swift', '', 'swift-required'],
  ['swift', 'COBADEF', 'swift-invalid'],
  ['swift', 'BNPAFRPP', 'swift-country'],
  ['bank_name', '', 'bank-required'],
  ['country', '', 'country-required'],
  ['address', '', 'address-required'],
  ['first_name', 'M\u0430ra', 'latin-only'],
  ['address', 'a'.repeat(141), 'text-long'],
  ['bank_id', 1, 'unreadable'],
] as const)('%s "%s" is refused by name, before the PIN is looked at', async (field, wrong, problem) => {
  const person = await member()
  expect(await deny(card.bind, { ...details, [field]: wrong }, person)).toEqual({
    refusal: 'invalid',
    errors: { [field]: problem },
  })
})

test('everything that is missing is said at once', async () => {
  const { errors } = await deny(card.bind, {} as never, await owner())
  expect(Object.keys(errors ?? {}).toSorted()).toEqual(Object.keys(details).toSorted())
})

test('only the payment PIN binds, and a lock of it holds', async () => {
  expect((await deny(card.bind, details, await member())).refusal).toBe('pin-unset')
  const person = await owner()
  const wrong = { ...details, payword: '913570' }
  expect(await deny(card.bind, wrong, person)).toEqual({ refusal: 'pin-wrong', reason: 'wrong', left: PIN_TRIES - 1 })
  for (let miss = 1; miss < PIN_TRIES; miss += 1) await deny(card.bind, wrong, person)
  expect((await deny(card.bind, details, person)).refusal).toBe('pin-locked')
  expect(await listed(person)).toEqual([])
})

test('another account becomes the default when that is asked, and no IBAN is there twice', async () => {
  const { person, bank } = await bound()
  const second = { ...details, iban: IBANS[1], swift: swiftOf(IBANS[1]) }
  expect((await give(card.bind, second, person)).is_default).toBe(0)
  expect((await give(card.bind, { ...second, is_default: 1 }, person)).is_default).toBe(1)
  expect((await listed(person)).map(({ id, is_default }) => [id === bank.id, is_default])).toEqual([
    [false, 1],
    [true, 0],
  ])
  const taken = { errors: { iban: 'iban-taken' } }
  expect(await deny(card.bind, { ...details, address: 'Kai 2' }, person)).toMatchObject(taken)
  expect(await deny(card.bind, { ...second, id: bank.id, version: 1 }, person)).toMatchObject(taken)
  expect((await defaultAccountOf(sql, person.id))?.iban).toBe(IBANS[1])
})

test('a member has ten bank accounts at most', async () => {
  const person = await owner()
  for (const iban of IBANS.slice(0, BANKS_MAX))
    await give(card.bind, { ...details, iban, swift: swiftOf(iban) }, person)
  const [iban = ''] = IBANS.slice(BANKS_MAX)
  expect((await deny(card.bind, { ...details, iban, swift: swiftOf(iban) }, person)).refusal).toBe('bank-enough')
})

test('whose account it is not finds none: to read, or to change', async () => {
  const { person, bank } = await bound()
  const other = await owner()
  const missing = { refusal: 'missing' }
  expect(await deny(card.one, { id: bank.id }, other)).toEqual(missing)
  expect(await deny(card.one, { id: 999_999 }, other)).toEqual(missing)
  expect(await deny(card.bind, { ...details, id: bank.id, version: 1, address: 'Kai 2' }, other)).toEqual(missing)
  expect(await listed(other)).toEqual([])
  expect(await listed(person)).toEqual([bank])
})

test('the same IBAN may be two members’', async () => {
  await bound()
  await bound()
})

test('banks are found by their country and by a part of their name', async () => {
  const person = await member()
  const names = async (asked: Asked<typeof card.sysBanks>) =>
    (await give(card.sysBanks, asked, person)).list.map(({ name, swift_prefix, country }) => [
      name,
      swift_prefix,
      country,
    ])
  expect(await names({ country: 'NL', keyword: 'A' })).toEqual([
    ['ABN AMRO', 'ABNANL', 'NL'],
    ['Rabobank', 'RABONL', 'NL'],
  ])
  expect(await names({ keyword: '%' })).toEqual([])
  expect((await names({})).length).toBeGreaterThan(50)
})
