import { afterAll, expect, test } from 'vitest'
import { DAY_S } from '#contract/time-units.ts'
import { lapseInvestment, lockedInvestment, lockInvestment, moveInvestment } from '#server/invest/move.ts'
import type { InvestmentRow } from '#server/invest/rows.ts'
import { sweepInvestments } from '#server/invest/sweep.ts'
import { inTransaction, openDatabase } from '#server/lib/database.ts'
import { Refusal } from '#server/lib/refuse.ts'
import { bookedOf } from '#tests/world/cash-records.ts'
import { chanceFrom } from '#tests/world/chance.ts'
import { bookedIn, inAccount, putIn } from '#tests/world/invest.ts'
import { fillVenture, openVenture, rowOf } from '#tests/world/ventures.ts'
import { leaveFact } from '../../scripts/lib/facts.ts'
import { CALLS, replay, ROUNDS, SEED } from './lib/lengths.ts'
import { deadlocksIn } from './lib/reader.ts'
import { shuffled } from './lib/transfer-storms.ts'
import { openWorld } from '#tests/world/open.ts'
import { asOwner } from '#tests/world/world.ts'

const ORDERS = CALLS / 2
const EACH = 10n

const world = await openWorld()
const { context, clock, sql } = world
/** Two processes, each with connections of its own. */
const other = openDatabase(world.url, { onError: () => undefined })
const houses = [context, { ...context, database: other }] as const
const deadlocksBefore = await deadlocksIn(world.url)
let acts = 0

afterAll(async () => {
  await other.destroy()
  leaveFact(
    'storms of investments',
    `storms: ${acts} racing acts about what members put in, by two processes (${replay})`,
  )
})

async function dueOrders(pool: bigint) {
  const venture = await openVenture(world, { term: 5 })
  if (pool > 0n) await fillVenture(world, venture, pool)
  const people = [await world.member(), await world.member()]
  const orders: InvestmentRow[] = []
  for (let at = 0; at < ORDERS; at += 1) {
    const person = people[at % 2]
    if (person) orders.push(await putIn(world, person, venture, 1_000n))
  }
  clock.pass(DAY_S)
  await asOwner(world, (owner) =>
    owner
      .updateTable('investment')
      .set({ state: 'running', cool_until: null })
      .where('venture_id', '=', venture.id)
      .execute(),
  )
  return { venture, orders }
}

type Act = () => Promise<unknown>
const now = () => context.clock.now()
const at = (n: number) => houses[n % 2] ?? context
const sweeps = (many: number): Act[] => Array.from({ length: many }, (_, n) => () => sweepInvestments(at(n)))
const looks = (orders: readonly InvestmentRow[]): Act[] =>
  orders.map(
    ({ order_no }, n) =>
      () =>
        inTransaction(at(n).database, (inside) => lockedInvestment({ sql: inside, now: now() }, order_no)),
  )
const stops = (orders: readonly InvestmentRow[]): Act[] =>
  orders.map(
    ({ order_no }, n) =>
      () =>
        inTransaction(at(n).database, async (inside) => {
          const here = { sql: inside, now: now() }
          const row = (await lockInvestment(inside, order_no)) as InvestmentRow
          await moveInvestment(here, await lapseInvestment(here, row), { type: 'stop', by: 'member' })
        }),
  )

async function storm(title: string, all: readonly Act[]): Promise<string[]> {
  acts += all.length
  const mixed = shuffled(all, chanceFrom(`${SEED} ${title}`).below)
  return Promise.all(
    mixed.map((act) =>
      act().then(
        () => 'done',
        (error: unknown) => {
          if (error instanceof Refusal) return error.refusal
          throw error
        },
      ),
    ),
  )
}

async function rowsOf(orders: readonly InvestmentRow[]): Promise<InvestmentRow[]> {
  const rows = await Promise.all(orders.map((made) => rowOf(world, made)))
  for (const row of rows) expect(await bookedOf(world, row)).toEqual(bookedIn(row))
  return rows
}

test(`two processes pay one date: it is paid once (${replay})`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { venture, orders } = await dueOrders(10_000n)
    await storm(`paid ${round}`, [...sweeps(4), ...looks(orders), ...looks(orders)])
    const rows = await rowsOf(orders)
    expect(rows.map(({ paid, days_done }) => [paid, days_done])).toEqual(orders.map(() => [EACH, 1]))
    expect(await inAccount(world, venture.pool)).toBe(10_000n - EACH * BigInt(ORDERS))
  }
})

test(`a member ends what is being paid: it is paid before, and comes back once (${replay})`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { orders } = await dueOrders(10_000n)
    const ended = await storm(`ended ${round}`, [...stops(orders), ...sweeps(4), ...looks(orders), ...stops(orders)])
    expect(ended.filter((one) => one === 'not-now')).toHaveLength(ORDERS)
    const rows = await rowsOf(orders)
    expect(rows.map(({ state, paid, fee }) => [state, paid, fee])).toEqual(orders.map(() => ['ended_early', EACH, 50n]))
    const back = await sql
      .selectFrom('posting')
      .select('id')
      .where('kind', '=', 'invest_back')
      .where(
        'ref',
        'in',
        orders.map(({ order_no }) => order_no),
      )
      .execute()
    expect(back).toHaveLength(ORDERS)
  }
})

test(`a pool is drained by many at once: to nothing, and not below (${replay})`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const some = Math.floor(ORDERS / 3)
    const { venture, orders } = await dueOrders(EACH * BigInt(some) + EACH - 1n)
    await storm(`drained ${round}`, [...sweeps(4), ...looks(orders)])
    for (let sweep = 0; (await sweepInvestments(context)) > 0; sweep += 1)
      if (sweep === 50) throw new Error('something is due for ever')
    const rows = await rowsOf(orders)
    expect(rows.filter(({ state, paid }) => state === 'running' && paid === EACH)).toHaveLength(some)
    expect(rows.filter(({ state, paid }) => state === 'suspended.pool' && paid === 0n)).toHaveLength(ORDERS - some)
    expect(await inAccount(world, venture.pool)).toBe(EACH - 1n)
  }
})

test('PostgreSQL broke no deadlock', async () => {
  expect(await deadlocksIn(world.url)).toBe(deadlocksBefore)
})
