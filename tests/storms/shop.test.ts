import { afterAll, expect, test } from 'vitest'
import { payment } from '#contract/payment.ts'
import { shopOrder } from '#contract/shop-order.ts'
import { DAY_S, MINUTE_S } from '#contract/time-units.ts'
import { later } from '#server/lib/clock.ts'
import { inTransaction, openDatabase } from '#server/lib/database.ts'
import { Refusal, refuse } from '#server/lib/refuse.ts'
import { lapseShopOrder, lockShopOrder, moveShopOrder } from '#server/shop-order/move.ts'
import { sendParcel } from '#server/shop-order/send.ts'
import { sweepShopOrders } from '#server/shop-order/sweep.ts'
import { chanceFrom } from '#tests/world/chance.ts'
import { newKey, PIN } from '#tests/world/money.ts'
import {
  agreed,
  buyer,
  buying,
  fillPointsPool,
  inPointsPool,
  openStoreGoods,
  orderOf,
  parcelOf,
  pays,
  rowOf,
  type StoreGoods,
  stockOf,
} from '#tests/world/shop-orders.ts'
import type { Person } from '#tests/world/world.ts'
import { leaveFact } from '../../scripts/lib/facts.ts'
import { openArena } from './lib/arena.ts'
import { CALLS, replay, ROUNDS, SEED } from './lib/lengths.ts'
import { deadlocksIn } from './lib/reader.ts'
import { nameOf, shuffled } from './lib/transfer-storms.ts'
import { openLines, type Shot, volley } from './lib/volley.ts'

const BUYERS = Math.max(CALLS, 64)
const PROMISED = 20
const { world, origins } = await openArena()
const { context, sql } = world
/** A second process, with connections of its own. */
const other = openDatabase(world.url, { onError: () => undefined })
const houses = [context, { ...context, database: other }] as const
const lines = await openLines(origins, BUYERS)
const deadlocksBefore = await deadlocksIn(world.url)
let called = 0

afterAll(async () => {
  for (const line of lines) line.close()
  await other.destroy()
  leaveFact(
    'storms of the shop',
    `storms: ${called} racing calls and acts about orders of the shop, by two processes (${replay})`,
  )
})

const atNow = () => world.clock.set(new Date().toISOString())
const textOf = (form: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)]))

async function fired(shots: readonly Shot[], name: string): Promise<string[]> {
  called += shots.length
  const heard = await volley(lines, shuffled(shots, chanceFrom(`${SEED} ${name}`).below))
  return heard.map(nameOf)
}

async function buyers(many: number, points = 0n): Promise<Person[]> {
  const people: Person[] = []
  for (let at = 0; at < many; at += 1) people.push(await buyer(world, { points }))
  return people
}

async function creating(people: readonly Person[], goods: StoreGoods, use_points: 0 | 1 = 0): Promise<Shot[]> {
  const shots: Shot[] = []
  for (const person of people) {
    const form = textOf(await agreed(world, person, buying(goods, 1, { use_points })))
    shots.push({ path: shopOrder.create.path, token: person.token, form })
  }
  return shots
}

test(`${BUYERS} members order the last piece: one of them has it (${replay})`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    atNow()
    const goods = await openStoreGoods(world, { variants: [{ picks: [], price: 1_000n, stock: 1 }] })
    const heard = await fired(await creating(await buyers(BUYERS), goods), `last ${round}`)
    expect(heard.toSorted(), `round ${round}`).toEqual(['done', ...Array<string>(BUYERS - 1).fill('quote-stale')])
    expect(await stockOf(world, goods)).toBe(0)
  }
})

test(`the last of the points’ pool is promised to as many as it holds enough for (${replay})`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    atNow()
    const goods = await openStoreGoods(world, { variants: [{ picks: [], price: 1_000n, stock: 99 }] })
    const before = await inPointsPool(world)
    const { sum } = await sql
      .selectFrom('shop_order')
      .select(({ fn }) => fn.sum<bigint>('reserved').as('sum'))
      .executeTakeFirstOrThrow()
    await fillPointsPool(world, BigInt(sum ?? 0) + 700n - before + 10n)
    const people = await buyers(PROMISED, 100n)
    const heard = await fired(await creating(people, goods, 1), `pool ${round}`)
    expect(
      heard.filter((name) => name === 'done'),
      `round ${round}`,
    ).toHaveLength(7)
    expect(heard.filter((name) => name === 'quote-stale')).toHaveLength(PROMISED - 7)
  }
})

