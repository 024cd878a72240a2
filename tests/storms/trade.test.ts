import { afterAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { merchant } from '#contract/merchant.ts'
import { trade } from '#contract/trade.ts'
import { leaveFact } from '../../scripts/lib/facts.ts'
import { chanceFrom } from '#tests/world/chance.ts'
import { openMarket } from '#tests/world/trade.ts'
import { openArena } from './lib/arena.ts'
import { CALLS, replay, ROUNDS, SEED } from './lib/lengths.ts'
import { deadlocksIn, openReader } from './lib/reader.ts'
import { nameOf, shuffled } from './lib/transfer-storms.ts'
import { matchingStorm } from './lib/merchant-storms.ts'
import { TRADE_STORMS } from './lib/trade-storms.ts'
import { openLines, volley } from './lib/volley.ts'

/** What everybody has, and what the house took: nothing of it comes from outside while orders move. */
const BALANCES = `
  select amount from account where amount is not null
  union all
  select coalesce(sum(entry.amount), 0) from entry join account on account.id = account_id where account.class = 'fees'`

const { world, origins } = await openArena()
await openMarket(world)
const lines = await openLines(origins, CALLS)
const reader = await openReader(world.url, BALANCES)
const deadlocksBefore = await deadlocksIn(world.url)
let called = 0

const ENDPOINTS = new Map<string, Endpoint>(Object.values({ ...trade, ...merchant }).map((one) => [one.path, one]))
const isTyped = (name: string, path: string) =>
  name === 'done' || (ENDPOINTS.get(path)?.refusals ?? []).some((one) => one === name)

test.each(Object.entries(TRADE_STORMS))(`%s (${replay})`, async (title, storm) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const chance = chanceFrom(`${SEED} ${title} ${round}`)
    const prepared = await storm(world, CALLS, chance)
    const shots = shuffled(prepared.shots, chance.below)
    const seen = await reader.during(() => volley(lines, shots))
    called += shots.length
    const heard = seen.outcome.map((answer, at) => ({
      name: nameOf(answer),
      shot: shots[at] ?? shots[0],
    })) as Parameters<typeof prepared.judge>[0]
    expect(seen.wrong, `round ${round}`).toEqual([])
    const untyped = heard.filter(({ name, shot }) => !isTyped(name, shot.path)).map(({ name }) => name)
    expect(untyped, `round ${round}`).toEqual([])
    expect(await prepared.judge(heard), `round ${round}: ${heard.map(({ name }) => name).join(' ')}`).toEqual([])
  }
})

test(`fifty orders and many lanes (${replay})`, async () => {
  expect(await matchingStorm(world, 8)).toEqual([])
})

test('PostgreSQL broke no deadlock', async () => {
  expect(await deadlocksIn(world.url)).toBe(deadlocksBefore)
})

afterAll(async () => {
  for (const line of lines) line.close()
  await reader.close()
  leaveFact(
    'storms of orders',
    `storms: ${called} racing calls of ${Object.keys(TRADE_STORMS).length} kinds about orders, on two processes (${replay})`,
  )
})
