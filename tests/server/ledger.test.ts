import { sql as raw } from 'kysely'
import { expect, test } from 'vitest'
import { houseAccount, openAccount } from '#server/ledger/accounts.ts'
import { post, type Step } from '#server/ledger/post.ts'
import { inTransaction } from '#server/lib/database.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, clock, context } = world
const people = [await world.member(), await world.member()]
const [mine, yours] = (await Promise.all(people.map(({ id }) => openAccount(sql, id, 'balance')))) as [bigint, bigint]
const held = await openAccount(sql, people[0]?.id ?? 0, 'balance', 'held')
const coins = await openAccount(sql, people[0]?.id ?? 0, 'coin')
const outside = await houseAccount(sql, 'outside', 'EUR')
const fees = await houseAccount(sql, 'fees', 'EUR')
const pool = await houseAccount(sql, 'pool', 'EUR')
const capital = await houseAccount(sql, 'capital', 'EUR')

let made = 0
const step = (given: Partial<Step> & Pick<Step, 'kind' | 'legs'>): Step => ({
  ref: `step-${(made += 1)}`,
  actor: 'system',
  at: context.clock.now(),
  ...given,
})
const does = (given: Parameters<typeof step>[0]) => inTransaction(sql, (inside) => post(inside, step(given)))
const amounts = async () => {
  const rows = await sql.selectFrom('account').select(['id', 'amount']).where('id', 'in', [mine, yours, held]).execute()
  return [mine, yours, held].map((id) => rows.find((row) => row.id === id)?.amount)
}

await does({ kind: 'recharge', legs: [{ from: outside, to: mine, amount: 10_000n }] })

test('a posting writes every leg with what was before and after', async () => {
  const id = await does({
    kind: 'transfer',
    legs: [
      { from: mine, to: yours, amount: 300n },
      { from: mine, to: fees, amount: 2n },
    ],
  })
  const legs = await sql.selectFrom('entry').selectAll().where('posting_id', '=', id).orderBy('leg').execute()
  expect(
    legs.map(({ leg, account_id, amount, version, before, after }) => [
      leg,
      account_id,
      amount,
      version,
      before,
      after,
    ]),
  ).toEqual([
    [1, mine, -300n, 2n, 10_000n, 9_700n],
    [2, yours, 300n, 1n, 0n, 300n],
    [3, mine, -2n, 3n, 9_700n, 9_698n],
    [4, fees, 2n, null, null, null],
  ])
  expect(await amounts()).toEqual([9_698n, 300n, 0n])
})

test('the members it touches are told, and nobody else', async () => {
  const events = await sql
    .selectFrom('event')
    .select(['member_id', 'topic', 'body'])
    .where('topic', '=', 'money')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  expect(new Set(events.map(({ member_id, topic, body }) => JSON.stringify([member_id, topic, body])))).toEqual(
    new Set(people.map(({ id }) => JSON.stringify([id, 'money', { accounts: ['balance'] }]))),
  )
})

test.each([
  ['more than there is', { kind: 'transfer', legs: [{ from: yours, to: mine, amount: 301n }] }, 'account_covered'],
  ['two currencies', { kind: 'convert', legs: [{ from: mine, to: coins, amount: 1n }] }, 'has no opposite'],
  ['what no rule allows', { kind: 'reward', legs: [{ from: mine, to: yours, amount: 1n }] }, 'no rule lets'],
  ['a reward out of capital', { kind: 'reward', legs: [{ from: capital, to: mine, amount: 1n }] }, 'no rule lets'],
  ['a pool filled by a member', { kind: 'fund', legs: [{ from: mine, to: pool, amount: 1n }] }, 'no rule lets'],
  ['nothing', { kind: 'transfer', legs: [] }, 'moves nothing'],
  ['an amount of nothing', { kind: 'transfer', legs: [{ from: mine, to: yours, amount: 0n }] }, 'entry'],
  ['an amount the wrong way', { kind: 'transfer', legs: [{ from: mine, to: yours, amount: -5n }] }, 'entry'],
  [
    'what was set aside, unsettled',
    { kind: 'release', legs: [{ from: held, to: mine, amount: 1n }] },
    'account_covered',
  ],
])('refuses %s, and nothing of it remains', async (_, given, why) => {
  const before = await amounts()
  await expect(does(given)).rejects.toThrow(why)
  expect(await amounts()).toEqual(before)
})

test('one step of one thing is posted once', async () => {
  const given = { kind: 'transfer', ref: 'once', legs: [{ from: mine, to: yours, amount: 1n }] }
  await does(given)
  await expect(does(given)).rejects.toThrow('posting_once')
})

test('what was set aside is settled once, and whole', async () => {
  const [before] = await amounts()
  const aside = await does({ kind: 'hold', legs: [{ from: mine, to: held, amount: 500n }] })
  const { id } = await sql.selectFrom('hold').select('id').where('posting_id', '=', aside).executeTakeFirstOrThrow()
  await expect(
    does({ kind: 'release', legs: [{ from: held, to: mine, amount: 499n }], settles: [id] }),
  ).rejects.toThrow('takes what it does not settle')
  await expect(does({ kind: 'release', legs: [{ from: held, to: mine, amount: 500n }] })).rejects.toThrow(
    'takes what it does not settle',
  )
  await does({ kind: 'release', legs: [{ from: held, to: mine, amount: 500n }], settles: [id] })
  await expect(
    does({ kind: 'release', legs: [{ from: held, to: mine, amount: 500n }], settles: [id] }),
  ).rejects.toThrow()
  expect((await amounts())[0]).toBe(before)
})

test.each(['account', 'posting', 'entry', 'hold', 'hold_end', 'halt', 'terms', 'posting_rule', 'money_call'])(
  'the app itself may not write %s',
  async (table) => {
    for (const verb of ['delete from', 'truncate'] as const)
      await expect(raw`${raw.raw(verb)} ${raw.table(table)}`.execute(sql)).rejects.toThrow('permission denied')
  },
)

test('not even the owner of the tables changes what was posted', async () => {
  const { default: pg } = await import('pg')
  const owner = new pg.Client({ connectionString: world.url })
  await owner.connect()
  for (const statement of [
    'update entry set amount = 1',
    'delete from entry',
    'truncate posting cascade',
    'delete from hold_end',
  ])
    await expect(owner.query(statement)).rejects.toThrow('only ever added to')
  await owner.end()
})

test('forty-eight opposite postings at once end where they began, and none waits for ever', async () => {
  const before = await amounts()
  clock.pass(1)
  await Promise.all(
    Array.from({ length: 48 }, (_, at) =>
      does({
        kind: 'transfer',
        legs: [at % 2 ? { from: mine, to: yours, amount: 7n } : { from: yours, to: mine, amount: 7n }],
      }),
    ),
  )
  expect(await amounts()).toEqual(before)
})
