import { afterAll, expect, test } from 'vitest'
import { cancellation } from '#contract/cancellation.ts'
import { session } from '#contract/session.ts'
import { transfer } from '#contract/transfer.ts'
import { settleCancellation, sweepCancellations } from '#server/cancellation/sweep.ts'
import { goes, going, requestOf } from '#tests/world/cancellations.ts'
import { bring, holds, newKey, PIN } from '#tests/world/money.ts'
import { PASSWORD, type Person } from '#tests/world/world.ts'
import { openArena } from './lib/arena.ts'
import { ROUNDS } from './lib/lengths.ts'
import { openNaiveHouses } from './lib/naive-houses.ts'
import { NAIVE_ENTER, NAIVE_GO, openNaiveGoing } from './lib/naive-going.ts'
import { nameOf } from './lib/transfer-storms.ts'
import { openLines, type Shot, volley } from './lib/volley.ts'

const GIFTS = 6
const { world, origins } = await openArena()
const { context, member, give, sql, clock } = world
const lines = await openLines(origins, 24)
const naive = await openLines(await openNaiveHouses(world, openNaiveGoing), 24)

afterAll(() => {
  for (const line of [...lines, ...naive]) line.close()
})
const isNow = () => clock.set(new Date().toISOString())

const textOf = (form: object) => Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)]))

const enters = ({ email }: Person): Shot => ({
  path: session.signIn.path,
  token: '',
  form: { account: email, password: PASSWORD },
})

async function gifts(to: Person) {
  const giver = await member({ pin: PIN })
  await bring(world, giver, 'balance', 5_000n)
  const shots: Shot[] = []
  for (let at = 0; at < GIFTS; at += 1) {
    const wish = { to: to.email, account: 'balance', amount: '5' } as const
    const { quote_no } = await give(transfer.quote, wish, giver)
    shots.push({
      path: transfer.send.path,
      token: giver.token,
      form: textOf({ ...wish, quote_no, payword: PIN, idem: newKey() }),
    })
  }
  return { giver, shots }
}

const marked = async ({ id }: Person) =>
  (await sql.selectFrom('member').select('cancel_requested_at').where('id', '=', id).executeTakeFirstOrThrow())
    .cancel_requested_at !== null
const sessionsOf = async ({ id }: Person) =>
  (
    await sql
      .selectFrom('session')
      .select('member_id')
      .where('member_id', '=', id)
      .where('revoked_at', 'is', null)
      .execute()
  ).length

test('the storm finds somebody both gone and here, where going and signing in are naive', async () => {
  let both = 0
  for (let round = 0; round < 20 && both === 0; round += 1) {
    isNow()
    const person = await member()
    const id = String(person.id)
    const go: Shot = { path: NAIVE_GO, token: '', form: { member: id } }
    const shots = Array.from({ length: 12 }, (_, at): Shot[] => [
      go,
      { path: NAIVE_ENTER, token: `${round}-${at}`, form: { member: id } },
    ]).flat()
    await volley(naive, shots)
    if ((await marked(person)) && (await sessionsOf(person)) > 0) both += 1
  }
  expect(both).toBe(1)
})

test('who asks to go, signs in and is sent money at once has gone or is here, and the money is somewhere', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    isNow()
    const person = await member({ pin: PIN })
    const { giver, shots } = await gifts(person)
    const asks: Shot = {
      path: cancellation.request.path,
      token: person.token,
      form: textOf(await going(world, person)),
    }
    const answers = await volley(lines, [enters(person), asks, ...shots, asks, enters(person), enters(person)])
    expect(answers.map(nameOf).filter((name) => name === 'busy')).toEqual([])
    expect((await marked(person)) && (await sessionsOf(person)) > 0, `round ${round}`).toBe(false)
    expect((await holds(world, giver, 'balance')) + (await holds(world, person, 'balance'))).toBe(5_000n)
    const requests = await sql.selectFrom('cancellation').select('id').where('member_id', '=', person.id).execute()
    expect(requests.length).toBeLessThanOrEqual(1)
  }
})

test('who is let go, signs in and is sent money at once is deleted whole or kept whole', async () => {
  const ends = new Set<string>()
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    isNow()
    const person = await member({ pin: PIN })
    const { giver, shots } = await gifts(person)
    await goes(world, person)
    await sql
      .updateTable('cancellation')
      .set({ state: 'deleting', wake_at: context.clock.now() })
      .where('member_id', '=', person.id)
      .execute()
    const entering = round % 2 === 0 ? [enters(person), enters(person)] : []
    await Promise.all([
      volley(lines, [...entering, ...shots]),
      sweepCancellations(context),
      sweepCancellations(context),
    ])
    // Whoever waited too long for the others is looked after in the next sweep.
    await settleCancellation(context, person.id)
    const { state } = await requestOf(world, person)
    ends.add(state)
    const left = await holds(world, person, 'balance')
    const given = 5_000n - (await holds(world, giver, 'balance'))
    expect(left, `round ${round}`).toBe(given)
    if (state === 'deleted') expect([left, await sessionsOf(person)]).toEqual([0n, 0])
    else expect((await marked(person)) && (await sessionsOf(person)) > 0).toBe(false)
  }
  expect([...ends].filter((state) => !['deleted', 'kept', 'pending'].includes(state))).toEqual([])
})
