import { sql as raw } from 'kysely'
import { expect, test } from 'vitest'
import { houseAccount } from '#server/ledger/accounts.ts'
import { housePools, POOL_PURPOSES } from '#server/ledger/pools.ts'
import { booksBalance } from '#tests/world/books.ts'
import { numberIn } from '#tests/world/desk.ts'
import { inAccount } from '#tests/world/invest.ts'
import { newRef, posts } from '#tests/world/money.ts'
import { ADA, BEN, openDesk } from '#tests/world/operators.ts'
import { openWorld } from '#tests/world/open.ts'
import { openVenture } from '#tests/world/ventures.ts'

const world = await openWorld()
const { sql, clock } = world
const { by, log, help } = await openDesk(world)
// The desk acts in real time.
clock.set(new Date().toISOString())

const fund = (pool: string, amount: string, from = 'capital') =>
  by(ADA, `pool fund ${pool} --from ${from} --amount ${amount} --reason "They run low"`)
const held = async (name: string) => (await housePools(sql)).find((pool) => pool.name === name)?.amount

async function capital(currency: 'EUR' | 'POINTS', amount: bigint): Promise<void> {
  const from = await houseAccount(sql, 'outside', currency)
  const to = await houseAccount(sql, 'capital', currency)
  await posts(world, 'fund', [{ from, to, amount }], newRef('capital'))
}

test('every pool is one of the house with a purpose, or the one of a venture', async () => {
  const venture = await openVenture(world)
  const { rows } = await raw<{ name: string }>`
    select name from account where class = 'pool' and id <> ${venture.pool} order by name`.execute(sql)
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(POOL_PURPOSES).toSorted())
})

test('they are listed with what each pays for, what it holds and what of it is reserved', async () => {
  const { out, error } = await by(ADA, 'pools')
  expect(error).toBe('')
  for (const line of [
    /pool:EUR +Points turned into balance, and rewards +0\.00 +EUR\n/,
    /pool:EUR:points +What points stand for in the prices of stores +0\.00 +0\.00 +EUR\n/,
    /pool:EUR:coupon +What coupons of the house take off in stores +0\.00 +0\.00 +EUR\n/,
    /pool:COIN +A welcome in coins, and points turned into coins +0\.0+ +COIN\n/,
    /pool:POINTS +Rewards +0 +POINTS\n/,
  ])
    expect(out).toMatch(line)
})

test('one is filled by two, from what there is and from nothing else', async () => {
  expect((await fund('pool:EUR:points', '5.00')).error).toContain('capital hold 0.00 EUR: less than that')
  await capital('EUR', 500n)
  const asked = await fund('pool:EUR:points', '5.00')
  expect([asked.error, asked.out]).toEqual([
    '',
    expect.stringMatching(/pool:EUR:points +5\.00 +EUR +0\.00 +5\.00\nAfter it capital hold 0\.00 EUR\./),
  ])
  const other = await fund('pool:EUR', '4.00')
  expect((await by(ADA, `pool approve ${numberIn(asked)}`, 'yes')).error).toContain('another operator')
  expect([await held('pool:EUR:points'), (await by(BEN, 'pool list')).out]).toEqual([
    0n,
    expect.stringContaining('They run low'),
  ])
  const filled = await by(BEN, `pool approve ${numberIn(asked)}`, 'yes')
  expect([filled.error, filled.out]).toEqual(['', expect.stringContaining('Done.')])
  expect((await by(BEN, `pool approve ${numberIn(other)}`, 'yes')).error).toContain('less than that')
  expect([await held('pool:EUR:points'), await held('pool:EUR')]).toEqual([500n, 0n])
  const posting = await sql
    .selectFrom('posting')
    .select(['id', 'kind', 'actor'])
    .where('ref', '=', `pool-${numberIn(asked)}`)
    .execute()
  expect(posting).toMatchObject([{ kind: 'fund', actor: 'operator' }])
  expect(await log('pool approve')).toMatchObject([
    {
      actor: BEN.email,
      subject: 'pool:EUR:points',
      reason: 'They run low',
      after: { from: 'capital', amount: '500', posting: Number(posting[0]?.id) },
    },
  ])
  expect((await by(BEN, 'pools')).out).toMatch(/pool:EUR:points .+ 5\.00 +0\.00 +EUR\n/)
  await booksBalance(world)
})

test('that of points is filled in whole points; a request that is refused fills nothing', async () => {
  await capital('POINTS', 900n)
  const asked = await fund('pool:POINTS', '800')
  expect((await by(ADA, `pool refuse ${numberIn(asked)}`, 'yes')).error).toBe('')
  expect((await by(BEN, `pool approve ${numberIn(asked)}`, 'yes')).error).toContain('No open request')
  const again = await fund('pool:POINTS', '700')
  expect((await by(BEN, `pool approve ${numberIn(again)}`, 'yes')).error).toBe('')
  expect(await held('pool:POINTS')).toBe(700n)
})

test('what two asked for at once is filled as far as it goes, and no further', async () => {
  await capital('EUR', 300n)
  const [one, two] = [await fund('pool:EUR', '2.00'), await fund('pool:EUR:points', '2.00')]
  const before = (await held('pool:EUR')) ?? 0n
  const said = await Promise.all([
    by(BEN, `pool approve ${numberIn(one)}`, 'yes'),
    by(BEN, `pool approve ${numberIn(two)}`, 'yes'),
  ])
  expect(said.map(({ code }) => code).toSorted()).toEqual([0, 1])
  const added = ((await held('pool:EUR')) ?? 0n) - before + ((await held('pool:EUR:points')) ?? 0n) - 500n
  expect(added).toBe(200n)
})

test.each([
  ['pool:SAND', '5.00', 'capital', 'There is no pool called pool:SAND'],
  ['pool:EUR', '5.00', 'members', 'Say out of what'],
  ['pool:EUR', '5.005', 'capital', 'is no amount in EUR; write it as --amount 12.00'],
  ['pool:POINTS', '1.5', 'capital', 'is no amount in POINTS; write it as --amount 12\n'],
  ['pool:EUR', '0', 'fees', 'is no amount in EUR'],
])('%s %s from %s is refused in a sentence', async (pool, amount, from, why) => {
  expect((await fund(pool, amount, from)).error).toContain(why)
})

test('the pool of a venture is not filled here', async () => {
  const venture = await openVenture(world)
  expect((await fund(`pool:${venture.code}`, '1.00')).error).toContain('There is no pool called')
  expect(await inAccount(world, venture.pool)).toBe(0n)
})

test('help says it', async () => {
  const { out } = await help()
  for (const verb of ['pools', 'pool fund', 'pool approve', 'pool refuse']) expect(out).toContain(`\n  ${verb}`)
})
