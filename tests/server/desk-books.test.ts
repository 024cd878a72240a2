import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql as raw } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Currency, decimalOf } from '#contract/money.ts'
import { transfer } from '#contract/transfer.ts'
import { askDesk, numberIn } from '#tests/world/desk.ts'
import { bring, PIN, quoted } from '#tests/world/money.ts'
import { openHouse } from '#tests/world/open-house.ts'
import { openWorld } from '#tests/world/open.ts'

const room = mkdtempSync(join(tmpdir(), 'quay-desk-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))

const world = await openWorld()
const { sql, give, deny, member, url } = world
const mara = await member({ pin: PIN })
await member({ username: 'nils_01' })

const ADA = { email: 'ada@quay.test', password: 'a-lantern-on-the-pier' }
const BEN = { email: 'ben@quay.test', password: 'a-rope-and-an-anchor' }
const here: Record<string, string> = { DATABASE_URL: url, DATA_DIR: join(room, 'data') }
const desk = (words: string, environment = here) => askDesk(words, environment)
const by = (who: typeof ADA, words: string, ...answers: string[]) =>
  askDesk(words, { ...here, QUAY_OPERATOR: who.email }, [who.password, ...answers])

beforeAll(async () => {
  await bring(world, mara, 'balance', 100_000n)
  await askDesk('operator add', here, ['Ada', ADA.email, ADA.password])
  await by(ADA, 'operator add', 'Ben', BEN.email, BEN.password)
})

test('the books are asked how they stand, and what mends them', async () => {
  expect(await desk('books')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^The books are open\.\n/),
  })
  const file = join(room, 'data/anchors.log')
  writeFileSync(file, 'nonsense\n')
  const house = openHouse({ ...here, LOG_LEVEL: 'error' })
  const ready = await fetch(`${await house.opened}/readyz`)
  expect(await ready.json()).toMatchObject({
    ok: true,
    books: 'closed',
    why: expect.stringContaining('is no anchor'),
  })
  expect((await house.end('SIGTERM')).said).toMatch(/The books are closed: no money moves\..+line 1 is no anchor/)
  expect((await desk('books')).out).toMatch(
    /^The books are closed since .+ UTC: .+line 1 is no anchor\. Put the file back as it was, or move it away[^]+two operators/,
  )
  expect(await desk('verify')).toMatchObject({
    code: 3,
    error: expect.stringMatching(/^.+line 1 is no anchor\..+\n$/),
  })
  const asked = numberIn(await by(ADA, 'resume --reason "Moved away"'))
  expect((await by(BEN, `resume approve ${asked}`, 'yes')).error).toMatch(
    /line 1 is no anchor[^]+The books stay closed/,
  )
  rmSync(file)
  expect((await by(BEN, `resume approve ${asked}`, 'yes')).out).toContain('Every law holds now.')
  expect((await desk('books')).out).toMatch(/^The books are open\./)
})

test('the books are closed by one, and opened by two when they hold', async () => {
  const form = await quoted(world, mara, { to: 'nils_01', account: 'balance', amount: '5', remark: '' })
  expect((await by(ADA, 'halt --reason "A letter from the bank"')).code).toBe(0)
  expect(await deny(transfer.send, form, mara)).toEqual({ refusal: 'books-closed' })
  const asked = await by(ADA, 'resume --reason "Answered"')
  expect((await by(ADA, `resume approve ${numberIn(asked)}`, 'yes')).code).toBe(1)
  expect(await deny(transfer.send, form, mara)).toEqual({ refusal: 'books-closed' })
  expect((await by(BEN, `resume approve ${numberIn(asked)}`, 'yes')).out).toContain('Every law holds now.')
  await give(transfer.send, form, mara)
  const { out } = await by(BEN, 'log')
  expect(out).toMatch(/the house +halt [^]+ada@quay\.test +halt [^]+ben@quay\.test +resume approve /)
})

test('the books are audited and verified on demand; what does not hold ends with 3 and closes them', async () => {
  expect(await desk('audit')).toMatchObject({ code: 0, out: expect.stringContaining('Every law holds') })
  expect(await desk('verify')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^\d+ entries and \d+ anchors/),
  })
  const broken = await openWorld()
  await raw`select open_account(${(await broken.member()).id}, 'balance')`.execute(broken.sql)
  const owner = new pg.Client({ connectionString: broken.url })
  await owner.connect()
  await owner.query("update account set amount = 5 where class = 'member'")
  await owner.end()
  const said = await desk('audit', { DATABASE_URL: broken.url, DATA_DIR: join(room, 'broken') })
  expect([said.code, said.error]).toEqual([3, expect.stringMatching(/L2 does not hold[^]*The books are closed\.\n$/)])
  expect(await desk('prove', { DATABASE_URL: broken.url, DATA_DIR: join(room, 'broken') })).toMatchObject({
    code: 3,
    error: 'The books of EUR do not add up after posting 0: 5 is left.\n',
  })
  expect(await broken.sql.selectFrom('halt').select('id').execute()).toHaveLength(1)
})

test('balances are proven on demand, and said where to read', async () => {
  const { rows } = await raw<{ last: number }>`select coalesce(max(id), 0) as last from proof`.execute(sql)
  const { code, out } = await desk('prove', { ...here, ORIGIN: 'http://quay.test' })
  expect(code).toBe(0)
  const proofs = await sql
    .selectFrom('proof')
    .select(['id', 'currency', 'sequence', 'total', 'root'])
    .where('id', '>', rows[0]?.last ?? 0)
    .orderBy('id')
    .execute()
  expect(proofs.map(({ currency }) => currency)).toEqual(['EUR', 'USDT', 'COIN', 'POINTS'])
  const written = (total: bigint, currency: string) => decimalOf(total, currency as Currency).replace('.', '\\.')
  for (const { id, currency, sequence, total, root } of proofs)
    expect(out).toMatch(
      new RegExp(`^${currency} +${id} +${sequence} +${written(total, currency)} +256 +${root.toString('hex')}$`, 'm'),
    )
  expect(proofs[0]?.total).toBeGreaterThan(0n)
  expect(out).toContain('http://quay.test/proof\n')
  const busy = new pg.Client({ connectionString: url })
  await busy.connect()
  await busy.query('select pg_advisory_lock(7825014)')
  expect(await desk('prove')).toMatchObject({ code: 1, error: expect.stringContaining('another process') })
  await busy.end()
})

test('it works on the data of a house that is closed, and of one that is open', async () => {
  const environment = { DATA_DIR: join(room, 'house') }
  expect((await desk('audit', environment)).code).toBe(0)
  expect(existsSync(join(room, 'house/postgres/lock'))).toBe(false)
  const house = openHouse(environment)
  await house.opened
  expect((await desk('audit', environment)).code).toBe(0)
  expect((await house.end('SIGTERM')).code).toBe(0)
})
