import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { wallet } from '#contract/wallet.ts'
import { houseAccount, openAccount } from '#server/ledger/accounts.ts'
import { anchorBroken, takeAnchor } from '#server/ledger/anchor.ts'
import { verifyBooks } from '#server/ledger/anchor-verify.ts'
import { auditBooks } from '#server/ledger/audit.ts'
import { post } from '#server/ledger/post.ts'
import { watchBooks } from '#server/ledger/watch.ts'
import { inTransaction } from '#server/lib/database.ts'
import { booksBalance, breaks } from '#tests/world/books.ts'
import { openHouse } from '#tests/world/open-house.ts'
import { type World } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const room = mkdtempSync(join(tmpdir(), 'quay-anchor-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))

let made = 0

async function anchored() {
  const world = await openWorld()
  const { sql, context } = world
  const people = [await world.member(), await world.member()]
  const [mine = 0n, yours = 0n] = await Promise.all(people.map(({ id }) => openAccount(sql, id, 'balance')))
  const outside = await houseAccount(sql, 'outside', 'EUR')
  const moves = (kind: string, from: bigint, to: bigint, amount: bigint) =>
    inTransaction(sql, (inside) =>
      post(inside, {
        kind,
        ref: `anchor-${(made += 1)}`,
        actor: 'system',
        at: context.clock.now(),
        legs: [{ from, to, amount }],
      }),
    )
  await moves('recharge', outside, mine, 10_000n)
  await moves('recharge', outside, yours, 10_000n)
  const file = join(room, `${made}`, 'anchors.log')
  return {
    world,
    file,
    person: people[0],
    anchor: () => takeAnchor(context, file),
    broken: () => anchorBroken(sql, file),
    lines: () => readFileSync(file, 'utf8').trimEnd().split('\n'),
    send: (amount = 5n) => moves('transfer', mine, yours, amount),
    sendBack: (amount = 5n) => moves('transfer', yours, mine, amount),
  }
}

async function asOwner({ url }: Pick<World, 'url'>, statements: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query(`set session_replication_role = replica; ${statements}`)
  await owner.end()
}

/** Puts the books back to what they were before their last posting, as a restored copy would be: nothing in them is wrong. */
const cutTail = (world: World) =>
  asOwner(
    world,
    `create temp table gone as select * from entry where posting_id = (select max(id) from posting);
     delete from entry where posting_id in (select posting_id from gone);
     delete from posting where id in (select posting_id from gone);
     update account set version = account.version - 1, amount = gone.before,
       head = coalesce((select hash from entry where account_id = account.id and entry.version = account.version - 1), '')
     from gone where gone.account_id = account.id and gone.version is not null`,
  )

test('an anchor is taken of what is new, and found again however much is posted after it', async () => {
  const { world, anchor, broken, lines, send, sendBack } = await anchored()
  expect(await broken()).toBeUndefined()
  await anchor()
  await anchor()
  expect(lines()).toHaveLength(1)
  await send()
  await anchor()
  expect(lines()).toHaveLength(2)
  for (let round = 0; round < 5; round += 1) await Promise.all([send(), sendBack()])
  expect(await broken()).toBeUndefined()
  expect(await verifyBooks(world.sql, join(room, 'none.log'))).toEqual({ entries: 24, anchors: 2, problems: [] })
  await booksBalance(world)
})

test('an anchor taken in the middle of many postings is of one moment', async () => {
  const { anchor, broken, lines, send, sendBack, world, file } = await anchored()
  const storm = Promise.all(Array.from({ length: 60 }, (_, at) => (at % 2 ? send() : sendBack())))
  await anchor()
  expect(await broken()).toBeUndefined()
  await anchor()
  await storm
  await anchor()
  expect(await broken()).toBeUndefined()
  expect(lines().length).toBeGreaterThan(0)
  expect((await verifyBooks(world.sql, file)).problems).toEqual([])
})

test('books without their tail are sound in themselves, and given away by the anchor', async () => {
  const { world, anchor, broken, send } = await anchored()
  const last = await send()
  await anchor()
  await cutTail(world)
  expect(await auditBooks(world.sql)).toEqual([])
  expect(await broken()).toMatch(new RegExp(`after posting ${last}, but this database ends at posting ${last - 1n}\\.`))
  await send(7n)
  expect(await broken()).toMatch(/the accounts of that moment are others now\. Bring back the newest database/)
})

test('a house that starts on such books says why, moves no money, and is read', async () => {
  const { world, file, anchor, send, person } = await anchored()
  await send()
  await anchor()
  await cutTail(world)
  const watch = await watchBooks(world.context, file)
  await watch.close()
  expect((await world.sql.selectFrom('halt').select('reason').executeTakeFirstOrThrow()).reason).toContain(
    'this database ends at',
  )
  expect(world.logged.join('')).toContain('The books are closed: no money moves.')
  await expect(send()).rejects.toThrow('the books are closed')
  expect((await world.give(wallet.balances, {}, person)).balance).toBe('100.00')
})

test('a house that closes leaves an anchor behind', async () => {
  const { world, file, lines, send } = await anchored()
  const watch = await watchBooks(world.context, file)
  await watch.round()
  await send()
  const last = await send()
  await watch.close()
  expect(JSON.parse(lines().at(-1) ?? '')).toMatchObject({ posting: `${last}` })
})

test('a torn last line counts for nothing, a strange one is named, and other books are not ours', async () => {
  const { file, anchor, broken, lines, send } = await anchored()
  await anchor()
  const [whole = ''] = lines()
  appendFileSync(file, whole.slice(0, 40))
  expect(await broken()).toBeUndefined()
  await send()
  await anchor()
  expect(lines().map((line) => Object.keys(JSON.parse(line)).join())).toEqual([
    'book,posting,root,at',
    'book,posting,root,at',
  ])
  const other = { ...(JSON.parse(whole) as object), book: 'another', posting: '999999' }
  appendFileSync(file, `${JSON.stringify(other)}\n`)
  expect(await broken()).toBeUndefined()
  appendFileSync(file, 'nonsense\n')
  expect(await broken()).toMatch(/anchors\.log, line 4 is no anchor\. Put the file back as it was, or move it away/)
})

test('a house that cannot read its anchors opens with closed books, says what mends it, and is opened by two', async () => {
  const { world, file, anchor, send, person } = await anchored()
  await anchor()
  const sound = readFileSync(file, 'utf8')
  appendFileSync(file, 'nonsense\n')
  const watch = await watchBooks(world.context, file)
  const { reason } = await world.sql.selectFrom('halt').select('reason').executeTakeFirstOrThrow()
  expect(reason).toMatch(/anchors\.log, line 2 is no anchor\. Put the file back as it was, or move it away/)
  expect(world.logged.join('')).toContain('line 2 is no anchor')
  await expect(send()).rejects.toThrow('the books are closed')
  expect((await world.give(wallet.balances, {}, person)).balance).toBe('100.00')
  expect((await world.app.inject({ url: '/readyz' })).json()).toEqual({ ok: true, books: 'closed', why: reason })
  await watch.close()
  expect((await verifyBooks(world.sql, file)).problems).toEqual([expect.stringContaining('line 2 is no anchor')])
  writeFileSync(file, sound)
  expect((await verifyBooks(world.sql, file)).problems).toEqual([])
})

test('anchors that become unreadable while the house is open close the books', async () => {
  const { world, file, anchor, send } = await anchored()
  await anchor()
  const watch = await watchBooks(world.context, file)
  await watch.round()
  rmSync(file)
  mkdirSync(file)
  await send()
  await watch.round()
  await expect(send()).rejects.toThrow('the books are closed')
  await watch.close()
  expect(world.logged.join('')).toMatch(/anchors\.log cannot be read \(EISDIR\)/)
})

test('an older anchor that was changed is found by working all of them out again', async () => {
  const { world, file, anchor, broken, lines, send } = await anchored()
  await anchor()
  await send()
  await anchor()
  const [first = '', second = ''] = lines()
  writeFileSync(file, `${first.replace(/"root":"...../, '"root":"00000')}\n${second}\n`)
  expect(await broken()).toBeUndefined()
  expect((await verifyBooks(world.sql, file)).problems).toEqual([expect.stringContaining('are not what the anchor of')])
  truncateSync(file)
  breaks(world)
  await asOwner(world, "update entry set hash = sha256('x') where version = 1")
  expect((await verifyBooks(world.sql, file)).problems.length).toBeGreaterThan(1)
})

test('a real house keeps its anchors beside its data, and opens closed on a database of yesterday', async () => {
  const { world, send } = await anchored()
  await send()
  const environment = { DATABASE_URL: world.url, DATA_DIR: join(room, 'house') }
  const house = openHouse(environment)
  await house.opened
  expect((await house.end('SIGTERM')).code).toBe(0)
  expect(readFileSync(join(room, 'house/anchors.log'), 'utf8').trim().split('\n')).toHaveLength(1)
  await cutTail(world)
  const later = openHouse(environment)
  const answer = await fetch(`${await later.opened}/readyz`)
  expect(await answer.json()).toEqual({
    ok: true,
    books: 'closed',
    why: expect.stringContaining('this database ends at'),
  })
  await later.end('SIGTERM')
})
