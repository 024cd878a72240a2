import { sql as raw } from 'kysely'
import type { InvestStatus } from '#contract/invest.ts'
import type { VentureCurrency, VentureKind } from '#contract/venture.ts'
import type { Sql } from '../lib/database.ts'
import type { VentureText } from './ventures.ts'
import type { LocaleTag } from '#contract/locales.ts'

export interface InvestmentRow {
  readonly id: number
  readonly order_no: string
  readonly member_id: number
  readonly venture_id: number
  readonly kind: VentureKind
  readonly state: string
  readonly version: number
  readonly currency: VentureCurrency
  readonly amount: bigint
  readonly num: number
  readonly created_at: Date
  readonly cool_until: Date | null
  readonly next_at: Date | null
  readonly ends_at: Date
  readonly ended_at: Date | null
  readonly days_done: number
  readonly paid: bigint
  readonly fee: bigint
  readonly text: string
  readonly wake_at: Date | null
  readonly term_days: number
  readonly payout: 'daily' | 'end'
  readonly fee_rate: string
  readonly cover: string
  readonly texts: Readonly<Partial<Record<LocaleTag, VentureText>>>
  readonly suspended_at: Date | null
  readonly suspended_text: string
  readonly pool: bigint
  readonly expected: bigint
  readonly paid_today: bigint
}

const whole = (now: Date) => raw`
  investment.id, order_no, investment.member_id, venture_id, investment.kind, investment.state, investment.version,
  investment.currency, investment.amount, num, investment.created_at, cool_until, next_at, investment.ends_at, ended_at,
  days_done, paid, fee, investment.text, wake_at, (terms ->> 'term_days')::integer as term_days, payout,
  terms ->> 'fee_rate' as fee_rate, cover, texts, suspended_at, suspended_text, pool.amount as pool,
  coalesce((
    select sum(estimate) from investment_payout date
    where date.investment_id = investment.id and date.state = 'due'), 0)::bigint as expected,
  coalesce((
    select sum(outcome) from investment_payout date
    where date.investment_id = investment.id and date.state = 'paid' and day_of(settled_at) = day_of(${now})), 0)::bigint
    as paid_today`

const joined = raw`investment join venture on venture.id = venture_id join account pool on pool.id = pool_id`

export async function investmentOf(
  sql: Sql,
  member: number,
  orderNo: string,
  now: Date,
): Promise<InvestmentRow | undefined> {
  const { rows } = await raw<InvestmentRow>`
    select ${whole(now)} from ${joined} where order_no = ${orderNo} and investment.member_id = ${member}`.execute(sql)
  return rows[0]
}

export interface Listed {
  readonly kind: 'robot' | 'product' | 'project' | ''
  readonly status: InvestStatus | ''
  readonly page: number
  readonly limit: number
}

const KINDS = {
  '': raw``,
  robot: raw`and investment.kind = 'robot'`,
  product: raw`and investment.kind <> 'robot'`,
  project: raw`and investment.kind = 'project'`,
} as const

const inStatus = (status: Listed['status']) =>
  status === '' ? raw`` : raw`and split_part(investment.state, '.', 1) = ${status}`

