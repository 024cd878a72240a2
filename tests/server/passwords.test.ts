import { expect, test } from 'vitest'
import { session } from '#contract/session.ts'
import { COST, passwordsWith, turnstile } from '#server/lib/passwords.ts'
import { systemChance } from '#server/lib/chance.ts'
import { isCommon } from '#server/session/common-passwords.ts'
import { PASSWORD } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const made = passwordsWith({ pepper: 'pepper', chance: systemChance })

test('a hash says how it was made, never twice the same, and opens only with its pepper', async () => {
  const [one, two] = await Promise.all([made.hash('harbour'), made.hash('harbour')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(two)
  expect(await made.matches('harbour', one)).toBe(true)
  expect(await made.matches('Harbour', one)).toBe(false)
  expect(await passwordsWith({ pepper: 'other', chance: systemChance }).matches('harbour', one)).toBe(false)
  expect(await made.matches('harbour', undefined)).toBe(false)
  expect(await made.matches('harbour', 'not a hash')).toBe(false)
})

test('one word typed in two ways of writing its accents is one password', async () => {
  expect(await made.matches('café-au-lait'.normalize('NFD'), await made.hash('café-au-lait'.normalize('NFC')))).toBe(
    true,
  )
})

test('a login renews a hash of an older cost', async () => {
  const old = passwordsWith({
    pepper: 'pepper of the tests',
    chance: systemChance,
    cost: { memory: 64, passes: 1, lanes: 1 },
  })
  const { give, member, sql } = await openWorld({ cost: COST })
  const { id, email } = await member()
  const stored = async () =>
    (await sql.selectFrom('member').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow())
      .password_hash
  await sql
    .updateTable('member')
    .set({ password_hash: await old.hash(PASSWORD) })
    .where('id', '=', id)
    .execute()
  expect(await stored()).toContain('m=64,')
  await give(session.signIn, { account: email, password: PASSWORD })
  expect(await stored()).toContain('m=19456,t=2,p=1')
  await give(session.signIn, { account: email, password: PASSWORD })
})

test('a known and an unknown account cost the same work', async () => {
  const { deny, member, context } = await openWorld()
  const { email } = await member()
  const spent: string[] = []
  const { matches, hash } = context.passwords
  Object.assign(context.passwords, {
    matches: (password: string, stored?: string) => (spent.push('matches'), matches(password, stored)),
    hash: (password: string) => (spent.push('hash'), hash(password)),
  })
  await deny(session.signIn, { account: email, password: 'wrong' })
  const known = spent.splice(0)
  await deny(session.signIn, { account: 'nobody@quay.test', password: 'wrong' })
  expect([known, spent]).toEqual([['matches'], ['matches']])
})

test('two pass at once, the queue waits, and the rest are refused', async () => {
  const turn = turnstile(2, 3)
  let inside = 0
  let most = 0
  const { promise, resolve } = gate()
  const pass = () =>
    turn(async () => {
      inside += 1
      most = Math.max(most, inside)
      await promise
      inside -= 1
    })
  const all = Array.from({ length: 7 }, () =>
    pass().then(
      () => 'passed',
      (refusal: Error) => refusal.message,
    ),
  )
  resolve()
  expect(await Promise.all(all)).toEqual(['passed', 'passed', 'passed', 'passed', 'passed', 'busy', 'busy'])
  expect(most).toBe(2)
  await expect(turn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turn(async () => 'free again')).toBe('free again')
})

function gate() {
  let resolve = () => {}
  const promise = new Promise<void>((open) => {
    resolve = open
  })
  return { promise, resolve }
}

test('what everybody tries first is common, whatever its letters', () => {
  for (const password of ['123456', 'Password1', 'QWERTY', 'aaaaaaa', '        '])
    expect([password, isCommon(password)]).toEqual([password, true])
  for (const password of ['harbour-light', 'quay-demo', 'x7!pq9'])
    expect([password, isCommon(password)]).toEqual([password, false])
})
