import { sql as raw } from 'kysely'
import type { ChartRange, FundInfo, FundItem } from '#contract/equity.ts'
import type { LocaleTag } from '#contract/locales.ts'
import { decimalOf, type Share } from '#contract/money.ts'
import type { Block } from '#contract/shapes.ts'
import { changeBetween, gainOf, inParts, partsOf } from '#machines/equity/shares.rules.ts'
import type { Call } from '../lib/call.ts'
import type { Sql } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'
import { papersOf } from './papers.ts'
import { saidIn } from './present.ts'
import { type ByLanguage, chartOf, heldBy } from './queries.ts'

interface FundTexts {
  readonly name: string
  readonly category: string
  readonly manager: string
  readonly fee: string
  readonly risk: string
  readonly intro: readonly Block[]
}

interface FundRow {
  readonly id: number
  readonly code: string
  readonly currency: Share
  readonly risk_level: number
  readonly least: bigint
  readonly since: string
  readonly texts: ByLanguage<FundTexts>
}

async function fundRows(sql: Sql, id?: number): Promise<FundRow[]> {
  const rows = await sql
    .selectFrom('fund')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, currency: row.currency as Share, texts: row.texts as FundRow['texts'] }))
}

interface Value {
  readonly nav: bigint
  readonly day: string
}

interface Past {
  readonly last: Value | null
  readonly before: Value | null
  readonly m1: Value | null
  readonly m3: Value | null
  readonly m6: Value | null
  readonly y1: Value | null
  readonly total: Value | null
}

const SPANS = { m1: '1 month', m3: '3 months', m6: '6 months', y1: '1 year' } as const

/** No value for a time before the fund's first day. */
async function pastOf(sql: Sql, currency: Share, now: Date): Promise<Past> {
  const value = (which: string) => raw`
    (select jsonb_build_object('nav', eur::text, 'day', day) from told where ${raw.raw(which)} limit 1)`
  const ago = (span: string) => value(`day <= (select max(day) from told) - interval '${span}' order by day desc`)
  const { rows } = await raw<Record<keyof Past, { nav: string; day: string } | null>>`
    with told as materialized (
      select distinct on (day) day, eur from share_price
      where currency = ${currency} and said_at <= ${now} order by day, said_at desc)
    select ${value('true order by day desc')} as last, ${value('day < (select max(day) from told) order by day desc')} as before,
      ${ago(SPANS.m1)} as m1, ${ago(SPANS.m3)} as m3, ${ago(SPANS.m6)} as m6, ${ago(SPANS.y1)} as y1,
      ${value('day < (select max(day) from told) order by day')} as total`.execute(sql)
  const priceOf = (row: { nav: string; day: string } | null | undefined) =>
    row ? { nav: partsOf(row.nav), day: row.day } : null
  const [row] = rows
  return {
    last: priceOf(row?.last),
    before: priceOf(row?.before),
    m1: priceOf(row?.m1),
    m3: priceOf(row?.m3),
    m6: priceOf(row?.m6),
    y1: priceOf(row?.y1),
    total: priceOf(row?.total),
  }
}

const LEVELS = [1, 2, 3, 4, 5] as const
const levelOf = (level: number) => LEVELS.find((one) => one === level) ?? 5

function itemIn(locale: LocaleTag, { id, code, risk_level, texts }: FundRow, { last, before }: Past): FundItem {
  return {
    id,
    code,
    name: saidIn(locale, texts).name,
    nav: inParts(last?.nav ?? 0n),
    nav_date: last?.day ?? '',
    day_change: inParts(last && before ? changeBetween(before.nav, last.nav) : 0n),
    risk_level: levelOf(risk_level),
  }
}

export async function fundItems({ sql, locale, now }: Call): Promise<FundItem[]> {
  const rows = await fundRows(sql)
  return Promise.all(rows.map(async (row) => itemIn(locale, row, await pastOf(sql, row.currency, now))))
}

export async function fundOf(call: Call, id: number, range: ChartRange): Promise<FundInfo> {
  const { sql, locale, now, viewer } = call
  const [row] = await fundRows(sql, id)
  if (!row) refuse('missing')
  const { currency, least, since } = row
  const past = await pastOf(sql, currency, now)
  const said = saidIn(locale, row.texts)
  const allocation = await sql
    .selectFrom('fund_allocation')
    .select(['percent', 'names'])
    .where('fund_id', '=', id)
    .orderBy('place')
    .execute()
  const moved = (from: Value | null) => (from && past.last ? inParts(changeBetween(from.nav, past.last.nav)) : null)
  return {
    ...itemIn(locale, row, past),
    category: said.category,
    manager: said.manager,
    inception_date: since,
    returns: {
      m1: moved(past.m1),
      m3: moved(past.m3),
      m6: moved(past.m6),
      y1: moved(past.y1),
      total: moved(past.total),
    },
    min_amount: decimalOf(least, 'EUR'),
    fee_text: said.fee,
    intro: [...said.intro],
    risk_text: said.risk,
    documents: await papersOf(call, id),
    chart: await chartOf(sql, currency, range, now),
    allocation: allocation.map(({ percent, names }) => ({
      name: saidIn(locale, names as ByLanguage<string>),
      percent,
    })),
    holding: viewer ? await partOf(sql, viewer.id, currency, past.last, now) : null,
  }
}

async function partOf(sql: Sql, member: number, currency: Share, last: Value | null, now: Date) {
  const held = (await heldBy(sql, member, now)).get(currency)
  if (!held || held.shares === 0n) return null
  const { value, profit } = gainOf(held.shares, last?.nav ?? 0n, held.came)
  return {
    shares: decimalOf(held.shares, currency),
    value: decimalOf(value, 'EUR'),
    profit: decimalOf(profit, 'EUR'),
  }
}
