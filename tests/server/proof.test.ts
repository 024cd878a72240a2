import pg from 'pg'
import { sql as raw } from 'kysely'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ledger, PublishedProof } from '#contract/ledger.ts'
import { SCALE, type Currency } from '#contract/money.ts'
import { verdictOn } from '#machines/wallet/proof.rules.ts'
import { openAccount } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { proveBalances, proveDaily } from '#server/ledger/proof.ts'
import { inTransaction } from '#server/lib/database.ts'
import { bring } from '#tests/world/money.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { app, context, sql, clock, give, deny } = world
const CURRENCIES = Object.keys(SCALE) as Currency[]
const [mara, nils, late] = [await world.member(), await world.member(), await world.member()]
await bring(world, mara, 'balance', 10_050n)
await bring(world, mara, 'profit', 7n)
await bring(world, mara, 'coin', 100_000_000n)
await bring(world, nils, 'balance', 300n)
const [from, aside] = [await openAccount(sql, mara.id, 'balance'), await openAccount(sql, mara.id, 'balance', 'held')]
let held = 0
const holds = (amount: bigint) =>
  inTransaction(sql, (inside) =>
    post(inside, {
      kind: 'hold',
      ref: `proof-${(held += 1)}`,
      actor: 'member',
      at: context.clock.now(),
      legs: [{ from, to: aside, amount }],
    }),
  )
await holds(50n)

const publishedProof = async (id: number) => v.parse(PublishedProof, (await app.inject(`/proof/${id}.json`)).json())
const numberOf = async ({ id }: Person) =>
  (await sql.selectFrom('member').select('user_no').where('id', '=', id).executeTakeFirstOrThrow()).user_no
const verdictFor = async (person: Person, currency: Currency) => {
  const own = await give(ledger.proof, { currency }, person)
  return verdictOn(own, await publishedProof(own.proof), await numberOf(person))
}

test('what members have is published, and each of them finds their part', async () => {
  const ids = await proveBalances(context)
  const proofs = await Promise.all(ids.map(publishedProof))
  expect(proofs.map(({ currency, total, leaves, demo }) => [currency, total, leaves, demo])).toEqual([
    ['EUR', '10357', 256, true],
    ['USDT', '0', 256, true],
    ['COIN', '100000000', 256, true],
    ['POINTS', '0', 256, true],
  ])
  expect(proofs.map(({ platform }) => platform['outside'])).toEqual(['-10357', undefined, '-100000000', undefined])
  expect(proofs.map(({ sequence }) => sequence)).toEqual(CURRENCIES.map(() => '5'))
  expect(await verdictFor(mara, 'EUR')).toBe('matches')
  expect(await verdictFor(mara, 'COIN')).toBe('matches')
  expect(await verdictFor(nils, 'EUR')).toBe('matches')
  const own = await give(ledger.proof, { currency: 'EUR' }, mara)
  expect([own.balance, own.path.length]).toEqual(['10057', 8])
  expect(own.accounts).toEqual([
    { kind: 'balance', available: '10000', held: '50' },
    { kind: 'profit', available: '7', held: '0' },
  ])
})

test('whoever is not counted hears so', async () => {
  expect(await deny(ledger.proof, { currency: 'EUR' }, late)).toEqual({ refusal: 'missing' })
  expect(await deny(ledger.proof, { currency: 'USDT' }, mara)).toEqual({ refusal: 'missing' })
})

test('what happens afterwards changes nothing of it', async () => {
  const before = await give(ledger.proof, { currency: 'EUR' }, mara)
  await bring(world, mara, 'balance', 1_000n)
  expect(await give(ledger.proof, { currency: 'EUR' }, mara)).toEqual(before)
  expect(await verdictFor(mara, 'EUR')).toBe('matches')
})

test('while money moves, every proof is of one posting and of nothing after it', async () => {
  for (let round = 0; round < 4; round += 1) {
    clock.pass(1)
    const moving = Promise.all(
      Array.from({ length: 24 }, (_, at) => (at % 2 ? holds(1n) : bring(world, nils, 'balance', 1n))),
    )
    const [euro] = await proveBalances(context)
    await moving
    const { sequence, total } = await publishedProof(euro ?? 0)
    const { rows } = await raw<{ total: string }>`
      select sum(entry.amount)::text as total from entry join account on account.id = account_id
      where member_id is not null and entry.currency = 'EUR' and posting_id <= ${sequence}`.execute(sql)
    expect(total).toBe(rows[0]?.total)
    for (const person of [mara, nils]) expect(await verdictFor(person, 'EUR')).toBe('matches')
  }
})

test('one process proves at a time, and daily means once between two midnights', async () => {
  const both = await Promise.all([proveBalances(context), proveBalances(context)])
  expect(both.map(({ length }) => length).toSorted()).toEqual([0, 4])
  expect(await proveDaily(context)).toEqual([])
  clock.set('2026-03-04T00:00:01Z')
  const nights = await Promise.all([proveDaily(context), proveDaily(context)])
  expect(nights.map(({ length }) => length).toSorted()).toEqual([0, 4])
  expect(await proveDaily(context)).toEqual([])
})

test('only the newest tree is kept, and every proof', async () => {
  const { rows } = await raw<{ proofs: number; trees: number; leaves: number }>`
    select (select count(*) from proof)::integer as proofs,
      (select count(distinct proof_id) from proof_tree)::integer as trees,
      (select count(distinct proof_id) from proof_leaf)::integer as leaves`.execute(sql)
  expect(rows[0]).toMatchObject({ trees: 4, leaves: 2 })
  expect(rows[0]?.proofs).toBeGreaterThan(20)
})

test('what was proven is never changed, not even by the owner of the tables', async () => {
  for (const verb of ['update proof set total = 0', 'delete from proof', 'update proof_secret set secret = secret'])
    await expect(raw`${raw.raw(verb)}`.execute(sql)).rejects.toThrow('permission denied')
  await asOwner(async (owner) => {
    await expect(owner.query('update proof set total = 0')).rejects.toThrow('only ever added to')
    await expect(owner.query('truncate proof cascade')).rejects.toThrow('only ever added to')
  })
})

test('nothing is signed over books that do not add up', async () => {
  const { length } = await sql.selectFrom('proof').select('id').execute()
  const change = (by: number) =>
    asOwner((owner) => owner.query('update account set amount = amount + $1 where id = $2', [by, String(from)]))
  await change(1)
  await expect(proveBalances(context)).rejects.toThrow('The books of EUR do not add up')
  await change(-1)
  expect(await sql.selectFrom('proof').select('id').execute()).toHaveLength(length)
  expect(await proveBalances(context)).toHaveLength(4)
})

test('a leaf that counts too little is found out by its member', async () => {
  const own = await give(ledger.proof, { currency: 'EUR' }, nils)
  const proof = await publishedProof(own.proof)
  const userNo = await numberOf(nils)
  const less = { ...own, balance: String(BigInt(own.balance) - 1n) }
  expect(await verdictOn(less, proof, userNo)).toBe('elsewhere')
  expect(await verdictOn(own, proof, await numberOf(mara))).toBe('stranger')
})

async function asOwner(act: (owner: pg.Client) => Promise<unknown>): Promise<void> {
  const owner = new pg.Client({ connectionString: world.url })
  await owner.connect()
  await act(owner).finally(() => owner.end())
}
