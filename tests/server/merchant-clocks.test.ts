import { describe, expect, test } from 'vitest'
import { merchant, type MerchantState } from '#contract/merchant.ts'
import { session } from '#contract/session.ts'
import { DAY_S, HOUR_S } from '#contract/time-units.ts'
import { sweepMerchants } from '#server/merchant/sweep.ts'
import { events, MARGIN, OFFER, openShop, roles, stored } from '#tests/world/merchants.ts'
import { bring, holds, newKey, PIN } from '#tests/world/money.ts'
import { PASSWORD, type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, context, clock, give, deny } = world

const BREAK = HOUR_S
const LEAVE = 15 * DAY_S
const MS = 0.001

const turned = async (to: 'break' | 'leaving') => {
  const person = await openShop(world, { euros: 10_000n })
  await give(merchant.setState, { to }, person)
  return person
}
/** A session ends before a leaving does. */
const again = async (person: Person): Promise<Person> => ({
  ...person,
  token: (await give(session.signIn, { account: person.email, password: PASSWORD })).token,
})
const stateOf = async (person: Person) => (await stored(world, person)).state
const seen = async (person: Person) => (await give(merchant.index, {}, await again(person))).merchant

const CLOCKS = [
  ['break', BREAK, 'break', 'active', 'system breakOver active'],
  ['leaving', LEAVE, 'leaving', 'left', 'system leaveDue left'],
] as const satisfies readonly [string, number, 'break' | 'leaving', MerchantState, string][]

describe.each(CLOCKS)('a %s', (_, lasts, to, then, event) => {
  const waits = async (more: number) => {
    const person = await turned(to)
    clock.pass(lasts + more)
    return person
  }

  test('is not over a moment before, whoever looks', async () => {
    const person = await waits(-MS)
    await sweepMerchants(context)
    expect(await stateOf(person)).toBe(to)
    expect((await seen(person)).state).toBe(to)
  })

  test.each([0, MS])('is over %d s after by the sweeper, when nobody looks', async (after) => {
    const person = await waits(after)
    expect(await sweepMerchants(context)).toBeGreaterThan(0)
    expect([await stateOf(person), (await events(world, person)).at(-1)]).toEqual([then, event])
    expect(await sweepMerchants(context)).toBe(0)
  })

  test.each([0, MS])('is over %d s after for whoever reads, without a sweeper', async (after) => {
    const person = await waits(after)
    const answer = await seen(person)
    expect([answer.state, answer.break_time, answer.leave_time]).toEqual([then, null, null])
    expect((await events(world, person)).at(-1)).toBe(event)
  })

  test('ends nothing for whoever turned back before', async () => {
    const person = await turned(to)
    await give(merchant.setState, { to: 'active' }, person)
    clock.pass(lasts + 1)
    await sweepMerchants(context)
    expect(await stateOf(person)).toBe('active')
  })

  test('swept twice at once happens once', async () => {
    const person = await waits(MS)
    await Promise.all(Array.from({ length: 6 }, () => sweepMerchants(context)))
    expect((await events(world, person)).filter((line) => line === event)).toHaveLength(1)
  })
})

test('whoever acts a moment after a break acts in what is so then', async () => {
  const [early, late] = [await turned('break'), await turned('break')]
  clock.pass(BREAK - MS)
  expect((await give(merchant.setOffer, OFFER, early)).merchant.state).toBe('break')
  clock.pass(2 * MS)
  expect((await give(merchant.setOffer, OFFER, late)).merchant.state).toBe('active')
  expect(await events(world, late)).toContain('system breakOver active')
})

test('a leaving gives the margin back and takes the role; what was offered is offered no more', async () => {
  const person = await turned('leaving')
  clock.pass(LEAVE)
  await sweepMerchants(context)
  expect([
    await holds(world, person, 'margin'),
    await holds(world, person, 'balance'),
    await roles(world, person),
  ]).toEqual([0n, MARGIN + 10_000n, []])
  expect(await stored(world, person)).toMatchObject({ price: null, auto_accept: false })
  const back = await again(person)
  expect((await deny(merchant.setState, { to: 'active' }, back)).refusal).toBe('no-role')
  expect(await seen(person)).toMatchObject({ state: 'left', margin: '0.00', allowed: ['apply'] })
})

test('a leaving waits for open orders', async () => {
  const person = await turned('leaving')
  await sql.updateTable('merchant').set({ open_orders: 1 }).where('member_id', '=', person.id).execute()
  clock.pass(LEAVE)
  await sweepMerchants(context)
  expect(await stateOf(person)).toBe('leaving')
  await sql.updateTable('merchant').set({ open_orders: 0 }).where('member_id', '=', person.id).execute()
  await sweepMerchants(context)
  expect(await stateOf(person)).toBe('left')
})

test('a margin that fell, and one that rose again, are noticed by the sweeper and by whoever reads', async () => {
  const [swept, read] = [await openShop(world), await openShop(world)]
  const needs = (margin_need: bigint) =>
    sql.updateTable('merchant').set({ margin_need }).where('member_id', 'in', [swept.id, read.id]).execute()
  const found = async (expected: MerchantState) => {
    expect((await seen(read)).state).toBe(expected)
    expect(await sweepMerchants(context)).toBe(1)
    expect(await stateOf(swept)).toBe(expected)
  }
  await needs(MARGIN + 1n)
  await found('margin_low')
  await needs(MARGIN)
  await found('active')
})

test('a break that ends with too small a margin ends where it is paid', async () => {
  const person = await turned('break')
  await sql
    .updateTable('merchant')
    .set({ margin_need: MARGIN + 500n })
    .where('member_id', '=', person.id)
    .execute()
  clock.pass(BREAK)
  await sweepMerchants(context)
  expect(await stateOf(person)).toBe('margin_low')
  await bring(world, person, 'balance', 500n)
  expect((await give(merchant.margin, { payword: PIN, idem: newKey() }, await again(person))).merchant.state).toBe(
    'active',
  )
})
