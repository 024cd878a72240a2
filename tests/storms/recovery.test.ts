import { afterAll, expect, test } from 'vitest'
import { factor } from '#contract/factor.ts'
import { session } from '#contract/session.ts'
import { transfer } from '#contract/transfer.ts'
import { RECOVERY, hasApp } from '#tests/world/factor.ts'
import { bring, holds, newKey, PIN } from '#tests/world/money.ts'
import { PASSWORD, type Person } from '#tests/world/world.ts'
import { openArena } from './lib/arena.ts'
import { ROUNDS } from './lib/lengths.ts'
import { openNaiveHouses } from './lib/naive-houses.ts'
import { NAIVE_RECOVERY, openNaiveRecovery } from './lib/naive-recovery.ts'
import { nameOf } from './lib/transfer-storms.ts'
import { openLines, type Shot, volley } from './lib/volley.ts'

const PHONES = 8
const NAIVE_ROUNDS = 8
const [CODE = ''] = RECOVERY
const { world, origins } = await openArena()
const { member, give, deny, sql, clock } = world

const lines = await openLines(origins, PHONES)
const naive = await openLines(await openNaiveHouses(world, openNaiveRecovery), PHONES)

afterAll(() => {
  for (const line of [...lines, ...naive]) line.close()
})
const isNow = () => clock.set(new Date().toISOString())

async function withCodes(): Promise<Person> {
  const person = await member({ pin: PIN })
  await hasApp(world, person)
  return person
}

async function enters({ email }: Person): Promise<Shot> {
  const { ticket = '' } = await deny(session.signIn, { account: email, password: PASSWORD })
  return { path: factor.enter.path, token: '', form: { ticket, second: CODE } }
}

const REFUSED = new Set(['second-wrong', 'second-locked'])
const usedOf = async ({ id }: Person) =>
  (
    await sql
      .selectFrom('recovery_code')
      .select('used_at')
      .where('member_id', '=', id)
      .where('used_at', 'is not', null)
      .execute()
  ).length

test('the storm uses a naive one more than once', async () => {
  const used: number[] = []
  for (let round = 0; round < NAIVE_ROUNDS; round += 1) {
    isNow()
    const person = await withCodes()
    const shot: Shot = { path: NAIVE_RECOVERY, token: '', form: { member: String(person.id) } }
    const answers = await volley(
      naive,
      Array.from({ length: PHONES }, () => shot),
    )
    used.push(answers.filter((answer) => nameOf(answer) === 'done').length)
  }
  expect(Math.max(...used)).toBeGreaterThan(1)
})

test(`a recovery code that ${PHONES} phones say at once lets one of them in`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    isNow()
    const person = await withCodes()
    const shots: Shot[] = []
    for (let at = 0; at < PHONES; at += 1) shots.push(await enters(person))
    const before = await sql.selectFrom('session').select('session_no').where('member_id', '=', person.id).execute()
    const names = (await volley(lines, shots)).map(nameOf)
    expect(names.filter((name) => name === 'done')).toEqual(['done'])
    expect(names.filter((name) => name !== 'done' && !REFUSED.has(name))).toEqual([])
    const after = await sql.selectFrom('session').select('session_no').where('member_id', '=', person.id).execute()
    expect(after.length - before.length).toBe(1)
    expect(await usedOf(person)).toBe(1)
  }
})

test('one code, said for signing in, for a change and for two payments at once, does one of them', async () => {
  const other = await member()
  for (let round = 0; round < ROUNDS; round += 1) {
    isNow()
    const person = await withCodes()
    await bring(world, person, 'balance', 200_000n)
    const pays: Shot[] = []
    for (let at = 0; at < 2; at += 1) {
      const wish = { to: other.email, account: 'balance', amount: '600', remark: '' } as const
      const { quote_no } = await give(transfer.quote, wish, person)
      const form = { ...wish, quote_no, payword: PIN, idem: newKey(), second: CODE }
      pays.push({ path: transfer.send.path, token: person.token, form })
    }
    const unlocks = { path: factor.unlock.path, token: person.token, form: { password: PASSWORD, second: CODE } }
    const names = (await volley(lines, [await enters(person), unlocks, ...pays])).map(nameOf)
    expect(names.filter((name) => name === 'done')).toEqual(['done'])
    expect(names.filter((name) => name !== 'done' && !REFUSED.has(name))).toEqual([])
    const isPaid = names.slice(2).includes('done')
    expect(await holds(world, person, 'balance')).toBe(isPaid ? 140_000n : 200_000n)
    expect(await usedOf(person)).toBe(1)
  }
})
