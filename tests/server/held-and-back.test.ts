import { expect, test } from 'vitest'
import type { Asked } from '#contract/endpoint.ts'
import { home } from '#contract/home.ts'
import { LOCALES } from '#contract/locales.ts'
import { merchant } from '#contract/merchant.ts'
import { trade } from '#contract/trade.ts'
import { wallet } from '#contract/wallet.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { speaker } from '#server/lib/words.ts'
import { sweepOrders } from '#server/trade/sweep.ts'
import { presentMoneyLog } from '#server/wallet/present.ts'
import { allOf, statementOf } from '#server/wallet/statement.ts'
import { moveOut, operators, payee, requested, seenAs } from '#tests/world/cash-records.ts'
import { bring, PIN } from '#tests/world/money.ts'
import { asSeen, dealer, offeredTo, openMarket, start } from '#tests/world/trade.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, clock, context, sql } = world
const team = await operators(world)
await openMarket(world)
const password = { mode: 'password', phrase: 'a lighthouse' } as const

const logOf = async (person: Person, asked: Asked<typeof wallet.log> = {}) => {
  const { data, total, summary } = await give(wallet.log, { limit: 50, ...asked }, person)
  return {
    rows: data.map(({ title, direction, amount }) => [title, direction, amount]),
    total,
    sums: [summary.income, summary.expense],
  }
}

test('a withdrawal that was cancelled is one row, what came back, and no flow', async () => {
  const mira = await payee(world)
  const made = await requested(world, mira)
  expect(await logOf(mira)).toEqual({
    rows: [
      ['Withdrawal · held', 'held', '-100.00'],
      ['Recharge', 'in', '500.00'],
    ],
    total: 2,
    sums: ['500.00', '0.00'],
  })
  await give(withdrawal.cancel, seenAs(made), mira)
  const once = {
    rows: [
      ['Withdrawal · cancelled', 'held', '100.00'],
      ['Recharge', 'in', '500.00'],
    ],
    total: 2,
    sums: ['500.00', '0.00'],
  }
  expect(await logOf(mira)).toEqual(once)
  expect(await logOf(mira, { account: 'balance' })).toEqual(once)
  expect(await logOf(mira, { direction: 'in' })).toEqual({ ...once, rows: once.rows.slice(1), total: 1 })
  expect(await logOf(mira, { direction: 'out' })).toEqual({ rows: [], total: 0, sums: ['0.00', '0.00'] })
  const { latest } = await give(home.index, {}, mira)
  expect(latest.map(({ title, direction, amount }) => [title, direction, amount])).toEqual(once.rows)
  const heard = new Set<string>()
  for (const { accept: language } of LOCALES) heard.add((await logOf({ ...mira, language } as Person)).rows.join())
  expect(heard.size).toBe(LOCALES.length)
})

test('a day of everything: what came and went is what the rows with a sign come to', async () => {
  const mira = await payee(world)
  await bring(world, mira, 'coin', 30_000_000_000n)
  await bring(world, mira, 'usdt', 200_000_000n)
  const otto = await dealer(world)
  clock.pass(60)
  const paid = await requested(world, mira, { amount: '80' })
  for (const type of ['take', 'approve', 'pay'] as const) await moveOut(world, paid, { type, by: 'operator' }, team)
  const refused = await requested(world, mira, { amount: '60' })
  for (const type of ['take', 'reject'] as const) await moveOut(world, refused, { type, by: 'operator' }, team)
  await give(withdrawal.cancel, seenAs(await requested(world, mira, { amount: '70' })), mira)
  const usdt = await requested(world, mira, { method: 'usdt', account: 'usdt', amount: '50' })
  await give(withdrawal.cancel, seenAs(usdt), mira)
  const sold = await offeredTo(world, otto, await start(world, mira))
  const taken = await give(merchant.answer, { ...asSeen(sold), accept: 1 }, otto)
  await give(merchant.pay, { ...asSeen(taken), payword: PIN }, otto)
  clock.pass(1)
  await sweepOrders(context)
  await start(world, mira, { quantity: '25', ...password })
  clock.pass(1)
  await give(trade.cancel, asSeen(await start(world, mira, { quantity: '40', ...password })), mira)

  expect(await logOf(mira, { account: 'balance' })).toEqual({
    rows: [
      ['Sale of coins', 'in', '123.75'],
      ['Withdrawal · cancelled', 'held', '70.00'],
      ['Withdrawal · not accepted', 'held', '60.00'],
      ['Withdrawal', 'out', '-80.00'],
      ['Recharge', 'in', '500.00'],
    ],
    total: 5,
    sums: ['623.75', '80.00'],
  })
  expect(await logOf(mira, { account: 'coin' })).toEqual({
    rows: [
      ['Returned from a sale', 'held', '40.00000000'],
      ['Held for a sale', 'held', '-25.00000000'],
      ['Sale of coins', 'out', '-100.00000000'],
      ['Recharge', 'in', '300.00000000'],
    ],
    total: 4,
    sums: ['300.00000000', '100.00000000'],
  })
  expect(await logOf(mira, { account: 'usdt' })).toEqual({
    rows: [
      ['Withdrawal · cancelled', 'held', '50.000000'],
      ['Recharge', 'in', '200.000000'],
    ],
    total: 2,
    sums: ['200.000000', '0.000000'],
  })
})

test('the statement of the month keeps both, for it has to add up', async () => {
  const mira = await payee(world)
  await give(withdrawal.cancel, seenAs(await requested(world, mira)), mira)
  const period = context.clock.now().toISOString().slice(0, 7)
  const month = await statementOf(context, sql, mira.id, { kind: 'month', period, account: 'balance' })
  const say = speaker('en')
  const lines = (await allOf(month)).map((entry) => presentMoneyLog(say, entry))
  expect(lines.map(({ title, amount, balance_after }) => [title, amount, balance_after])).toEqual([
    ['Recharge', '500.00', '500.00'],
    ['Withdrawal · held', '-100.00', '400.00'],
    ['Withdrawal · cancelled', '100.00', '500.00'],
  ])
})
