import { type RawBuilder, sql as raw } from 'kysely'
import type { LocaleTag } from '#contract/locales.ts'
import type { VentureCurrency, VentureKind, VentureStatus } from '#contract/venture.ts'
import type { Block } from '#contract/shapes.ts'
import type { ByLocale } from '../lib/by-locale.ts'
import type { Sql } from '../lib/database.ts'
import { isPricedAt } from './recorded.ts'

export interface VentureText {
  readonly title: string
  readonly brief: string
  readonly content: readonly Block[]
  readonly rules: readonly string[]
  readonly risk: string
}

export interface VentureRow {
  readonly id: number
  readonly code: string
  readonly kind: VentureKind
  readonly robot_id: number | null
  readonly category_id: number | null
  readonly level: number | null
  readonly currency: VentureCurrency
  readonly unit: bigint
  readonly least: bigint
  readonly most: bigint
  readonly total: bigint
  readonly taken: bigint
  readonly term_days: number
  readonly payout: 'daily' | 'end'
  readonly tasks_per_day: number | null
  readonly risk_level: 1 | 2 | 3 | 4 | 5
  readonly fee_rate: string
  readonly starts_at: Date
  readonly ends_at: Date | null
  readonly suspended_at: Date | null
  readonly unpriced: boolean
  readonly pool_id: bigint
  readonly cover: string
  readonly texts: ByLocale<VentureText>
  readonly documents: readonly { names: ByLocale<string>; url: string; bytes: number }[]
  readonly schedule: readonly { titles: ByLocale<string>; at: string }[]
  readonly status: VentureStatus
  readonly rate_version: number
  readonly rate: string
  readonly rated_at: Date
  readonly pool: bigint
  readonly categories: ByLocale<string> | null
  readonly robot_texts: ByLocale<VentureText> | null
  readonly people: number
}

const statusAt = (now: Date) => raw<VentureStatus>`case
  when starts_at > ${now} then 'coming'
  when ends_at <= ${now} then case when kind = 'project' and ends_at + term_days * interval '1 day' > ${now} then 'running' else 'ended' end
  when total - taken < least then case kind when 'project' then 'full' else 'sold_out' end
  else 'open' end`

const venturesAt = (now: Date) => raw`
  select venture.*, ${statusAt(now)} as status, reckoned.version as rate_version,
    trim_scale(reckoned.rate)::text as rate, reckoned.since as rated_at, pool.amount as pool,
    kind = 'robot' and not ${isPricedAt(now)} as unpriced
  from venture join account pool on pool.id = pool_id
    join lateral (
      select version, rate, since from venture_rate where venture_id = venture.id and since <= ${now}
      order by since desc limit 1) as reckoned on true`

const whole = raw`
  found.*, trim_scale(found.fee_rate)::text as fee_rate, category.names as categories, robot.texts as robot_texts, (
    select count(distinct member_id)::integer from investment
    where venture_id = found.id and state <> 'cancelled') as people`

const joined = raw`
  left join venture_category category on category.id = found.category_id
  left join venture robot on robot.id = found.robot_id`

export interface Sought {
  readonly kind: VentureKind
  readonly status?: VentureStatus | ''
  readonly level?: number | undefined
  readonly robot?: number | undefined
  readonly category?: number | undefined
  readonly sort?: 'default' | 'rate' | 'term' | 'progress'
  readonly page: number
  readonly limit: number
}

const ORDER = raw`case status when 'open' then 0 when 'coming' then 1 when 'full' then 2 when 'sold_out' then 2 when 'running' then 3 else 4 end`

const SORTS: Readonly<Record<NonNullable<Sought['sort']>, RawBuilder<unknown>>> = {
  default: raw`${ORDER}, starts_at desc, found.id desc`,
  rate: raw`found.rate::numeric / case found.payout when 'end' then found.term_days else 1 end desc, found.id desc`,
  term: raw`found.term_days, found.id desc`,
  progress: raw`found.taken::numeric / found.total desc, found.id desc`,
}

const only = (condition: RawBuilder<unknown>, value: unknown) =>
  value === undefined || value === '' ? raw`` : raw`and ${condition} = ${value}`

export async function venturesOf(sql: Sql, now: Date, sought: Sought): Promise<{ total: number; rows: VentureRow[] }> {
  const { kind, status, level, robot, category, sort = 'default', page, limit } = sought
  const which = raw`where found.kind = ${kind} ${only(raw`found.status`, status)} ${only(raw`found.level`, level)}
    ${only(raw`found.robot_id`, robot)} ${only(raw`found.category_id`, category)}`
  const [count, { rows }] = await Promise.all([
    raw<{ total: number }>`select count(*)::integer as total from (${venturesAt(now)}) as found ${which}`.execute(sql),
    raw<VentureRow>`
      select ${whole} from (${venturesAt(now)}) as found ${joined} ${which}
      order by ${SORTS[sort]} limit ${limit} offset ${(page - 1) * limit}`.execute(sql),
  ])
  return { total: count.rows[0]?.total ?? 0, rows }
}

export async function ventureOf(sql: Sql, now: Date, kind: VentureKind, id: number): Promise<VentureRow | undefined> {
  const { rows } = await raw<VentureRow>`
    select ${whole} from (${venturesAt(now)}) as found ${joined} where found.kind = ${kind} and found.id = ${id}`.execute(
    sql,
  )
  return rows[0]
}

export type Buyable = Pick<VentureRow, 'kind' | 'currency' | 'least'> & { readonly count: number }

/** What can be bought now, by kind and currency, and the least that one of them takes. */
export async function buyableAt(sql: Sql, now: Date): Promise<Buyable[]> {
  const { rows } = await raw<Buyable>`
    select kind, currency, min(least)::bigint as least, count(*)::integer as count from (${venturesAt(now)}) as found
    where status = 'open' and suspended_at is null and not unpriced group by kind, currency order by kind, currency`.execute(
    sql,
  )
  return rows
}

export const categoriesOf = (sql: Sql) =>
  sql.selectFrom('venture_category').select(['id', 'names']).orderBy('id').execute()

export async function heldIn(sql: Sql, member: number, venture: number): Promise<{ count: number; amount: bigint }> {
  const { rows } = await raw<{ count: number; amount: bigint }>`
    select count(*)::integer as count, coalesce(sum(amount), 0)::bigint as amount from investment
    where member_id = ${member} and venture_id = ${venture} and ended_at is null`.execute(sql)
  return rows[0] ?? { count: 0, amount: 0n }
}

export const saidIn = <Said>(said: ByLocale<Said>, locale: LocaleTag, none: Said): Said =>
  said[locale] ?? said.en ?? none

export const NO_TEXT: VentureText = { title: '', brief: '', content: [], rules: [], risk: '' }
