import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { NAIVE_ALL, NAIVE_CASH, type NaiveAct, openNaiveCash } from './lib/naive-cash.ts'
import { nameOf } from './lib/transfer-storms.ts'
import { openLines, type Shot, volley } from './lib/volley.ts'
import { openWorld } from '#tests/world/open.ts'

const CALLS = 32
const ROUNDS = 5
const world = await openWorld()
const naive = await openNaiveCash(world.app, world.url)
await world.app.listen({ host: '127.0.0.1', port: 0 })
const { port } = world.app.server.address() as AddressInfo
const lines = await openLines([`http://127.0.0.1:${port}`], CALLS)

afterAll(async () => {
  for (const line of lines) line.close()
  await naive.close()
})

async function happened(acts: readonly (readonly [act: NaiveAct, ref: (at: number) => string])[]): Promise<string[]> {
  const shots = Array.from({ length: CALLS }, (_, at): Shot => {
    const [act, ref] = acts[at % acts.length] ?? ['cancel', String]
    return { path: NAIVE_CASH, token: '', form: { act, ref: ref(at) } }
  })
  const answers = await volley(lines, shots)
  return answers.flatMap((answer, at) => (nameOf(answer) === 'done' ? [shots[at]?.form['act'] ?? ''] : []))
}
const W1 = () => 'W1'
const anyKey = (at: number) => `key ${at}`

test('the storm on a whole balance withdraws a naive one more than once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await naive.begin(NAIVE_ALL, '')
    expect((await happened([['withdraw', anyKey]])).length, `round ${round}`).toBeGreaterThan(1)
  }
})

test('the storm on one key makes more than one naive withdrawal', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await naive.begin(NAIVE_ALL * CALLS, '')
    await happened([['withdraw', W1]])
    expect(await naive.cases(), `round ${round}`).toBeGreaterThan(1)
  }
})

test('the storm of cancelling gives the money of a naive withdrawal back more than once, and it is withdrawn again', async () => {
  const again = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await naive.begin(0, 'queued', 'W1')
    const done = await happened([
      ['cancel', W1],
      ['withdraw', anyKey],
    ])
    again.push(done.filter((act) => act === 'cancel').length, done.filter((act) => act === 'withdraw').length)
  }
  expect(Math.max(...again)).toBeGreaterThan(1)
})

test('the storm of both sides cancels a naive withdrawal that is looked into', async () => {
  const both = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await naive.begin(0, 'queued', 'W1')
    both.push(
      new Set(
        await happened([
          ['cancel', W1],
          ['take', W1],
        ]),
      ).size,
    )
  }
  expect(Math.max(...both)).toBe(2)
})

test('the storm of operators gives one naive case to more than one', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await naive.begin(0, 'queued', 'W1')
    expect((await happened([['take', W1]])).length, `round ${round}`).toBeGreaterThan(1)
  }
})

test('the storm of one picture proves more than one naive recharge', async () => {
  const proven = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await naive.begin(0, 'awaiting_proof', 'R0', 'R1')
    proven.push((await happened([['prove', (at) => `R${at % 2}`]])).length)
  }
  expect(Math.max(...proven)).toBeGreaterThan(1)
})

test('the storm of beginnings opens more naive recharges than may be open', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await naive.begin(0, '')
    await happened([['begin', anyKey]])
    expect(await naive.cases(), `round ${round}`).toBeGreaterThan(3)
  }
})
