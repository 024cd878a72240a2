import { afterAll, expect, test } from 'vitest'
import type { Envelope } from '#contract/envelope.ts'
import { leaveFact } from '../../scripts/lib/facts.ts'
import { chanceFrom } from '#tests/world/chance.ts'
import { openArena } from './lib/arena.ts'
import { CALLS, replay, ROUNDS, SEED } from './lib/lengths.ts'
import { deadlocksIn, openReader } from './lib/reader.ts'
import { isTyped, nameOf, shuffled, STORMS } from './lib/transfer-storms.ts'
import { openLines, volley } from './lib/volley.ts'

const { world, origins } = await openArena()
const lines = await openLines(origins, CALLS)
const reader = await openReader(world.url, 'select amount from account where amount is not null')
const deadlocksBefore = await deadlocksIn(world.url)
let called = 0
let looked = 0

const tally = (answers: readonly Envelope[]) => {
  const names = answers.map(nameOf)
  return Object.fromEntries([...new Set(names)].map((name) => [name, names.filter((one) => one === name).length]))
}

test.each(Object.entries(STORMS))(`%s (${replay})`, async (title, storm) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const chance = chanceFrom(`${SEED} ${title} ${round}`)
    const { shots, either, check, ends } = await storm(world, CALLS, chance, `${round}-${title.length}`)
    const seen = await reader.during(() => volley(lines, shuffled(shots, chance.below)))
    called += shots.length
    looked += seen.looks
    expect(seen.wrong, `round ${round}`).toEqual([])
    expect(Object.keys(tally(seen.outcome)).filter((name) => !isTyped(name))).toEqual([])
    expect(either, `round ${round}`).toContainEqual({ answers: tally(seen.outcome), end: await ends() })
    expect(check?.(seen.outcome) ?? true, `round ${round}`).toBe(true)
  }
})

test('PostgreSQL broke no deadlock', async () => {
  expect(await deadlocksIn(world.url)).toBe(deadlocksBefore)
})

afterAll(async () => {
  for (const line of lines) line.close()
  await reader.close()
  leaveFact(
    'storms',
    `storms: ${called} racing calls of ${Object.keys(STORMS).length} kinds on two processes, ${looked} looks at all balances meanwhile (${replay})`,
  )
})
