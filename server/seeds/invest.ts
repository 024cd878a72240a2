import { sql as raw } from 'kysely'
import { DAY_S, HOUR_S } from '#contract/time-units.ts'
import { minorOf } from '#contract/money.ts'
import type { LocaleTag } from '#contract/locales.ts'
import { project } from '#contract/project.ts'
import { robot } from '#contract/robot.ts'
import { subscription } from '#contract/subscription.ts'
import { buy } from '../invest/buy.ts'
import { lockedInvestment, moveInvestment } from '../invest/move.ts'
import { quoteVenture, type VentureWish } from '../invest/quote.ts'
import { sweepInvestments } from '../invest/sweep.ts'
import type { VentureText } from '../invest/ventures.ts'
import { houseAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
import type { Context } from '../lib/context.ts'
import { later } from '../lib/clock.ts'
import { inTransaction, type Sql } from '../lib/database.ts'
import { callAs } from './demo-call.ts'
import { DEMO_PIN } from './people.ts'
import { af } from './ventures/af.ts'
import { de } from './ventures/de.ts'
import { en } from './ventures/en.ts'
import { he } from './ventures/he.ts'
import { it } from './ventures/it.ts'
import { nl } from './ventures/nl.ts'
import { pl } from './ventures/pl.ts'
import { pt } from './ventures/pt.ts'
import { sv } from './ventures/sv.ts'
import { type Code, CODES, type VentureTexts } from './ventures/texts.ts'
import { type Paper, PAPERS, type Wish, WISHES } from './ventures/wishes.ts'
import { zh } from './ventures/zh.ts'

export const VENTURE_TEXTS: Readonly<Record<LocaleTag, VentureTexts>> = {
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
const NOTE = 'Demo'
const PLACE = '/h5/ventures'

const inEvery = <Said>(say: (texts: VentureTexts) => Said): Record<LocaleTag, Said> =>
  Object.fromEntries(Object.entries(VENTURE_TEXTS).map(([tag, texts]) => [tag, say(texts)])) as Record<LocaleTag, Said>

export async function seedVentures(sql: Sql, now: Date): Promise<void> {
  await recordPrices(sql, now)
  for (const code of CODES) {
    await raw`set local role none`.execute(sql)
    await raw`select add_venture(${JSON.stringify(wishOf(code, WISHES[code], now))}::jsonb, ${later(now, -60 * DAY_S)})`.execute(
      sql,
    )
    await raw`set local role quay_app`.execute(sql)
    await fill(sql, code, now)
  }
}

function wishOf(code: Code, { sale: [from, until], papers, ...wish }: Wish, now: Date) {
  const minor = (text: string) => minorOf(text, wish.currency).toString()
  const ends = until === undefined ? undefined : later(now, until * DAY_S)
  return {
    ...wish,
    code,
    unit: minor(wish.unit),
    least: minor(wish.least),
    most: minor(wish.most),
    total: minor(wish.total),
    ...(wish.kind === 'project' && { category: 'harbour', category_names: inEvery(({ category }) => category) }),
    starts_at: later(now, from * DAY_S),
    ends_at: ends,
    texts: inEvery((texts): VentureText => {
      const { title, brief, text } = texts.said[code]
      const content = [text, texts.note].map((said) => ({ kind: 'paragraph' as const, text: said }))
      return { title: `${title} (${texts.demo})`, brief, content, rules: [], risk: '' }
    }),
    documents: papers.map((paper) => paperOf(code, paper)),
    schedule: ends ? stepsOf(ends, wish.term_days) : [],
  }
}

const paperOf = (code: Code, paper: Paper) => ({
  names: inEvery(({ terms, said, demo }) => `${paper === code ? said[code].title : terms} (${demo})`),
  url: `${PLACE}/${paper}.pdf`,
  bytes: PAPERS[paper],
})

const stepsOf = (ends: Date, term: number) =>
  [-10, Math.floor(term / 3), term].map((days, at) => ({
    titles: inEvery(({ steps }) => steps[at as 0 | 1 | 2]),
    at: later(ends, days * DAY_S).toISOString(),
  }))

async function fill(sql: Sql, code: Code, now: Date): Promise<void> {
  const { currency, pool } = WISHES[code]
  const amount = minorOf(pool, currency)
  const outside = await houseAccount(sql, 'outside', currency)
  const capital = await houseAccount(sql, 'capital', currency)
  const { pool_id } = await sql
    .selectFrom('venture')
    .select('pool_id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  const moves = [
    { from: outside, to: capital, amount },
    { from: capital, to: pool_id, amount },
  ]
  const at = later(now, -41 * DAY_S)
  await post(sql, { kind: 'fund', ref: `demo-${code}`, actor: 'system', note: NOTE, at, legs: moves })
}

const [STEP, BACK] = [2 * HOUR_S, 40 * DAY_S]
const wave = (at: number, length: number, height: number) =>
  Math.round(height * Math.abs(1 - (2 * (at % length)) / length))

async function recordPrices(sql: Sql, now: Date): Promise<void> {
  const first = later(now, -BACK - 17 * 60)
  const recorded = Array.from({ length: (BACK - 26 * HOUR_S) / STEP }, (_, at) => ({
    currency: 'COIN' as const,
    since: later(first, at * STEP),
    eur: `1.${1900 + wave(at, 62, 600) + wave(at, 14, 240)}`,
  }))
  // Matches what the demo says the coin was worth a day ago.
  const yesterday = Array.from({ length: 13 }, (_, at) => ({
    currency: 'COIN' as const,
    since: later(now, -25 * HOUR_S + at * STEP),
    eur: `1.${2400 + at * 8 + wave(at + 3, 6, 60)}`,
  }))
  await sql
    .insertInto('price')
    .values([...recorded, ...yesterday].map((price) => ({ ...price, demo: true })))
    .execute()
}

interface Purchase {
  readonly who: 'Mara' | 'Sofia' | 'Piotr'
  readonly code: Code
  readonly num?: number
  readonly amount?: string
  /** Hours. */
  readonly ago: number
  /** Hours ago at which it was ended early. */
  readonly stopped?: number
}

const PURCHASES: readonly Purchase[] = [
  { who: 'Mara', code: 'dollar-basket', num: 2, ago: 32 * 24 },
  { who: 'Piotr', code: 'cold-store', amount: '200', ago: 30 * 24 },
  { who: 'Mara', code: 'robot-heron', num: 1, ago: 12 * 24 },
  { who: 'Mara', code: 'coin-reserve', num: 1, ago: 10 * 24, stopped: 7 * 24 },
  { who: 'Mara', code: 'plan-heron', amount: '200', ago: 8 * 24 },
  { who: 'Mara', code: 'plan-gannet', amount: '60', ago: 6 * 24 },
  { who: 'Sofia', code: 'quay-cranes', amount: '400', ago: 5 * 24 },
  { who: 'Piotr', code: 'quay-cranes', amount: '600', ago: 5 * 24 - 1 },
  { who: 'Mara', code: 'harbour-solar', amount: '300', ago: 4 * 24 },
  { who: 'Mara', code: 'harbour-notes', num: 1, ago: 22 },
]

const houseAt = (context: Context, moment: Date): Context => ({
  ...context,
  clock: { ...context.clock, now: () => moment },
})

export async function seedInvestments(context: Context): Promise<void> {
  const now = context.clock.now()
  const hours = PURCHASES.flatMap(({ ago, stopped }) => [ago, stopped ?? 0])
  const stopping = new Map<number, string>()
  for (let ago = Math.max(...hours); ago >= 0; ago -= 1) {
    const house = houseAt(context, later(now, -ago * HOUR_S))
    for (const purchase of PURCHASES.filter((one) => one.ago === ago)) {
      const order = await bought(house, purchase)
      if (purchase.stopped) stopping.set(purchase.stopped, order)
    }
    const order = stopping.get(ago)
    if (order) await stop(house, order)
    // Every date is whole days after a purchase.
    const isDate = PURCHASES.some((one) => one.ago >= ago && (one.ago - ago) % 24 === 0)
    if (isDate) while ((await sweepInvestments(house)) > 0);
  }
}

async function bought(context: Context, { who, code, num, amount = '' }: Purchase): Promise<string> {
  const { database } = context
  const { id: member } = await database
    .selectFrom('member')
    .select('id')
    .where('nickname', '=', who)
    .where('demo', '=', true)
    .executeTakeFirstOrThrow()
  const { id, kind } = await database
    .selectFrom('venture')
    .select(['id', 'kind'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  const { call, does } = callAs(context, member)
  const wish: VentureWish = { kind, id, amount, num }
  const { quote_no } = await quoteVenture(call, wish)
  const confirming = { quote_no, payword: DEMO_PIN, second: '', idem: `demo-${quote_no}` }
  return (await does(await buy(call, PATHS[kind], wish, confirming))).order_no
}

const PATHS = {
  robot: robot.buy.path,
  product: robot.buy.path,
  project: project.buy.path,
  subscribe: subscription.subscribe.path,
} as const

const stop = ({ database, clock }: Context, orderNo: string) =>
  inTransaction(database, async (sql) => {
    const here = { sql, now: clock.now() }
    const row = await lockedInvestment(here, orderNo)
    if (row) await moveInvestment(here, row, { type: 'stop', by: 'member' })
  })
