import { sql as raw } from 'kysely'
import { expect, test } from 'vitest'
import { account } from '#contract/account.ts'
import { card } from '#contract/card.ts'
import { DAY_S, HOUR_S } from '#contract/time-units.ts'
import { PIN_TRIES } from '#contract/limits.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { unix } from '#server/lib/clock.ts'
import { defaultAccountOf } from '#server/card/queries.ts'
import { beginUse, endUse } from '#server/card/uses.ts'
import { ACCOUNT, IBANS, swiftOf } from '#tests/world/banks.ts'
import { type Person, asOwner } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, deny, ask, member, sql, context, clock } = world
const PIN = '284719'

const owner = () => member({ pin: PIN })
const bind = (person: Person, iban: string) =>
  give(card.bind, { ...ACCOUNT, iban, swift: swiftOf(iban), payword: PIN }, person)
const listed = async (person: Person) => (await give(card.index, {}, person)).list
const dropping = ({ id, version }: { id: number; version: number }) => ({ id, version, payword: PIN })

async function withThree() {
  const person = await owner()
  const banks = []
  for (const iban of IBANS.slice(0, 3)) banks.push(await bind(person, iban))
  const [first, second, third] = banks as [(typeof banks)[0], (typeof banks)[0], (typeof banks)[0]]
  return { person, first, second, third }
}

const nowUnix = () => unix(context.clock.now())

test('another account is the default one, whether that is said once or twice', async () => {
  const { person, first, second, third } = await withThree()
  const { code, msg, data } = await ask(card.prefer, { id: third.id }, person)
  const list = [{ ...third, is_default: 1 }, { ...first, is_default: 0 }, second]
  expect([code, msg, data]).toEqual([1, 'Default bank account changed.', { list }])
  expect((await give(card.prefer, { id: third.id }, person)).list).toEqual(list)
  expect((await defaultAccountOf(sql, person.id))?.account).toBe(third.id)
})

test('an account of somebody else, or one that was deleted, is not made the default one', async () => {
  const { person, second } = await withThree()
  expect(await deny(card.prefer, { id: second.id }, await owner())).toEqual({ refusal: 'missing' })
  await give(card.drop, dropping(second), person)
  expect(await deny(card.prefer, { id: second.id }, person)).toEqual({ refusal: 'missing' })
})

test('of several at once, one is the default one', async () => {
  const { person, first, second, third } = await withThree()
  await Promise.all([first, second, third, second].map(({ id }) => give(card.prefer, { id }, person)))
  expect((await listed(person)).map(({ is_default }) => is_default)).toEqual([1, 0, 0])
})

test('a deleted account is gone for its member, and stays for what was paid to it', async () => {
  const { person, first, second, third } = await withThree()
  const { code, msg, data } = await ask(card.drop, dropping(second), person)
  expect([code, msg, data]).toEqual([1, 'Bank account deleted.', { list: [first, third] }])
  expect(await listed(person)).toEqual([first, third])
  expect(await deny(card.one, { id: second.id }, person)).toEqual({ refusal: 'missing' })
  expect(await deny(card.drop, dropping(second), person)).toEqual({ refusal: 'missing' })
  const changed = { ...ACCOUNT, iban: IBANS[4], swift: swiftOf(IBANS[4]), id: second.id, version: 1, payword: PIN }
  expect(await deny(card.bind, changed, person)).toEqual({ refusal: 'missing' })
  const kept = await sql.selectFrom('bank_account').selectAll().where('id', '=', second.id).executeTakeFirstOrThrow()
  expect([kept.iban, kept.is_default, kept.dropped_at]).toEqual([IBANS[1], false, context.clock.now()])
})

test('when the default account is deleted, the oldest of the others is the default one', async () => {
  const { person, first, second, third } = await withThree()
  await give(card.prefer, { id: third.id }, person)
  await give(card.drop, dropping(third), person)
  expect((await listed(person)).map(({ id, is_default }) => [id, is_default])).toEqual([
    [first.id, 1],
    [second.id, 0],
  ])
})

