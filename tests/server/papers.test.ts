import { beforeAll, expect, test } from 'vitest'
import { LOCALES } from '#contract/locales.ts'
import { STATEMENT_ENTRIES, STATEMENT_LIFE } from '#contract/limits.ts'
import { news } from '#contract/news.ts'
import { wallet } from '#contract/wallet.ts'
import { houseAccount, openAccount } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { inTransaction } from '#server/lib/database.ts'
import { speaker } from '#server/lib/words.ts'
import { seedContent } from '#server/seeds/content.ts'
import { linesOn, writtenOn } from '#tests/files/papers.ts'
import { cellsOf } from '#tests/server/lib/statements.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const { app, sql, give, clock, context, member } = await openWorld()
const mara = await member({ email: 'mara@quay.test' })
const many = await member()
const most = await member()
const crowd = [most, ...(await Promise.all(Array.from({ length: 9 }, () => member())))]
const period = new Date(clock.read()).toISOString().slice(0, 7)

async function fill({ id }: Person, count: number): Promise<void> {
  const [from, to] = [await houseAccount(sql, 'outside', 'EUR'), await openAccount(sql, id, 'eur')]
  const moves = Array.from({ length: count }, (_, at) => ({ from, to, amount: BigInt(100 + at) }))
  const step = { kind: 'recharge', ref: `fill-${id}`, actor: 'system', at: context.clock.now() } as const
  await inTransaction(sql, (inside) => post(inside, { ...step, legs: moves }))
}

const ticket = async (person: Person, language = 'en-us') =>
  give(wallet.statement, { kind: 'month', period, account: 'eur' }, { ...person, language })
const fetched = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers })

beforeAll(async () => {
  await seedContent(sql, context.clock.now())
  await fill(mara, 3)
  await fill(many, STATEMENT_ENTRIES + 1)
  for (const one of crowd) await fill(one, one === most ? STATEMENT_ENTRIES : STATEMENT_ENTRIES / 5)
}, 180_000)

test.each(LOCALES.map(({ tag, accept }) => [tag, accept] as const))(
  'a statement in %s has the words and figures of its language, and the name as it was written',
  async (tag, accept) => {
    await sql.updateTable('member').set({ nickname: 'Łucja 王小明' }).where('id', '=', mara.id).execute()
    const written = (await writtenOn((await fetched((await ticket(mara, accept)).path)).rawPayload)).join('\n')
    const say = speaker(tag)
    for (const phrase of ['title', 'covers', 'activity', 'after', 'opening', 'closing', 'holder'] as const)
      expect(written).toContain(say(`wallet.statement.${phrase}`))
    expect(written).toContain(new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format('3.03' as never))
    expect(written).toMatch(/Łucja 王小明|王小明 Łucja/)
    expect(written).not.toMatch(/[?□]/)
  },
)

test.each(LOCALES.map(({ tag, accept }) => [tag, accept] as const))(
  'the white paper is fetched in %s',
  async (tag, accept) => {
    const { url, title } = await give(news.whitePaper, {}, { language: accept })
    const reply = await fetched(url, { 'accept-language': accept })
    expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf', vary: 'accept-language' })
    const said = (await writtenOn(reply.rawPayload)).join('').replace(/\s/g, '')
    expect([tag, said.slice(0, title.replace(/\s/g, '').length)]).toEqual([tag, title.replace(/\s/g, '')])
  },
)

test('a ticket fetches once: a second fetch finds it used, a late one too late, and a look does not use it', async () => {
  const { path } = await ticket(mara)
  expect((await app.inject({ method: 'HEAD', url: path })).statusCode).toBe(404)
  expect((await fetched(path)).headers['content-type']).toBe('application/pdf')
  expect((await fetched(path)).json()).toMatchObject({ code: 0, data: { refusal: 'used-up' } })
  const { path: late } = await ticket(mara)
  const both = await Promise.all([fetched(late), fetched(late)])
  expect(both.map(({ headers }) => headers['content-type']).toSorted()).toEqual([
    'application/json; charset=utf-8',
    'application/pdf',
  ])
  const { path: missed } = await ticket(mara)
  clock.pass(STATEMENT_LIFE)
  expect((await fetched(missed)).json()).toMatchObject({ code: 0, data: { refusal: 'too-late' } })
  await fetched((await ticket(mara)).path)
  expect(await sql.selectFrom('spent_ticket').select('dies_at').execute()).toHaveLength(1)
})

