import { sql as raw } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { DAY_S } from '#contract/time-units.ts'
import { STATEMENT_LIFE } from '#contract/limits.ts'
import { decimalOf, minorOf } from '#contract/money.ts'
import { ACCOUNTS } from '#contract/quote.ts'
import { session } from '#contract/session.ts'
import { transfer } from '#contract/transfer.ts'
import { wallet } from '#contract/wallet.ts'
import { houseAccount, openAccount } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { inTransaction } from '#server/lib/database.ts'
import { allOf, statementOf, type Wanted } from '#server/wallet/statement.ts'
import { bring, PIN, quoted } from '#tests/world/money.ts'
import { linesOn, writtenOn } from '#tests/files/papers.ts'
import { cellsOf } from '#tests/server/lib/statements.ts'
import { PASSWORD, type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { app, sql, give, deny, clock, context, member } = world
const mara = await member({ email: 'mara@quay.test', pin: PIN })
let fresh = mara

const again = async (person: Person): Promise<Person> => {
  const { token } = await give(session.signIn, { account: person.email, password: PASSWORD })
  return { ...person, token }
}
const wholeOf = async (id: number, wanted: Wanted) => {
  const statement = await statementOf(context, sql, id, wanted)
  return { ...statement, entries: await allOf(statement) }
}
const fetched = (path: string) => app.inject({ method: 'GET', url: path })
const statement = async (
  kind: 'month' | 'year',
  period: string,
  account: (typeof ACCOUNTS)[number],
  language = 'en-us',
) => (await give(wallet.statement, { kind, period, account }, { ...fresh, language })).path

beforeAll(async () => {
  await member({ email: 'nils@quay.test', username: 'nils_01' })
  clock.set('2026-11-30T23:59:30Z')
  fresh = await again(mara)
  for (let month = 0; month < 5; month += 1) {
    for (const [at, account] of (['balance', 'usdt', 'balance', 'points'] as const).entries()) {
      await bring(world, mara, account, BigInt(12_345 + 1_000 * at + month))
      clock.pass(29)
    }
    clock.pass(7 * DAY_S)
    fresh = await again(mara)
    for (const remark of [
      '=1+1',
      '+49',
      '-5',
      '@sum',
      'a "quoted", thing',
      '＝1',
      '\u05e9\u05dc\u05d5\u05dd',
      '',
      'For the boat',
    ])
      await give(
        transfer.send,
        await quoted(world, fresh, { to: 'nils_01', account: 'balance', amount: '1.01', remark }),
        fresh,
      )
    clock.pass(23 * DAY_S)
  }
  fresh = await again(mara)
})

const months = ['2026-10', '2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05']

test.each(ACCOUNTS)(
  '%s: every month opens with what the one before closed with, and is the ledger',
  async (account) => {
    let before = 0n
    let lines = 0
    for (const period of months) {
      const { opening, closing, entries } = await wholeOf(mara.id, { kind: 'month', period, account })
      expect(opening).toBe(before)
      expect(entries.reduce((sum, { amount }) => sum + amount, opening)).toBe(closing)
      expect(entries.at(-1)?.after ?? opening).toBe(closing)
      expect(entries.map(({ at }) => at.toISOString().slice(0, 7))).toEqual(entries.map(() => period))
      before = closing
      lines += entries.length
    }
    const { rows } = await raw<{ amount: bigint; count: number }>`
    select coalesce(sum(entry.amount), 0)::bigint as amount, count(*)::integer as count
    from entry join account on account.id = account_id
    where member_id = ${mara.id} and name = ${account} and part = 'available'`.execute(sql)
    expect([before, lines]).toEqual([rows[0]?.amount, rows[0]?.count])
    const years = [
      await wholeOf(mara.id, { kind: 'year', period: '2026', account }),
      await wholeOf(mara.id, { kind: 'year', period: '2027', account }),
    ]
    expect(years.map(({ opening }) => opening)).toEqual([0n, years[0]?.closing])
    expect(years[1]?.closing).toBe(before)
    expect(years.flatMap(({ entries }) => entries)).toHaveLength(lines)
  },
)

test('an entry that was dated before midnight and written after it belongs where the chain has it', async () => {
  const apart = await member()
  await bring(world, apart, 'eur', 100n)
  const late = context.clock.now()
  const [from, to] = [await houseAccount(sql, 'outside', 'EUR'), await openAccount(sql, apart.id, 'eur')]
  const month = late.toISOString().slice(0, 7)
  const next = new Date(Date.UTC(late.getUTCFullYear(), late.getUTCMonth() + 1))
  for (const [at, moment] of [new Date(next.getTime() + 5), new Date(next.getTime() - 5)].entries())
    await inTransaction(sql, (inside) =>
      post(inside, {
        kind: 'recharge',
        ref: `late-${at}`,
        actor: 'system',
        at: moment,
        legs: [{ from, to, amount: 10n }],
      }),
    )
  const first = await wholeOf(apart.id, { kind: 'month', period: month, account: 'eur' })
  const second = await wholeOf(apart.id, {
    kind: 'month',
    period: next.toISOString().slice(0, 7),
    account: 'eur',
  })
  expect([first.opening, first.closing, first.entries.length]).toEqual([0n, 100n, 1])
  expect([second.opening, second.closing, second.entries.length]).toEqual([100n, 120n, 2])
})

test('the last line is the balance on screen, in the month and in the year', async () => {
  const { balance } = await give(wallet.balances, {}, fresh)
  const now = context.clock.now().toISOString()
  const pdf = await writtenOn((await fetched(await statement('month', now.slice(0, 7), 'balance'))).rawPayload)
  const shown = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(balance as never)
  expect(pdf.find((line) => line.startsWith('Closing'))).toBe(`Closing balance ${shown}`)
  const rows = cellsOf((await fetched(await statement('year', now.slice(0, 4), 'balance'))).body)
  expect(rows.at(-1)?.slice(-1)).toEqual([balance])
})

test('the year as a spreadsheet reads it: every entry, decimal points, and no formula of a stranger', async () => {
  const reply = await fetched(await statement('year', '2027', 'balance'))
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="quay-balance-2027.csv"',
    'cache-control': 'private, no-store',
  })
  const [heads, opening, ...rest] = cellsOf(reply.body)
  const closing = rest.pop()
  expect(heads).toEqual(['Date (UTC)', 'Entry', 'Type', 'Note', 'Reference', 'Amount (EUR)', 'Balance after (EUR)'])
  const wanted = { kind: 'year', period: '2027', account: 'balance' } as const
  const { entries } = await wholeOf(mara.id, wanted)
  expect(rest.map((row) => row[5])).toEqual(entries.map(({ amount }) => decimalOf(amount, 'EUR')))
  const sum = rest.reduce((total, row) => total + minorOf(row[5] ?? '', 'EUR'), minorOf(opening?.[6] ?? '', 'EUR'))
  expect(decimalOf(sum, 'EUR')).toBe(closing?.[6])
  const remarks = new Set(rest.map((row) => row[3]))
  for (const remark of ["'=1+1", "'+49", "'-5", "'@sum", 'a "quoted", thing', "'＝1", 'שלום', 'For the boat'])
    expect(remarks).toContain(remark)
  for (const cell of rest.flatMap((row) => row.slice(1, 5))) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
  for (const row of [opening, closing, ...rest]) expect(row).toHaveLength(7)
})

