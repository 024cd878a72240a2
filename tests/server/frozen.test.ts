import { sql as raw } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import { transfer } from '#contract/transfer.ts'
import { DAY_MS, HOUR_MS } from '#contract/time-units.ts'
import { houseAccount, openAccount } from '#server/ledger/accounts.ts'
import { endFreezes, stopOf } from '#server/ledger/freezes.ts'
import { post } from '#server/ledger/post.ts'
import { inTransaction } from '#server/lib/database.ts'
import { bring, holds, PIN, quoted } from '#tests/world/money.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, context, member, give, deny, clock, url } = world
const [mara, nils] = [await member({ pin: PIN }), await member({ username: 'nils_01', pin: PIN })]
await bring(world, mara, 'balance', 50_000n)
await bring(world, nils, 'balance', 50_000n)
const [outside, fees] = [await houseAccount(sql, 'outside', 'EUR'), await houseAccount(sql, 'fees', 'EUR')]
const of = (who: { id: number }, name = 'balance', part = 'available') =>
  openAccount(sql, who.id, name as 'balance', part as 'available')
const [hers, aside, his] = [await of(mara), await of(mara, 'balance', 'held'), await of(nils)]

const owner = new pg.Client({ connectionString: url })
beforeAll(async () => {
  await owner.connect()
  await owner.query(`insert into operator (email, name, password_hash, created_at)
    select name || '@quay.test', name, '', '2026-03-03' from unnest(array ['ada', 'ben']) as name`)
})
afterAll(() => owner.end())

let made = 0
const posts = (kind: string, from: bigint, to: bigint, settles: bigint[] = [], more: [bigint, bigint][] = []) =>
  inTransaction(sql, (inside) =>
    post(inside, {
      kind,
      ref: `frozen-${(made += 1)}`,
      actor: 'system',
      at: context.clock.now(),
      legs: [[from, to] as const, ...more].map(([giver, taker]) => ({ from: giver, to: taker, amount: 100n })),
      settles,
    }),
  )
const holdOf = async (posting: bigint) =>
  (await sql.selectFrom('hold').select('id').where('posting_id', '=', posting).executeTakeFirstOrThrow()).id
const freeze = () => owner.query("select desk_freeze(1, $1, 'Asked for', '2026-03-03')", [mara.id])
const paysOut = async (amount: string) => {
  const body = { member: mara.id, account: 'balance', amount, direction: 'out' }
  const { rows } = await owner.query<{ asked: string }>(
    "select desk_propose(1, 'manual', 'hers', $1, 'A wire', '2026-03-03') as asked",
    [body],
  )
  await owner.query("select desk_decide(2, $1, 'manual', true, '2026-03-03')", [rows[0]?.asked])
}
const thaw = () => owner.query('delete from frozen')
const refused = { code: 'QM004' }

test('out of a frozen account nothing goes but what a rule lets go; everything else comes and goes as ever', async () => {
  const [one, other] = [await holdOf(await posts('hold', hers, aside)), await holdOf(await posts('hold', hers, aside))]
  const form = await quoted(world, mara, { to: 'nils_01', account: 'balance', amount: '1', remark: '' })
  await freeze()
  const before = await holds(world, mara, 'balance')
  await expect(posts('transfer', hers, his)).rejects.toMatchObject(refused)
  await expect(posts('transfer', hers, his, [], [[hers, fees]])).rejects.toMatchObject(refused)
  await expect(posts('hold', hers, aside)).rejects.toMatchObject(refused)
  await expect(posts('convert', hers, await of(mara, 'eur'))).rejects.toMatchObject(refused)
  expect(await deny(transfer.send, form, mara)).toEqual({ refusal: 'member-frozen' })
  expect(await holds(world, mara, 'balance')).toBe(before)
  await posts('recharge', outside, hers)
  await posts('transfer', his, hers)
  await posts('release', aside, hers, [one])
  await posts('release', aside, hers, [other])
  await paysOut('100')
  await posts('transfer', his, hers, [], [[his, fees]])
  expect(await holds(world, mara, 'balance')).toBe(before + 400n)
  await thaw()
  await posts('transfer', hers, his)
})

test('the base itself refuses, whoever confirms the quote', async () => {
  const { quote_no } = await quoted(world, mara, { to: 'nils_01', account: 'balance', amount: '1', remark: '' })
  await freeze()
  await owner.query('alter table quote disable trigger quote_of_free_member')
  await expect(
    owner.query(
      `select settle($1, '/x', 'a-key-of-sixteen-letters', $2, (select print from quote where quote_no = $2),
        (select hash from pin where member_id = $1), $3)`,
      [mara.id, quote_no, context.clock.now()],
    ),
  ).rejects.toMatchObject(refused)
  await owner.query('alter table quote enable trigger quote_of_free_member')
  await thaw()
})

