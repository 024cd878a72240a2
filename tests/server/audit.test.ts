import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql as raw } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transfer } from '#contract/transfer.ts'
import { wallet } from '#contract/wallet.ts'
import { houseAccount, openAccount } from '#server/ledger/accounts.ts'
import { audit, auditBooks, CHECKS, type Finding } from '#server/ledger/audit.ts'
import { post, type Step } from '#server/ledger/post.ts'
import { watchBooks } from '#server/ledger/watch.ts'
import { inTransaction, type Sql } from '#server/lib/database.ts'
import { booksBalance } from '#tests/lib/books.ts'
import { PIN, quoted } from '#tests/lib/money.ts'
import { openWorld, type World } from '#tests/lib/world.ts'

const room = mkdtempSync(join(tmpdir(), 'quay-audit-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))

let made = 0
const posts = ({ sql, context }: World, given: Pick<Step, 'kind' | 'moves' | 'settles'>) =>
  inTransaction(sql, (inside) =>
    post(inside, { ref: `audit-${(made += 1)}`, actor: 'system', at: context.clock.now(), ...given }),
  )

/** Two members, money from outside, a transfer that was quoted, something set aside and something settled. */
async function peopled(world: World) {
  const { sql, give, member } = world
  const mara = await member({ pin: PIN })
  const nils = await member({ username: `nils_${(made += 1)}` })
  const { username } = await sql
    .selectFrom('member')
    .select('username')
    .where('id', '=', nils.id)
    .executeTakeFirstOrThrow()
  const [outside, hers, aside] = await Promise.all([
    houseAccount(sql, 'outside', 'EUR'),
    openAccount(sql, mara.id, 'balance'),
    openAccount(sql, mara.id, 'balance', 'held'),
  ])
  await posts(world, { kind: 'recharge', moves: [{ from: outside, to: hers, amount: 50_000n }] })
  const held = await posts(world, { kind: 'hold', moves: [{ from: hers, to: aside, amount: 700n }] })
  const { id } = await sql.selectFrom('hold').select('id').where('posting_id', '=', held).executeTakeFirstOrThrow()
  await posts(world, { kind: 'release', moves: [{ from: aside, to: hers, amount: 700n }], settles: [id] })
  await posts(world, { kind: 'hold', moves: [{ from: hers, to: aside, amount: 300n }] })
  const wish = { to: username ?? '', account: 'balance', amount: '12.50', remark: '' } as const
  const { log_id } = await give(transfer.send, await quoted(world, mara, wish), mara)
  return { mara, nils, wish, hers, transferred: log_id }
}

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

/** What the audit finds when the owner of the tables did this, with every trigger silenced; nothing of it remains. */
async function foundAfter(statement: string, since = 0n): Promise<readonly Finding[]> {
  let findings: readonly Finding[] = []
  const undone = new Error('undone')
  const tried = world.sql.transaction().execute(async (sql) => {
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
  expect(new Set(CHECKS.map(({ law }) => law)).size).toBe(15)
})

const last = '(select max(id) from posting)'
const first = '(select min(posting_id) from entry where class = $$member$$)'
test.each<[string, string, string[]]>([
  [
    'an amount',
    `update entry set amount = amount - 1, after = after - 1 where posting_id = ${first} and leg = 2`,
    ['L1', 'L6', 'L13'],
  ],
  ['what came from outside', 'update entry set amount = amount - 1 where version is null', ['L1', 'L12']],
  [
    'both sides of a posting',
    `update entry set amount = sign(amount) * 5, after = before + sign(amount)::int * 5 where posting_id = ${last}`,
    ['L2', 'L8', 'L13'],
  ],
  [
    'the last posting gone',
    `delete from entry where posting_id = ${last}; delete from posting where id = ${last}`,
    ['L2', 'L8', 'L14'],
  ],
  ['a posting without entries', `delete from entry where posting_id = ${last}`, ['L1', 'L2']],
  ['one entry gone', `delete from entry where posting_id = ${first} and leg = 2`, ['L1', 'L2', 'L3', 'L6']],
  ['a balance', "update account set amount = amount + 1 where class = 'member'", ['L2', 'L12']],
  ['a frozen mark', "update account set frozen = true where class = 'member'", ['L10']],
  [
    'an entry’s hash',
    `update entry set hash = sha256('x') where posting_id = ${first} and version is not null`,
    ['L13'],
  ],
  ['the head of a chain', "update account set head = sha256('x') where class = 'member'", ['L13']],
  [
    'an overdraft',
    "alter table account drop constraint account_covered; update account set amount = -5 where class = 'member'",
    ['L2', 'L4'],
  ],
  [
    'what is set aside',
    'delete from hold where not exists (select from hold_end where hold_id = hold.id)',
    ['L4', 'L5'],
  ],
  ['what was settled', 'delete from hold_end', ['L4', 'L5']],
  ['another currency', `update entry set currency = 'USDT' where posting_id = ${first}`, ['L6']],
  ['another kind', `update posting set kind = 'reward' where id = ${last}`, ['L8', 'L11']],
  ['a manual posting that nobody agreed on', `update posting set kind = 'manual' where id = ${first}`, ['L10']],
  ['a trigger', 'alter table entry disable trigger entry_is_kept', ['L7']],
  ['a right', 'grant update on account to quay_app', ['L7']],
  ['a quote that was not used', 'update quote set used_at = null', ['L8', 'L10']],
  ['a quote of another amount', 'update quote set amounts = array [1]', ['L8']],
  [
    'a quote used too late',
    "update quote set expires_at = made_at + interval '1 microsecond', used_at = used_at + interval '1 hour'",
    ['L10'],
  ],
  [
    'an account between two others',
    "insert into account (name, class, currency, amount) values ('clearing:EUR', 'clearing', 'EUR', 5)",
    ['L2', 'L9'],
  ],
  ['a kept answer', 'update money_call set reply = null', ['L14']],
  ['a key that is gone', 'delete from money_call', ['L14']],
  [
    'a line of the desk’s log',
    "update desk_log set reason = 'Nothing.' where id = (select min(id) from desk_log)",
    ['L13'],
  ],
])('%s, changed behind the ledger’s back, is found', async (_, statement, laws) => {
  const findings = await foundAfter(statement)
  const found = new Set(findings.map(({ law }) => law))
  expect(laws.filter((law) => !found.has(law))).toEqual([])
  for (const { rows } of findings) expect(Object.values(rows[0] ?? {}).some((value) => value !== null)).toBe(true)
})

test('the audit of the last postings sees those, and leaves older ones to the whole audit', async () => {
  const fault = `update entry set hash = sha256('x') where posting_id = ${transferred} and version is not null`
  expect((await foundAfter(fault, BigInt(transferred) - 1n)).map(({ law }) => law)).toEqual(['L13'])
  expect(await foundAfter(fault, BigInt(transferred))).toEqual([])
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
