import { afterAll, expect, test } from 'vitest'
import { coupon } from '#contract/coupon.ts'
import { shopOrder } from '#contract/shop-order.ts'
import { MINUTE_S } from '#contract/time-units.ts'
import { sweepMemberCoupons } from '#server/coupon/sweep.ts'
import { later } from '#server/lib/clock.ts'
import { openDatabase } from '#server/lib/database.ts'
import { sweepShopOrders } from '#server/shop-order/sweep.ts'
import { booksBalance } from '#tests/world/books.ts'
import { chanceFrom } from '#tests/world/chance.ts'
import { fillCouponPool, hasCoupon, inCouponPool, openCoupon, ownRow } from '#tests/world/member-coupons.ts'
import { newKey } from '#tests/world/money.ts'
import { agreed, buyer, buying, openStoreGoods, orderOf, rowOf } from '#tests/world/shop-orders.ts'
import type { Person } from '#tests/world/world.ts'
import { leaveFact } from '../../scripts/lib/facts.ts'
import { openArena } from './lib/arena.ts'
import { CALLS, replay, ROUNDS, SEED } from './lib/lengths.ts'
import { deadlocksIn } from './lib/reader.ts'
import { nameOf, shuffled } from './lib/transfer-storms.ts'
import { openLines, type Shot, volley } from './lib/volley.ts'

const MEMBERS = Math.max(CALLS, 64)
const { world, origins } = await openArena()
const { context, sql, give } = world
/** A second process, with connections of its own. */
const other = openDatabase(world.url, { onError: () => undefined })
const lines = await openLines(origins, MEMBERS)
const deadlocksBefore = await deadlocksIn(world.url)
let called = 0

afterAll(async () => {
  for (const line of lines) line.close()
  await other.destroy()
  leaveFact('storms of coupons', `storms: ${called} racing calls about coupons, by two processes (${replay})`)
})

const atNow = () => world.clock.set(new Date().toISOString())
const textOf = (form: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)]))

async function fired(shots: readonly Shot[], name: string): Promise<string[]> {
  called += shots.length
  return (await volley(lines, shuffled(shots, chanceFrom(`${SEED} ${name}`).below))).map(nameOf)
}

async function people(many: number): Promise<Person[]> {
  const made: Person[] = []
  for (let at = 0; at < many; at += 1) made.push(await buyer(world))
  return made
}

const takenOf = async (id: number) =>
  (await sql.selectFrom('coupon').select('taken').where('id', '=', id).executeTakeFirstOrThrow()).taken
const receiving = ({ token }: Person, id: number): Shot => ({
  path: coupon.receive.path,
  token,
  form: { id: `${id}`, idem: newKey() },
})

test(`${MEMBERS} members receive a coupon of which there is one: one of them has it (${replay})`, async () => {
  atNow()
  const members = await people(MEMBERS)
  for (let round = 0; round < ROUNDS; round += 1) {
    atNow()
    const id = await openCoupon(world, { total: 1 })
    const heard = await fired(
      members.map((one) => receiving(one, id)),
      `one ${round}`,
    )
    expect(heard.toSorted(), `round ${round}`).toEqual([...Array<string>(MEMBERS - 1).fill('coupon-gone'), 'done'])
    expect(await takenOf(id)).toBe(1)
  }
})

test(`one member who asks at once for as many as the calls has as many as one may have (${replay})`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    atNow()
    const [mara] = await people(1)
    const id = await openCoupon(world, { most: 3 })
    const shots = Array.from({ length: 16 }, () => receiving(mara as Person, id))
    const heard = await fired(shots, `most ${round}`)
    expect(heard.filter((name) => name === 'done')).toHaveLength(3)
    expect(heard.filter((name) => name === 'coupon-limit')).toHaveLength(13)
    expect(await takenOf(id)).toBe(3)
  }
})

