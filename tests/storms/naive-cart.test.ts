import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { untrue } from './lib/last-piece.ts'
import { NAIVE_ADD, NAIVE_TAKE, openNaiveCart } from './lib/naive-cart.ts'
import { NAIVE_CART, NAIVE_SALE, NAIVE_SELECT, openNaiveLastPiece } from './lib/naive-last-piece.ts'
import { openLines, type Shot, volley } from './lib/volley.ts'
import { openWorld } from '#tests/world/open.ts'

const HANDS = 32
const ROUNDS = 5
const BUYERS = 64
const world = await openWorld()
const naive = await openNaiveCart(world.app, world.url)
const lastPiece = await openNaiveLastPiece(world.app, world.url)
await world.app.listen({ host: '127.0.0.1', port: 0 })
const { port } = world.app.server.address() as AddressInfo
const lines = await openLines([`http://127.0.0.1:${port}`], BUYERS + 1)

afterAll(async () => {
  for (const line of lines) line.close()
  await naive.close()
  await lastPiece.close()
})

test('the storm on one cart lets a naive one lose pieces, or have a variant twice', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const owner = `owner ${round}`
    const heard = await volley(
      lines,
      Array.from({ length: HANDS }, (_, at): Shot =>
        at % 4 === 3
          ? { path: NAIVE_TAKE, token: '', form: { owner, from: 'red', to: 'blue' } }
          : { path: NAIVE_ADD, token: '', form: { owner, variant: at % 2 === 0 ? 'red' : 'blue' } },
      ),
    )
    const added = heard.filter(({ code }, at) => at % 4 !== 3 && code === 1).length
    const kept = await naive.linesOf(owner)
    const pieces = kept.reduce((sum, { num }) => sum + num, 0)
    const isTwice = new Set(kept.map(({ variant }) => variant)).size < kept.length
    expect(isTwice || pieces !== added, `round ${round}`).toBe(true)
  }
})

test('the storm on the last piece lets a naive cart count it once it is sold', async () => {
  const choices = Array.from({ length: BUYERS }, (_, at): Shot => ({
    path: at % 2 === 0 ? NAIVE_CART : NAIVE_SELECT,
    token: '',
    form: { owner: `${at + 1}` },
  }))
  const sale: Shot = { path: NAIVE_SALE, token: '', form: {} }
  // Who comes first is chance, and on a busy machine one may come after the other: the storm is raised until it is felt.
  await expect
    .poll(async () => {
      await lastPiece.begin(BUYERS)
      const heard = await volley(lines, [...choices, sale])
      return untrue(heard.slice(0, BUYERS).map(({ data }) => v.parse(v.string(), data)))
    })
    .toContain('sold_out 10.00')
})
