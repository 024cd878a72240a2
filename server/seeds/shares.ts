import { sql as raw } from 'kysely'
import { DAY_S, HOUR_S } from '#contract/time-units.ts'
import { equity } from '#contract/equity.ts'
import type { LocaleTag } from '#contract/locales.ts'
import { decimalOf, type Share } from '#contract/money.ts'
import type { Block } from '#contract/shapes.ts'
import { sharesFor } from '#machines/equity/shares.rules.ts'
import type { Context } from '../lib/context.ts'
import { houseAccount, openAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { confirmed } from './money.ts'
import { af } from './texts/shares/af.ts'
import { de } from './texts/shares/de.ts'
import { en, type ShareTexts } from './texts/shares/en.ts'
import { he } from './texts/shares/he.ts'
import { it } from './texts/shares/it.ts'
import { nl } from './texts/shares/nl.ts'
import { pl } from './texts/shares/pl.ts'
import { pt } from './texts/shares/pt.ts'
import { sv } from './texts/shares/sv.ts'
import { zh } from './texts/shares/zh.ts'

export const SHARE_TEXTS: Readonly<Record<LocaleTag, ShareTexts>> = {
  en,
  'zh-Hans': zh,
  it,
  pt,
  pl,
  nl,
  sv,
  af,
  he,
  de,
}

const YEAR = 366
const WHOSE = 'member@quay.test'
const WHY = 'Demo'

const EQUITIES = [
  { name: 'works', code: 'HRBR', perShare: 40, least: 40, most: 4_000, from: 18_4000, sways: [5_2000, 1_3000] },
  { name: 'optics', code: 'LGHT', perShare: 120, least: 120, most: 6_000, from: 52_1000, sways: [11_0000, 3_4000] },
] as const
const FUNDS = [
  {
    name: 'tide',
    code: 'TIDE',
    risk: 3,
    least: 10_000n,
    from: 104_2000,
    sways: [14_0000, 4_1000],
    parts: { stocks: 55, bonds: 35, cash: 10 },
  },
  {
    name: 'quay',
    code: 'BRKW',
    risk: 2,
    least: 5_000n,
    from: 99_8000,
    sways: [3_1000, 9000],
    parts: { bonds: 92, cash: 8 },
  },
] as const

type ByLanguage<T> = Record<LocaleTag, T>
const inAll = <T>(pick: (texts: ShareTexts) => T): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(SHARE_TEXTS).map(([locale, texts]) => [locale, pick(texts)])) as ByLanguage<T>,
  )
const paragraphs = (...texts: readonly string[]): Block[] => texts.map((text) => ({ kind: 'paragraph', text }))

/** Before all other money of the demo. */
export async function seedShares(sql: Sql, now: Date): Promise<void> {
  await raw`set local role none`.execute(sql)
  for (const { name, code, perShare, least, most, from, sways } of EQUITIES) {
    const currency: Share = `EQ-${code}`
    await raw`select open_shares(${currency})`.execute(sql)
    const texts = inAll((said) => ({ title: said[name].title, intro: paragraphs(said[name].about, ...said.share) }))
    await sql
      .insertInto('equity')
      .values({ code, currency, points_per_share: perShare, least_points: least, most_points: most, texts })
      .execute()
    await seedPrices(sql, now, currency, from, sways)
  }
  for (const fund of FUNDS) await seedFund(sql, now, fund)
  await seedWindows(sql, now)
  const { id, user_no } = await sql
    .selectFrom('member')
    .select(['id', 'user_no'])
    .where('email', '=', WHOSE)
    .executeTakeFirstOrThrow()
  const grant = (currency: Share, amount: number, until?: number): Agreed => ({
    subject: user_no,
    body: {
      act: 'grant',
      currency,
      amount: `${amount}`,
      member: id,
      ...(until && { until: later(now, until * DAY_S).toISOString() }),
    },
  })
  const deeds: Agreed[] = [
    ...EQUITIES.map(({ code }) => issueOf(`EQ-${code}`, 5_000_0000)),
    ...FUNDS.map(({ code }) => issueOf(`FU-${code}`, 1_000_0000)),
    grant('EQ-HRBR', 12_0000, -9),
    grant('EQ-LGHT', 2_5000, 140),
    grant('FU-TIDE', 1_5000),
  ]
  for (const [at, deed] of deeds.entries()) await agree(sql, deed, later(now, -44 * DAY_S + at * 600))
  await raw`set local role quay_app`.execute(sql)
}

interface Agreed {
  readonly subject: string
  readonly body: Readonly<Record<string, string | number>>
}
const issueOf = (currency: Share, amount: number): Agreed => ({
  subject: `${currency} +${decimalOf(BigInt(amount), currency)}`,
  body: { act: 'issue', currency, amount: `${amount}` },
})

async function agree(sql: Sql, { subject, body }: Agreed, at: Date): Promise<void> {
  const [maker, checker] = await sql.selectFrom('operator').select('id').orderBy('id').limit(2).execute()
  const { rows } = await raw<{ asked: bigint }>`
    select desk_propose(${maker?.id}, 'shares', ${subject}, ${JSON.stringify(body)}::jsonb, ${WHY}, ${at}) as asked`.execute(
    sql,
  )
  await raw`select desk_decide(${checker?.id}, ${rows[0]?.asked}, 'shares', true, ${at})`.execute(sql)
}

const sway = (day: number, period: number, by: number) =>
  Math.round((by * (2 * Math.abs((day % period) - period / 2))) / period - by / 2)

