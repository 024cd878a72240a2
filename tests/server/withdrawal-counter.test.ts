import { sql as raw } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { card } from '#contract/card.ts'
import { DAY_S, HOUR_S } from '#contract/time-units.ts'
import { wallet } from '#contract/wallet.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { unix } from '#server/lib/clock.ts'
import { inTransaction } from '#server/lib/database.ts'
import { moveWithdrawal } from '#server/withdrawal/move.ts'
import { lockWithdrawal } from '#server/withdrawal/queries.ts'
import type { WithdrawalRow } from '#server/withdrawal/rows.ts'
import { ACCOUNT } from '#tests/world/banks.ts'
import { bring, newKey, PIN } from '#tests/world/money.ts'
import { type Person, asOwner } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'
import { closeBooks, openBooks } from '#tests/world/books.ts'

const world = await openWorld()
const { give, clock, member, sql, context } = world

await asOwner(world, (owner) =>
  raw`insert into operator (id, email, name, password_hash, created_at) overriding system value
    values (77, 'lena@quay.test', 'Lena', '', now()) on conflict do nothing`.execute(owner),
)

beforeEach(() => clock.pass(300))

/** Somebody who has two bank accounts and a PIN since yesterday, and one more since just now. */
async function withBanks(): Promise<{ person: Person; first: number; second: number }> {
  const person = await member({ pin: PIN })
  const bind = (iban: string) => give(card.bind, { ...ACCOUNT, iban, payword: PIN }, person)
  const { id: first } = await bind('DE89370400440532013000')
  await bring(world, person, 'balance', 50_000n)
  clock.pass(2 * DAY_S)
  const { id: second } = await bind('DE02120300000000202051')
  return { person, first, second }
}

async function requested(person: Person) {
  const wish = { method: 'bank', account: 'balance', amount: '100' } as const
  const { quote_no } = await give(withdrawal.quote, wish, person)
  return give(withdrawal.request, { ...wish, quote_no, payword: PIN, idem: newKey() }, person)
}

test('each way says its fee, its limits, when it arrives and until when it cools, for where the money would go', async () => {
  const { person, first, second } = await withBanks()
  const now = unix(context.clock.now())
  const usual = await give(withdrawal.counter, { method: 'bank' }, person)
  expect(usual.bank?.id).toBe(first)
  expect(usual.methods[0]).toEqual({
    method: 'bank',
    account: 'balance',
    available: '500.00',
    min: '10.00',
    max: '10000.00',
    today_left: '10000.00',
    fee_rate: '0.005',
    fee_fixed: '1.00',
    due_time: usual.methods[0]?.due_time,
    cool_until: null,
    open: 1,
  })
  expect(usual.methods.map(({ account }) => account)).toEqual(['balance', 'eur', 'profit'])
  const other = await give(withdrawal.counter, { method: 'bank', bank_id: second }, person)
  expect(other.bank?.id).toBe(second)
  expect(other.methods.map(({ cool_until }) => cool_until)).toEqual([now + DAY_S, now + DAY_S, now + DAY_S])
  const nobodys = await give(withdrawal.counter, { method: 'bank', bank_id: 999_999 }, person)
  expect(nobodys.bank?.id).toBe(first)
  expect(await give(withdrawal.counter, {}, person)).toMatchObject({ need_payword: 0, address: null, hold: null })
  expect(await give(withdrawal.counter, {}, await member())).toMatchObject({ need_payword: 1, bank: null })
})

test('USDT leaves without a fee, and arrives within six hours', async () => {
  const { methods, server_time } = await give(withdrawal.counter, { method: 'usdt' }, await member({ pin: PIN }))
  expect(methods).toMatchObject([
    { account: 'usdt', fee_rate: '0', fee_fixed: '0.000000', due_time: server_time + 6 * HOUR_S, cool_until: null },
  ])
})

test('no way is open while the books are closed', async () => {
  const person = await member({ pin: PIN })
  const open = async () => (await give(withdrawal.counter, {}, person)).methods.map((way) => way.open)
  expect(await open()).toEqual([1, 1, 1, 1])
  await closeBooks(world)
  expect(await open()).toEqual([0, 0, 0, 0])
  await openBooks(world)
  expect(await open()).toEqual([1, 1, 1, 1])
})

test('the course of a withdrawal says what happened in its state, and who of our team did it', async () => {
  const person = await member({ pin: PIN })
  await give(card.bind, { ...ACCOUNT, payword: PIN }, person)
  await bring(world, person, 'balance', 50_000n)
  const made = await requested(person)
  expect(made.timeline.map(({ text, means }) => [text, means])).toEqual([
    ['Requested', 'The money is held, and the waiting period began.'],
  ])
  clock.pass(DAY_S)
  const queued = await give(withdrawal.info, { order_no: made.order_no }, person)
  expect(queued.status).toBe('queued')
  await inTransaction(sql, async (inside) => {
    const row = (await lockWithdrawal(inside, made.order_no)) as WithdrawalRow
    await moveWithdrawal(
      { sql: inside, now: context.clock.now() },
      row,
      { type: 'take', by: 'operator' },
      { operator: 77 },
    )
  })
  const { timeline } = await give(withdrawal.info, { order_no: made.order_no }, person)
  expect(timeline.map(({ event, text, by, name }) => [event, text, by, name])).toEqual([
    ['made', 'Requested', 'member', undefined],
    ['coolOver', 'Waiting period over', 'system', undefined],
    ['take', 'Review started', 'operator', 'Lena'],
  ])
})

test('what is left today is never less than nothing', async () => {
  const { person } = await withBanks()
  await requested(person)
  await asOwner(world, (owner) =>
    raw`insert into terms (act, account, since, fee_rate, fee_fixed, least, most_a_day)
      values ('withdraw', 'balance', ${context.clock.now()}, 0.005, 100, 1000, 5000)`.execute(owner),
  )
  const { methods } = await give(withdrawal.counter, { method: 'bank' }, person)
  expect(methods[0]?.today_left).toBe('0.00')
})

test('what was paid and came back is read in the log, under the number of its withdrawal', async () => {
  const { person } = await withBanks()
  await asOwner(world, (owner) => raw`delete from terms where most_a_day = 5000`.execute(owner))
  const { order_no } = await requested(person)
  const steps = [
    ['take', {}],
    ['approve', {}],
    ['pay', { outsideRef: `bank-${order_no}` }],
    ['giveBack', { reason: 'account_closed' }],
  ] as const
  for (const [type, besides] of steps)
    await inTransaction(sql, async (inside) => {
      const row = (await lockWithdrawal(inside, order_no)) as WithdrawalRow
      await moveWithdrawal({ sql: inside, now: context.clock.now() }, row, { type, by: 'operator' }, besides)
    })
  const { data } = await give(wallet.log, { limit: 2 }, person)
  expect(
    data.map(({ type, type_text, amount, ref_type, ref_no }) => [type, type_text, amount, ref_type, ref_no]),
  ).toEqual([
    ['withdrawal_back', 'Withdrawal sent back', '1.50', 'withdrawal', order_no],
    ['withdrawal_back', 'Withdrawal sent back', '98.50', 'withdrawal', order_no],
  ])
})
