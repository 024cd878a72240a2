import { MINUTE_MS } from '#contract/time-units.ts'
import { afterAll, expect, test } from 'vitest'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { holds } from '#tests/world/money.ts'
import { PASSWORD, type Person } from '#tests/world/world.ts'
import { openArena, owner, quotes, sending, wishTo } from './lib/arena.ts'
import { CALLS, ROUNDS } from './lib/lengths.ts'
import { NAIVE_DAY, NAIVE_MOST, openNaiveDay } from './lib/naive-day.ts'
import { openNaiveHouses } from './lib/naive-houses.ts'
import { deadlocksIn } from './lib/reader.ts'
import { nameOf } from './lib/transfer-storms.ts'
import { openLines, volley } from './lib/volley.ts'
import { hasApp } from '#tests/world/factor.ts'

const NAIVE_ROUNDS = 8
const PHONES = 8
const { world, origins } = await openArena()
const { give, member, codeTo, clock, sql } = world
const lines = await openLines(origins, CALLS)
const naive = await openLines(await openNaiveHouses(world, openNaiveDay), CALLS)
afterAll(() => {
  for (const line of [...lines, ...naive]) line.close()
})

const done = (names: readonly string[]) => names.filter((name) => name === 'done').length

async function sideBySide(round: string, before: (payer: Person) => Promise<unknown>) {
  const [payer, payee] = [await owner(world, 100_000_000n), await owner(world, 0n)]
  await before(payer)
  const wish = wishTo(payee, '100.00')
  const numbers = await quotes(world, payer, wish, CALLS)
  const shots = numbers.map((number, at) => sending(payer, wish, number, `${round}-${String(at).padStart(16, '0')}`))
  const names = (await volley(lines, shots)).map(nameOf)
  return { names, gone: 100_000_000n - (await holds(world, payer, 'balance')) }
}

test('the storm beats a naive day, which reads its sum before it adds to it', async () => {
  const won: number[] = []
  for (let round = 0; round < NAIVE_ROUNDS; round += 1) {
    const { id } = await member()
    const shot = { path: NAIVE_DAY, token: '', form: { member: String(id) } }
    won.push(
      done(
        (
          await volley(
            naive,
            Array.from({ length: CALLS }, () => shot),
          )
        ).map(nameOf),
      ),
    )
  }
  expect(Math.max(...won)).toBeGreaterThan(NAIVE_MOST)
})

test('without the second factor five hundred euros leave in a day, however many are sent at once', async () => {
  const deadlocks = await deadlocksIn(world.url)
  for (let round = 0; round < ROUNDS; round += 1) {
    const { names, gone } = await sideBySide(`day-${round}`, ({ id }) => hasApp(world, { id }))
    expect([gone, done(names)], `round ${round}`).toEqual([50_000n, 5])
    expect(new Set(names)).toEqual(new Set(['done', 'second-needed']))
  }
  expect(await deadlocksIn(world.url)).toBe(deadlocks)
})

test('while it is in doubt who acts, a hundred euros go to strangers', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { names, gone } = await sideBySide(`doubt-${round}`, ({ id }) =>
      sql
        .updateTable('member')
        .set({ doubted_at: new Date(Date.now() - MINUTE_MS) })
        .where('id', '=', id)
        .execute(),
    )
    expect([gone, done(names)], `round ${round}`).toEqual([10_000n, 1])
    expect(new Set(names)).toEqual(new Set(['done', 'doubted']))
  }
})

test('of two phones that change the e-mail address at once one does, and no change waits', async () => {
  const deadlocks = await deadlocksIn(world.url)
  for (let round = 0; round < ROUNDS; round += 1) {
    clock.set(new Date().toISOString())
    const person = await member()
    await give(session.sendCode, { scene: 'bind_email', type: 'email' }, person)
    const proof = { password: PASSWORD, old_code: codeTo(person.email) }
    const wanted = Array.from({ length: 2 }, (_, at) => `storm-${process.pid}-${round}-${at}@quay.test`)
    for (const email of wanted)
      await give(session.sendCode, { scene: 'bind_email', type: 'email', account: email }, person)
    const shots = Array.from({ length: PHONES }, (_, at) => {
      const email = wanted[at % 2] ?? ''
      return { path: security.setEmail.path, token: person.token, form: { ...proof, email, code: codeTo(email) } }
    })
    const names = (await volley(lines, shots)).map(nameOf)
    const { email } = await sql
      .selectFrom('member')
      .select('email')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect([done(names) > 0, wanted.includes(email)], `round ${round}: ${names}`).toEqual([true, true])
    const left = await sql.selectFrom('email_change').select('id').where('member_id', '=', person.id).execute()
    expect(left).toEqual([])
    const strange = names.filter((name) => !['done', 'dead-code', 'wrong-code', 'too-often'].includes(name))
    expect(strange).toEqual([])
  }
  expect(await deadlocksIn(world.url)).toBe(deadlocks)
})
