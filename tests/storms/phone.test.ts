import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { build } from '#server/app.ts'
import { openWorld, type Person } from '#tests/lib/world.ts'
import { NAIVE_PHONE, openNaivePhone } from './lib/naive-phone.ts'
import { nameOf } from './lib/storms.ts'
import { openLines, type Shot, volley } from './lib/volley.ts'

const HOUSES = 4
const PHONES = 8
const ROUNDS = 8
const world = await openWorld({ settings: { codesPerNetwork: 1_000, callsPerMinute: 10_000 } })
const { context, member, give, codeTo, sql, clock, letters } = world

const apps = await Promise.all(
  Array.from({ length: HOUSES }, async () => {
    const app = await build(context)
    openNaivePhone(app, context)
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

let used = 0
const fresh = () => `1370000${1_000 + (used += 1)}`
const tally = (names: readonly string[]) =>
  Object.fromEntries([...new Set(names)].sort().map((name) => [name, names.filter((one) => one === name).length]))
const phoneOf = async ({ id }: Person) =>
  (await sql.selectFrom('member').select('mobile').where('id', '=', id).executeTakeFirstOrThrow()).mobile ?? ''

/** One member with a code from the old phone, and one from each of these new ones. */
async function changing(count: number) {
  const old = fresh()
  const person = { old, ...(await member({ mobile: old })) }
  await give(session.sendCode, { scene: 'up_mobile', type: 'mobile' }, person)
  const old_code = codeTo(old)
  const shots: Shot[] = []
  for (let at = 0; at < count; at += 1) {
    const mobile = fresh()
    await give(session.sendCode, { scene: 'up_mobile', type: 'mobile', account: mobile }, person)
    const form = { old_code, mobile, code: codeTo(mobile) }
    shots.push({ path: security.updateMobile.path, token: person.token, form })
  }
  return { person, shots }
}

test(`of ${PHONES} new numbers at once one is bound, everybody else hears no, and one message goes to the old phone`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { person, shots } = await changing(PHONES)
    const answers = await volley(lines, shots)
    const { done, ...rest } = tally(answers.map(nameOf))
    expect(done).toBe(1)
    expect(Object.keys(rest).filter((name) => !['moved-on', 'dead-code', 'signed-out'].includes(name))).toEqual([])
    const won = shots[answers.findIndex(({ code }) => code === 1)]
    expect(await phoneOf(person)).toBe(won?.form['mobile'])
    expect(letters().filter(({ to, text }) => to === person.old && text.includes('is now'))).toHaveLength(1)
    const live = await sql
      .selectFrom('session')
      .select('token_hash')
      .where('member_id', '=', person.id)
      .where('revoked_at', 'is', null)
      .execute()
    expect(live).toEqual([])
    clock.pass(60)
  }
})

test('of members who bind one number at once, one does', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const mobile = fresh()
    const people = await Promise.all(Array.from({ length: PHONES }, () => member()))
    await give(session.sendCode, { scene: 'bind_mobile', type: 'mobile', account: mobile }, people[0])
    const code = codeTo(mobile)
    const answers = await volley(
      lines,
      people.map(({ token }) => ({ path: security.setMobile.path, token, form: { mobile, code } })),
    )
    expect(tally(answers.map(nameOf)).done).toBe(1)
    const bound = await sql.selectFrom('member').select('id').where('mobile', '=', mobile).execute()
    expect(bound).toEqual([{ id: people[answers.findIndex((answer) => nameOf(answer) === 'done')]?.id }])
    clock.pass(60)
  }
})

test('the same storm beats a naive change', async () => {
  const won: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const old = fresh()
    const { id } = await member({ mobile: old })
    const shots = Array.from({ length: PHONES }, () => ({
      path: NAIVE_PHONE,
      token: '',
      form: { member: String(id), old, mobile: fresh() },
    }))
    won.push((await volley(lines, shots)).filter((answer) => nameOf(answer) === 'done').length)
  }
  expect(Math.max(...won)).toBeGreaterThan(1)
})
