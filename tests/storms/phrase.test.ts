import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { PHRASE_TRIES } from '#contract/limits.ts'
import { merchant } from '#contract/merchant.ts'
import { build } from '#server/app.ts'
import { newKey } from '#tests/world/money.ts'
import { dealer, openMarket, seller, start } from '#tests/world/trade.ts'
import { rowOf } from '#tests/world/trade-moves.ts'
import { type Person } from '#tests/world/world.ts'
import { ROUNDS } from './lib/lengths.ts'
import { NAIVE_PHRASE, openNaivePhrase } from './lib/naive-phrase.ts'
import { nameOf } from './lib/transfer-storms.ts'
import { openLines, type Shot, volley } from './lib/volley.ts'
import { openWorld } from '#tests/world/open.ts'

const HOUSES = 4
const CALLS = 64
const PHRASE = 'a quiet lighthouse'
const world = await openWorld()
const { context, clock, deny, give } = world
await openMarket(world)

let looks = 0
const { matches } = context.passwords
Object.assign(context.passwords, {
  matches(phrase: string, stored: string | undefined) {
    looks += 1
    return matches(phrase, stored)
  },
})

/** Houses that know of each other only what the base says. */
const apps = await Promise.all(Array.from({ length: HOUSES }, () => build(context)))
const closeNaive = await openNaivePhrase(
  apps[0] as (typeof apps)[0],
  context,
  world.url,
  await context.passwords.hash(PHRASE),
)
for (const app of apps) await app.listen({ host: '127.0.0.1', port: 0 })
const origins = apps.map(({ server }) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
const lines = await openLines(origins, CALLS)

afterAll(async () => {
  for (const line of lines) line.close()
  await Promise.all(apps.map((app) => app.close()))
  await closeNaive()
})

const hidden = async () => (await start(world, await seller(world), { mode: 'password', phrase: PHRASE })).order_no
const buyer = () => dealer(world, { price: '0.01' })
const taking = ({ token }: Person, order_no: string, phrase = PHRASE): Shot => ({
  path: merchant.take.path,
  token,
  form: { order_no, phrase, idem: newKey() },
})
const wrong = Array.from({ length: CALLS }, (_, at) => `a lighthouse ${at}`)
async function stormOf(shots: readonly Shot[]) {
  looks = 0
  const names = (await volley(lines, shots)).map(nameOf)
  const answers = Object.fromEntries(
    [...new Set(names)].map((name) => [name, names.filter((one) => one === name).length]),
  )
  return { answers, looks }
}

test('of 64 wrong phrases at once, five are looked at; then even the right one waits an hour', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [otto, order] = [await buyer(), await hidden()]
    expect(await stormOf(wrong.map((phrase) => taking(otto, order, phrase)))).toEqual({
      answers: { 'phrase-wrong': PHRASE_TRIES.times, 'phrase-locked': CALLS - PHRASE_TRIES.times },
      looks: PHRASE_TRIES.times,
    })
    expect(await stormOf([taking(otto, order)])).toEqual({ answers: { 'phrase-locked': 1 }, looks: 0 })
    clock.pass(PHRASE_TRIES.seconds)
    const fresh = await hidden()
    expect(await stormOf([taking(otto, fresh)])).toEqual({ answers: { done: 1 }, looks: 1 })
  }
})

test('a right phrase in 64 hands at once opens one order once, and locks nobody out', async () => {
  const [otto, order] = [await buyer(), await hidden()]
  const { answers } = await stormOf(wrong.map(() => taking(otto, order)))
  expect(answers['done']).toBe(1)
  expect(Object.keys(answers).filter((name) => !['done', 'not-now', 'phrase-locked'].includes(name))).toEqual([])
  expect((await rowOf(world, order)).merchant_id).toBe(otto.id)
  for (let left = PHRASE_TRIES.times - 1; left >= 0; left -= 1)
    expect(
      await deny(merchant.take, { order_no: await hidden(), phrase: 'a wrong one', idem: newKey() }, otto),
    ).toEqual({ refusal: 'phrase-wrong', left })
  expect((await give(merchant.index, {}, otto)).counts.awaiting_payment).toBe(1)
})

test('the same storm beats a naive look', async () => {
  const shots = wrong.map((phrase) => ({ path: NAIVE_PHRASE, token: '', form: { phrase } }))
  const first = lines.filter((_, at) => at % HOUSES === 0)
  looks = 0
  await volley(first, shots.slice(0, first.length))
  expect(looks).toBeGreaterThan(PHRASE_TRIES.times)
})