async function seedPrices(
  sql: Sql,
  now: Date,
  currency: Share,
  from: number,
  [wide, narrow]: readonly [number, number],
): Promise<void> {
  const days = Array.from({ length: YEAR }, (_, ago) => ({ ago, at: later(now, -ago * DAY_S) })).filter(
    ({ ago, at }) => ago === 0 || ago === YEAR - 1 || at.getUTCDay() % 6 !== 0,
  )
  await sql
    .insertInto('share_price')
    .values(
      days.map(({ ago, at }) => {
        const eur = from + sway(ago, 97, wide) + sway(ago, 23, narrow) + ((ago * 37) % 11) * 100
        return {
          currency,
          day: at.toISOString().slice(0, 10),
          said_at: later(at, -1),
          eur: `${Math.trunc(eur / 10_000)}.${String(eur % 10_000).padStart(4, '0')}`,
          demo: true,
        }
      }),
    )
    .execute()
}

async function seedFund(
  sql: Sql,
  now: Date,
  { name, code, risk, least, from, sways, parts }: (typeof FUNDS)[number],
): Promise<void> {
  const currency: Share = `FU-${code}`
  await raw`select open_shares(${currency})`.execute(sql)
  const texts = inAll(({ [name]: own, fund }) => ({
    name: own.title,
    category: own.category,
    manager: fund.manager,
    fee: fund.fee,
    risk: fund.risk,
    intro: paragraphs(own.about, fund.look),
  }))
  const since = later(now, -(YEAR - 1) * DAY_S)
    .toISOString()
    .slice(0, 10)
  const { id } = await sql
    .insertInto('fund')
    .values({ code, currency, risk_level: risk, least, since, texts })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql
    .insertInto('fund_allocation')
    .values(
      Object.entries(parts).map(([part, percent], place) => ({
        fund_id: id,
        place,
        percent: `${percent}`,
        names: inAll(({ fund }) => fund[part as 'stocks' | 'bonds' | 'cash']),
      })),
    )
    .execute()
  await sql
    .insertInto('fund_paper')
    .values(
      PAPERS.map((blocksOf, place) => ({
        fund_id: id,
        place,
        written_at: now,
        texts: inAll((said) => blocksOf(said, said[name])),
      })),
    )
    .execute()
  await seedPrices(sql, now, currency, from, sways)
}

const heading = (text: string): Block => ({ kind: 'heading', text })

const PAPERS = [
  ({ paper, fund }: ShareTexts, { title, about }: ShareTexts['tide']) => ({
    title: `${title}: ${paper.facts}`,
    blocks: [...paragraphs(paper.demo), heading(paper.what), ...paragraphs(about, paper.value, fund.look)],
  }),
  ({ paper, fund }: ShareTexts, { title }: ShareTexts['tide']) => ({
    title: `${title}: ${paper.risks}`,
    blocks: [
      ...paragraphs(paper.demo),
      heading(paper.can),
      { kind: 'list', items: [...paper.happens] } satisfies Block,
      heading(paper.cost),
      ...paragraphs(fund.fee),
    ],
  }),
] as const

async function seedWindows(sql: Sql, now: Date): Promise<void> {
  const spans = [[-21, -19], [-6, -4], ...Array.from({ length: 13 }, (_, at) => [28 * at - 1, 28 * at + 13])] as const
  for (const [opens, closes] of spans)
    await raw`
      insert into exchange_window (opens, closes)
      select date_trunc('minute', ${later(now, (opens ?? 0) * DAY_S)}::timestamptz at time zone zone),
        date_trunc('minute', ${later(now, (closes ?? 0) * DAY_S)}::timestamptz at time zone zone) from market`.execute(
      sql,
    )
}

export async function seedExchanges(context: Context, sql: Sql, now: Date): Promise<void> {
  const { id } = await sql.selectFrom('member').select('id').where('email', '=', WHOSE).executeTakeFirstOrThrow()
  for (const [days, points] of [
    [20, 180n],
    [5, 220n],
  ] as const) {
    const at = later(now, -days * DAY_S)
    const own = await openAccount(sql, id, 'points')
    const won = { from: await houseAccount(sql, 'pool', 'POINTS'), to: own, amount: points }
    await post(sql, {
      kind: 'reward',
      ref: `demo-shares-${days}`,
      actor: 'system',
      note: WHY,
      at: later(at, -HOUR_S),
      legs: [won],
    })
    await exchangeAt(context, sql, id, points, at)
  }
}

async function exchangeAt(context: Context, sql: Sql, member: number, points: bigint, at: Date): Promise<void> {
  const [{ code, perShare }] = EQUITIES
  const currency: Share = `EQ-${code}`
  const { id } = await sql.selectFrom('equity').select('id').where('code', '=', code).executeTakeFirstOrThrow()
  const text = decimalOf(points, 'POINTS')
  const draft = {
    act: 'exchange',
    kind: 'exchange',
    wish: { id, points: text },
    gross: points,
    mostADay: points,
    legs: [
      {
        from: await openAccount(sql, member, 'points'),
        to: await houseAccount(sql, 'capital', 'POINTS'),
        amount: points,
      },
      {
        from: await houseAccount(sql, 'capital', currency),
        to: await openAccount(sql, member, currency),
        amount: sharesFor(points, BigInt(perShare)),
      },
    ],
    says: { from: 'points', to: 'points', receiver: null, gross: text, fee: '0', rate: '1', net: text },
  } as const
  await confirmed({ sql, context }, member, equity.exchange.path, draft, at)
}
