import { sql as raw } from 'kysely'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { security } from '#contract/security.ts'
import { holds } from '#tests/world/money.ts'
import type { Person } from '#tests/world/world.ts'
import { openArena, owner, quotes, sending, wishTo } from './lib/arena.ts'
import { ROUNDS } from './lib/lengths.ts'
import { deadlocksIn } from './lib/reader.ts'
import { nameOf } from './lib/transfer-storms.ts'
import { openLines } from './lib/volley.ts'

const NAIVE_ROUNDS = 4
const CALLS = 32
const IN_FLIGHT = 6
const { world, origins } = await openArena()
const lines = await openLines(origins, CALLS)
const gate = new pg.Client({ connectionString: world.url })
await gate.connect()
afterAll(async () => {
  for (const line of lines) line.close()
  await gate.end()
})

async function waiting(): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    select count(distinct pid)::integer as count from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`.execute(world.sql)
  return rows[0]?.count ?? 0
}

/**
 * Transfers were let pass on two processes and wait for the account when their member pauses: what left after the pause
 * was answered, and what the calls heard.
 */
async function leftAfter(pauses: (person: Person) => Promise<unknown>, round: string) {
  const [payer, payee] = [await owner(world, 500_000n), await owner(world, 0n)]
  const wish = wishTo(payee, '1.00')
  const numbers = await quotes(world, payer, wish, CALLS)
  for (const [at, line] of lines.entries())
    line.load(sending(payer, wish, numbers[at] ?? '', `${round}-${String(at).padStart(16, '0')}`))
  await gate.query('begin')
  await gate.query('select from account where member_id = $1 for update', [payer.id])
  const fired = lines.map((line) => line.fire())
  await expect.poll(waiting).toBeGreaterThan(IN_FLIGHT)
  const before = await waiting()
  let then: bigint | undefined
  const paused = pauses(payer).then(async () => (then = await holds(world, payer, 'balance')))
  await expect.poll(async () => then !== undefined || (await waiting()) > before).toBe(true)
  await gate.query('commit')
  await paused
  const answers = (await Promise.all(fired)).map(nameOf)
  const now = await holds(world, payer, 'balance')
  expect(500_000n - now).toBe(BigInt(answers.filter((name) => name === 'done').length) * 100n)
  return { answers, late: (then ?? 0n) - now }
}

test('once a pause is answered, no transfer that was in flight leaves any more', async () => {
  const deadlocksBefore = await deadlocksIn(world.url)
  for (let round = 0; round < ROUNDS; round += 1) {
    const { answers, late } = await leftAfter((person) => world.give(security.setPause, {}, person), `real-${round}`)
    expect(late, `round ${round}`).toBe(0n)
    expect(answers.filter((name) => !['done', 'member-paused'].includes(name))).toEqual([])
    expect(answers).toContain('done')
  }
  expect(await deadlocksIn(world.url)).toBe(deadlocksBefore)
})

test('a naive pause, which waits for nobody, is overtaken every time', async () => {
  for (let round = 0; round < NAIVE_ROUNDS; round += 1) {
    const naive = ({ id }: Person) =>
      world.sql.insertInto('pause').values({ member_id: id, since: new Date() }).execute()
    expect((await leftAfter(naive, `naive-${round}`)).late, `round ${round}`).toBeGreaterThan(0n)
  }
})