test(`five orders at once use one coupon: one of them has it (${replay})`, async () => {
  await fillCouponPool(world, 500_000n)
  for (let round = 0; round < ROUNDS; round += 1) {
    atNow()
    const goods = await openStoreGoods(world, { variants: [{ picks: [], price: 6_000n, stock: 99 }] })
    const mara = await buyer(world)
    const own = await hasCoupon(world, mara)
    const shots: Shot[] = []
    for (let at = 0; at < 5; at += 1)
      shots.push({
        path: shopOrder.create.path,
        token: mara.token,
        form: textOf(await agreed(world, mara, buying(goods))),
      })
    const heard = await fired(shots, `five ${round}`)
    expect(heard.toSorted(), `round ${round}`).toEqual(['done', ...Array<string>(4).fill('quote-stale')])
    const cut = await sql.selectFrom('shop_order').select('cut').where('member_coupon_id', '=', own).execute()
    expect(cut).toEqual([{ cut: 500n }])
    expect((await ownRow(world, own)).state).toBe('held')
  }
})

test(`the last of the coupons’ pool is promised to as many as it holds enough for (${replay})`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    atNow()
    const goods = await openStoreGoods(world, { variants: [{ picks: [], price: 6_000n, stock: 99 }] })
    const gift = await openCoupon(world)
    const members = await people(20)
    for (const one of members) await give(coupon.receive, { id: gift, idem: newKey() }, one)
    const { sum } = await sql
      .selectFrom('shop_order')
      .select(({ fn }) => fn.sum<bigint>('cut_reserved').as('sum'))
      .executeTakeFirstOrThrow()
    // Coupons are large enough that the rest of the pool is for seven of them.
    const free = (await inCouponPool(world)) - BigInt(sum ?? 0)
    if (free < 3_700n) await fillCouponPool(world, 3_700n - free)
    const spare = (await inCouponPool(world)) - BigInt(sum ?? 0) - 3_700n
    const eater = await buyer(world, { balance: 100_000_000n })
    if (spare > 0n) {
      await hasCoupon(world, eater, { amount: Number(spare), from: Number(spare) + 1 })
      const dear = await openStoreGoods(world, { variants: [{ picks: [], price: spare * 2n, stock: 9 }] })
      await orderOf(world, eater, buying(dear))
    }
    const shots: Shot[] = []
    for (const one of members)
      shots.push({
        path: shopOrder.create.path,
        token: one.token,
        form: textOf(await agreed(world, one, buying(goods))),
      })
    const heard = await fired(shots, `pool ${round}`)
    expect(
      heard.filter((name) => name === 'done'),
      `round ${round}`,
    ).toHaveLength(7)
    expect(heard.filter((name) => name === 'quote-stale')).toHaveLength(13)
  }
})

test(`a coupon whose order is cancelled in the moment in which it runs out comes back once (${replay})`, async () => {
  await fillCouponPool(world, 500_000n)
  for (let round = 0; round < ROUNDS; round += 1) {
    atNow()
    const goods = await openStoreGoods(world, { variants: [{ picks: [], price: 6_000n, stock: 99 }] })
    const members = await people(CALLS / 2)
    const orders: { readonly own: number; readonly number: string }[] = []
    for (const one of members)
      orders.push({ own: await hasCoupon(world, one), number: await orderOf(world, one, buying(goods)) })
    const shots = members.map(({ token }, at): Shot => ({
      path: shopOrder.cancel.path,
      token,
      form: { order_no: orders[at]?.number ?? '', version: '0', idem: newKey() },
    }))
    const now = () => later(context.clock.now(), 31 * MINUTE_S)
    const soon = { ...context, clock: { ...context.clock, now } }
    await Promise.all([
      fired(shots, `gone ${round}`),
      sweepShopOrders(soon),
      sweepShopOrders({ ...soon, database: other }),
      sweepMemberCoupons({ ...soon, database: other }),
    ])
    for (const { own, number } of orders) {
      expect((await rowOf(world, number)).state).toBe('cancelled')
      expect(await ownRow(world, own)).toMatchObject({ state: 'unused', version: 2, order_id: null })
    }
  }
  await booksBalance(world)
})

test('PostgreSQL broke no deadlock', async () => {
  expect(await deadlocksIn(world.url)).toBe(deadlocksBefore)
})
