import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { factor } from '#contract/factor.ts'
import { security } from '#contract/security.ts'
import { build } from '#server/app.ts'
import { asked, asksAtSignIn, makesPasskey, signs } from '#tests/world/passkeys.ts'
import { PASSWORD, type Person } from '#tests/world/world.ts'
import { ROUNDS } from './lib/lengths.ts'
import { NAIVE_PASSKEY, openNaivePasskey } from './lib/naive-passkey.ts'
import { nameOf } from './lib/transfer-storms.ts'
import { openLines, type Shot, volley } from './lib/volley.ts'
import { openWorld } from '#tests/world/open.ts'

const HOUSES = 4
const PHONES = 8
const NAIVE_ROUNDS = 8
const world = await openWorld({ settings: { callsPerMinute: 10_000 } })
const { context, member, give, sql, clock } = world

const apps = await Promise.all(
  Array.from({ length: HOUSES }, async () => {
    const app = await build(context)
    openNaivePasskey(app, context)
    await app.listen({ host: '127.0.0.1', port: 0 })
    return app
  }),
)
const origins = apps.map(({ server }) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
const lines = await openLines(origins, PHONES)

afterAll(async () => {
  for (const line of lines) line.close()
  await Promise.all(apps.map((app) => app.close()))
})

const REFUSED = new Set(['second-wrong', 'second-locked', 'ticket-stale'])
const often = (shot: Shot) => Array.from({ length: PHONES }, () => shot)
const sessionsOf = async ({ id }: Person) =>
  (await sql.selectFrom('session').select('session_no').where('member_id', '=', id).execute()).length

async function oneIsHeard(shots: readonly Shot[]): Promise<void> {
  const names = (await volley(lines, shots)).map(nameOf)
  expect(names.filter((name) => name === 'done')).toEqual(['done'])
  expect(names.filter((name) => name !== 'done' && !REFUSED.has(name))).toEqual([])
  clock.pass(1_000)
}

test(`what a passkey signed for one sign-in lets one of ${PHONES} phones in`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await member()
    const { key } = await makesPasskey(world, person)
    const { ticket, options } = await asksAtSignIn(world, person)
    const before = await sessionsOf(person)
    await oneIsHeard(often({ path: factor.enter.path, token: '', form: { ticket, second: key.sign(options) } }))
    expect((await sessionsOf(person)) - before).toBe(1)
  }
})

test('what it signed for a change, said for changes and for the lifting of a pause at once, does one of them', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await member()
    const { key } = await makesPasskey(world, person)
    await give(security.setPause, {}, person)
    const form = { password: PASSWORD, second: await signs(world, person, key) }
    const paths = [factor.unlock.path, security.liftPause.path]
    await oneIsHeard([...paths, ...paths].map((path) => ({ path, token: person.token, form })))
  }
})

test('of two phones that say the same count, one of which is a copy, one is heard', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await member()
    const { key } = await makesPasskey(world, person)
    const shots: Shot[] = []
    for (let at = 0; at < 2; at += 1) {
      const { ticket, options } = await asksAtSignIn(world, person)
      shots.push({ path: factor.enter.path, token: '', form: { ticket, second: key.sign(options, { counter: 7 }) } })
    }
    await oneIsHeard(shots)
  }
})

test('the same storm uses a naive one more than once', async () => {
  const used: number[] = []
  for (let round = 0; round < NAIVE_ROUNDS; round += 1) {
    const person = await member()
    await makesPasskey(world, person)
    const { challenge } = JSON.parse(await asked(world, person)) as { challenge: string }
    const answers = await volley(lines, often({ path: NAIVE_PASSKEY, token: '', form: { challenge } }))
    used.push(answers.filter((answer) => nameOf(answer) === 'done').length)
  }
  expect(Math.max(...used)).toBeGreaterThan(1)
})
