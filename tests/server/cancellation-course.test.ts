import { beforeEach, expect, test } from 'vitest'
import { account } from '#contract/account.ts'
import { cancellation } from '#contract/cancellation.ts'
import { DAY_S } from '#contract/time-units.ts'
import { session } from '#contract/session.ts'
import { transfer } from '#contract/transfer.ts'
import { moveCancellation } from '#server/cancellation/move.ts'
import { settleCancellation } from '#server/cancellation/sweep.ts'
import { goes, going, requestOf, settles, signsIn } from '#tests/world/cancellations.ts'
import { setPrices } from '#tests/world/conversions.ts'
import { bring, holds, newKey, PIN } from '#tests/world/money.ts'
import { openMarket } from '#tests/world/trade.ts'
import { PASSWORD, type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, deny, ask, member, clock, sql, context, letters } = world
await setPrices(world)
await openMarket(world)

beforeEach(() => clock.pass(600))

const info = (person: Person) => give(cancellation.info, {}, person)
const lettersTo = ({ email }: Person) => letters().filter(({ to }) => to === email)

async function decides(person: Person, type: 'approve' | 'reject') {
  const row = await requestOf(world, person)
  const { id } = await sql
    .insertInto('operator')
    .values({
      email: `op${row.id}@quay.test`,
      name: 'Op',
      password_hash: 'x',
      demo: true,
      created_at: context.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await context.database
    .transaction()
    .execute((inside) =>
      moveCancellation(
        { sql: inside, now: context.clock.now() },
        row,
        { type, by: 'operator' },
        { operator: id, ...(type === 'reject' && { reason: 'not_proven', text: 'Please call us.' }) },
      ),
    )
}

/** The fifth working day begins. */
async function comes(person: Person) {
  const { review_from } = await requestOf(world, person)
  clock.set(review_from.toISOString())
}

test('a sign-in keeps the account and says so; a wrong password does not, nor a token', async () => {
  const person = await member({ pin: PIN })
  await goes(world, person)
  expect(await deny(session.signIn, { account: person.email, password: 'not this one' })).toMatchObject({
    refusal: 'wrong-login',
  })
  await ask(account.profile, {}, person)
  expect((await requestOf(world, person)).signed_in_at).toBeNull()
  clock.pass(3 * DAY_S)
  const back = await signsIn(world, person)
  expect(back.cancel_revoked).toBe(1)
  expect((await signsIn(world, person)).cancel_revoked).toBe(0)
  await settles(world)
  expect(await requestOf(world, person)).toMatchObject({ state: 'kept', told_at: context.clock.now(), wake_at: null })
  expect(lettersTo(person)[0]?.subject).toBe('You keep your Quay account')
  expect((await info(back as never)).withdrawn_time).toBe(Math.floor(clock.read() / 1000))
  await settles(world)
  expect(lettersTo(person).filter(({ subject }) => subject.startsWith('You keep'))).toHaveLength(1)
  clock.pass(120)
  await goes(world, { ...person, token: back.token })
  expect((await requestOf(world, person)).state).toBe('pending')
})

test('who keeps the account after the approval keeps it; who waited too long is gone', async () => {
  const [kept, gone] = [
    await member({ pin: PIN }),
    await member({ pin: PIN, username: 'gone-now', mobile: '13900001111' }),
  ]
  for (const person of [kept, gone]) await goes(world, person)
  await comes(gone)
  for (const person of [kept, gone]) await decides(person, 'approve')
  expect((await signsIn(world, kept)).cancel_revoked).toBe(1)
  await settles(world)
  expect((await requestOf(world, kept)).state).toBe('kept')
  expect(await requestOf(world, gone)).toMatchObject({ state: 'deleted', wish: '' })
  expect(lettersTo(gone)[0]?.subject).toBe('Your Quay account is closed')
  for (const name of [gone.email, 'gone-now', '13900001111'])
    expect(await deny(session.signIn, { account: name, type: 'account', password: PASSWORD })).toMatchObject({
      refusal: 'wrong-login',
    })
  const row = await sql.selectFrom('member').selectAll().where('id', '=', gone.id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ email: `erased-${gone.id}@erased.invalid`, mobile: null, username: null, nickname: '--' })
  expect(row.deleted_at).toEqual(context.clock.now())
})

test('what was given up is posted to the capital when the account is deleted, and stays when it is kept', async () => {
  const [kept, gone] = [await member({ pin: PIN }), await member({ pin: PIN })]
  for (const person of [kept, gone]) {
    await bring(world, person, 'balance', 640n)
    await bring(world, person, 'points', 120n)
    await goes(world, person)
  }
  expect((await requestOf(world, gone)).given_up).toEqual({ balance: '640', points: '120' })
  await signsIn(world, kept)
  await comes(gone)
  await decides(gone, 'approve')
  await settles(world)
  expect([await holds(world, kept, 'balance'), await holds(world, kept, 'points')]).toEqual([640n, 120n])
  expect([await holds(world, gone, 'balance'), await holds(world, gone, 'points')]).toEqual([0n, 0n])
  const { id } = await requestOf(world, gone)
  const posted = await sql
    .selectFrom('posting')
    .innerJoin('entry', 'entry.posting_id', 'posting.id')
    .select(['class', 'entry.currency', 'amount'])
    .where('ref', '=', `cancellation-${id}`)
    .where('kind', '=', 'given_up')
    .orderBy('leg')
    .execute()
  expect(posted).toEqual([
    { class: 'member', currency: 'EUR', amount: -640n },
    { class: 'capital', currency: 'EUR', amount: 640n },
    { class: 'member', currency: 'POINTS', amount: -120n },
    { class: 'capital', currency: 'POINTS', amount: 120n },
  ])
})

test('what came in the meantime keeps the account from being deleted, and nothing comes to one that is', async () => {
  let giver = await member({ pin: PIN })
  const person = await member({ pin: PIN })
  await bring(world, giver, 'balance', 5_000n)
  const wish = { to: person.email, account: 'balance', amount: '5' } as const
  const quoted = async () => ({
    ...wish,
    quote_no: (await give(transfer.quote, wish, giver)).quote_no,
    payword: PIN,
    idem: newKey(),
  })
  const before = await quoted()
  await goes(world, person)
  expect(await deny(transfer.quote, wish, giver)).toMatchObject({ refusal: 'receiver-unknown' })
  await give(transfer.send, before, giver)
  await comes(person)
  await expect(decides(person, 'approve')).rejects.toMatchObject({ refusal: 'account-bound' })
  const back = { ...person, ...(await signsIn(world, person)) }
  clock.pass(600)
  giver = { ...giver, token: (await signsIn(world, giver)).token }
  const late = await quoted()
  await goes(world, back)
  const row = await requestOf(world, person)
  await context.database
    .updateTable('cancellation')
    .set({ state: 'deleting', wake_at: context.clock.now() })
    .where('id', '=', row.id)
    .execute()
  await settleCancellation(context, person.id)
  expect((await requestOf(world, person)).state).toBe('deleted')
  expect(await deny(transfer.send, late, giver)).toMatchObject({ refusal: 'quote-stale' })
  expect(await holds(world, giver, 'balance')).toBe(4_500n)
})

test('an approved request that something came to waits for us again', async () => {
  const person = await member({ pin: PIN })
  await goes(world, person)
  await comes(person)
  await decides(person, 'approve')
  await bring(world, person, 'balance', 100n)
  await settles(world)
  expect(await requestOf(world, person)).toMatchObject({ state: 'pending', operator_id: null })
})

test('who is rejected reads why, in the language of the request, and signs in as before', async () => {
  const person = await member({ pin: PIN })
  const asked = await going(world, person)
  await give(cancellation.request, asked, { ...person, language: 'de' })
  await decides(person, 'reject')
  await settles(world)
  expect(lettersTo(person)[0]?.subject).toBe('Wir haben Ihr Quay-Konto nicht geschlossen')
  expect(lettersTo(person)[0]?.text).toContain('Wir konnten nicht sicherstellen')
  expect(lettersTo(person)[0]?.text).toContain('Please call us.')
  expect((await signsIn(world, person)).cancel_revoked).toBe(0)
  expect((await requestOf(world, person)).state).toBe('rejected')
})

test('two requests at once are one', async () => {
  const person = await member({ pin: PIN })
  const asked = await going(world, person)
  const answers = await Promise.all([
    ask(cancellation.request, asked, person),
    ask(cancellation.request, asked, person),
  ])
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  expect(await sql.selectFrom('cancellation').select('id').where('member_id', '=', person.id).execute()).toHaveLength(1)
})

test('whoever asks again before they were told what became of the request hears of it, and nothing of it waits for ever', async () => {
  const person = await member({ pin: PIN })
  await goes(world, person)
  person.token = (await signsIn(world, person)).token
  clock.pass(600)
  await goes(world, person)
  const before = lettersTo(person).length
  clock.pass(60)
  await settles(world)
  const requests = await sql
    .selectFrom('cancellation')
    .select(['state', 'told_at', 'wake_at'])
    .where('member_id', '=', person.id)
    .orderBy('id')
    .execute()
  expect(requests).toEqual([
    { state: 'kept', told_at: context.clock.now(), wake_at: null },
    { state: 'pending', told_at: null, wake_at: expect.any(Date) },
  ])
  expect(requests[1]?.wake_at?.getTime()).toBeGreaterThan(context.clock.now().getTime())
  expect(lettersTo(person)).toHaveLength(before + 1)
})
