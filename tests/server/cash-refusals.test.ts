import { sql as raw } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { recharge } from '#contract/recharge.ts'
import { transfer } from '#contract/transfer.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { inTransaction } from '#server/lib/database.ts'
import { moveOut, operators, payee, quotedOut, requested, seenAs } from '#tests/world/cash-records.ts'
import { newKey, PIN } from '#tests/world/money.ts'
import { type Person, asOwner } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'
import { whileClosed } from '#tests/world/books.ts'

const world = await openWorld()
const { sql, context, give, deny, ask, member, clock } = world
const [ada] = await operators(world)

const own = (text: ReturnType<typeof raw>) => asOwner(world, (owner) => text.execute(owner))
const freeze = ({ id }: Person) =>
  own(raw`insert into frozen values (${id}, 'Asked for', '2026-03-03', ${ada}, '2027-03-03')`)
const refusal = async (call: Endpoint, form: object, by: Person) => (await deny(call, form as never, by)).refusal
const BANK = { method: 'bank', account: 'balance', amount: '100' } as const
const USDT = { method: 'usdt', account: 'usdt', amount: '20' } as const

/** Both calls that wish for a withdrawal: what is asked first is refused by both for the same reason. */
const wished = (by: Person, wish: object) =>
  Promise.all([
    refusal(withdrawal.quote, wish, by),
    refusal(withdrawal.request, { ...wish, quote_no: 'of-nobody-at-all', payword: PIN, idem: newKey() }, by),
  ])

test('a wish needs somewhere to go to that is its member’s, and nobody who stopped them', async () => {
  const bare = await member({ pin: PIN })
  expect(await wished(bare, BANK)).toEqual(['bank-needed', 'bank-needed'])
  expect(await wished(bare, USDT)).toEqual(['address-needed', 'address-needed'])
  const person = await payee(world)
  expect(await wished(person, { ...BANK, bank_id: 999_999 })).toEqual(['missing', 'missing'])
  expect(await wished(person, { ...USDT, address_id: 999_999 })).toEqual(['missing', 'missing'])
  await freeze(person)
  expect(await wished(person, BANK)).toEqual(['member-frozen', 'member-frozen'])
})

test('a quote is of what is there, between the bounds, out of an account of its way', async () => {
  const person = await payee(world, 'balance', 20_000n)
  const says = (more: object) => refusal(withdrawal.quote, { ...BANK, ...more }, person)
  expect(await says({ account: 'usdt' })).toBe('invalid')
  expect(await says({ amount: '5' })).toBe('invalid')
  expect(await says({ amount: '200.01' })).toBe('amount-short')
  await own(
    raw`insert into day_total values (${person.id}, 'withdraw', 'balance', day_of(${context.clock.now()}), 999000)`,
  )
  expect(await says({})).toBe('above-today')
  expect(await refusal(withdrawal.counter, { method: 'boat' }, person)).toBe('invalid')
  expect(await refusal(recharge.channels, { currency: 'BOAT' }, person)).toBe('invalid')
})

test('a request is what was quoted, once, while it is there and the books are open', async () => {
  const person = await payee(world)
  const form = await quotedOut(world, person)
  const says = (more: object = {}) => refusal(withdrawal.request, { ...form, idem: newKey(), ...more }, person)
  expect(await says({ amount: '101' })).toBe('quote-stale')
  expect(await says({ method: 'boat' })).toBe('invalid')
  await whileClosed(world, async () => expect(await says()).toBe('books-closed'))
  const used = newKey()
  await give(transfer.outcome, { path: withdrawal.request.path, idem: used }, person)
  expect(await says({ idem: used })).toBe('key-reused')
  await give(withdrawal.request, form, person)
  expect(await says()).toBe('quote-stale')
  const all = await quotedOut(world, person, { amount: '400' })
  await requested(world, person)
  expect(await refusal(withdrawal.request, all, person)).toBe('amount-short')
  const last = await quotedOut(world, person)
  await own(raw`update day_total set gross = 999000 where member_id = ${person.id}`)
  expect(await refusal(withdrawal.request, last, person)).toBe('above-today')
})

test('a destination that changed is not paid to by an older quote, though it changed only while the request was on its way', async () => {
  const person = await payee(world)
  const changed = (inside = sql) =>
    inside
      .updateTable('bank_account')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('member_id', '=', person.id)
      .execute()
  const old = await quotedOut(world, person)
  await changed()
  expect(await refusal(withdrawal.request, old, person)).toBe('quote-stale')
  const form = await quotedOut(world, person)
  const { waits } = await inTransaction(sql, async (first) => {
    await changed(first as typeof sql)
    const waits = ask(withdrawal.request, form, person)
    await vi.waitFor(async () => {
      const { rows } = await raw<{ waiting: boolean }>`
        select exists (select from pg_locks join pg_stat_activity using (pid)
          where not granted and datname = current_database()) as waiting`.execute(sql)
      expect(rows).toEqual([{ waiting: true }])
    })
    return { waits }
  })
  expect((await waits).data).toMatchObject({ refusal: 'quote-stale' })
})

test('a cancellation is of what was seen, of one’s own, before anybody looks into it', async () => {
  const [person, other] = [await payee(world), await payee(world)]
  const made = await requested(world, person)
  const seen = () => seenAs(made)
  expect(await refusal(withdrawal.cancel, seen(), other)).toBe('missing')
  expect(await refusal(withdrawal.info, { order_no: made.order_no }, other)).toBe('missing')
  expect(await refusal(withdrawal.cancel, { ...seen(), version: made.version + 1 }, person)).toBe('moved-on')
  expect(await refusal(withdrawal.cancel, { ...seen(), order_no: 'T1' }, person)).toBe('invalid')
  await whileClosed(world, async () => expect(await refusal(withdrawal.cancel, seen(), person)).toBe('books-closed'))
  const used = seen()
  await give(transfer.outcome, { path: withdrawal.cancel.path, idem: used.idem }, person)
  expect(await refusal(withdrawal.cancel, used, person)).toBe('key-reused')
  await moveOut(world, made, { type: 'take', by: 'operator' })
  expect(await refusal(withdrawal.cancel, { ...seen(), version: made.version + 1 }, person)).toBe('not-now')
})

test('whoever is stopped cancels all the same: their money is theirs again', async () => {
  const person = await payee(world)
  const made = await requested(world, person)
  await freeze(person)
  clock.pass(1)
  expect(await give(withdrawal.cancel, seenAs(made), person)).toMatchObject({ status: 'cancelled' })
})
