import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { NAIVE_EQUITY, openNaiveEquity } from './lib/naive-equity.ts'
import { openLines, volley } from './lib/volley.ts'
import { openWorld } from '#tests/world/open.ts'

const BUYERS = 64
const ROUNDS = 5
const world = await openWorld()
const naive = await openNaiveEquity(world.app, world.url)
await world.app.listen({ host: '127.0.0.1', port: 0 })
const { port } = world.app.server.address() as AddressInfo
const lines = await openLines([`http://127.0.0.1:${port}`], BUYERS)

afterAll(async () => {
  for (const line of lines) line.close()
  await naive.close()
})

test('the storm on the last shares lets a naive exchange give more than there are', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await naive.issue(16)
    await volley(
      lines,
      Array.from({ length: BUYERS }, (_, at) => ({ path: NAIVE_EQUITY, token: '', form: { owner: `${round} ${at}` } })),
    )
    expect(await naive.given(), `round ${round}`).toBeGreaterThan(16)
  }
})
