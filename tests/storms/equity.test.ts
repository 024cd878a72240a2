import { afterAll, beforeAll, expect, test } from 'vitest'
import { equity } from '#contract/equity.ts'
import { invest } from '#contract/invest.ts'
import { booksBalance } from '#tests/world/books.ts'
import { chanceFrom } from '#tests/world/chance.ts'
import { bring, PIN } from '#tests/world/money.ts'
import { leftOf } from '#tests/world/shares.ts'
import { openEquity, type Opened, openWindow } from '#tests/world/equities.ts'
import type { Person } from '#tests/world/world.ts'
import { leaveFact } from '../../scripts/lib/facts.ts'
import { openArena } from './lib/arena.ts'
import { CALLS, replay, ROUNDS, SEED } from './lib/lengths.ts'
import { deadlocksIn, openReader } from './lib/reader.ts'
import { nameOf, shuffled } from './lib/transfer-storms.ts'
import { openLines, type Shot, volley } from './lib/volley.ts'

const BUYERS = Math.max(CALLS, 64)

const { world, origins } = await openArena()
world.clock.set(new Date().toISOString())
const lines = await openLines(origins, BUYERS)
/** Nobody ever has less than nothing, the house neither, and no share comes or goes but from one to another. */
const reader = await openReader(
  world.url,
  "select amount from account where amount is not null and currency like 'EQ-%'",
)
const deadlocksBefore = await deadlocksIn(world.url)
let called = 0

beforeAll(() => openWindow(world))

/** Points of one share each, or of a half: what somebody gives and gets. */
const LOTS = [
  ['300', 1_0000n],
  ['150', 5000n],
] as const

async function shotOf(person: Person, { id }: Opened, points: string, idem: string): Promise<Shot> {
  const { quote_no } = await world.give(invest.quote, { kind: 'equity', id, amount: points }, person)
  return {
    path: equity.exchange.path,
    token: person.token,
    form: { id: `${id}`, points, quote_no, payword: PIN, idem },
  }
}

async function buyer(points: bigint): Promise<Person> {
  const person = await world.member({ pin: PIN })
  await bring(world, person, 'points', points)
  return person
}

async function fired(shots: readonly Shot[], name: string) {
  const shuffledShots = shuffled(shots, chanceFrom(`${SEED} ${name}`).below)
  const seen = await reader.during(() => volley(lines, shuffledShots))
  called += shots.length
  expect(seen.wrong, name).toEqual([])
  return seen.outcome.map((answer, at) => ({ answer, name: nameOf(answer), shot: shuffledShots[at] as Shot }))
}

test(`${BUYERS} buyers of the last shares get what there is, and not one more (${replay})`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    world.clock.set(new Date().toISOString())
    // At most two thirds of what they want.
    const last = BigInt(BUYERS / 4 + (round % (BUYERS / 4))) * 1_0000n
    const one = await openEquity(world, { perShare: 300, issued: last })
    const people = await Promise.all(Array.from({ length: BUYERS }, () => buyer(300n)))
    const shots = await Promise.all(
      people.map((person, at) =>
        shotOf(person, one, LOTS[at % 2]?.[0] ?? '', `last-${round}-${String(at).padStart(16, '0')}`),
      ),
    )
    const heard = await fired(shots, `last ${round}`)
    expect([...new Set(heard.map(({ name }) => name))].toSorted(), `round ${round}`).toEqual(['done', 'quota-short'])
    const given = heard
      .filter(({ name }) => name === 'done')
      .reduce((sum, { shot }) => sum + (LOTS.find(([points]) => points === shot.form['points'])?.[1] ?? 0n), 0n)
    const left = await leftOf(world, one.share)
    expect(given + left, `round ${round}`).toBe(last)
    // Whoever was refused wanted more than was left then, and nothing ever came back.
    expect(left, `round ${round}`).toBeLessThan(1_0000n)
    await booksBalance(world)
  }
})

test(`one quote under one key by everybody is one exchange, and all hear the same (${replay})`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    world.clock.set(new Date().toISOString())
    const one = await openEquity(world, { perShare: 300, issued: 100_0000n })
    const shot = await shotOf(await buyer(900n), one, '300', `same-${round}-0123456789abcdef`)
    const heard = await fired(
      Array.from({ length: BUYERS }, () => shot),
      `same ${round}`,
    )
    expect(new Set(heard.map(({ answer }) => JSON.stringify(answer))).size, `round ${round}`).toBe(1)
    expect([heard[0]?.name, await leftOf(world, one.share)], `round ${round}`).toEqual(['done', 99_0000n])
    await booksBalance(world)
  }
})

test('PostgreSQL broke no deadlock', async () => {
  expect(await deadlocksIn(world.url)).toBe(deadlocksBefore)
})

afterAll(async () => {
  for (const line of lines) line.close()
  await reader.close()
  leaveFact('storms of equity', `storms: ${called} racing exchanges of the last shares on two processes (${replay})`)
})
