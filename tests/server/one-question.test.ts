import { expect, test } from 'vitest'
import { PIN_LOCK, PIN_TRIES, SESSION_LIFE } from '#contract/limits.ts'
import { transfer } from '#contract/transfer.ts'
import { bring, newKey, PIN, postings, quoted } from '#tests/world/money.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, context, clock, give, deny, member } = world
const wish = { to: 'nils_01', account: 'balance', amount: '1.00', remark: '' } as const
await member({ email: 'nils@quay.test', username: 'nils_01' })

let questions = 0
const { executeQuery } = sql
Object.assign(sql, {
  executeQuery(...asked: Parameters<typeof executeQuery>) {
    questions += 1
    return executeQuery.apply(sql, asked)
  },
})

async function proven() {
  const person = await member({ pin: PIN })
  await bring(world, person, 'balance', 10_000n)
  await give(transfer.send, await quoted(world, person, wish), person)
  return { person, form: await quoted(world, person, wish) }
}

test('whoever proved session and PIN a moment ago is asked one question, the first time and again', async () => {
  const { person, form } = await proven()
  questions = 0
  const answer = await give(transfer.send, form, person)
  expect(questions).toBe(1)
  expect(await give(transfer.send, form, person)).toEqual(answer)
  expect(questions).toBe(2)
})

const sessionOf = ({ id }: Person) => sql.updateTable('session').where('member_id', '=', id)
const pinOf = ({ id }: Person) => sql.updateTable('pin').where('member_id', '=', id)

test.each([
  [
    'the session was ended',
    (person: Person) => sessionOf(person).set({ revoked_at: context.clock.now() }).execute(),
    { refusal: 'signed-out' },
  ],
  [
    'the session is too old',
    (person: Person) =>
      sessionOf(person)
        .set({ created_at: new Date(clock.read() - SESSION_LIFE * 1000) })
        .execute(),
    { refusal: 'signed-out' },
  ],
  [
    'the PIN was changed',
    async (person: Person) =>
      pinOf(person)
        .set({ hash: await context.passwords.hash('730284') })
        .execute(),
    { refusal: 'pin-wrong', reason: 'wrong', left: PIN_TRIES - 1 },
  ],
  [
    'the PIN was locked',
    (person: Person) =>
      pinOf(person)
        .set({ tries: PIN_TRIES, locked_until: new Date(clock.read() + PIN_LOCK * 1000) })
        .execute(),
    { refusal: 'pin-locked', reason: 'locked', retry_after: PIN_LOCK },
  ],
])('%s in between: it is refused as ever, and nothing moves', async (_, happens, why) => {
  const { person, form } = await proven()
  const before = await postings(world)
  await happens(person)
  expect(await deny(transfer.send, form, person)).toEqual(why)
  expect(await postings(world)).toBe(before)
})

test('a key that was used says so before anything else does', async () => {
  const { person, form } = await proven()
  await give(transfer.send, form, person)
  const dear = await quoted(world, person, { ...wish, amount: '97' }, form.idem)
  await give(transfer.send, await quoted(world, person, { ...wish, amount: '90' }, newKey()), person)
  expect(await deny(transfer.send, dear, person)).toEqual({ refusal: 'key-reused' })
})

test('a session that is used for money alone counts as used', async () => {
  const { person } = await proven()
  clock.pass(90)
  await give(transfer.send, await quoted(world, person, wish), person)
  const form = await quoted(world, person, wish)
  await sessionOf(person)
    .set({ seen_at: new Date(clock.read() - 61_000) })
    .execute()
  await give(transfer.send, form, person)
  const { seen_at } = await sql
    .selectFrom('session')
    .select('seen_at')
    .where('member_id', '=', person.id)
    .executeTakeFirstOrThrow()
  expect(seen_at.getTime()).toBe(clock.read())
})