test('whoever deletes the last account has none: nothing is paid there, and the first again is the default one', async () => {
  const person = await owner()
  const bank = await bind(person, IBANS[0])
  expect(await give(card.drop, dropping(bank), person)).toEqual({ list: [] })
  expect((await give(account.profile, {}, person)).bank_bound).toBe(0)
  expect(await defaultAccountOf(sql, person.id)).toBeUndefined()
  clock.pass(5)
  const again = await bind(person, IBANS[0])
  expect(again).toEqual({
    ...bank,
    id: again.id,
    create_time: nowUnix(),
    usable_time: nowUnix() + DAY_S,
  })
  expect(again.id).not.toBe(bank.id)
  expect((await give(account.profile, {}, person)).bank_bound).toBe(1)
})

test('only the version that was read is deleted, only by its member, and only with the PIN', async () => {
  const { person, second } = await withThree()
  const wrong = { ...dropping(second), payword: '913570' }
  expect(await deny(card.drop, { ...dropping(second), version: 2 }, person)).toEqual({ refusal: 'moved-on' })
  expect(await deny(card.drop, dropping(second), await owner())).toEqual({ refusal: 'missing' })
  expect(await deny(card.drop, dropping(second), await member())).toMatchObject({ refusal: 'pin-unset' })
  expect(await deny(card.drop, wrong, person)).toEqual({ refusal: 'pin-wrong', reason: 'wrong', left: PIN_TRIES - 1 })
  for (let miss = 1; miss < PIN_TRIES; miss += 1) await deny(card.drop, wrong, person)
  expect((await deny(card.drop, dropping(second), person)).refusal).toBe('pin-locked')
  expect(await listed(person)).toHaveLength(3)
})

test('while something open pays to an account it stays, and one that was deleted is used by nothing', async () => {
  const { person, first } = await withThree()
  const use = { room: 'withdrawal', ref: 'W1' } as const
  const payee = await defaultAccountOf(sql, person.id)
  if (!payee) throw new Error('nobody to pay')
  expect(await beginUse(sql, use, payee, context.clock.now())).toBe(true)
  expect((await listed(person))[0]).toEqual({ ...first, locked: 1 })
  expect(await deny(card.drop, dropping(first), person)).toEqual({ refusal: 'bank-locked' })
  await endUse(sql, use)
  await give(card.drop, dropping(first), person)
  expect(await beginUse(sql, use, payee, context.clock.now())).toBe(false)
})

test('what is paid to an account cools for a day after a change of it, and after nothing else', async () => {
  const person = await owner()
  const bank = await bind(person, IBANS[0])
  const other = await bind(person, IBANS[1])
  expect(bank.usable_time).toBe(nowUnix() + DAY_S)
  clock.pass(HOUR_S)
  await give(card.prefer, { id: other.id }, person)
  expect((await give(card.one, { id: other.id }, person)).usable_time).toBe(other.usable_time)
  const changed = { ...ACCOUNT, address: 'Kai 2', id: bank.id, version: 1, swift: swiftOf(IBANS[0]), payword: PIN }
  expect((await give(card.bind, changed, person)).usable_time).toBe(nowUnix() + DAY_S)
})

test('how long it cools is one number: the account says what the withdrawal does', async () => {
  const person = await owner()
  const { id } = await bind(person, IBANS[0])
  const both = async () => [
    (await give(card.one, { id }, person)).usable_time,
    (await give(withdrawal.counter, { method: 'bank' }, person)).cool_until,
  ]
  const changed = nowUnix()
  expect(await both()).toEqual([changed + DAY_S, changed + DAY_S])
  const now = context.clock.now()
  await asOwner(world, (own) =>
    raw`insert into cash_terms
      select (jsonb_populate_record(cash_terms, jsonb_build_object('since', ${now}::timestamptz, 'cooling', 7200))).*
      from cash_terms order by since desc limit 1`.execute(own),
  )
  expect(await both()).toEqual([changed + 2 * HOUR_S, changed + 2 * HOUR_S])
})