export async function investmentsOf(
  sql: Sql,
  member: number,
  { kind, status, page, limit }: Listed,
  now: Date,
): Promise<{ total: number; rows: InvestmentRow[] }> {
  const which = raw`where investment.member_id = ${member} ${KINDS[kind]} ${inStatus(status)}`
  const [count, { rows }] = await Promise.all([
    raw<{ total: number }>`select count(*)::integer as total from investment ${which}`.execute(sql),
    raw<InvestmentRow>`
      select ${whole(now)} from ${joined} ${which}
      order by investment.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(sql),
  ])
  return { total: count.rows[0]?.total ?? 0, rows }
}

/** Those that run, the nearest date to come first. */
export async function openInvestmentsOf(
  sql: Sql,
  member: number,
  now: Date,
  limit: number,
): Promise<{ total: number; rows: InvestmentRow[] }> {
  const { rows } = await raw<InvestmentRow & { total: number }>`
    select ${whole(now)}, count(*) over ()::integer as total from ${joined}
    where investment.member_id = ${member} and ended_at is null
    order by case when next_at > ${now} and investment.state in ('cooling', 'running') then next_at end, investment.id desc
    limit ${limit}`.execute(sql)
  return { total: rows[0]?.total ?? 0, rows }
}

/** What the date may bring at most, and what returns then of what was put in. */
export async function nextDateOf(sql: Sql, { id, amount, payout, term_days }: InvestmentRow) {
  const date = await sql
    .selectFrom('investment_payout')
    .select(['period', 'estimate'])
    .where('investment_id', '=', id)
    .where('state', '=', 'due')
    .orderBy('period')
    .executeTakeFirst()
  const last = payout === 'daily' ? term_days : 1
  return date && { estimate: date.estimate, back: date.period === last ? amount : 0n }
}

export interface Sum {
  readonly currency: VentureCurrency
  readonly running: number
  readonly principal: bigint
  readonly paid_today: bigint
  readonly paid_total: bigint
}

export async function sumsOf(sql: Sql, member: number, kind: Listed['kind'], now: Date): Promise<Sum[]> {
  const { rows } = await raw<Sum>`
    select currency, count(*) filter (where ended_at is null)::integer as running,
      coalesce(sum(amount) filter (where ended_at is null), 0)::bigint as principal,
      coalesce(sum((
        select sum(outcome) from investment_payout
        where investment_id = investment.id and investment_payout.state = 'paid' and day_of(settled_at) = day_of(${now}))), 0)::bigint as paid_today,
      coalesce(sum(paid), 0)::bigint as paid_total
    from investment where member_id = ${member} ${KINDS[kind]}
    group by currency order by currency`.execute(sql)
  return rows
}

export async function datesOf(sql: Sql, id: number, { page, limit }: { page: number; limit: number }) {
  const dates = sql.selectFrom('investment_payout').where('investment_id', '=', id)
  const { total } = await dates.select(raw<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  const rows = await dates
    .selectAll()
    .orderBy('period')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { total, rows }
}

export const happeningsOf = (sql: Sql, id: number) =>
  sql
    .selectFrom('investment_event')
    .select(['event', 'state', 'actor', 'reason', 'text', 'at'])
    .where('investment_id', '=', id)
    .where('event', '<>', 'settle')
    .orderBy('version')
    .execute()

export interface TaskRow {
  readonly id: bigint
  readonly order_no: string
  readonly invest_order_no: string
  readonly texts: InvestmentRow['texts']
  readonly day: number
  readonly n: number
  readonly amount: bigint
  readonly currency: VentureCurrency
  readonly side: 'held' | 'aside'
  readonly price_before: string | null
  readonly price_from: string | null
  readonly price_to: string | null
  readonly profit: bigint
  readonly state: 'done' | 'failed'
  readonly from_at: Date
  readonly to_at: Date
}

export interface TasksAsked {
  readonly order_no: string
  readonly status: 'done' | 'failed' | ''
  readonly page: number
  readonly limit: number
}

const TASKS = raw`task_order join investment on investment.id = investment_id join venture on venture.id = venture_id`

const which = (member: number, { order_no, status }: TasksAsked) => raw`
  where member_id = ${member} ${order_no === '' ? raw`` : raw`and investment.order_no = ${order_no}`}
    ${status === '' ? raw`` : raw`and task_order.state = ${status}`}`

export async function tasksOf(sql: Sql, member: number, asked: TasksAsked) {
  const [{ rows }, sums] = await Promise.all([
    raw<TaskRow>`
      select task_order.id, task_order.order_no, investment.order_no as invest_order_no, texts, day, n, investment.amount,
        investment.currency, side, trim_scale(price_before)::text as price_before, trim_scale(price_from)::text as price_from,
        trim_scale(price_to)::text as price_to, profit, task_order.state, from_at, to_at
      from ${TASKS} ${which(member, asked)}
      order by to_at desc, task_order.id desc limit ${asked.limit} offset ${(asked.page - 1) * asked.limit}`.execute(
      sql,
    ),
    raw<{ currency: VentureCurrency; count: number; result: bigint }>`
      select investment.currency, count(*)::integer as count, sum(profit)::bigint as result
      from ${TASKS} ${which(member, asked)} group by 1 order by 1`.execute(sql),
  ])
  return { rows, sums: sums.rows, total: sums.rows.reduce((all, { count }) => all + count, 0) }
}
