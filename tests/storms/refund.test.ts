import { afterAll, expect, test } from 'vitest'
import { shopOrder } from '#contract/shop-order.ts'
import { DAY_S } from '#contract/time-units.ts'
import { later } from '#server/lib/clock.ts'
import { inTransaction, openDatabase, type Sql } from '#server/lib/database.ts'
import { Refusal, refuse } from '#server/lib/refuse.ts'
import { lapseShopOrder, lockShopOrder, moveShopOrder } from '#server/shop-order/move.ts'
import { answerRefund } from '#server/shop-order/refund.ts'
import { sweepShopOrders } from '#server/shop-order/sweep.ts'
import { booksBalance } from '#tests/world/books.ts'
import { chanceFrom } from '#tests/world/chance.ts'
import { holds, newKey } from '#tests/world/money.ts'
import { refundWish } from '#tests/world/refunds.ts'
import {
  buyer,
  buying,
  moveShop,
  openStoreGoods,
  orderOf,
  pays,
  rowOf,
  sends,
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

const CARRIAGE = 390n
const MANY = Math.max(8, Math.floor(CALLS / 4))
const { world, origins } = await openArena()
const { context, sql } = world
/** A second process, with connections of its own. */
const other = openDatabase(world.url, { onError: () => undefined })
const lines = await openLines(origins, 4 * MANY)
const deadlocksBefore = await deadlocksIn(world.url)
let called = 0

afterAll(async () => {
  for (const line of lines) line.close()
  await other.destroy()
  leaveFact('storms of returns', `storms: ${called} racing calls and acts about returns, by two processes (${replay})`)
})

interface Bought {
  readonly person: Person
  readonly number: string
}

const textOf = (form: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)]))

async function fired(shots: readonly Shot[], name: string): Promise<string[]> {
  called += shots.length
  return (await volley(lines, shuffled(shots, chanceFrom(`${SEED} ${name}`).below))).map(nameOf)
}

const opens = (): Promise<StoreGoods> => {
  world.clock.set(new Date().toISOString())
  return openStoreGoods(world, { variants: [{ picks: [], price: 1_000n, stock: 99 }] })
}

async function bought(goods: StoreGoods, isReceived = false): Promise<Bought[]> {
  const all: Bought[] = []
  for (let at = 0; at < MANY; at += 1) {
    const person = await buyer(world)
    const number = await orderOf(world, person, buying(goods))
    await pays(world, number)
    await sends(world, number)
    if (isReceived) await moveShop(world, number, { type: 'receive', by: 'member' })
    all.push({ person, number })
  }
  return all
}

const asking = async ({ person, number }: Bought): Promise<Shot> => ({
  path: shopOrder.refund.path,
  token: person.token,
  form: textOf(await refundWish(world, person, number)),
})

const openOf = async ({ number }: Bought) =>
  sql
    .selectFrom('refund')
    .select('state')
    .where('order_id', '=', (await rowOf(world, number)).id)
    .execute()

async function storm(title: string, all: readonly (() => Promise<unknown>)[]): Promise<string[]> {
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

test(`what is asked back twice at once is asked back once (${replay})`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const all = await bought(await opens(), true)
    const shots: Shot[] = []
    for (const one of all) shots.push(await asking(one), await asking(one))
    const heard = await fired(shots, `twice ${round}`)
    expect(heard.toSorted(), `round ${round}`).toEqual([
      ...Array<string>(MANY).fill('done'),
      ...Array<string>(MANY).fill('moved-on'),
    ])
    for (const one of all) expect(await openOf(one)).toEqual([{ state: 'asked' }])
  }
})

test(`what is received in the moment in which it is asked back is one of both (${replay})`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const all = await bought(await opens())
    const shots: Shot[] = []
    for (const one of all) {
      const { version } = await rowOf(world, one.number)
      shots.push(await asking(one), {
        path: shopOrder.receive.path,
        token: one.person.token,
        form: textOf({ order_no: one.number, version, idem: newKey() }),
      })
    }
    const heard = await fired(shots, `received ${round}`)
    expect(heard.toSorted(), `round ${round}`).toEqual([
      ...Array<string>(MANY).fill('done'),
      ...Array<string>(MANY).fill('moved-on'),
    ])
    for (const one of all) {
      const { state, received_at: at } = await rowOf(world, one.number)
      expect([state, at === null, (await openOf(one)).length]).toEqual(
        state === 'received' ? ['received', false, 0] : ['refunding', true, 1],
      )
    }
  }
})

test(`what is closed in the moment in which it is asked back pays its seller, or waits (${replay})`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const goods = await opens()
    const all = await bought(goods, true)
    const shots = await Promise.all(all.map(asking))
    const now = () => later(context.clock.now(), 7 * DAY_S)
    const soon = { ...context, clock: { ...context.clock, now } }
    const [heard] = await Promise.all([
      fired(shots, `closed ${round}`),
      sweepShopOrders(soon),
      sweepShopOrders({ ...soon, database: other }),
    ])
    const rows = await Promise.all(all.map(({ number }) => rowOf(world, number)))
    // What is asked back lapses at once in a house that is a week ahead.
    const count = (...states: string[]) => rows.filter(({ state }) => states.includes(state)).length
    expect(
      heard.filter((name) => name === 'done'),
      `round ${round}`,
    ).toHaveLength(count('refunding', 'refunded'))
    expect(count('completed', 'refunding', 'refunded')).toBe(MANY)
    const earned = BigInt(count('completed')) * (1_000n - 30n + CARRIAGE) + BigInt(count('refunded')) * CARRIAGE
    expect(await holds(world, goods.owner, 'balance')).toBe(earned)
  }
})

test(`what is agreed to, lapses and is withdrawn at once comes back once, or goes on (${replay})`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const goods = await opens()
    const all = await bought(goods, true)
    for (const { number } of all) await moveShop(world, number, { type: 'refund', by: 'member' })
    const lapsed = later(context.clock.now(), 2 * DAY_S)
    const within = <T>(at: number, act: (inside: Sql) => Promise<T>) =>
      inTransaction(at % 2 ? other : context.database, act)
    const heard = await storm(
      `agreed ${round}`,
      all.flatMap(({ number }, at) => [
        () =>
          within(at, (inside) =>
            answerRefund(
              { sql: inside, now: context.clock.now() },
              number,
              { by: 'store', owner: goods.owner.id },
              { agrees: true },
            ),
          ),
        () =>
          within(at + 1, async (inside) => {
            const row = (await lockShopOrder(inside, number)) ?? refuse('missing')
            await lapseShopOrder({ sql: inside, now: lapsed }, row)
          }),
        () =>
          within(at, async (inside) => {
            const row = (await lockShopOrder(inside, number)) ?? refuse('missing')
            await moveShopOrder({ sql: inside, now: context.clock.now() }, row, { type: 'resume', by: 'member' })
          }),
      ]),
    )
    expect(
      heard.filter((name) => name !== 'done' && name !== 'not-now'),
      `round ${round}`,
    ).toEqual([])
    for (const { person, number } of all) {
      const { state } = await rowOf(world, number)
      expect([state, await holds(world, person, 'balance')]).toEqual(
        state === 'refunded' ? ['refunded', 100_000n - CARRIAGE] : ['received', 99_000n - CARRIAGE],
      )
    }
    expect(await stockOf(world, goods)).toBe(99 - MANY)
  }
  await booksBalance(world)
})

test('PostgreSQL broke no deadlock', async () => {
  expect(await deadlocksIn(world.url)).toBe(deadlocksBefore)
})
