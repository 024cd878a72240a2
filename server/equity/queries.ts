import { sql as raw } from 'kysely'
import type { ChartPoint, ChartRange } from '#contract/equity.ts'
import type { Share } from '#contract/money.ts'
import type { Block } from '#contract/shapes.ts'
import { partsOf, type Came } from '#machines/equity/shares.rules.ts'
import type { Sql } from '../lib/database.ts'

const ZONE = raw<string>`coalesce((select zone from market), 'UTC')`

export type ByLanguage<Texts> = Readonly<Partial<Record<string, Texts>>>

export interface EquityTexts {
  readonly title: string
  readonly intro: readonly Block[]
}

export interface EquityRow {
  readonly id: number
  readonly code: string
  readonly currency: Share
  readonly points_per_share: number
  readonly least_points: number
  readonly most_points: number
  readonly cover: string
  readonly texts: ByLanguage<EquityTexts>
  readonly closed_at: Date | null
}

export async function equities(sql: Sql, id?: number): Promise<EquityRow[]> {
  const rows = await sql
    .selectFrom('equity')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, currency: row.currency as Share, texts: row.texts as EquityRow['texts'] }))
}

export async function leftOf(sql: Sql): Promise<ReadonlyMap<Share, bigint>> {
  const { rows } = await raw<{ currency: Share; amount: bigint }>`
    select currency, amount from account join currency on code = currency
    where member_id is null and class = 'capital' and issued`.execute(sql)
  return new Map(rows.map(({ currency, amount }) => [currency, amount]))
}

export interface Priced {
  readonly price: bigint
  readonly day: string
}
export const NO_PRICE: Priced = { price: 0n, day: '' }

export async function pricesAt(sql: Sql, at: Date): Promise<ReadonlyMap<Share, Priced>> {
  const { rows } = await raw<{ currency: Share; eur: string; day: string }>`
    select distinct on (currency) currency, eur::text, day::text from share_price
    where said_at <= ${at} order by currency, day desc, said_at desc`.execute(sql)
  return new Map(rows.map(({ currency, eur, day }) => [currency, { price: partsOf(eur), day }]))
}

export interface Held {
  readonly currency: Share
  readonly shares: bigint
  readonly came: Came
  readonly locked: bigint
  readonly unlock_at: Date | null
}

const cameOf = raw`coalesce(sum(entry.amount) filter (where entry.amount > 0), 0)::bigint`
/** What each share was worth when it came, added up. */
const costOfCame = raw`
  coalesce(sum(entry.amount * 10000 * coalesce(then_worth.eur, 0)) filter (where entry.amount > 0), 0)::bigint`
const pricedThen = raw`
  left join lateral (
    select eur from share_price
    where share_price.currency = account.currency and said_at <= posting.at
    order by day desc, said_at desc limit 1) as then_worth on true`

/** `upto`: as it was after that posting. */
export async function heldBy(sql: Sql, member: number, at: Date, upto?: bigint): Promise<ReadonlyMap<Share, Held>> {
  const after = (id: string) => (upto === undefined ? raw`true` : raw`${raw.ref(id)} <= ${upto}`)
  const { rows } = await raw<{
    currency: Share
    shares: bigint
    came: bigint
    cost: bigint
    locked: bigint
    unlock_at: Date | null
  }>`
    select own.currency, shares, came, cost, least(shares, coalesce(locked, 0)) as locked, unlock_at
    from (
      select account.currency, sum(entry.amount)::bigint as shares,
        ${cameOf} as came, ${costOfCame} as cost
      from account
        join currency on code = account.currency and issued
        join entry on entry.account_id = account.id
        join posting on posting.id = entry.posting_id
        ${pricedThen}
      where account.member_id = ${member} and ${after('entry.posting_id')}
      group by account.currency) as own
      left join (
        select currency, sum(amount)::bigint as locked, min(until_at) as unlock_at
        from share_lock where member_id = ${member} and until_at > ${at} and ${after('posting_id')}
        group by currency) as locks on locks.currency = own.currency`.execute(sql)
  return new Map(rows.map(({ came, cost, ...held }) => [held.currency, { ...held, came: { shares: came, cost } }]))
}

export async function exchangedBy(sql: Sql, posting: bigint, currency: Share) {
  const { rows } = await raw<{ member: number; shares: bigint; at: Date }>`
    select account.member_id as member, entry.amount as shares, posting.at
    from entry join account on account.id = entry.account_id join posting on posting.id = entry.posting_id
    where entry.posting_id = ${posting} and account.currency = ${currency} and account.member_id is not null`.execute(
    sql,
  )
  return rows[0]
}

const SPANS: Readonly<Record<Exclude<ChartRange, 'all'>, string>> = {
  '1m': '1 month',
  '3m': '3 months',
  '6m': '6 months',
  '1y': '1 year',
}

/** Beyond a year: in so many parts, the lowest and the highest day of each. */
const PARTS = 120

export async function chartOf(sql: Sql, currency: Share, range: ChartRange, now: Date): Promise<ChartPoint[]> {
  const today = raw<Date>`(${now}::timestamptz at time zone ${ZONE})::date`
  const { rows } = await raw<ChartPoint>`
    with told as (
      select distinct on (day) day, eur, day <= ${today} - ${SPANS['1y']}::interval as is_old from share_price
      where currency = ${currency} and said_at <= ${now} and day <= ${today}
        and ${range === 'all' ? raw`true` : raw`day > ${today} - ${SPANS[range]}::interval`}
      order by day, said_at desc),
    parted as (select *, ntile(${PARTS}) over (partition by is_old order by day) as part from told),
    placed as (
      select *, row_number() over (partition by is_old, part order by eur, day) as low,
        row_number() over (partition by is_old, part order by eur desc, day desc) as high from parted)
    select day::text as date, eur::text as price from placed
    where not is_old or low = 1 or high = 1 or day = (select min(day) from told) order by day`.execute(sql)
  return rows
}

export interface DayOfShares {
  readonly date: string
  readonly currency: Share
  readonly shares: bigint
  readonly came: Came
  readonly eur: string | null
}

export async function daysOf(sql: Sql, member: number, now: Date): Promise<DayOfShares[]> {
  const { rows } = await raw<Omit<DayOfShares, 'came'> & { came: bigint; cost: bigint }>`
    with own as (
      select account.currency, (posting.at at time zone ${ZONE})::date as day, sum(entry.amount) as moved,
        ${cameOf} as came, ${costOfCame} as cost
      from account join currency on code = account.currency and issued and code like 'EQ-%'
        join entry on entry.account_id = account.id join posting on posting.id = entry.posting_id
        ${pricedThen}
      where account.member_id = ${member} group by 1, 2)
    select days.day::date::text as date, held.currency, held.shares::bigint as shares,
      held.came::bigint as came, held.cost::bigint as cost, eur::text
    from (select (${now}::timestamptz at time zone ${ZONE})::date as today) as here
      cross join lateral generate_series(
        greatest(today - interval '1 year' + interval '1 day', (select min(day) from own)), today, interval '1 day') as days(day)
      cross join lateral (
        select currency, sum(moved) as shares, sum(came) as came, sum(cost) as cost
        from own where own.day <= days.day group by currency) as held
      left join lateral (
        select eur from share_price
        where share_price.currency = held.currency and share_price.day <= days.day
        order by share_price.day desc, said_at desc limit 1) as price on true
    order by days.day, held.currency`.execute(sql)
  return rows.map(({ came, cost, ...day }) => ({ ...day, came: { shares: came, cost } }))
}
