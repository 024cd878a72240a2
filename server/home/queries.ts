import { sql as raw } from 'kysely'
import type { Home } from '#contract/home.ts'
import { ONLINE_WINDOW } from '#contract/limits.ts'
import { decimalOf } from '#contract/money.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import type { OrderRow } from '../trade/rows.ts'

type Stats = Home['stats']
type Row = Omit<Stats, 'trade_amount'> & { trade_amount: bigint }

const NOBODY: Row = {
  member_count: 0,
  merchant_count: 0,
  online_count: 0,
  trade_count: 0,
  trade_amount: 0n,
  pay_seconds: null,
  merchants_online: 0,
}

/** A visit costs the same on a day of ten thousand trades: the middle is that of the newest payments. */
const PAYMENTS = 500

/** The house in numbers, counted now. Today is the day of the market; online are merchants who would be sent an order. */
export async function statsAt(sql: Sql, now: Date): Promise<Stats> {
  const { rows } = await raw<Row>`
    with here as (
      select (${now}::timestamptz at time zone zone)::time as hour,
        date_trunc('day', ${now}::timestamptz at time zone zone) at time zone zone as since
      from market
    ), traded as (
      select count(*)::integer as trade_count, coalesce(sum(amount), 0)::bigint as trade_amount
      from trade_order where state = 'completed' and since >= (select since from here)
    ), moves as (
      select order_id, version, event, at from order_event
      where event in ('accept', 'pay') and at >= (select since - interval '2 hours' from here)
      order by at desc limit ${PAYMENTS * 2}
    ), payments as (
      select event, at, at - lag(at) over of_order as took, lag(event) over of_order as before
      from moves window of_order as (partition by order_id order by version)
    )
    select (select count(*)::integer from member) as member_count,
      (select count(*)::integer from member_role where role = 'merchant') as merchant_count,
      (select count(distinct member_id)::integer from session where revoked_at is null and seen_at > ${later(now, -ONLINE_WINDOW)}) as online_count,
      trade_count, trade_amount,
      (select round(percentile_cont(0.5) within group (order by extract(epoch from took)))::integer
        from payments where event = 'pay' and before = 'accept' and at >= (select since from here)) as pay_seconds,
      (select count(*)::integer from merchant, here where may_buy(merchant, ${now}, hour)) as merchants_online
    from traded`.execute(sql)
  const { trade_amount, ...counts } = rows[0] ?? NOBODY
  return { ...counts, trade_amount: decimalOf(trade_amount, 'EUR') }
}

/** The open order of a member, as either side of it, that moves by itself soonest. */
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
