import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { minorOf } from '#contract/money.ts'
import { session } from '#contract/session.ts'
import { build } from '#server/app.ts'
import { amountIn, houseAccount } from '#server/ledger/accounts.ts'
import { seedDemo } from '#server/seeds/demo.ts'
import { booksBalance } from '#tests/world/books.ts'
import { PASSWORD } from '#tests/world/world.ts'
import { nameOf } from './lib/transfer-storms.ts'
import { openLines, type Shot, volley } from './lib/volley.ts'
import { openWorld } from '#tests/world/open.ts'

const HOUSES = 4
const PEOPLE = 8
const EACH = 8
const world = await openWorld({ settings: { mode: 'demo', codesPerNetwork: 1_000, callsPerMinute: 10_000 } })
const { context, sql, ticketFor } = world
await seedDemo(context)

const apps = await Promise.all(
  Array.from({ length: HOUSES }, async () => {
    const app = await build(context)
    await app.listen({ host: '127.0.0.1', port: 0 })
    return app
  }),
)
const origins = apps.map(({ server }) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
const lines = await openLines(origins, PEOPLE * EACH)

afterAll(async () => {
  for (const line of lines) line.close()
  await Promise.all(apps.map((app) => app.close()))
})

test('of 64 registrations of eight people at once, each has coins once, and nobody waits for nobody', async () => {
  const pool = await houseAccount(sql, 'pool', 'COIN')
  const before = await amountIn(sql, pool)
  const people = Array.from({ length: PEOPLE }, (_, at) => `joins${at}@quay.test`)
  const asked: Shot[] = []
  for (const email of people) {
    const ticket = await ticketFor(email)
    const form = { email, verify_ticket: ticket, password: PASSWORD, password_confirm: PASSWORD, agree: '1' }
    for (let one = 0; one < EACH; one += 1) asked.push({ path: session.register.path, token: '', form })
  }
  const names = (await volley(lines, asked)).map(nameOf)
  expect(names.filter((name) => name === 'done')).toHaveLength(PEOPLE)
  expect(before - (await amountIn(sql, pool))).toBe(BigInt(PEOPLE) * minorOf('100', 'COIN'))
  const had = await sql
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'member_id')
    .select(['email', 'amount'])
    .where('email', 'in', people)
    .where('name', '=', 'coin')
    .orderBy('email')
    .execute()
  expect(had).toEqual(people.map((email) => ({ email, amount: minorOf('100', 'COIN') })))
  await booksBalance(world)
})
