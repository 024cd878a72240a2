import { afterAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { cart, type CartData } from '#contract/cart.ts'
import { linesOf } from '#machines/cart/cart.rules.ts'
import { chanceFrom } from '#tests/world/chance.ts'
import { type Goods, openGoods } from '#tests/world/goods.ts'
import { asOwner, type Person } from '#tests/world/world.ts'
import { leaveFact } from '../../scripts/lib/facts.ts'
import { openArena } from './lib/arena.ts'
import { untrue } from './lib/last-piece.ts'
import { CALLS, replay, ROUNDS, SEED } from './lib/lengths.ts'
import { deadlocksIn } from './lib/reader.ts'
import { nameOf, shuffled } from './lib/transfer-storms.ts'
import { openLines, type Shot, volley } from './lib/volley.ts'

const BUYERS = Math.max(CALLS, 64)
const { world, origins } = await openArena()
const lines = await openLines(origins, BUYERS)
const deadlocksBefore = await deadlocksIn(world.url)
let called = 0

const keyOf = (name: string) => name.padEnd(32, '0')
const asks = ({ token }: Person, path: string, form: Shot['form'] = {}): Shot => ({ path, token, form })
const adding = (person: Person, { id }: Goods, variant: number | undefined, key: string): Shot =>
  asks(person, cart.add.path, { goods_id: `${id}`, variant_id: `${variant}`, num: '1', idem: keyOf(key) })

async function fired(shots: readonly Shot[], name: string) {
  const mixed = shuffled(shots, chanceFrom(`${SEED} ${name}`).below)
  const heard = await volley(lines, mixed)
  called += shots.length
  return heard.map((answer, at) => ({ answer, name: nameOf(answer), shot: mixed[at] as Shot }))
}
const cartsIn = (heard: Awaited<ReturnType<typeof fired>>): CartData[] =>
  heard.filter(({ name }) => name === 'done').map(({ answer: { data } }) => v.parse(cart.index.gives, data))

const person = () => {
  world.clock.set(new Date().toISOString())
  return world.member()
}
const stockOf = async (variant: number) =>
  (await world.sql.selectFrom('variant').select('stock').where('id', '=', variant).executeTakeFirstOrThrow()).stock

test(`${BUYERS} members hold the last piece, nobody has reserved it, and once it is sold nobody can buy it (${replay})`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const goods = await openGoods(world, { variants: [{ picks: [], price: 1_000n, stock: 1 }] })
    const variant = goods.variants[0] ?? 0
    const people = await Promise.all(Array.from({ length: BUYERS }, person))
    const added = await fired(
      people.map((one, at) => adding(one, goods, variant, `last-${round}-${at}-`)),
      `last ${round}`,
    )
    expect([...new Set(added.map(({ name }) => name))], `round ${round}`).toEqual(['done'])
    expect(await stockOf(variant)).toBe(1)
    const more = await fired(
      people.map((one, at) => adding(one, goods, variant, `more-${round}-${at}-`)),
      `more ${round}`,
    )
    expect([...new Set(more.map(({ name }) => name))], `round ${round}`).toEqual(['stock-short'])
    const [, seen] = await Promise.all([
      asOwner(world, (owner) =>
        owner
          .updateTable('variant')
          .set((is) => ({ stock: is('stock', '-', 1) }))
          .where('id', '=', variant)
          .execute(),
      ),
      fired(
        people.map((one, at) =>
          at % 2 === 0 ? asks(one, cart.index.path) : asks(one, cart.select.path, { all: '1', selected: '1' }),
        ),
        `sold ${round}`,
      ),
    ])
    const told = cartsIn(seen).map((data) =>
      [
        linesOf(data)
          .map(({ state }) => state)
          .join(),
        data.selected_amount,
      ].join(' '),
    )
    expect(told).toHaveLength(BUYERS)
    expect(untrue(told)).toEqual([])
    const after = cartsIn(
      await fired(
        people.map((one) => asks(one, cart.index.path)),
        `after ${round}`,
      ),
    )
    expect(
      after.map(({ stores, invalid, count, selected_amount }) => [
        stores.length,
        invalid.length,
        count,
        selected_amount,
      ]),
    ).toEqual(people.map(() => [0, 1, 1, '0.00']))
  }
})

test(`what many hands do to one cart at once loses nothing, and no variant is there twice (${replay})`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const goods = await openGoods(world, {
      variants: ['red', 'blue', 'green'].map((pick) => ({ picks: [pick], price: 1_000n, stock: 9_000 })),
    })
    const one = await person()
    const begun = await fired(
      goods.variants.map((variant) => adding(one, goods, variant, `first-${round}-${variant}-`)),
      `first ${round}`,
    )
    const [data] = cartsIn(await fired([asks(one, cart.index.path)], `read ${round}`))
    const ids = data ? linesOf(data).map(({ id }) => id) : []
    expect([begun.length, ids.length]).toEqual([3, 3])
    const heard = await fired(
      Array.from({ length: BUYERS }, (_, at) => {
        const variant = goods.variants[at % 3]
        // Every key is said twice.
        if (at % 4 !== 3)
          return adding(one, goods, goods.variants[Math.floor(at / 2) % 3], `key-${round}-${Math.floor(at / 2)}-`)
        return asks(one, cart.update.path, { id: `${ids[(at >> 2) % 3]}`, variant_id: `${variant}` })
      }),
      `many ${round}`,
    )
    expect(heard.map(({ name }) => name).filter((name) => !['done', 'missing'].includes(name))).toEqual([])
    const adds = heard.filter(({ shot }) => shot.path === cart.add.path)
    expect(adds.filter(({ name }) => name !== 'done')).toEqual([])
    const pieces = 3 + new Set(adds.map(({ shot }) => shot.form['idem'])).size
    const kept = await world.sql
      .selectFrom('cart_line')
      .select(['variant_id', 'num'])
      .where('member_id', '=', one.id)
      .execute()
    expect(
      kept.reduce((sum, { num }) => sum + num, 0),
      `round ${round}`,
    ).toBe(pieces)
    expect(new Set(kept.map(({ variant_id }) => variant_id)).size, `round ${round}`).toBe(kept.length)
  }
})

test('PostgreSQL broke no deadlock', async () => {
  expect(await deadlocksIn(world.url)).toBe(deadlocksBefore)
})

afterAll(() => {
  for (const line of lines) line.close()
  leaveFact('storms of the cart', `storms: ${called} racing calls on carts on two processes (${replay})`)
})