test('the month as a page: opening, every entry, closing', async () => {
  const reply = await fetched(await statement('month', '2027-01', 'balance'))
  expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
  const written = await writtenOn(reply.rawPayload)
  const { opening, closing, entries } = await wholeOf(mara.id, {
    kind: 'month',
    period: '2027-01',
    account: 'balance',
  })
  expect(entries.length).toBeGreaterThan(9)
  const format = (minor: bigint) =>
    new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(decimalOf(minor, 'EUR') as never)
  const lines = written.join('\n')
  expect(lines).toContain(`Opening balance ${format(opening)}`)
  expect(lines).toContain(`Closing balance ${format(closing)}`)
  for (const { amount, after } of entries)
    expect(lines).toContain(`${format(amount < 0n ? -amount : amount)} ${format(after ?? 0n)}`)
  expect(lines).toContain('שלום')
  expect(lines).not.toContain('□')
})

test('many entries go over many pages, each with its heads and its number', async () => {
  const busy = await member()
  for (let made = 0; made < 90; made += 1) await bring(world, busy, 'eur', BigInt(100 + made))
  const period = context.clock.now().toISOString().slice(0, 7)
  const { path } = await give(wallet.statement, { kind: 'month', period, account: 'eur' }, busy)
  const bytes = (await fetched(path)).rawPayload
  const pages = await linesOn(bytes)
  expect(pages).toHaveLength(3)
  expect(pages.map((lines) => lines.filter((line) => line.endsWith('Balance after')).length)).toEqual([1, 1, 1])
  expect(pages.map((lines) => lines.findLast(Boolean))).toEqual(['1 / 3', '2 / 3', '3 / 3'])
})

