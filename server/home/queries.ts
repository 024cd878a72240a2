import { sql as raw } from 'kysely'
import type { Home } from '#contract/home.ts'
import { ONLINE_WINDOW } from '#contract/limits.ts'
import { decimalOf } from '#contract/money.ts'
import { required } from '#machines/lib/required.ts'
import { later } from '../lib/clock.ts'
import type { Database, Sql } from '../lib/database.ts'
import type { OrderRow } from '../trade/rows.ts'

/** The median is of the newest payments, so that a busy day costs no more. */
const PAYMENTS = 500

interface Counts {
  member_count: number
  merchant_count: number
  online_count: number
  today_count: number
  today_amount: bigint
  pay_seconds: number | null
  lately_count: number
  lately_amount: bigint
  lately: Date | null
}

const countsAt = (sql: Sql, now: Date) =>
  raw<Counts>`
    with day as (
      select date_trunc('day', ${now}::timestamptz at time zone zone) at time zone zone as since from market
    ), traded as (
      select
        count(*) filter (where trade_order.since >= day.since)::integer as today_count,
        coalesce(sum(amount) filter (where trade_order.since >= day.since), 0)::bigint as today_amount,
        count(amount)::integer as lately_count,
        coalesce(sum(amount), 0)::bigint as lately_amount,
        day.since - interval '1 day' as lately
      from (values (1)) as house left join day on true left join trade_order
        on state = 'completed' and trade_order.since >= day.since - interval '1 day'
      group by day.since
    ), moves as (
      select order_id, version, event, at from order_event
      where event in ('accept', 'pay') and at >= (select since - interval '2 hours' from day)
      order by at desc limit ${PAYMENTS * 2}
    ), payments as (
      select event, at, at - lag(at) over of_order as took, lag(event) over of_order as before
      from moves window of_order as (partition by order_id order by version)
    )
    select (select count(*)::integer from member where deleted_at is null) as member_count,
      (select count(*)::integer from member_role join member on member.id = member_id
        where role = 'merchant' and deleted_at is null) as merchant_count,
      (select count(distinct member_id)::integer from session where revoked_at is null and seen_at > ${later(now, -ONLINE_WINDOW)}) as online_count,
      (select round(percentile_cont(0.5) within group (order by extract(epoch from took)))::integer
        from payments where event = 'pay' and before = 'accept' and at >= (select since from day)) as pay_seconds,
      today_count, today_amount, lately_count, lately_amount, lately
    from traded`
    .execute(sql)
    .then(({ rows }) => required(rows[0]))

interface Traded {
  readonly until: number
  readonly count: number
  readonly amount: bigint
}
const traded = new WeakMap<Database, Traded>()

/** Counted once a day: the past does not change. */
async function tradedBefore(database: Database, moment: Date | null): Promise<Traded> {
  const until = moment?.getTime() ?? 0
  const counted = traded.get(database)
  if (counted?.until === until) return counted
  const { rows } = await raw<Omit<Traded, 'until'>>`
    select count(*)::integer as count, coalesce(sum(amount), 0)::bigint as amount
    from trade_order where state = 'completed' and since < ${moment}`.execute(database)
  const fresh = { until, count: 0, amount: 0n, ...rows[0] }
  traded.set(database, fresh)
  return fresh
}

/** Today is the market's day. */
export async function statsAt(database: Database, now: Date): Promise<Home['stats']> {
  const { today_count, today_amount, pay_seconds, lately_count, lately_amount, lately, ...counts } = await countsAt(
    database,
    now,
  )
  const before = await tradedBefore(database, lately)
  return {
    ...counts,
    trade_count: before.count + lately_count,
    trade_amount: decimalOf(before.amount + lately_amount, 'EUR'),
    today: { trade_count: today_count, trade_amount: decimalOf(today_amount, 'EUR'), pay_seconds },
  }
}

export async function soonestOrder(sql: Sql, member: number): Promise<OrderRow | undefined> {
  const open = raw<boolean>`order_is_open(state)`
  const of = (side: 'member_id' | 'merchant_id') =>
    sql
      .selectFrom('trade_order')
      .selectAll()
      .where(side, '=', member)
      .where(open)
      .orderBy('wake_at', (order) => order.asc().nullsLast())
      .orderBy('id')
      .limit(1)
  const [sold, bought] = await Promise.all([of('member_id').executeTakeFirst(), of('merchant_id').executeTakeFirst()])
  if (!sold || !bought) return sold ?? bought
  return (bought.wake_at ?? NEVER) < (sold.wake_at ?? NEVER) ? bought : sold
}

const NEVER = new Date(8.64e15)