type Act = () => Promise<unknown>
async function storm(title: string, all: readonly Act[]): Promise<string[]> {
  called += all.length
  return Promise.all(
    shuffled(all, chanceFrom(`${SEED} ${title}`).below).map((act) =>
      act().then(
        () => 'done',
        (error: unknown) => (error instanceof Refusal ? error.refusal : Promise.reject(error as Error)),
      ),
    ),
  )
}

test(`what is paid in the moment in which it runs out is paid, or given back whole (${replay})`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    atNow()
    const goods = await openStoreGoods(world, { variants: [{ picks: [], price: 1_000n, stock: 99 }] })
    const people = await buyers(CALLS / 2, 50n)
    await fillPointsPool(world, 50n * BigInt(people.length))
    const numbers: string[] = []
    for (const person of people) numbers.push(await orderOf(world, person, buying(goods, 1, { use_points: 1 })))
    const shots = people.map(({ token }, at): Shot => ({
      path: payment.byBalance.path,
      token,
      form: { order_no: numbers[at] ?? '', account: 'balance', payword: PIN, idem: newKey() },
    }))
    const now = () => later(context.clock.now(), 31 * MINUTE_S)
    const soon = { ...context, clock: { ...context.clock, now } }
    const [heard] = await Promise.all([
      fired(shots, `paid ${round}`),
      sweepShopOrders(soon),
      sweepShopOrders({ ...soon, database: other }),
    ])
    const rows = await Promise.all(numbers.map((number) => rowOf(world, number)))
    const paid = rows.filter(({ state }) => state === 'unshipped').length
    expect(
      heard.filter((name) => name === 'done'),
      `round ${round}`,
    ).toHaveLength(paid)
    expect(rows.map(({ state }) => state).filter((state) => state !== 'unshipped' && state !== 'cancelled')).toEqual([])
    expect(await stockOf(world, goods)).toBe(99 - paid)
  }
})

test(`what is sent in the moment in which it is overdue is sent, or comes back whole (${replay})`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    atNow()
    const goods = await openStoreGoods(world, { variants: [{ picks: [], price: 1_000n, stock: 99 }] })
    const people = await buyers(CALLS / 2)
    const numbers: string[] = []
    for (const person of people) {
      const number = await orderOf(world, person, buying(goods))
      await pays(world, number)
      numbers.push(number)
    }
    const overdue = later(context.clock.now(), 7 * DAY_S)
    const acts = numbers.flatMap((number, at): Act[] => [
      () =>
        inTransaction((houses[at % 2] ?? context).database, async (inside) => {
          const row = (await lockShopOrder(inside, number)) ?? refuse('missing')
          const here = { sql: inside, now: context.clock.now() }
          await sendParcel(here, row, { ...parcelOf(), by: 'store' })
        }),
      () =>
        inTransaction((houses[(at + 1) % 2] ?? context).database, async (inside) => {
          const row = (await lockShopOrder(inside, number)) ?? refuse('missing')
          await lapseShopOrder({ sql: inside, now: overdue }, row)
        }),
      () =>
        inTransaction((houses[at % 2] ?? context).database, async (inside) => {
          const row = (await lockShopOrder(inside, number)) ?? refuse('missing')
          await moveShopOrder({ sql: inside, now: context.clock.now() }, row, { type: 'cancel', by: 'member' })
        }),
    ])
    await storm(`sent ${round}`, acts)
    const rows = await Promise.all(numbers.map((number) => rowOf(world, number)))
    const sent = rows.filter(({ sent_at }) => sent_at !== null).length
    expect(rows.filter(({ state }) => state === 'cancelled')).toHaveLength(numbers.length - sent)
    expect(await stockOf(world, goods)).toBe(99 - sent)
  }
})

test('PostgreSQL broke no deadlock', async () => {
  expect(await deadlocksIn(world.url)).toBe(deadlocksBefore)
})
