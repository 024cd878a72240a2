import { sql as raw } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { LOGIN_TRIES } from '#contract/limits.ts'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { PASSWORD, asOwner } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, member, give, deny, ask, letters, logged, clock } = world
const { watchword, setWatchword } = security
const WORDS = 'grüner Leuchtturm 7'
beforeEach(() => clock.pass(61))

test('a member chooses words by the password, and every letter begins with them', async () => {
  const person = await member()
  const other = await member()
  expect(await give(watchword, {}, person)).toEqual({ watchword: null })
  expect((await give(withdrawal.counter, {}, person)).watchword).toBeNull()
  expect(await ask(setWatchword, { watchword: ` ${WORDS} `, password: PASSWORD }, person)).toEqual({
    code: 1,
    msg: 'Your watchword is saved.',
    data: { watchword: WORDS },
  })
  const [first] = letters()
  expect(first).toMatchObject({ to: person.email, subject: 'Your Quay watchword has changed' })
  expect(first?.text).toMatch(/^Hello,\n/)
  expect(await give(watchword, {}, person)).toEqual({ watchword: WORDS })
  expect((await give(withdrawal.counter, {}, person)).watchword).toBe(WORDS)
  expect(await give(watchword, {}, other)).toEqual({ watchword: null })

  await give(session.sendResetCode, { type: 'email', account: person.email })
  expect(letters()[0]?.text.startsWith(`Your watchword: ${WORDS}\n\nHello,\n`)).toBe(true)
  await give(session.sendResetCode, { type: 'email', account: other.email })
  expect(letters()[0]?.text).toMatch(/^Hello,\n/)
  await give(security.setPause, {}, { ...person, language: 'de-de' })
  expect(letters()[0]?.text.startsWith(`Ihr Erkennungswort: ${WORDS}\n\nGuten Tag,\n`)).toBe(true)

  await give(setWatchword, { watchword: 'zwei Anker', password: PASSWORD }, person)
  expect(letters()[0]?.text.startsWith(`Your watchword: ${WORDS}\n`)).toBe(true)
  expect(await give(watchword, {}, person)).toEqual({ watchword: 'zwei Anker' })
})

test('words are one line of 4 to 40 signs, and never the password', async () => {
  const person = await member()
  const says = async (words: string) =>
    (await deny(setWatchword, { watchword: words, password: PASSWORD }, person)).errors?.['watchword']
  expect(await says('')).toBe('required')
  expect(await says('abc')).toBe('watchword-length')
  expect(await says('⚓'.repeat(41))).toBe('watchword-length')
  expect(await says('two\nlines')).toBe('unreadable')
  expect(await says('turned\u202earound')).toBe('unreadable')
  expect(await says(PASSWORD)).toBe('watchword-secret')
  const anchors = '⚓'.repeat(40)
  expect(await give(setWatchword, { watchword: anchors, password: PASSWORD }, person)).toEqual({ watchword: anchors })
})

test('the password is asked for, and tries at it are counted', async () => {
  const person = await member()
  const says = (password: string) => deny(setWatchword, { watchword: WORDS, password }, person)
  for (let miss = 0; miss < LOGIN_TRIES; miss += 1)
    expect(await says('another-one')).toEqual({ refusal: 'wrong-password' })
  expect((await says(PASSWORD)).refusal).toBe('too-often')
})

test('it stands nowhere as it is, and says nothing to another member', async () => {
  const [one, other] = [await member(), await member()]
  const secret = 'a very own sentence'
  await give(setWatchword, { watchword: secret, password: PASSWORD }, one)
  await give(setWatchword, { watchword: 'something else', password: PASSWORD }, other)
  expect(logged.join('\n')).not.toContain(secret)
  const rows = await sql.selectFrom('watchword').select('covered').execute()
  expect(rows.map(({ covered }) => covered.toString('latin1')).join('\n')).not.toContain(secret)
  await asOwner(world, (owner) =>
    raw`update watchword set covered = (select covered from watchword where member_id = ${one.id})
      where member_id = ${other.id}`.execute(owner),
  )
  expect(await give(watchword, {}, other)).toEqual({ watchword: null })
})
