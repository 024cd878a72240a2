import { sql as raw } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import { transfer } from '#contract/transfer.ts'
import { houseAccount, openAccount } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { inTransaction } from '#server/lib/database.ts'
import { moveOut, requested, settleIn } from '#tests/lib/cash-records.ts'
import { bring, holds, PIN, quoted } from '#tests/lib/money.ts'
import { openWorld } from '#tests/lib/world.ts'

const world = await openWorld()
const { sql, context, member, deny, url } = world
const [mara, nils] = [await member({ pin: PIN }), await member({ username: 'nils_01', pin: PIN })]
await settleIn(world, mara)
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
      moves: [[from, to] as const, ...more].map(([giver, taker]) => ({ from: giver, to: taker, amount: 100n })),
      settles,
    }),
  )
const holdOf = async (posting: bigint) =>
  (await sql.selectFrom('hold').select('id').where('posting_id', '=', posting).executeTakeFirstOrThrow()).id
const freeze = () => owner.query("select desk_freeze(1, $1, 'Asked for', '2026-03-03')", [mara.id])
/** Two operators pay out by hand. */
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
  const one = await holdOf(await posts('hold', hers, aside))
  const other = await requested(world, mara)
  for (const type of ['take', 'approve'] as const) await moveOut(world, other, { type, by: 'operator' })
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
  await moveOut(world, other, { type: 'pay', by: 'operator' })
  await paysOut('100')
  await posts('transfer', his, hers, [], [[his, fees]])
  expect(await holds(world, mara, 'balance')).toBe(before + 300n)
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