test('an account without entries has a statement too', async () => {
  const rows = cellsOf((await fetched(await statement('year', '2027', 'shop', 'de'))).body)
  expect(rows.map((row) => row[1])).toEqual(['Eintrag', 'Anfangsguthaben', 'Endguthaben'])
  expect(rows.map((row) => row[6])).toEqual(['Guthaben danach (EUR)', '0.00', '0.00'])
})

test('a ticket lives five minutes, is for one file of one member, and cannot be changed', async () => {
  const path = await statement('year', '2027', 'balance')
  const [, , , ticket = '', file = ''] = path.split('/')
  expect(path).not.toContain(fresh.token)
  const [body = '', seal = ''] = ticket.split('.')
  const said = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>
  expect(said).toMatchObject({ member: mara.id, account: 'balance', period: '2027' })
  const changed = (more: object) =>
    `/files/statements/${Buffer.from(JSON.stringify({ ...said, ...more })).toString('base64url')}.${seal}/${file}`
  const wrong = [
    changed({ member: mara.id + 1 }),
    changed({ expires: 9_999_999_999 }),
    `/files/statements/${body}/${file}`,
    `/files/statements/${body}.${seal.slice(1)}/${file}`,
    `/files/statements/${ticket}/quay-balance-2027.pdf`,
    `/files/statements/${ticket}`,
    '/files/statements/',
    '/files/statements/..%2f..%2fpackage.json/x',
  ]
  for (const address of wrong)
    expect([address, (await fetched(address)).json()]).toEqual([address, expect.objectContaining({ code: -404 })])
  expect((await fetched(path)).headers['content-type']).toContain('text/csv')
  clock.pass(STATEMENT_LIFE)
  expect((await fetched(path)).json()).toMatchObject({ code: 0, data: { refusal: 'too-late' } })
  expect(world.logged.join('')).not.toContain(ticket)
})

test.each([
  ['month', '2026'],
  ['year', '2026-01'],
  ['month', '2026-13'],
  ['month', '2099-01'],
  ['year', '1999'],
  ['year', '../..'],
] as const)('a %s of %s is refused', async (kind, period) => {
  const { errors } = await deny(wallet.statement, { kind, period, account: 'balance' }, fresh)
  expect(Object.keys(errors ?? {})).toEqual(['period'])
})

test('statements are asked for sparingly', async () => {
  const eager = await member()
  const asked = { kind: 'year', period: '2027', account: 'eur' } as const
  for (let times = 0; times < 20; times += 1) await give(wallet.statement, asked, eager)
  expect(await deny(wallet.statement, asked, eager)).toMatchObject({ refusal: 'too-often' })
})
