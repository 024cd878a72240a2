import { sql as raw } from 'kysely'
import { expect, test } from 'vitest'
import { CODE_TRIES, LOGIN_TRIES } from '#contract/limits.ts'
import { session } from '#contract/session.ts'
import { later } from '#server/lib/clock.ts'
import { tokenHash } from '#server/lib/secrets.ts'
import { accountKey } from '#server/session/codes.ts'
import { PASSWORD, asOwner } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, ask, member, codeTo, sql, context, clock } = world
const { sendRegisterCode, checkRegisterCode, register, signIn, sendResetCode, resetPassword } = session
const many = <T>(count: number, act: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => act(at)))
const nameOf = ({ code, data }: { code: number; data: unknown }) =>
  code === 1 ? 'done' : (data as { refusal: string }).refusal
const tally = (names: string[]) =>
  Object.fromEntries([...new Set(names)].sort().map((name) => [name, names.filter((one) => one === name).length]))

let used = 0
async function sent() {
  const account = `race${(used += 1)}@quay.test`
  await give(sendRegisterCode, { type: 'email', account }, { ip: `192.0.2.${used}` })
  return { account, code: codeTo(account) }
}
const wrongCodes = (code: string, count: number) =>
  Array.from({ length: count }, (_, at) => String((Number(code) + 1 + at) % 1_000_000).padStart(6, '0'))

/** Reads, compares, and only then counts: what a guesser with 64 hands hopes for. */
async function naiveGuess(key: Buffer, guess: string, right: string): Promise<'evaluated' | 'refused'> {
  const row = await sql
    .selectFrom('verification_code')
    .select(['id', 'tries'])
    .where('account_key', '=', key)
    .where('state', '=', 'live')
    .executeTakeFirst()
  if (!row || row.tries >= CODE_TRIES) return 'refused'
  if (guess !== right)
    await sql
      .updateTable('verification_code')
      .set({ tries: row.tries + 1 })
      .where('id', '=', row.id)
      .execute()
  return 'evaluated'
}

test('of 64 wrong codes at once, five are looked at', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { account, code } = await sent()
    const guesses = wrongCodes(code, 64)
    const answers = await many(64, (at) => ask(checkRegisterCode, { account, code: guesses[at] ?? '' }))
    expect(tally(answers.map(nameOf))).toEqual({ 'wrong-code': 5, 'dead-code': 59 })
    expect(nameOf(await ask(checkRegisterCode, { account, code }))).toBe('dead-code')
  }
})

test('of 64 wrong codes at once, half of them with the number of the request, ten are looked at', async () => {
  const account = `race${(used += 1)}@quay.test`
  const { request_no } = await give(sendRegisterCode, { type: 'email', account }, { ip: `192.0.2.${used}` })
  const guesses = wrongCodes(codeTo(account), 64)
  const answers = await many(64, (at) =>
    ask(checkRegisterCode, { account, code: guesses[at] ?? '', ...(at % 2 && { request_no }) }),
  )
  expect(tally(answers.map(nameOf))).toEqual({ 'dead-code': 54, 'wrong-code': 10 })
})

test('the same storm beats a naive look', async () => {
  const { account, code } = await sent()
  const guesses = wrongCodes(code, 64)
  const outcomes = await many(64, (at) => naiveGuess(accountKey(context, account), guesses[at] ?? '', code))
  expect(tally(outcomes)['evaluated']).toBeGreaterThan(CODE_TRIES)
})

test('one code used twice at once opens one ticket', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { account, code } = await sent()
    const answers = await many(2, () => ask(checkRegisterCode, { account, code }))
    expect(tally(answers.map(nameOf))).toEqual({ done: 1, 'dead-code': 1 })
  }
})

test('two naive uses of one code both win', async () => {
  let doubles = 0
  for (let round = 0; round < 40 && doubles === 0; round += 1) {
    const { account } = await sent()
    const use = async () => {
      const row = await sql
        .selectFrom('verification_code')
        .select('id')
        .where('account_key', '=', accountKey(context, account))
        .where('state', '=', 'live')
        .executeTakeFirst()
      if (!row) return false
      await sql
        .updateTable('verification_code')
        .set({ state: 'used', ended_at: context.clock.now() })
        .where('id', '=', row.id)
        .execute()
      return true
    }
    const wins = await many(2, use)
    doubles += wins.every(Boolean) ? 1 : 0
  }
  expect(doubles).toBeGreaterThan(0)
})

