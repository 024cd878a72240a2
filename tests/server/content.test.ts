import { expect, test } from 'vitest'
import { LOCALES } from '#contract/locales.ts'
import { ARTICLE_CODES, news } from '#contract/news.ts'
import { notice } from '#contract/notice.ts'
import { wallet } from '#contract/wallet.ts'
import { TEXTS } from '#server/seeds/content.ts'
import { demoLogins, seedDemo } from '#server/seeds/demo.ts'
import { session } from '#contract/session.ts'
import { bring, setAside } from '#tests/world/money.ts'
import { footprint } from '#tests/server/lib/footprint.ts'
import { linesOn } from '#tests/files/papers.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
await seedDemo(world.context)
const { give, deny, app, clock, sql } = world

test.each(LOCALES)('every agreement, the white paper and help are there in $label', async ({ accept, tag }) => {
  const caller = { language: accept }
  for (const code of ARTICLE_CODES) {
    const { title, content } = await give(news.article, { code }, caller)
    expect([title, content.length > 1]).toEqual([TEXTS[tag][code].title, true])
  }
  expect((await give(news.whitePaper, {}, caller)).title).toBe(TEXTS[tag].white_paper.title)
  const help = await give(news.help, {}, caller)
  expect([help.work_time, help.faq.length, help.channels]).toEqual([
    TEXTS[tag].help.work_time,
    3,
    [{ type: 'email', name: 'Quay', value: 'help@quay.test' }],
  ])
})

test('no language is a copy of another, and all say the same number of things', () => {
  const shape = (value: unknown): unknown =>
    typeof value === 'string'
      ? /^(# |- )?/.exec(value)?.[0]
      : value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shape(part)]))
        : value
  for (const { tag } of LOCALES.filter((locale) => locale.tag !== 'en')) {
    expect([tag, shape(TEXTS[tag])]).toEqual([tag, shape(TEXTS.en)])
    expect(TEXTS[tag].reg_rule.lines).not.toEqual(TEXTS.en.reg_rule.lines)
  }
})

test('nowhere is a return promised', () => {
  const promised =
    /guarantee|risk-free|garantiert|risikolos|gegarandeerd|risicoloos|garantito|senza rischi|garantido|sem risco|gwarantowan|bez ryzyka|garanterad|riskfri|gewaarborg|risikovry|保证收益|稳赚|מובטח|ללא סיכון/i
  expect(JSON.stringify(TEXTS)).not.toMatch(promised)
})

test('one article knows its neighbours, an agreement has none', async () => {
  const rows = await sql.selectFrom('article').select('id').where('code', 'is', null).orderBy('published_at').execute()
  const [oldest, middle, newest] = await Promise.all(rows.map(({ id }) => give(news.article, { id })))
  expect([oldest?.prev, oldest?.next?.id]).toEqual([null, middle?.id])
  expect([middle?.prev?.id, middle?.next?.id]).toEqual([oldest?.id, newest?.id])
  expect([newest?.prev?.id, newest?.next]).toEqual([middle?.id, null])
  const rule = await give(news.article, { code: 'reg_rule' })
  expect([rule.code, rule.prev, rule.next]).toEqual(['reg_rule', null, null])
})

test('an article is asked for by one of id and code, and must be there', async () => {
  expect(await deny(news.article, {})).toEqual({ refusal: 'invalid', errors: { id: 'required' } })
  expect(await deny(news.article, { id: 1, code: 'about' })).toEqual({
    refusal: 'invalid',
    errors: { id: 'unreadable' },
  })
  expect(await deny(news.article, { id: 999 })).toEqual({ refusal: 'missing' })
  await sql
    .updateTable('article')
    .set({ published_at: new Date(clock.read() + 1000) })
    .where('code', '=', 'risk')
    .execute()
  expect(await deny(news.article, { code: 'risk' })).toEqual({ refusal: 'missing' })
  clock.pass(1)
  await give(news.article, { code: 'risk' })
})

test('the white paper is a PDF with its own title', async () => {
  const { url } = await give(news.whitePaper, {})
  const reply = await app.inject({ url })
  expect(reply.headers['content-type']).toBe('application/pdf')
  expect((await linesOn(reply.rawPayload)).map(([first]) => first)).toEqual(['Quay white paper'])
})

test('without a white paper there is none', async () => {
  const bare = await openWorld()
  expect(await bare.deny(news.whitePaper, {})).toEqual({ refusal: 'missing' })
})

test('a notice is shown from its moment to its end', async () => {
  const config = await give(notice.config, {})
  expect([config.popup?.title, config.popup?.once, config.marquee.length, config.resend_seconds]).toEqual([
    'New: you see who buys',
    1,
    1,
    60,
  ])
  expect(config.languages).toEqual(LOCALES.map(({ code, label, rtl }) => ({ code, label, rtl })))
  await sql
    .updateTable('notice')
    .set({ shown_until: new Date(clock.read() + 1000) })
    .execute()
  expect((await give(notice.config, {})).popup).not.toBeNull()
  clock.pass(1)
  expect(await give(notice.config, {})).toMatchObject({ popup: null, marquee: [] })
})

test('the demo world is seeded once, marked, and open to everybody it names', async () => {
  const before = await footprint(world)
  await Promise.all([seedDemo(world.context), seedDemo(world.context)])
  expect(await footprint(world)).toEqual(before)
  const unmarked = await sql.selectFrom('member').select('email').where('demo', '=', false).execute()
  expect(unmarked).toEqual([])
  for (const { account, password } of demoLogins.slice(0, 4))
    expect((await give(session.signIn, { account, password })).user_info.nickname).not.toBe('')
})

test('balances are those of the rows, and the total is in EUR', async () => {
  const person = await world.member()
  const nothing = await give(wallet.balances, {}, person)
  expect([nothing.balance, nothing.usdt, nothing.coin, nothing.points, nothing.total]).toEqual([
    '0.00',
    '0.000000',
    '0.00000000',
    0,
    '0.00',
  ])
  await bring(world, person, 'balance', 10_300n)
  await bring(world, person, 'usdt', 2_000_000n)
  await bring(world, person, 'coin', 300_000_001n)
  await bring(world, person, 'points', 10n)
  await setAside(world, person, 'balance', 250n)
  await setAside(world, person, 'points', 3n)
  expect(await give(wallet.balances, {}, person)).toMatchObject({
    balance: '100.50',
    usdt: '2.000000',
    coin: '3.00000001',
    points: 7,
    frozen: { balance: '2.50', points: 3 },
    coin_price: '1.25000000',
    usdt_price: '0.92000000',
    total: '108.59',
    unit: 'EUR',
  })
})