test('a month of more entries than pages take comes as CSV, whole; one entry less as a PDF', async () => {
  const { path, form } = await ticket(many)
  expect([form, path.split('.').at(-1)]).toEqual(['csv', 'csv'])
  const rows = cellsOf((await fetched(path)).body)
  expect(rows).toHaveLength(STATEMENT_ENTRIES + 1 + 3)
  expect(rows.at(-1)?.at(-1)).toBe(rows.at(-2)?.at(-1))
  const fits = await ticket(most)
  expect(fits.form).toBe('pdf')
  const pages = await linesOn((await fetched(fits.path)).rawPayload)
  expect(pages.flat().filter((line) => line.includes('Recharge'))).toHaveLength(STATEMENT_ENTRIES)
  expect(pages.map((lines) => lines.filter((line) => line.endsWith('Balance after')).length)).toEqual(
    pages.map(() => 1),
  )
})

test('one member has two papers under way and no more; others are drawn meanwhile', async () => {
  const tickets = await Promise.all(Array.from({ length: 5 }, () => ticket(most)))
  const [ofMost, ofMara] = await Promise.all([
    Promise.all(tickets.map(({ path }) => fetched(path))),
    ticket(mara).then(({ path }) => fetched(path)),
  ])
  const papers = ofMost.filter(({ headers }) => headers['content-type'] === 'application/pdf')
  const refused = ofMost.filter((reply) => !papers.includes(reply)).map((reply) => reply.json())
  expect([papers.length, ofMara.headers['content-type']]).toEqual([2, 'application/pdf'])
  const wait = {
    code: -429,
    msg: 'Too many attempts. Please try again in 4 seconds.',
    data: { refusal: 'too-often', retry_after: 4 },
  }
  expect(refused).toEqual([wait, wait, wait])
  const later = tickets.find((_, at) => ofMost[at]?.headers['content-type'] !== 'application/pdf')
  expect((await fetched(later?.path ?? '')).headers['content-type']).toBe('application/pdf')
}, 60_000)

test('twenty long papers asked for at once leave the house answering, and no more wait than may', async () => {
  clock.pass(STATEMENT_LIFE)
  const tickets = await Promise.all([...crowd, ...crowd].map((one) => ticket(one)))
  const order: string[] = []
  const fetches = tickets.map(async ({ path }) => {
    const reply = await fetched(path)
    const kind = reply.headers['content-type'] === 'application/pdf' ? 'paper' : reply.json().data.refusal
    order.push(kind)
    return { kind, path, wait: kind === 'busy' ? reply.json().data.retry_after : undefined }
  })
  const papers = () => order.filter((kind) => kind === 'paper').length
  while (papers() < 9) {
    expect((await fetched('/healthz')).json()).toEqual({ ok: true })
    order.push('health')
    await new Promise(setImmediate)
  }
  const between = order.join(' ').split('paper').slice(1, 9)
  for (const some of between) expect(some.split('health').length - 1).toBeGreaterThan(20)
  const done = await Promise.all(fetches)
  expect(done.filter(({ kind }) => kind === 'paper')).toHaveLength(9)
  const refused = done.filter(({ kind }) => kind === 'busy')
  expect(refused.map(({ wait }) => wait)).toEqual(Array.from({ length: 11 }, () => 2))
  const [again] = refused
  expect((await fetched(again?.path ?? '')).headers['content-type']).toBe('application/pdf')
}, 120_000)
