import { sql as raw } from 'kysely'
import { expect, test } from 'vitest'
import { card } from '#contract/card.ts'
import { inTransaction } from '#server/lib/database.ts'
import { defaultAccountOf } from '#server/card/queries.ts'
import { beginUse, endUse } from '#server/card/uses.ts'
import { ACCOUNT, IBANS, swiftOf } from '#tests/world/banks.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, deny, ask, member, sql, context, letters } = world
const PIN = '284719'
const details = { ...ACCOUNT, payword: PIN }

const owner = () => member({ pin: PIN })
const bound = async () => {
  const person = await owner()
  return { person, bank: await give(card.bind, details, person) }
}
const listed = async (person: Person) => (await give(card.index, {}, person)).list
const newest = (to: string) => letters().find((letter) => letter.to === to)
const versionsOf = (id: number) =>
  sql
    .selectFrom('bank_account_version')
    .select(['version', 'iban', 'address'])
    .where('bank_account_id', '=', id)
    .orderBy('version')
    .execute()
const payeeOf = async ({ id }: Person) => {
  const payee = await defaultAccountOf(sql, id)
  if (!payee) throw new Error('nobody to pay')
  return payee
}

async function waiting(): Promise<number> {
  const { rows } = await raw<{ waits: number }>`
    select count(*)::integer as waits from pg_locks join pg_stat_activity using (pid)
    where datname = current_database() and not granted`.execute(sql)
  return rows[0]?.waits ?? 0
}

function signal() {
  let give = (): void => undefined
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { give: () => give(), given }
}

test('a change is another version; the one before it stays readable, and the member is told', async () => {
  const { person, bank } = await bound()
  const changed = { ...details, id: bank.id, version: 1, iban: IBANS[8], swift: swiftOf(IBANS[8]), address: 'Kai 2' }
  expect(await give(card.bind, changed, person)).toMatchObject({
    id: bank.id,
    version: 2,
    iban: 'AT••••••3201',
    bank_id: null,
  })
  expect(await versionsOf(bank.id)).toEqual([
    { version: 1, iban: 'DE89370400440532013000', address: details.address },
    { version: 2, iban: 'AT611904300234573201', address: 'Kai 2' },
  ])
  expect(newest(person.email)).toMatchObject({
    subject: 'Your Quay bank account was changed',
    text: expect.stringContaining('AT••••••3201'),
  })
})

test('what is said twice is done once: nothing is written, nobody is told again', async () => {
  const { person, bank } = await bound()
  const before = letters().length
  expect(await give(card.bind, details, person)).toEqual(bank)
  const changed = { ...details, id: bank.id, version: 1, address: 'Kai 2' }
  const once = await give(card.bind, changed, person)
  expect(await give(card.bind, changed, person)).toEqual(once)
  expect(await versionsOf(bank.id)).toHaveLength(2)
  expect(letters()).toHaveLength(before + 1)
})

test('an old version changes nothing, and a change without one is refused', async () => {
  const { person, bank } = await bound()
  const { id } = bank
  await give(card.bind, { ...details, id, version: 1, address: 'Kai 2' }, person)
  expect((await deny(card.bind, { ...details, id, version: 1, address: 'Kai 3' }, person)).refusal).toBe('moved-on')
  expect((await deny(card.bind, { ...details, id }, person)).errors).toEqual({ version: 'required' })
})

test('of two changes at once, one is made', async () => {
  const { person, bank } = await bound()
  const answers = await Promise.all(
    ['Kai 2', 'Kai 3', 'Kai 4', 'Kai 5'].map((address) =>
      ask(card.bind, { ...details, id: bank.id, version: 1, address }, person),
    ),
  )
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([-409, -409, -409, 1])
  expect(await versionsOf(bank.id)).toHaveLength(2)
})

test('of two first accounts at once, one is the default', async () => {
  const person = await owner()
  await Promise.all(
    IBANS.slice(0, 3).map((iban) => give(card.bind, { ...details, iban, swift: swiftOf(iban) }, person)),
  )
  expect((await listed(person)).map(({ is_default }) => is_default)).toEqual([1, 0, 0])
})

test('while something open pays to an account, it stays as it is', async () => {
  const { person, bank } = await bound()
  const use = { room: 'withdrawal', ref: 'W1' } as const
  const changed = { ...details, id: bank.id, version: 1, address: 'Kai 2' }
  const payee = await payeeOf(person)
  expect(payee).toEqual({ account: bank.id, version: 1, ...ACCOUNT })
  await inTransaction(sql, async (inside) => expect(await beginUse(inside, use, payee, context.clock.now())).toBe(true))
  expect((await listed(person))[0]?.locked).toBe(1)
  expect((await deny(card.bind, changed, person)).refusal).toBe('bank-locked')
  expect(await give(card.bind, details, person)).toMatchObject({ id: bank.id, version: 1 })
  await endUse(sql, use)
  await give(card.bind, changed, person)
  expect(await beginUse(sql, use, payee, context.clock.now())).toBe(false)
})

test('a change waits for what begins to use the account, and then is refused', async () => {
  const { person, bank } = await bound()
  const payee = await payeeOf(person)
  const using = signal()
  const begun = signal()
  const use = inTransaction(sql, async (inside) => {
    await beginUse(inside, { room: 'trade', ref: 'T1' }, payee, context.clock.now())
    begun.give()
    await using.given
  })
  await begun.given
  const change = deny(card.bind, { ...details, id: bank.id, version: 1, address: 'Kai 2' }, person)
  await expect.poll(async () => (await waiting()) > 0).toBe(true)
  using.give()
  await use
  expect((await change).refusal).toBe('bank-locked')
})

test('the app writes no version by itself, and takes no account away', async () => {
  const { bank } = await bound()
  const denied = 'permission denied'
  await expect(sql.deleteFrom('bank_account').where('id', '=', bank.id).execute()).rejects.toThrow(denied)
  await expect(sql.updateTable('bank_account_version').set({ address: 'x' }).execute()).rejects.toThrow(denied)
  await expect(sql.deleteFrom('bank_account_version').execute()).rejects.toThrow(denied)
  await expect(
    sql.updateTable('bank_account').set({ address: 'Kai 9' }).where('id', '=', bank.id).execute(),
  ).rejects.toThrow('bank_account_version_pkey')
})
