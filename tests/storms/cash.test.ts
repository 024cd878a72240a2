import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { recharge } from '#contract/recharge.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { inTransaction } from '#server/lib/database.ts'
import { begun, bookedOf, moveIn, moveInIn, openWays, operators, payee, rowIn } from '#tests/world/cash-records.ts'
import { chanceFrom } from '#tests/world/chance.ts'
import { setPrices } from '#tests/world/conversions.ts'
import { leaveFact } from '../../scripts/lib/facts.ts'
import { openArena } from './lib/arena.ts'
import { CASH_STORMS } from './lib/cash-storms.ts'
import { CALLS, replay, ROUNDS, SEED } from './lib/lengths.ts'
import { deadlocksIn, openReader } from './lib/reader.ts'
import { nameOf, shuffled } from './lib/transfer-storms.ts'
import { openLines, volley } from './lib/volley.ts'

const { world, origins } = await openArena()
world.clock.set(new Date().toISOString())
await setPrices(world)
const harbour = { world, channels: await openWays(world), team: await operators(world) }
const lines = await openLines(origins, CALLS)
const reader = await openReader(world.url, 'select amount from account where amount is not null')
const deadlocksBefore = await deadlocksIn(world.url)
let called = 0

const CALLED: readonly Endpoint[] = [...Object.values(recharge), ...Object.values(withdrawal)]
const ENDPOINTS = new Map(CALLED.map((one) => [one.path, one]))
const isTyped = (name: string, path: string) =>
  name === 'done' || (ENDPOINTS.get(path)?.refusals ?? []).some((one) => one === name)

test.each(Object.entries(CASH_STORMS))(`%s (${replay})`, async (title, storm) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { shots: made, meanwhile, judge } = await storm(harbour, CALLS)
    const shots = shuffled(made, chanceFrom(`${SEED} ${title} ${round}`).below)
    /** Our team begins when the last bytes of a volley are sent. */
    const byTeam = async () => {
      await pause(10)
      return meanwhile?.() ?? 0
    }
    const seen = await reader.during(() => Promise.all([volley(lines, shots), byTeam()]))
    const [answers, acts] = seen.outcome
    called += shots.length
    const heard = answers.map((answer, at) => ({ name: nameOf(answer), shot: shots[at] ?? shots[0] })) as Parameters<
      typeof judge
    >[0]
    expect(seen.wrong, `round ${round}`).toEqual([])
    const untyped = heard.filter(({ name, shot }) => !isTyped(name, shot.path)).map(({ name }) => name)
    expect(untyped, `round ${round}`).toEqual([])
    expect(await judge(heard, acts), `round ${round}: ${heard.map(({ name }) => name).join(' ')}`).toEqual([])
  }
})

test(`two operators credit one recharge: it is credited once (${replay})`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    world.clock.set(new Date().toISOString())
    const person = await payee(world, 'balance', 0n)
    const made = await begun(world, person, harbour.channels.bank)
    await moveIn(world, made, { type: 'prove', by: 'member' })
    await moveIn(world, made, { type: 'take', by: 'operator' }, harbour.team)
    const acts = Array.from({ length: 8 }, () =>
      inTransaction(world.sql, (inside) =>
        moveInIn(inside, made, { type: 'credit', by: 'operator' }, new Date(), harbour.team),
      ).then(
        () => 'done',
        (error: Error) => error.message,
      ),
    )
    const ended = (await Promise.all(acts)).toSorted()
    expect(ended, `round ${round}`).toEqual(['done', ...Array.from({ length: 7 }, () => 'not-now')])
    const row = await rowIn(world, made)
    expect(await bookedOf(world, made), `round ${round}`).toEqual({ outside: -row.amount, member: row.net })
  }
})

test('PostgreSQL broke no deadlock', async () => {
  expect(await deadlocksIn(world.url)).toBe(deadlocksBefore)
})

afterAll(async () => {
  for (const line of lines) line.close()
  await reader.close()
  leaveFact(
    'storms of cash',
    `storms: ${called} racing calls of ${Object.keys(CASH_STORMS).length} kinds about recharges and withdrawals, on two processes (${replay})`,
  )
})
