import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql as raw } from 'kysely'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { transfer } from '#contract/transfer.ts'
import { wallet } from '#contract/wallet.ts'
import { bring, holds, PIN, quoted } from '#tests/world/money.ts'
import { askDesk, numberIn, runDesk } from '#tests/world/desk.ts'
import { openWorld } from '#tests/world/open.ts'

const room = mkdtempSync(join(tmpdir(), 'quay-desk-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))

const world = await openWorld()
const { sql, give, deny, member, url } = world
const mara = await member({ pin: PIN })
const nils = await member({ username: 'nils_01' })
const numberOf = async ({ id }: { id: number }) =>
  (await sql.selectFrom('member').select('user_no').where('id', '=', id).executeTakeFirstOrThrow()).user_no
const [hers, his] = await Promise.all([numberOf(mara), numberOf(nils)])

const ADA = { email: 'ada@quay.test', password: 'a-lantern-on-the-pier' }
const BEN = { email: 'ben@quay.test', password: 'a-rope-and-an-anchor' }
const EVE = { email: 'eve@quay.test', password: 'a-gull-over-the-sea' }

const desk = (as: { email: string } | undefined, words: string, lines?: readonly string[], environment = here) =>
  askDesk(words, { ...environment, ...(as && { QUAY_OPERATOR: as.email }) }, lines)
const here: Record<string, string> = { DATABASE_URL: url, DATA_DIR: join(room, 'data') }
const by = (who: { email: string; password: string }, words: string, ...answers: string[]) =>
  desk(who, words, [who.password, ...answers])
const postings = async () =>
  Number(
    (
      await sql
        .selectFrom('posting')
        .select((is) => is.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

describe('operators', () => {
  test('the first is added by nobody, the second by the first, and a third only by two', async () => {
    expect(await desk(undefined, 'operator add', ['Ada', 'ADA@quay.test', 'too-short'])).toMatchObject({
      code: 1,
      error: 'A password at the desk has at least 12 characters.\n',
    })
    expect((await desk(undefined, 'operator add', ['Ada', 'ADA@quay.test', ADA.password])).out).toContain(
      'Ada is an operator.',
    )
    expect((await desk(undefined, 'operator add', ['Ben', BEN.email, BEN.password])).error).toContain('Say who you are')
    expect((await by(ADA, 'operator add', 'Ben', BEN.email, BEN.password)).out).toContain('Ben is an operator.')
    const asked = await by(ADA, 'operator add', 'Eve', EVE.email, EVE.password)
    expect(await by(EVE, 'manual list')).toMatchObject({
      code: 1,
      error: 'No operator has this e-mail and this password.\n',
    })
    expect((await by(ADA, `operator approve ${numberIn(asked)}`, 'yes')).error).toContain(
      'another operator has to approve it',
    )
    expect((await by(BEN, `operator approve ${numberIn(asked)}`, 'yes')).code).toBe(0)
    expect((await by(EVE, 'manual list')).out).toContain('Nothing waits')
  })

  test('the command does and says the same in a process of its own', async () => {
    const asked = [
      ['--help', []],
      ['manual lost', []],
      ['manual list', ['not-the-password']],
      ['manual list', [ADA.password]],
    ] as const
    for (const [words, lines] of asked) {
      const around = { ...here, QUAY_OPERATOR: ADA.email }
      expect(await runDesk(words, around, lines), words).toEqual(await askDesk(words, around, lines))
    }
  })

  test('a wrong password is refused, written down, and tried five times at most', async () => {
    for (let tries = 0; tries < 5; tries += 1)
      expect((await desk(EVE, 'manual list', ['not-the-password'])).code).toBe(1)
    expect((await by(EVE, 'manual list')).error).toContain('Too many wrong passwords')
    const { rows } = await raw<{ n: number }>`select count(*)::int as n from desk_log where verb = 'sign in'`.execute(
      sql,
    )
    expect(rows[0]?.n).toBeGreaterThanOrEqual(5)
  })

  test('the house itself can add nobody, and change nobody', async () => {
    const add = raw`insert into operator (email, name, password_hash, created_at) values ('x@quay.test', 'X', '', '2026-03-03')`
    await expect(add.execute(sql)).rejects.toThrow('operators are added at the desk')
    await expect(raw`update operator set password_hash = ''`.execute(sql)).rejects.toThrow('permission denied')
  })
})

describe('a manual posting', () => {
  const wish = (amount: string, direction = 'in') =>
    `manual propose --member ${hers} --account balance --amount ${amount} --direction ${direction} --reason "Wire of 3 March"`

  test('is asked for by one operator, shown as a journal, and posted by another', async () => {
    const asked = await by(ADA, wish('120.00'))
    expect(await holds(world, mara, 'balance')).toBe(0n)
    expect((await by(BEN, 'manual list')).out).toMatch(new RegExp(`${hers} balance \\+120\\.00 EUR +${ADA.email}`))
    expect((await by(ADA, `manual approve ${numberIn(asked)}`, 'yes')).error).toContain(
      'another operator has to approve it',
    )
    const looked = await by(BEN, `manual approve ${numberIn(asked)}`, 'no')
    expect(looked.out).toMatch(/outside:EUR +-120\.00\n/)
    expect(looked.out).toMatch(new RegExp(`${hers} balance +120\\.00 +0\\.00 +120\\.00\n`))
    expect([looked.code, await postings()]).toEqual([0, 0])
    expect((await by(BEN, `manual approve ${numberIn(asked)}`, 'yes')).out).toMatch(/Done: posting \d+\./)
    expect(await holds(world, mara, 'balance')).toBe(12_000n)
    expect((await by(BEN, `manual approve ${numberIn(asked)}`, 'yes')).error).toContain('it may be decided or expired')
    expect((await give(wallet.balances, {}, mara)).balance).toBe('120.00')
  })

  test('out of an account that holds less is not posted, and stays open to be refused', async () => {
    const asked = await by(ADA, wish('120.01', 'out'))
    expect(await by(BEN, `manual approve ${numberIn(asked)}`, 'yes')).toMatchObject({
      code: 1,
      error: 'The account holds less than that; nothing was posted.\n',
    })
    expect((await by(ADA, `manual refuse ${numberIn(asked)}`, 'yes')).out).toContain('Refused.')
    expect(await holds(world, mara, 'balance')).toBe(12_000n)
  })

  test('waits a day, and no longer; the database itself wants two', async () => {
    const [one, other] = [numberIn(await by(ADA, wish('1.00'))), numberIn(await by(ADA, wish('2.00')))]
    const owner = new pg.Client({ connectionString: url })
    await owner.connect()
    const { rows } = await owner.query<{ id: number; maker: number }>(
      'select maker_id as maker from desk_request where id = $1',
      [one],
    )
    const decide = (checker: number | undefined, at: string) =>
      owner.query(`select desk_decide($1, $2, 'manual', true, ${at})`, [checker, one])
    await expect(decide(rows[0]?.maker, 'now()')).rejects.toThrow('desk_four_eyes')
    await expect(decide(2, "now() + interval '24 hours'")).rejects.toThrow('nothing open')
    await owner.query(
      "update desk_request set made_at = made_at - interval '2 days', expires_at = expires_at - interval '2 days' where id = $1",
      [one],
    )
    await owner.end()
    expect((await by(BEN, `manual approve ${one}`, 'yes')).error).toContain('it may be decided or expired')
    expect((await by(BEN, `manual refuse ${other}`, 'yes')).code).toBe(0)
    expect(await postings()).toBe(1)
  })

  test.each([
    ['--account margin --amount 1 --direction in', 'Say which account, one of'],
    ['--account balance --amount 1.005 --direction in', 'is no amount in EUR'],
    ['--account balance --amount=-1 --direction in', 'is no amount in EUR'],
    ['--account balance --amount 1 --direction up', '--direction in or --direction out'],
  ])('%s is refused in a sentence', async (flags, why) => {
    const said = await by(ADA, `manual propose --member ${hers} ${flags} --reason "Nothing"`)
    expect([said.code === 0, said.error.includes(why), said.error.trim().split('\n').length]).toEqual([false, true, 1])
  })
})

describe('a frozen member', () => {
  test('moves no money, still receives, and is thawed by two', async () => {
    await bring(world, mara, 'balance', 100_000n)
    const wish = { to: 'nils_01', account: 'balance', amount: '10', remark: '' } as const
    const form = await quoted(world, mara, wish)
    expect((await by(ADA, `freeze ${hers} --reason "Asked by the police"`)).code).toBe(0)
    expect((await by(ADA, `freeze ${hers} --reason "Asked again"`)).error).toContain('is frozen already')
    expect(await deny(transfer.send, form, mara)).toEqual({ refusal: 'member-frozen' })
    await bring(world, mara, 'balance', 1n)
    await bring(world, nils, 'balance', 1n)
    const asked = await by(ADA, `thaw ${hers} --reason "Settled"`)
    expect((await by(ADA, `thaw approve ${numberIn(asked)}`, 'yes')).code).toBe(1)
    expect(await deny(transfer.send, form, mara)).toEqual({ refusal: 'member-frozen' })
    expect((await by(BEN, `thaw approve ${numberIn(asked)}`, 'yes')).code).toBe(0)
    await give(transfer.send, form, mara)
    expect((await by(ADA, `thaw ${his} --reason "Never frozen"`)).error).toContain('is not frozen')
  })
})

test('the log says who did what, about whom and why', async () => {
  const { code, out } = await by(BEN, 'log')
  expect(code).toBe(0)
  for (const [who, what] of [
    [ADA.email, 'manual propose'],
    [BEN.email, 'manual approve'],
    [ADA.email, 'freeze'],
    [BEN.email, 'thaw approve'],
  ])
    expect(out).toMatch(new RegExp(`${who} +${what} `))
  expect(out).toMatch(/manual approve .+ \{"amount":"0"\} +\{"amount":"12000","posting":1,"request":\d+\}/)
  expect(out).not.toMatch(/argon2|password_hash/)
})

test('help says every verb; what is not understood ends with 2', async () => {
  const { code, out } = await desk(undefined, '--help')
  expect(code).toBe(0)
  for (const verb of [
    'operator add',
    'manual propose',
    'freeze',
    'thaw',
    'halt',
    'resume',
    'books',
    'audit',
    'verify',
    'prove',
    'look',
    'log',
  ])
    expect(out).toContain(`  ${verb}`)
  for (const words of ['balance set', 'freeze', 'audit now', 'audit --member 1', 'audit --nonsense'])
    expect([words, (await desk(ADA, words)).code]).toEqual([words, 2])
})
