import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { PIN_LOCK, PIN_TRIES } from '#contract/limits.ts'
import { security } from '#contract/security.ts'
import { build } from '#server/app.ts'
import { provenPins } from '#server/security/proven-pins.ts'
import { PIN } from '#tests/world/money.ts'
import { type Person } from '#tests/world/world.ts'
import { ROUNDS } from './lib/lengths.ts'
import { NAIVE_PIN, openNaivePin } from './lib/naive-pin.ts'
import { nameOf } from './lib/transfer-storms.ts'
import { openLines, type Shot, volley } from './lib/volley.ts'
import { openWorld } from '#tests/world/open.ts'

const HOUSES = 4
const CALLS = 64
const world = await openWorld()
const { context, member, ask, sql, clock, letters } = world

let looks = 0
const { matches } = context.passwords
Object.assign(context.passwords, {
  matches(pin: string, stored: string | undefined) {
    looks += 1
    return matches(pin, stored)
  },
})

/** Houses that know of each other only what the base says. */
const apps = await Promise.all(
  Array.from({ length: HOUSES }, async () => {
    const app = await build({ ...context, provenPins: provenPins(context.chance) })
    openNaivePin(app, context)
    await app.listen({ host: '127.0.0.1', port: 0 })
    return app
  }),
)
const origins = apps.map(({ server }) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
const lines = await openLines(origins, CALLS)

afterAll(async () => {
  for (const line of lines) line.close()
  await Promise.all(apps.map((app) => app.close()))
})

const wrongPins = Array.from({ length: CALLS }, (_, at) => String((Number(PIN) + 1 + at) % 1_000_000).padStart(6, '0'))
const change = (pin: string) => ({ old_payword: pin, payword: '730284', payword_confirm: '730284' })
const changing = ({ token }: Person, pin: string): Shot => ({ path: security.setPin.path, token, form: change(pin) })
const tally = (names: readonly string[]) =>
  Object.fromEntries([...new Set(names)].sort().map((name) => [name, names.filter((one) => one === name).length]))
const stormOf = async (shots: readonly Shot[]) => {
  looks = 0
  const names = (await volley(lines, shots)).map(nameOf)
  return { answers: tally(names), looks }
}

test('of 64 wrong PINs at once, five are looked at; then even the right one waits half an hour', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await member({ pin: PIN })
    expect(await stormOf(wrongPins.map((pin) => changing(person, pin)))).toEqual({
      answers: { 'pin-wrong': PIN_TRIES - 1, 'pin-locked': CALLS - PIN_TRIES + 1 },
      looks: PIN_TRIES,
    })
    expect(await stormOf([changing(person, PIN)])).toEqual({ answers: { 'pin-locked': 1 }, looks: 0 })
    expect(letters().filter(({ to, subject }) => to === person.email && subject.includes('locked'))).toHaveLength(1)
    clock.pass(PIN_LOCK)
    expect(await stormOf([changing(person, PIN)])).toEqual({ answers: { done: 1 }, looks: 1 })
  }
})

test('a right PIN in 64 hands at once locks nobody out', async () => {
  const person = await member({ pin: PIN })
  const same = { old_payword: PIN, payword: PIN, payword_confirm: PIN }
  const shots = Array.from({ length: CALLS }, () => ({ ...changing(person, PIN), form: same }))
  const { answers } = await stormOf(shots)
  expect(Object.keys(answers).filter((name) => name !== 'done' && name !== 'moved-on')).toEqual([])
  expect(await sql.selectFrom('pin').select('tries').where('member_id', '=', person.id).execute()).toEqual([
    { tries: 0 },
  ])
  expect((await ask(security.setPin, change(PIN), person)).code).toBe(1)
})

test('the same storm beats a naive look', async () => {
  const person = await member({ pin: PIN })
  const shots = wrongPins.map((pin) => ({ path: NAIVE_PIN, token: '', form: { member: String(person.id), pin } }))
  expect((await stormOf(shots)).looks).toBeGreaterThan(PIN_TRIES)
})