async function ticketsFor(account: string, count: number) {
  return many(count, async (at) => {
    const ticket = `ticket ${account} ${at}`
    await sql
      .insertInto('verify_ticket')
      .values({
        ticket_hash: tokenHash(ticket),
        scene: 'register',
        account_key: accountKey(context, account),
        expires_at: later(context.clock.now(), 900),
      })
      .execute()
    return ticket
  })
}
const form = { password: PASSWORD, password_confirm: PASSWORD, agree: 1 } as const
const membersCalled = async (email: string) =>
  (await sql.selectFrom('member').select('id').where('email', '=', email).execute()).length

test('32 registrations of one address at once make one member', async () => {
  const email = 'once@quay.test'
  const tickets = await ticketsFor(email, 32)
  const answers = await many(32, (at) =>
    ask(register, { ...form, email: at % 2 ? email : email.toUpperCase(), verify_ticket: tickets[at] ?? '' }),
  )
  expect(tally(answers.map(nameOf))).toEqual({ 'account-taken': 31, done: 1 })
  expect(await membersCalled(email)).toBe(1)
})

test('one ticket sent 32 times at once makes one member', async () => {
  const email = 'ticket@quay.test'
  const [ticket = ''] = await ticketsFor(email, 1)
  const answers = await many(32, () => ask(register, { ...form, email, verify_ticket: ticket }))
  expect(tally(answers.map(nameOf))).toEqual({ 'dead-code': 31, done: 1 })
})

test('a naive look before the insert lets the same address in more than once', async () => {
  await asOwner(world, async (owner) => {
    await owner.schema.createTable('naive_member').addColumn('email', 'text').execute()
    await raw`grant select, insert on naive_member to quay_app`.execute(owner)
  })
  const naive = sql.withTables<{ naive_member: { email: string } }>()
  await many(32, async () => {
    if (
      await naive.selectFrom('naive_member').select('email').where('email', '=', 'twice@quay.test').executeTakeFirst()
    )
      return
    await naive.insertInto('naive_member').values({ email: 'twice@quay.test' }).execute()
  })
  const rows = await naive.selectFrom('naive_member').select('email').execute()
  await asOwner(world, (owner) => owner.schema.dropTable('naive_member').execute())
  expect(rows.length).toBeGreaterThan(1)
})

test('of 32 wrong passwords at once, five are looked at', async () => {
  const { email } = await member()
  const answers = await many(32, () => ask(signIn, { account: email, password: 'wrong' }))
  expect(tally(answers.map(nameOf))).toEqual({ 'too-often': 32 - LOGIN_TRIES, 'wrong-login': LOGIN_TRIES })
})

test('of 60 wrong passwords at once, each from a network of its own, fifty are looked at', async () => {
  const { email } = await member()
  const answers = await many(60, (at) => ask(signIn, { account: email, password: 'wrong' }, { ip: `192.0.${at}.9` }))
  expect(tally(answers.map(nameOf))).toEqual({ 'too-often': 10, 'wrong-login': 50 })
})

test('32 requests for a code at once send one', async () => {
  const account = 'storm@quay.test'
  const before = world.letters().length
  const answers = await many(32, (at) => ask(sendRegisterCode, { type: 'email', account }, { ip: `192.0.3.${at}` }))
  expect(tally(answers.map(nameOf))).toEqual({ 'code-lives': 31, done: 1 })
  expect(world.letters().length - before).toBe(1)
})

test('a reset and a sign-in with the old password at once never leave the old password a session', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { email, id } = await member()
    await give(sendResetCode, { type: 'email', account: email }, { ip: `192.0.4.${round}` })
    const reset = { account: email, code: codeTo(email), password: 'a-new-harbour', password_confirm: 'a-new-harbour' }
    const [changed] = await Promise.all([
      ask(resetPassword, reset),
      ...Array.from({ length: 4 }, () => ask(signIn, { account: email, password: PASSWORD })),
    ])
    expect(nameOf(changed)).toBe('done')
    const live = await sql
      .selectFrom('session')
      .select('token_hash')
      .where('member_id', '=', id)
      .where('revoked_at', 'is', null)
      .execute()
    expect(live).toHaveLength(0)
    clock.pass(1)
  }
})
