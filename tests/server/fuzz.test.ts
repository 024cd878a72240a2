import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { CODE, Envelope, RefusalData } from '#contract/envelope.ts'
import { contract } from '#contract/index.ts'
import { REFUSALS, type RefusalName } from '#contract/refusals.ts'
import { seedDemo } from '#server/seeds/demo.ts'
import { leaveFact } from '../../scripts/lib/facts.ts'
import { formsFor, HOSTILE } from '#tests/http/hostile.ts'
import { footprint } from '#tests/server/lib/footprint.ts'
import { allowedOf } from '#tests/http/refusals.ts'
import { openWorld } from '#tests/world/open.ts'

const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121)
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 12)
const LEAK =
  /select |insert |update |delete from|relation "|syntax error|node_modules|\/server\/|at \w+ \(|\bpg\b|postgres|kysely|\.ts:\d/i

const world = await openWorld()
await seedDemo(world.context)
const person = await world.member({
  email: 'known@quay.test',
  mobile: '13912345678',
  username: 'known_1',
  roles: ['merchant', 'store', 'service'],
})
const calls = Object.entries(contract).flatMap(([room, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).map(
    ([name, endpoint]) => [`${room}.${name}`, endpoint] as const,
  ),
)
const tokens = ['', person.token, 'nonsense', '\u202e', `${person.token}x`]

let before = await footprint(world)

async function judge(endpoint: Endpoint, reply: Awaited<ReturnType<typeof world.post>>, took: number) {
  expect(reply.statusCode).toBe(200)
  expect(took).toBeLessThan(2_000)
  const { code, msg, data } = v.parse(Envelope, reply.json())
  expect(msg).not.toMatch(LEAK)
  const after = await footprint(world)
  if (code === CODE.done) v.parse(endpoint.gives, data)
  else {
    const { refusal } = v.parse(RefusalData, data)
    expect(allowedOf(endpoint)).toContain(refusal)
    expect(code).toBe(REFUSALS[refusal as RefusalName].code)
    expect(msg).not.toContain('Reference')
    expect(after).toEqual(before)
  }
  before = after
}

let survived = 0

test.each(calls)(`%s survives ${numRuns} hostile forms (FUZZ_SEED=${seed})`, async (_, endpoint) => {
  let asked = 0
  await fc.assert(
    fc.asyncProperty(formsFor(endpoint.takes), fc.constantFrom(...tokens), async (form, token) => {
      world.clock.pass(7)
      const begun = performance.now()
      const reply = await world.send(endpoint, form, { token, ip: `198.51.100.${(asked += 1) % 250}` })
      await judge(endpoint, reply, performance.now() - begun)
    }),
    { seed, numRuns, endOnFailure: true },
  )
  survived += 1
  leaveFact('fuzz', `calls fuzzed: ${survived} of ${calls.length}, ${numRuns} hostile forms each (FUZZ_SEED=${seed})`)
})

test('no body of bytes does any harm', async () => {
  const bodies = [
    ...HOSTILE,
    '&'.repeat(1_000),
    'a=1&a=2',
    'token=1&token=2',
    '%zz=%',
    'app_key=quay-app-key&'.repeat(2),
    'x'.repeat(1_000_000),
  ]
  const posts = calls.filter(([, endpoint]) => endpoint.method === 'POST')
  for (const [at, [, { path, method }]] of posts.entries()) {
    // Of many calls each gets some, the next one the next.
    const some = Array.from({ length: numRuns }, (_, one) => bodies[(at * numRuns + one) % bodies.length])
    for (const payload of new Set(some)) {
      const reply = await world.app.inject({
        method: 'POST',
        url: path,
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect(reply.statusCode).toBe(200)
      const { code, data } = v.parse(Envelope, reply.json())
      expect([code, (data as { refusal: string }).refusal, method]).toEqual([CODE.invalid, 'invalid', 'POST'])
    }
  }
  expect(await footprint(world)).toEqual(before)
})

test('the judge sees a fault, a stranger among refusals, a leak and a change', async () => {
  const endpoint = contract.session.signIn
  const saying = (code: number, msg: string, data: object) =>
    ({ statusCode: 200, json: () => ({ code, msg, data }) }) as never
  await judge(endpoint, saying(0, 'No.', { refusal: 'wrong-login' }), 1)
  await expect(judge(endpoint, { statusCode: 500, json: () => ({}) } as never, 1)).rejects.toThrow()
  await expect(judge(endpoint, saying(0, 'Reference: 1', { refusal: 'busy' }), 1)).rejects.toThrow()
  await expect(judge(endpoint, saying(0, 'No.', { refusal: 'account-taken' }), 1)).rejects.toThrow()
  await expect(judge(endpoint, saying(0, 'relation "member"', { refusal: 'wrong-login' }), 1)).rejects.toThrow()
  await expect(judge(endpoint, saying(1, 'Done.', {}), 1)).rejects.toThrow()
  await expect(judge(endpoint, saying(0, 'No.', { refusal: 'wrong-login' }), 3_000)).rejects.toThrow()
  await world.sql.updateTable('member').set({ nickname: 'Changed' }).where('id', '=', person.id).execute()
  await expect(judge(endpoint, saying(0, 'No.', { refusal: 'wrong-login' }), 1)).rejects.toThrow()
  before = await footprint(world)
})
