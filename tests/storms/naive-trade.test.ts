import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { NAIVE_TRADE, openNaiveTrade } from './lib/naive-trade.ts'
import { nameOf } from './lib/transfer-storms.ts'
import { openLines, type Shot, volley } from './lib/volley.ts'
import { openWorld } from '#tests/world/open.ts'

const CALLS = 32
const ROUNDS = 5
const world = await openWorld()
const naive = await openNaiveTrade(world.app, world.url)
await world.app.listen({ host: '127.0.0.1', port: 0 })
const { port } = world.app.server.address() as AddressInfo
const lines = await openLines([`http://127.0.0.1:${port}`], CALLS)

afterAll(async () => {
  for (const line of lines) line.close()
  await naive.close()
})

const shot = (act: string, order = 'T1'): Shot => ({ path: NAIVE_TRADE, token: '', form: { act, order } })
async function happened(acts: readonly string[], order: (at: number) => string = () => 'T1'): Promise<string[]> {
  const shots = Array.from({ length: CALLS }, (_, at) => shot(acts[at % acts.length] ?? '', order(at)))
  const answers = await volley(lines, shots)
  return answers.flatMap((answer, at) => (nameOf(answer) === 'done' ? [shots[at]?.form['act'] ?? ''] : []))
}

test.each([
  ['is left and accepted', 'offered', ['cancel', 'accept']],
  ['is accepted many times', 'offered', ['accept']],
  ['is paid many times', 'accepted', ['pay']],
] as const)('the storm in which an order %s happens to a naive order more than once', async (_, state, acts) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await naive.begin(state, 1)
    expect((await happened(acts)).length, `round ${round}`).toBeGreaterThan(1)
  }
})

test('the storm in which both sides move at once lets a naive order be left and accepted', async () => {
  const both = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await naive.begin('offered', 1)
    both.push(new Set(await happened(['cancel', 'accept'])).size)
  }
  expect(Math.max(...both)).toBe(2)
})

test('the storm of starts opens more naive orders than may be open', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await naive.begin('searching', 0)
    await happened(['start'], (at) => `S${round}-${at}`)
    expect(await naive.open(), `round ${round}`).toBeGreaterThan(3)
  }
})

test('many naive lanes offer one order more than once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await naive.begin('searching', 50)
    await happened(['match'])
    expect(await naive.offers(), `round ${round}`).toBeGreaterThan(await naive.offered())
  }
})

test('a naive merchant who changes their price buys for less than was confirmed', async () => {
  const less = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await naive.begin('searching', 0)
    await happened(['sell', 'reprice'])
    less.push(await naive.soldForLess())
  }
  expect(Math.max(...less)).toBeGreaterThan(0)
})
