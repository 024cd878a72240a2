import { afterAll, expect, test } from 'vitest'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import type { Inbox } from '#server/lib/post.ts'
import type { Person } from '#tests/world/world.ts'
import { openArena } from './lib/arena.ts'
import { ROUNDS } from './lib/lengths.ts'
import { openNaiveHouses } from './lib/naive-houses.ts'
import { NAIVE_PHONE, openNaivePhone } from './lib/naive-mobile-number.ts'
import { nameOf } from './lib/transfer-storms.ts'
import { openLines, type Shot, volley } from './lib/volley.ts'

const PHONES = 8
const NAIVE_ROUNDS = 8
const { world, origins } = await openArena()
const { member, give, codeTo, sql, clock } = world

const lines = await openLines(origins, PHONES)
const naive = await openLines(await openNaiveHouses(world, openNaivePhone), PHONES)

afterAll(() => {
  for (const line of [...lines, ...naive]) line.close()
})
const isNow = () => clock.set(new Date().toISOString())

let used = 0
const fresh = () => `1370000${1_000 + (used += 1)}`
const tally = (names: readonly string[]) =>
  Object.fromEntries([...new Set(names)].sort().map((name) => [name, names.filter((one) => one === name).length]))
const phoneOf = async ({ id }: Person) =>
  (await sql.selectFrom('member').select('mobile').where('id', '=', id).executeTakeFirstOrThrow()).mobile ?? ''

async function messagesTo(mobile: string): Promise<number> {
  const inboxes = await Promise.all(
    origins.map(async (origin) => (await (await fetch(`${origin}/inbox.json`)).json()) as { list: Inbox['letters'] }),
  )
  return inboxes.flatMap(({ list }) => list).filter(({ to, text }) => to === mobile && text.includes('is now')).length
}

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

test('the storm beats a naive change', async () => {
  const won: number[] = []
  for (let round = 0; round < NAIVE_ROUNDS; round += 1) {
    isNow()
    const old = fresh()
    const { id } = await member({ mobile: old })
    const shots = Array.from({ length: PHONES }, () => ({
      path: NAIVE_PHONE,
      token: '',
      form: { member: String(id), old, mobile: fresh() },
    }))
    won.push((await volley(naive, shots)).filter((answer) => nameOf(answer) === 'done').length)
  }
  expect(Math.max(...won)).toBeGreaterThan(1)
})

test(`of ${PHONES} new numbers at once one is bound, everybody else hears no, and one message goes to the old phone`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    isNow()
    const { person, shots } = await changing(PHONES)
    const answers = await volley(lines, shots)
    const { done, ...rest } = tally(answers.map(nameOf))
    expect(done).toBe(1)
    expect(Object.keys(rest).filter((name) => !['moved-on', 'dead-code', 'signed-out'].includes(name))).toEqual([])
    const won = shots[answers.findIndex(({ code }) => code === 1)]
    expect(await phoneOf(person)).toBe(won?.form['mobile'])
    expect(await messagesTo(person.old)).toBe(1)
    const live = await sql
      .selectFrom('session')
      .select('token_hash')
      .where('member_id', '=', person.id)
      .where('revoked_at', 'is', null)
      .execute()
    expect(live).toEqual([])
  }
})

test('of members who bind one number at once, one does', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    isNow()
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
  }
})
