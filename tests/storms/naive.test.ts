import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openReader } from './lib/reader.ts'
import { nameOf } from './lib/transfer-storms.ts'
import { openLines, type Shot, volley } from './lib/volley.ts'
import { NAIVE, NAIVE_BALANCES, openNaive } from './naive.ts'
import { openWorld } from '#tests/world/open.ts'

const CALLS = 32
const ROUNDS = 5
const world = await openWorld()
const naive = await openNaive(world.app, world.url)
await world.app.listen({ host: '127.0.0.1', port: 0 })
const { port } = world.app.server.address() as AddressInfo
const lines = await openLines([`http://127.0.0.1:${port}`], CALLS)
const reader = await openReader(world.url, NAIVE_BALANCES)

afterAll(async () => {
  for (const line of lines) line.close()
  await reader.close()
  await naive.close()
})

const shot = (from: string, to: string, amount: bigint, key: string): Shot => ({
  path: NAIVE,
  token: '',
  form: { from, to, amount: String(amount), key },
})
const wins = async (shots: readonly Shot[]) => {
  const { outcome, wrong } = await reader.during(() => volley(lines, shots))
  return { won: outcome.filter((answer) => nameOf(answer) === 'done').length, wrong }
}

test('the storm on a whole balance lets a naive transfer pay it out more than once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [payer, payee] = [`payer ${round}`, `payee ${round}`]
    await naive.open(payer, 5_000n)
    await naive.open(payee, 0n)
    const { won } = await wins(Array.from({ length: CALLS }, (_, at) => shot(payer, payee, 5_000n, `${round} ${at}`)))
    expect(won, `round ${round}`).toBeGreaterThan(1)
  }
})

test('the storm on one key lets a naive transfer post it more than once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [payer, payee] = [`one ${round}`, `other ${round}`]
    await naive.open(payer, 500_000n)
    await naive.open(payee, 0n)
    await wins(Array.from({ length: CALLS }, () => shot(payer, payee, 100n, `the key of ${round}`)))
    expect(await naive.postings(`the key of ${round}`), `round ${round}`).toBeGreaterThan(1)
  }
})

test('the storm in a ring makes a naive transfer lose money or make it', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const people = [0, 1, 2].map((at) => `ring ${round} ${at}`)
    for (const name of people) await naive.open(name, 500_000n)
    const shots = Array.from({ length: CALLS }, (_, at) =>
      shot(people[at % 3] ?? '', people[(at + 1) % 3] ?? '', 100n, `ring ${round} ${at}`),
    )
    expect((await wins(shots)).wrong, `round ${round}`).not.toEqual([])
  }
})
