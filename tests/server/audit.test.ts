import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql as raw } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transfer } from '#contract/transfer.ts'
import { wallet } from '#contract/wallet.ts'
import { audit, auditBooks, CHECKS, type Finding } from '#server/ledger/audit.ts'
import { ARRIVALS } from '#server/ledger/audit-arrivals.ts'
import { CASH } from '#server/ledger/audit-cash.ts'
import { INVEST } from '#server/ledger/audit-invest.ts'
import { PAYMENTS } from '#server/ledger/audit-payment.ts'
import { REFUNDS } from '#server/ledger/audit-refund.ts'
import { SHOP } from '#server/ledger/audit-shop.ts'
import { watchBooks } from '#server/ledger/watch.ts'
import type { Sql } from '#server/lib/database.ts'
import { fillCash } from '#tests/books/audit-cash-world.ts'
import { peopled } from '#tests/books/audit-world.ts'
import { booksBalance, breaks } from '#tests/world/books.ts'
import { quoted } from '#tests/world/money.ts'
import { openMarket } from '#tests/world/trade.ts'
import { type World } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const room = mkdtempSync(join(tmpdir(), 'quay-audit-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))

async function asOwner({ url }: World, statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query(statement)
  await owner.end()
}

const world = await openWorld()
let transferred = 0
beforeAll(async () => {
  ;({ transferred } = await peopled(world))
  await asOwner(
    world,
    `select desk_note('ada', 'halt', 'books', 'Trying.', null, null, '2026-03-03'), desk_note('ada', 'halt', 'books', 'Again.', null, null, '2026-03-04')`,
  )
})

async function foundAfter(statement: string, since = 0n, { sql: books } = world): Promise<readonly Finding[]> {
  let findings: readonly Finding[] = []
  const undone = new Error('undone')
  const tried = books.transaction().execute(async (sql) => {
    await silently(sql, statement)
    findings = await audit(sql, since)
    throw undone
  })
  await expect(tried).rejects.toBe(undone)
  return findings
}

async function silently(sql: Sql, statement: string): Promise<void> {
  await raw`set local role none`.execute(sql)
  await raw`set local session_replication_role = replica`.execute(sql)
  for (const one of statement.split(';')) await raw.raw(one).execute(sql)
  await raw`set local role quay_app`.execute(sql)
}

test('the laws have no fault to find, of all postings and of the last ones', async () => {
  await booksBalance(world)
  expect(await auditBooks(world.sql, BigInt(transferred))).toEqual([])
  expect(new Set(CHECKS.map(({ law }) => law)).size).toBe(28)
})

const last = '(select max(id) from posting)'
const first = '(select min(posting_id) from entry where class = $$member$$)'
test('the audit of the last postings sees those, and leaves older ones to the whole audit', async () => {
  const fault = `update entry set hash = sha256('x') where posting_id = ${transferred} and version is not null`
  expect((await foundAfter(fault, BigInt(transferred) - 1n)).map(({ law }) => law)).toEqual(['L13'])
  expect(await foundAfter(fault, BigInt(transferred))).toEqual([])
})

test('the audit of the last postings sees the things of cash whose money moved since, and finds them by their index', async () => {
  const house = await openWorld()
  await openMarket(house)
  const { outPaid = '', inCredited = '' } = await fillCash(house)
  const at = async (ref: string, kind: string) =>
    (
      await house.sql
        .selectFrom('posting')
        .select('id')
        .where('ref', '=', ref)
        .where('kind', '=', kind)
        .executeTakeFirstOrThrow()
    ).id
  const [paid, credited] = [await at(outPaid, 'withdrawal'), await at(inCredited, 'recharge')]
  const fault = `
    update withdrawal set fee = fee + 1, net = net - 1, second_id = operator_id where order_no = '${outPaid}';
    update recharge set state = 'reversed', second_id = null where order_no = '${inCredited}'`
  const found = async (since: bigint) => (await foundAfter(fault, since, house)).map(({ says }) => says.split(' ')[1])
  expect(await found(0n)).toEqual(['withdrawal’s', 'recharge', 'is', 'operators'])
  expect(await found(paid - 1n)).toEqual(['withdrawal’s', 'recharge', 'is', 'operators'])
  expect(await found(paid)).toEqual(['recharge', 'is'])
  expect(await found(credited)).toEqual([])
  await house.sql.transaction().execute(async (inside) => {
    await raw`set local enable_seqscan = off`.execute(inside)
    for (const { says, rows } of [...CASH, ...PAYMENTS, ...ARRIVALS, ...INVEST, ...SHOP, ...REFUNDS]) {
      const plan = await raw<{ 'QUERY PLAN': string }>`explain ${rows(paid)}`.execute(inside)
      const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
      expect([
        says,
        text.match(
          /Seq Scan on (posting|entry|withdrawal|recharge|payment|deposit|account_opening|bank_entry|investment|investment_payout|investment_event|task_order|shop_order_line)\b/,
        )?.[0],
      ]).toEqual([says, undefined])
    }
  })
})

describe('a fault in a house that is open', () => {
  test.each<[string, string, string]>([
    [
      'a changed amount',
      `update entry set amount = amount - 1, after = after - 1 where leg = 2 and version is not null and posting_id = ${first}`,
      'L1',
    ],
    [
      'a tail that is gone',
      `delete from entry where posting_id = ${last}; delete from posting where id = ${last}`,
      'L2',
    ],
    ['a broken hash', `update entry set hash = sha256('x') where posting_id = ${first} and version is not null`, 'L13'],
    [
      'an overdraft',
      "alter table account drop constraint account_covered; update account set amount = -5 where class = 'member'",
      'L4',
    ],
  ])('%s closes the books, everybody is told, and reads go on', async (name, statement, law) => {
    const house = await openWorld()
    const { app, give, deny, sql, context, logged } = house
    const { mara, wish } = await peopled(house)
    const watch = await watchBooks(context, join(room, `${name}.log`))
    await watch.round()
    expect((await app.inject('/readyz')).json()).toEqual({ ok: true, books: 'open' })
    house.clock.pass(600)
    const form = await quoted(house, mara, wish)
    breaks(house)
    await asOwner(house, `set session_replication_role = replica; ${statement}`)
    await watch.round()

    const { reason } = await sql.selectFrom('halt').select('reason').executeTakeFirstOrThrow()
    expect(reason).toContain(law)
    expect(
      logged.filter((line) => line.includes('"alarm":"books"') && line.includes('"level":50')).length,
    ).toBeGreaterThan(0)
    expect((await app.inject('/readyz')).json()).toEqual({
      ok: true,
      books: 'closed',
      why: expect.stringMatching(/^L\d+ does not hold/),
    })
    const metrics = (await app.inject('/metrics')).body
    expect(metrics).toContain('quay_books_closed 1\n')
    expect(metrics).toMatch(/quay_audit_findings [1-9]/)
    expect(await deny(transfer.send, form, mara)).toEqual({ refusal: 'books-closed' })
    await give(wallet.balances, {}, mara)
    await watch.close()
  })

  test('the house may close the books, and nobody in it may open them', async () => {
    const { sql } = await openWorld()
    await raw`select close_books('Trying.', '2026-03-03')`.execute(sql)
    for (const act of [
      'delete from halt',
      'truncate halt',
      "update halt set reason = ''",
      "select desk_decide(1, 1, 'resume', true, '2026-03-03')",
    ])
      await expect(raw.raw(act).execute(sql)).rejects.toThrow('permission denied')
  })
})
