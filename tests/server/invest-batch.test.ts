import { sql as raw } from 'kysely'
import { describe, expect, test } from 'vitest'
import { DAY_S } from '#contract/time-units.ts'
import { investmentDue } from '#machines/invest/investment.rules.ts'
import { factsOf } from '#server/invest/facts.ts'
import { lockInvestment, moveInvestment } from '#server/invest/move.ts'
import type { InvestmentRow } from '#server/invest/rows.ts'
import { sweepInvestments } from '#server/invest/sweep.ts'
import { inTransaction, type Sql } from '#server/lib/database.ts'
import { putIn } from '#tests/world/invest.ts'
import { fillVenture, openVenture, type VentureWish } from '#tests/world/ventures.ts'
import { openWorld } from '#tests/world/open.ts'
import { asOwner } from '#tests/world/world.ts'

const world = await openWorld()
const { clock, context } = world

/** Everything that paying writes, but for the numbers that the base counts by and the hashes that hold those. */
async function written(sql: Sql, venture: number): Promise<Record<string, unknown[]>> {
  const all = async (text: string) => (await raw.raw<{ row: unknown }>(text).execute(sql)).rows.map(({ row }) => row)
  const mine = `select order_no from investment where venture_id = ${venture}`
  const rows = (table: string, rest: string) => all(`select to_jsonb(t) - 'id' - 'xid' as row from ${table} t ${rest}`)
  return {
    investment: await rows('investment', `where venture_id = ${venture} order by id`),
    payout: await rows(
      'investment_payout',
      `where investment_id in (select id from investment where venture_id = ${venture}) order by investment_id, period`,
    ),
    events: await rows(
      'investment_event',
      `where investment_id in (select id from investment where venture_id = ${venture}) order by investment_id, version`,
    ),
    posting: await rows('posting', `where ref in (${mine}) order by ref, kind, step`),
    entry: await all(`
      select to_jsonb(entry) - 'posting_id' - 'account_id' - 'hash'
        || jsonb_build_object('ref', ref, 'step', step, 'kind', kind, 'member', member_id, 'name', name) as row
      from entry join posting on posting.id = posting_id join account on account.id = account_id
      where ref in (${mine}) order by kind, ref, step, leg`),
    account: await all(`
      select to_jsonb(account) - 'id' - 'head' as row from account
      where id in (select account_id from entry join posting on posting.id = posting_id where ref in (${mine}))
        and amount is not null order by member_id, name`),
    chain: await all(`
      select jsonb_build_object('account', entry.account_id, 'version', entry.version) as row
      from entry left join entry last on last.account_id = entry.account_id and last.version = entry.version - 1
      where entry.version is not null and entry.hash is distinct from entry_hash(coalesce(last.hash, ''), entry.posting_id,
        entry.leg, entry.account_id, entry.version, entry.amount, entry.after)
      union all
      select jsonb_build_object('account', id) from account join entry on account_id = id and entry.version = account.version
      where head is distinct from hash`),
    memberEvents: await all(`
      select jsonb_build_object('member', member_id, 'topic', topic, 'body', body, 'at', at) as row
      from event where topic in ('money', 'invest') and at = '${context.clock.now().toISOString()}'
      order by member_id, topic, body::text`),
  }
}

async function after(venture: number, pay: (sql: Sql) => Promise<unknown>): Promise<Record<string, unknown[]>> {
  const undone = new Error('undone')
  let found: Record<string, unknown[]> = {}
  await inTransaction(context.database, async (sql) => {
    await pay(sql)
    await raw`set constraints all immediate`.execute(sql)
    found = await written(sql, venture)
    throw undone
  }).catch((error: unknown) => {
    if (error !== undone) throw error
  })
  return found
}

const CASES: readonly (readonly [says: string, wish: VentureWish, pool: bigint, paid: number])[] = [
  ['a plan by the day', { kind: 'product' }, 10_000n, 5],
  ['a project that pays at the end', { kind: 'project', payout: 'end', term: 2 }, 10_000n, 5],
  ['a subscription in USDT', { currency: 'USDT' }, 10_000n, 5],
  ['a subscription in coins', { currency: 'COIN' }, 10_000n, 5],
  ['a day that brings nothing', { rate: '0' }, 0n, 5],
  ['a day that brings nothing to the least', { rate: '0.0003' }, 10_000n, 5],
  ['a pool for some of them', {}, 50n, 3],
]

describe('many dates at once are paid as one after the other is', () => {
  test.each(CASES)('%s', async (_, wish, pool, paid) => {
    const [one, other] = [await world.member(), await world.member()]
    const venture = await openVenture(world, { term: 3, ...wish })
    if (pool > 0n) await fillVenture(world, venture, pool)
    const orders: InvestmentRow[] = []
    for (const [person, amount] of [
      [one, 1_000n],
      [other, 2_500n],
      [one, 3_333n],
      [other, 2_000n],
      [one, 1_234n],
    ] as const)
      orders.push(await putIn(world, person, venture, amount))
    // They run, and their date is there; of one that pays at the end, it is the last.
    await asOwner(world, (owner) =>
      raw`update investment set state = 'running', cool_until = null, wake_at = next_at where venture_id = ${venture.id}`.execute(
        owner,
      ),
    )
    clock.pass(2 * DAY_S)
    const now = context.clock.now()
    let many = 0
    const atOnce = await after(venture.id, async (sql) => {
      many = (await raw<{ n: number }>`select pay_dates(${venture.id}, ${now}, 100) as n`.execute(sql)).rows[0]?.n ?? 0
    })
    expect(many).toBe(paid)
    // One date of each: what is due on the day after is another batch's.
    const oneByOne = await after(venture.id, async (sql) => {
      for (const { order_no } of orders) {
        const row = await lockInvestment(sql, order_no)
        if (!row) continue
        const move = investmentDue(row.state, await factsOf({ sql, now }, row))
        if (move?.type === 'settle') await moveInvestment({ sql, now }, row, move)
      }
    })
    expect(atOnce['chain']).toEqual([])
    expect(oneByOne['chain']).toEqual([])
    expect(atOnce).toEqual(oneByOne)
    expect(atOnce['memberEvents']?.length).toBeGreaterThan(0)
  })
})

test('a sweep pays everything that is due, by batch and one by one, until nothing is', async () => {
  const venture = await openVenture(world, { term: 2 })
  await fillVenture(world, venture, 100_000n)
  const people = await Promise.all([1, 2, 3].map(() => world.member()))
  for (const person of people) await putIn(world, person, venture, 10_000n)
  clock.pass(DAY_S)
  while ((await sweepInvestments(context)) > 0);
  clock.pass(DAY_S)
  while ((await sweepInvestments(context)) > 0);
  const rows = await world.sql.selectFrom('investment').selectAll().where('venture_id', '=', venture.id).execute()
  expect(rows.map(({ state, paid }) => [state, paid])).toEqual(people.map(() => ['completed', 200n]))
})
