import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { NAIVE_PAY, NAIVE_PRICE, type NaivePayAct, openNaivePay } from './lib/naive-gateway-payment.ts'
import { nameOf } from './lib/transfer-storms.ts'
import { openLines, type Shot, volley } from './lib/volley.ts'
import { openWorld } from '#tests/world/open.ts'

const CALLS = 32
const ROUNDS = 5
const world = await openWorld()
const naive = await openNaivePay(world.app, world.url)
await world.app.listen({ host: '127.0.0.1', port: 0 })
const { port } = world.app.server.address() as AddressInfo
const lines = await openLines([`http://127.0.0.1:${port}`], CALLS)

afterAll(async () => {
  for (const line of lines) line.close()
  await naive.close()
})

type Asked = readonly [act: NaivePayAct, ref: string, says?: (at: number) => string]

async function happened(...acts: readonly Asked[]): Promise<string[]> {
  const shots = Array.from({ length: CALLS }, (_, at): Shot => {
    const [act, ref, says = String] = acts[at % acts.length] ?? (['see', ''] as Asked)
    return { path: NAIVE_PAY, token: '', form: { act, ref, says: says(at) } }
  })
  const answers = await volley(lines, shots)
  return answers.flatMap((answer, at) => (nameOf(answer) === 'done' ? [shots[at]?.form['act'] ?? ''] : []))
}

async function most(round: () => Promise<number>): Promise<number> {
  const seen = []
  for (let at = 0; at < ROUNDS; at += 1) seen.push(await round())
  return Math.max(...seen)
}

test('the storm of one callback credits a naive payment more than once', async () => {
  const times = await most(async () => {
    await naive.begin(0, 'waiting', 'P1')
    await happened(['callback', 'P1', () => 'paid'])
    return (await naive.has()) / NAIVE_PRICE
  })
  expect(times).toBeGreaterThan(1)
})

test('the storm of callbacks out of order credits a naive payment again, or leaves it unpaid', async () => {
  const times = await most(async () => {
    await naive.begin(0, 'waiting', 'P1')
    await happened(['callback', 'P1', () => 'paid'], ['callback', 'P1', () => 'closed'])
    return (await naive.stateOf('P1')) === 'paid' ? (await naive.has()) / NAIVE_PRICE : 2
  })
  expect(times).toBeGreaterThan(1)
})

test('the storm of two ways to pay takes the price of a naive order more than once', async () => {
  const times = await most(async () => {
    await naive.begin(0, 'waiting', 'O1')
    return (await happened(['pay', 'O1', () => 'balance'], ['pay', 'O1', () => 'credit'])).length
  })
  expect(times).toBeGreaterThan(1)
})

test.each<[string, (at: number) => string]>([
  ['one key', () => 'key'],
  ['many keys', (at) => `key ${at}`],
])('the storm of openings under %s opens a naive account more than once', async (_, says) => {
  const times = await most(async () => {
    await naive.begin(NAIVE_PRICE * CALLS)
    await happened(['open', 'Ada', says])
    return naive.cases()
  })
  expect(times).toBeGreaterThan(1)
})

test('the storm on short credit opens more naive accounts than it pays for', async () => {
  const times = await most(async () => {
    await naive.begin(2 * NAIVE_PRICE)
    await happened(...Array.from({ length: CALLS }, (_, at): Asked => ['open', `person ${at}`]))
    return naive.cases()
  })
  expect(times).toBeGreaterThan(2)
})

test('the storm of watchers credits a naive deposit more than once', async () => {
  const times = await most(async () => {
    await naive.begin(0)
    await happened(['see', 'tx'])
    return (await naive.has()) / NAIVE_PRICE
  })
  expect(times).toBeGreaterThan(1)
})

test('the storm of a network that thinks again leaves a naive deposit credited that vanished', async () => {
  const kinds = await most(async () => {
    await naive.begin(0, 'seen', 'tx')
    return new Set(await happened(['credit', 'tx'], ['forget', 'tx'])).size
  })
  expect(kinds).toBe(2)
})

test('the storm of operators pays one naive entry of a statement more than once', async () => {
  const times = await most(async () => {
    await naive.begin(0)
    return (await happened(['bring', 'B1'])).length
  })
  expect(times).toBeGreaterThan(1)
})