test('an account that is opened for a frozen member, or while one is being frozen, is frozen', async () => {
  await freeze()
  const usdt = await of(mara, 'usdt')
  const frozen = async (id: bigint) =>
    (await sql.selectFrom('account').select('frozen').where('id', '=', id).executeTakeFirstOrThrow()).frozen
  expect(await frozen(usdt)).toBe(true)
  await thaw()
  expect(await frozen(usdt)).toBe(false)
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  await other.query('begin')
  await other.query("select open_account($1, 'shop')", [mara.id])
  const freezing = freeze()
  await raw`select pg_sleep(0.1)`.execute(sql)
  await other.query('commit')
  await freezing
  expect(await frozen(await of(mara, 'shop'))).toBe(true)
  await thaw()
  await owner.query('begin')
  await freeze()
  const opening = other.query<{ id: string }>("select open_account($1, 'profit') as id", [mara.id])
  await raw`select pg_sleep(0.1)`.execute(sql)
  await owner.query('commit')
  expect(await frozen(BigInt((await opening).rows[0]?.id ?? 0))).toBe(true)
  await other.end()
  await thaw()
})

test('what one operator froze ends by itself to the millisecond, and is forgotten later', async () => {
  const held = await of(mara, 'balance', 'held')
  const hold = await holdOf(await posts('hold', hers, held))
  const wish = { to: 'nils_01', account: 'balance', amount: '1', remark: '' } as const
  const begun = new Date(context.clock.now().getTime() - 71 * HOUR_MS)
  await owner.query("select desk_freeze(1, $1, 'Asked for', $2)", [mara.id, begun])
  const { until_at: until } = await sql.selectFrom('frozen').select('until_at').executeTakeFirstOrThrow()
  expect(until).toEqual(new Date(begun.getTime() + 72 * HOUR_MS))
  clock.set(new Date(until!.getTime() - 1_000).toISOString())
  const form = await quoted(world, mara, wish)
  expect(await deny(transfer.send, form, mara)).toEqual({ refusal: 'member-frozen' })
  clock.set(new Date(until!.getTime() - 1).toISOString())
  await expect(posts('transfer', hers, his)).rejects.toMatchObject(refused)
  expect(await stopOf(sql, mara.id, context.clock.now())).toMatchObject({ reason: 'Asked for', name: 'ada', until })
  await endFreezes(context)
  expect(await sql.selectFrom('frozen').select('member_id').execute()).toEqual([{ member_id: mara.id }])

  clock.set(until!.toISOString())
  expect(await stopOf(sql, mara.id, context.clock.now())).toBeUndefined()
  await posts('transfer', hers, his)
  await posts('release', held, hers, [hold])
  await give(transfer.send, form, mara)
  await endFreezes(context)
  expect(await sql.selectFrom('frozen').selectAll().execute()).toEqual([])
  expect(await sql.selectFrom('account').select('id').where('frozen', '=', true).execute()).toEqual([])
  const line = await sql.selectFrom('desk_log').selectAll().where('verb', '=', 'freeze end').executeTakeFirstOrThrow()
  expect(line).toMatchObject({
    actor: 'the house',
    reason: 'No second operator confirmed it.',
    before: { reason: 'Asked for', operator_id: 1, second_id: null },
  })
})

test('freezing anew after the end begins anew; what a second one confirmed has no end', async () => {
  const freezes = (at: Date) => owner.query("select desk_freeze(1, $1, 'Once more', $2)", [mara.id, at])
  const confirms = (operator: number, at: Date) =>
    owner.query('select desk_freeze_confirm($1, $2, $3)', [operator, mara.id, at])
  const now = context.clock.now()
  const [last, after] = [new Date(now.getTime() + 72 * HOUR_MS - 1), new Date(now.getTime() + 72 * HOUR_MS)]
  await freezes(now)
  await expect(freezes(last)).rejects.toMatchObject({ code: 'QD003' })
  await freezes(after)
  await expect(confirms(1, after)).rejects.toMatchObject({ code: 'QD001' })
  await expect(confirms(2, new Date(after.getTime() + 72 * HOUR_MS))).rejects.toMatchObject({ code: 'QD001' })
  await confirms(2, after)
  await expect(confirms(2, after)).rejects.toMatchObject({ code: 'QD001' })
  const far = new Date(after.getTime() + 365 * DAY_MS)
  expect(await stopOf(sql, mara.id, far)).toMatchObject({ until: null, name: 'ada', second: 'ben' })
  clock.set(far.toISOString())
  await endFreezes(context)
  await expect(posts('transfer', hers, his)).rejects.toMatchObject(refused)
  for (const change of ['second_id = operator_id', 'second_id = null'])
    await expect(owner.query(`update frozen set ${change}`)).rejects.toMatchObject({ code: '23514' })
  await thaw()
})
